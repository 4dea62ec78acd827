import CellUI
import Configuration
import Yams

/// Reads base16 schemes: sixteen colours `base00` to `base0F` in YAML, either at the top level, with the name in `scheme`, or
/// in `palette`, with the name in `name`.
///
/// Source: [tinted-theming, builder specification](https://github.com/tinted-theming/home/blob/main/builder.md).
struct Base16Scheme {
    /// The file's name in messages.
    let file: String

    /// Parses a scheme.
    func read(_ text: String) throws(FileDiagnostic) -> ImportedScheme {
        let root = try node(of: text)
        guard let top = root.mapping else { throw wrong(root, "not a list of keys; base16 has base00 to base0F") }
        let palette = top["palette"]
        if let palette, palette.mapping == nil {
            throw wrong(palette, "palette has no keys; it has base00 to base0F")
        }
        let colors = palette?.mapping ?? top
        var base16: [CellColor] = []
        for index in 0..<16 {
            base16.append(
                try color("base0" + String(index, radix: 16, uppercase: true), in: colors, of: palette ?? root))
        }
        var scheme = ImportedScheme(base16: base16)
        scheme.name = (top["name"] ?? top["scheme"])?.scalar?.string
        scheme.author = top["author"]?.scalar?.string
        return scheme
    }

    private func node(of text: String) throws(FileDiagnostic) -> Node {
        do {
            guard let node = try Yams.compose(yaml: text) else {
                throw FileDiagnostic(file: file, place: nil, sentence: "the file is empty")
            }
            return node
        } catch let error as YamlError {
            throw diagnostic(error)
        } catch {
            throw (error as? FileDiagnostic) ?? FileDiagnostic(file: file, place: nil, sentence: "this is not YAML")
        }
    }

    private func diagnostic(_ error: YamlError) -> FileDiagnostic {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            // Drop the part of the message that names the parser's internal functions.
            FileDiagnostic(
                file: file, place: place(mark), sentence: "this is not YAML: \(problem.prefix { $0 != "," })")
        case .duplicatedKeysInMapping(let duplicates, let context):
            FileDiagnostic(
                file: file, place: place(context.mark),
                sentence: "\(duplicates.map { "\($0)" }.sorted().joined(separator: ", ")) occurs twice; leave one out"
            )
        default: FileDiagnostic(file: file, place: nil, sentence: "this is not YAML: \(error)")
        }
    }

    /// Keys may be in upper or lower case. Colours are read as text, because 000000 must not become a number.
    private func color(_ key: String, in colors: Node.Mapping, of parent: Node) throws(FileDiagnostic) -> CellColor {
        let found = colors.first { $0.key.scalar?.string.lowercased() == key.lowercased() }?.value
        guard let found else { throw wrong(parent, "\(key) is missing; base16 has base00 to base0F") }
        guard let text = found.scalar?.string, let color = SchemeColor.parse(text) else {
            let value = found.scalar.map { "\"\($0.string)\"" } ?? "what is there"
            throw wrong(found, "\(value) is not allowed for \(key); \(SchemeColor.allowed)")
        }
        return color
    }

    private func wrong(_ node: Node, _ sentence: String) -> FileDiagnostic {
        FileDiagnostic(file: file, place: node.mark.map(place), sentence: sentence)
    }

    private func place(_ mark: Mark) -> TOMLPlace { TOMLPlace(line: mark.line, column: mark.column) }
}
