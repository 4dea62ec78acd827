import LocalizedResources

/// English words that take the form for their number, as Foundation has it: `^[3 cup](inflect: true)` is "3 cups".
///
/// Source: [Automatic grammar agreement](https://developer.apple.com/documentation/foundation/inflectionrule).
enum Inflection {
    /// Whether the texts of the catalogue are English.
    static var isOfLanguage: Bool { isOfLanguage(in: StringCatalogue.locale) }

    /// Whether the texts of the catalogue in a locale are English.
    static func isOfLanguage(in locale: Locale) -> Bool {
        StringCatalogue.isEmpty || locale.language.languageCode == .english
    }

    /// A text with such words in their form and without the marks around them.
    ///
    /// - Parameter numbers: What the text's U+FFFC stand for; `nil` for a text.
    static func applied(to text: String, numbers: [Double?]) -> String {
        guard text.contains("inflect:") else { return text }
        return text.replacing(/\^\[([^\[\]]*)\]\(\s*inflect:\s*true\s*\)/) { match in
            let words = String(match.1)
            let before = text[..<match.range.lowerBound].count { $0 == "\u{FFFC}" }
            let number =
                words.contains("\u{FFFC}")
                ? (numbers.indices.contains(before) ? numbers[before] : nil) : number(in: words)
            guard let number, number != 1 else { return words }
            return pluralized(words)
        }
    }

    /// The first number in a text: 1234 in "1,234 steps".
    static func number(in text: String) -> Double? {
        text.firstMatch(of: /\d[\d,]*(?:\.\d+)?/).flatMap { Double($0.output.replacing(",", with: "")) }
    }

    /// The words with the last of them in the plural.
    private static func pluralized(_ words: String) -> String {
        guard let end = words.lastIndex(where: \.isLetter) else { return words }
        let start = words[..<end].lastIndex { !$0.isLetter }.map { words.index(after: $0) } ?? words.startIndex
        return String(words[..<start]) + plural(of: String(words[start...end])) + words[words.index(after: end)...]
    }

    private static let irregular: [String: String] = [
        "child": "children", "foot": "feet", "goose": "geese", "half": "halves", "hero": "heroes", "knife": "knives",
        "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice", "person": "people",
        "potato": "potatoes", "shelf": "shelves", "tomato": "tomatoes", "tooth": "teeth", "wolf": "wolves",
        "woman": "women",
    ]
    private static let unchanged: Set<String> = ["aircraft", "deer", "fish", "people", "series", "sheep", "species"]

    /// The plural of a noun. One that ends as plurals do stays as it is.
    static func plural(of noun: String) -> String {
        let word = noun.lowercased()
        if unchanged.contains(word) || irregular.values.contains(word) { return noun }
        if let other = irregular[word] { return String(noun.prefix(1)) + other.dropFirst() }
        if ["s", "x", "z"].contains(where: word.hasSuffix) || ["ch", "sh"].contains(where: word.hasSuffix) {
            let isPlural = word.hasSuffix("s") && !["ss", "us", "is"].contains(where: word.hasSuffix)
            if isPlural { return noun }
            return String(word.hasSuffix("is") ? noun.dropLast(2) : noun[...]) + "es"
        }
        let vowels = "aeiou"
        if word.hasSuffix("y"), let before = word.dropLast().last, !vowels.contains(before) {
            return String(noun.dropLast()) + "ies"
        }
        return noun + "s"
    }
}
