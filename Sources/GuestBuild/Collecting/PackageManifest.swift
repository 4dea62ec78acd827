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
        let own = targets(in: source).filter { target in
            let path = text("path", in: target.arguments, of: source)
            let folders = path.map { [$0] } ?? sources.map { SourceFolder.join($0, target.name) }
            return folders.contains {
                file.hasPrefix(SourceFolder.absolute(SourceFolder.standard(SourceFolder.join(package, $0))) + "/")
            }
        }
        // A dependency on a target is written like a target, without settings.
        return own.flatMap { target in
            value("swiftSettings", in: target.arguments, of: source).map { defined(in: $0, of: source) } ?? []
        }
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

    /// The names that settings define, and those of the constants that are named beside or instead of a list: `shared + [.define("NAME")]`.
    private static func defined(in argument: Range<Int>, of source: SwiftSource) -> [String] {
        let tokens = source.tokens
        var (lists, index) = ([Range<Int>](), argument.lowerBound)
        while index < argument.upperBound, !tokens[index].isSign(",") {
            if tokens[index].isSign("[") {
                lists.append(index..<max(index, source.closing(index)))
            } else if tokens[index].kind == .word, let list = constant(tokens[index].text, of: source) {
                lists.append(list)
            }
            index = tokens[index].isSign("[") ? source.closing(index) + 1 : index + 1
        }
        return lists.flatMap { calls(of: ["define"], in: $0, of: source) }.compactMap { arguments in
            guard let first = arguments.first, tokens[first].kind == .literal else { return nil }
            let words = Set(arguments.filter { tokens[$0].kind == .word }.map { tokens[$0].text })
            let isOfPhone = !words.contains("platforms") || words.contains("iOS")
            return isOfPhone && !words.contains("release") ? tokens[first].text : nil
        }
    }

    /// The list that a constant or a variable of the manifest begins with; `nil` if there is none of that name.
    private static func constant(_ name: String, of source: SwiftSource) -> Range<Int>? {
        let tokens = source.tokens
        let word = tokens.indices.dropLast().first {
            (tokens[$0].isWord("let") || tokens[$0].isWord("var")) && tokens[$0 + 1].isWord(name)
        }
        guard let sign = word.flatMap({ word in (word..<tokens.count).first { tokens[$0].isSign("=") } }),
            sign + 1 < tokens.count, tokens[sign + 1].isSign("[")
        else { return nil }
        return sign + 1..<max(sign + 1, source.closing(sign + 1))
    }
}
