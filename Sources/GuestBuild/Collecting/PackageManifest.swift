import Foundation

/// The manifest of a Swift package, of which is read where its targets' sources are and what their settings define for `#if`.
enum PackageManifest {
    /// The name of a manifest.
    static let name = "Package.swift"
    private static let kinds: Set<String> = ["target", "executableTarget", "macro"]
    /// Where a target without a `path:` has its folder.
    private static let sources = ["Sources", "Source", "src", "srcs"]

    /// The folders of the targets that a package's manifest gives a `path:`, by name.
    static func targets(of package: String) -> [String: String] {
        guard let source = source(of: package) else { return [:] }
        return targets(in: source).reduce(into: [:]) { found, target in
            guard let path = text("path", in: target.arguments, of: source) else { return }
            found[target.name] = SourceFolder.standard(SourceFolder.join(package, path))
        }
    }

    /// The names that the settings of the target that compiles a file define for `#if`, on iOS in a Debug build: `.define("NAME")`. None if
    /// the file is of no package.
    static func conditions(ofFile path: String) -> [String] {
        guard let package = SourceFolder.project(of: path), let source = source(of: package) else { return [] }
        let file = SourceFolder.absolute(path)
        let target = targets(in: source).first { target in
            let own = text("path", in: target.arguments, of: source)
            let folders = own.map { [$0] } ?? sources.map { SourceFolder.join($0, target.name) }
            return folders.contains {
                file.hasPrefix(SourceFolder.absolute(SourceFolder.standard(SourceFolder.join(package, $0))) + "/")
            }
        }
        guard let target, let settings = value("swiftSettings", in: target.arguments, of: source) else { return [] }
        return defined(in: list(settings, of: source), of: source)
    }

    private static func source(of package: String) -> SwiftSource? {
        SourceFolder.text(at: SourceFolder.join(package, name)).map { SwiftSource($0) }
    }

    private static func targets(in source: SwiftSource) -> [(name: String, arguments: Range<Int>)] {
        calls(of: kinds, in: source.tokens.indices, of: source).compactMap { arguments in
            text("name", in: arguments, of: source).map { ($0, arguments) }
        }
    }

    /// The arguments of the calls of members, `.target(…)`.
    private static func calls(of names: Set<String>, in range: Range<Int>, of source: SwiftSource) -> [Range<Int>] {
        let tokens = source.tokens
        return range.dropFirst().dropLast(2).filter { index in
            names.contains(tokens[index].text) && tokens[index - 1].isSign(".") && tokens[index + 1].isSign("(")
        }.map { $0 + 2..<max($0 + 2, source.closing($0 + 1)) }
    }

    /// What is after the first label of a name, up to the end of the arguments.
    private static func value(_ label: String, in arguments: Range<Int>, of source: SwiftSource) -> Range<Int>? {
        arguments.dropLast(2).first { source.tokens[$0].isWord(label) && source.tokens[$0 + 1].isSign(":") }
            .map { $0 + 2..<arguments.upperBound }
    }

    /// The text of the first argument with a label.
    private static func text(_ label: String, in arguments: Range<Int>, of source: SwiftSource) -> String? {
        guard let first = value(label, in: arguments, of: source)?.first, source.tokens[first].kind == .literal else {
            return nil
        }
        return source.tokens[first].text
    }

    /// The elements of a list that is written there, or at the constant that is named there.
    private static func list(_ value: Range<Int>, of source: SwiftSource) -> Range<Int> {
        let tokens = source.tokens
        var open = value.lowerBound
        if tokens[open].kind == .word {
            let constant = tokens.indices.dropLast().first {
                (tokens[$0].isWord("let") || tokens[$0].isWord("var")) && tokens[$0 + 1].isWord(tokens[open].text)
            }
            let sign = constant.flatMap { constant in (constant..<tokens.count).first { tokens[$0].isSign("=") } }
            open = sign.map { $0 + 1 } ?? open
        }
        guard open < tokens.count, tokens[open].isSign("[") else { return open..<open }
        return open + 1..<max(open + 1, source.closing(open))
    }

    private static func defined(in settings: Range<Int>, of source: SwiftSource) -> [String] {
        let tokens = source.tokens
        return calls(of: ["define"], in: settings, of: source).compactMap { arguments in
            guard let first = arguments.first, tokens[first].kind == .literal else { return nil }
            let words = Set(arguments.filter { tokens[$0].kind == .word }.map { tokens[$0].text })
            let isOfPhone = !words.contains("platforms") || words.contains("iOS")
            return isOfPhone && !words.contains("release") ? tokens[first].text : nil
        }
    }
}
