import CellUI

/// The images and colours that a source names in full and that no asset catalogue near it has. On a phone they are blank.
struct MissingAssets {
    /// Initialisers that look a name up, each with the label of the name.
    private static let images = ["Image": "", "UIImage": "named"]
    private static let colors = ["Color": "", "UIColor": "named"]

    private let assets: AssetCatalogue
    /// Whether a type of a name is the source's own.
    private let isOwn: (String) -> Bool

    /// - Parameters:
    ///   - assets: The images and colours that there are.
    ///   - isOwn: Whether the sources declare a type of this name themselves.
    init(in assets: AssetCatalogue, declares isOwn: @escaping (String) -> Bool) {
        (self.assets, self.isOwn) = (assets, isOwn)
    }

    /// A warning for each place in what is taken of a file.
    func warnings(in file: GuestCollection.File) -> [GuestDiagnostic] {
        let tokens = file.source.tokens
        return tokens.indices.compactMap { index in
            let word = tokens[index]
            guard word.kind == .word, isTaken(word, of: file), !isOwn(word.text) else { return nil }
            let isImage = Self.images[word.text] != nil
            guard let label = Self.images[word.text] ?? Self.colors[word.text],
                let name = Self.name(after: index, label: label, in: tokens)
            else { return nil }
            guard isImage ? assets.images[name] == nil : assets.colors[name] == nil else { return nil }
            let line = file.source.line(of: word.range.lowerBound)
            let what = isImage ? "image" : "colour"
            return GuestDiagnostic(
                file: file.path, line: line, column: word.range.lowerBound - file.source.lineStarts[line - 1] + 1,
                kind: .warning, message: "no asset catalogue near the sources has the \(what) \"\(name)\"")
        }
    }

    private func isTaken(_ token: SwiftToken, of file: GuestCollection.File) -> Bool {
        file.taken?.contains { $0.contains(token.range.lowerBound) } ?? true
    }

    /// The name in `Image("name")`, if it is a literal without interpolation and the only argument: one of another bundle is not the
    /// app's.
    private static func name(after index: Int, label: String, in tokens: [SwiftToken]) -> String? {
        var rest = tokens[(index + 1)...]
        guard rest.popFirst()?.isSign("(") ?? false else { return nil }
        if !label.isEmpty {
            guard rest.popFirst()?.isWord(label) ?? false, rest.popFirst()?.isSign(":") ?? false else { return nil }
        }
        guard let literal = rest.popFirst(), literal.kind == .literal, !literal.text.contains("\\("),
            !literal.text.isEmpty, rest.popFirst()?.isSign(")") ?? false
        else { return nil }
        return literal.text
    }
}
