import Foundation

/// The images that sources name, in whole or in part. An app has many more, and drawing SVGs and GIFs takes long.
struct ImageMentions: Sendable {
    private var words: Set<String> = []
    private var texts: Set<String> = []
    /// What is before the dots in texts: the names of files without their endings.
    private var stems: Set<String> = []
    /// What is before and after the values in `"plant-\(stage)-small"`.
    private var starts: Set<String> = []
    private var ends: Set<String> = []

    /// Reads the literals and words of sources.
    init(in sources: [SwiftSource]) {
        for source in sources {
            for token in source.tokens where token.kind == .word || token.kind == .literal {
                guard token.kind == .literal else {
                    words.insert(token.text)
                    continue
                }
                texts.insert(token.text)
                let name = token.text.prefix(Self.longestName)
                for dot in name.indices where name[dot] == "." { stems.insert(String(name[..<dot])) }
                // A part of a name alone, `"plant-" + stage`, is a start or an end too.
                let parts = token.text.components(separatedBy: "\\(")
                if let first = parts.first, first.count > 2 { starts.insert(first) }
                let end = parts.count > 1 ? parts.last.map { String($0.drop { $0 != ")" }.dropFirst()) } : token.text
                if let end, end.count > 2 { ends.insert(end) }
            }
        }
    }

    /// The most characters of a file's name.
    private static let longestName = 256

    /// Whether an image of a catalogue, or a file without its ending, is named.
    func mentions(_ name: String) -> Bool {
        if texts.contains(name) || words.contains(name) { return true }
        if let symbol = AssetSymbols.Symbol(name, dropping: "Image"), words.contains(symbol.name) { return true }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        // An app has thousands of images and of texts, and few letters in a name.
        return texts.contains(last) || stems.contains(last)
            || name.indices.contains { starts.contains(String(name[...$0])) || ends.contains(String(name[$0...])) }
    }
}
