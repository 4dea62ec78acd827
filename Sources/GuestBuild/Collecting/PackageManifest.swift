/// The manifest of a Swift package, of which the targets are read that have a folder of their own choice.
enum PackageManifest {
    private static let kinds: Set<String> = ["target", "executableTarget", "macro"]

    /// The folders of the targets that a package's manifest gives a `path:`, by name.
    static func targets(of package: String) -> [String: String] {
        guard let text = SourceFolder.text(at: SourceFolder.join(package, "Package.swift")) else { return [:] }
        let source = SwiftSource(text)
        let tokens = source.tokens
        var found: [String: String] = [:]
        for index in tokens.indices.dropFirst().dropLast(2)
        where kinds.contains(tokens[index].text) && tokens[index - 1].isSign(".") && tokens[index + 1].isSign("(") {
            let arguments = tokens[index + 2..<max(index + 2, source.closing(index + 1))]
            guard let name = value("name", in: arguments), let path = value("path", in: arguments) else { continue }
            found[name] = SourceFolder.standard(SourceFolder.join(package, path))
        }
        return found
    }

    /// The text of the first argument with a label.
    private static func value(_ label: String, in arguments: ArraySlice<SwiftToken>) -> String? {
        arguments.indices.dropLast(2).first {
            arguments[$0].isWord(label) && arguments[$0 + 1].isSign(":") && arguments[$0 + 2].kind == .literal
        }.map { arguments[$0 + 2].text }
    }
}
