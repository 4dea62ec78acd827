/// The translations of one language, by key. `Scripts/strings.py` writes the tables from the catalogue, so that the program needs no file.
struct StringTable: Sendable {
    private let patterns: [Substring: Pattern]
    private let language: Language

    /// The patterns of a key: one, or one for the singular as well.
    private struct Pattern {
        let one: Substring?
        let other: Substring
    }

    /// The table of a language, read at its first use: fifty microseconds.
    static func of(_ language: Language) -> StringTable {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .japanese: japanese
        }
    }

    private static let english = StringTable(EnglishStrings.lines, .english)
    private static let german = StringTable(GermanStrings.lines, .german)
    private static let french = StringTable(FrenchStrings.lines, .french)
    private static let spanish = StringTable(SpanishStrings.lines, .spanish)
    private static let japanese = StringTable(JapaneseStrings.lines, .japanese)

    /// Reads lines of key and pattern, or key, singular and plural, with tabs between.
    private init(_ lines: StaticString, _ language: Language) {
        self.language = language
        var patterns: [Substring: Pattern] = [:]
        patterns.reserveCapacity(1024)
        let text = lines.description
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "\t"))
            guard parts.count > 1, let last = parts.last else { continue }
            patterns[Substring(parts[0])] = Pattern(
                one: parts.count > 2 ? Substring(parts[1]) : nil, other: Substring(last))
        }
        self.patterns = patterns
    }

    /// The pattern of a key; `nil` if it has none.
    func pattern(_ key: String, count: Int?) -> String? {
        guard let pattern = patterns[Substring(key)] else { return nil }
        return String(count.map(isSingular) == true ? pattern.one ?? pattern.other : pattern.other)
    }

    /// Whether a count takes the singular, by the plural rules of CLDR: in French also zero.
    private func isSingular(_ count: Int) -> Bool {
        switch language {
        case .english, .german, .spanish: count == 1
        case .french: count == 0 || count == 1
        case .japanese: false
        }
    }

    /// All keys, for tests.
    var keys: [String] { patterns.keys.map(String.init) }
}
