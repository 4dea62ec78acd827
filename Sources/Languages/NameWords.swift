/// The words of a name in code, as of a field, a type or an error.
package enum NameWords {
    /// The words: `short_name` and `shortName` are "short" and "name", `eventURL` is "event" and "URL".
    ///
    /// A number is a word after a word of several letters, `gate2`; after one letter it belongs to it, `p95`.
    package static func words(of name: String) -> [String] {
        var words: [String] = []
        let letters = Array(name)
        for (place, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else { continue }
            let before = place > 0 ? letters[place - 1] : "_"
            let isFirst = !before.isLetter && !before.isNumber
            // A word begins with a capital after a small letter, or with the last of several before one: `URLTitle`.
            let isCapital =
                letter.isUppercase
                && (!before.isUppercase || place + 1 < letters.count && letters[place + 1].isLowercase)
            let isNumber = letter.isNumber && !before.isNumber && words.last.map { $0.count > 1 } ?? true
            if isFirst || isCapital || isNumber { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }

    /// The words within a sentence: "event URL", "short name".
    package static func phrase(_ name: String) -> String {
        words(of: name).map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
            .joined(separator: " ")
    }
}
