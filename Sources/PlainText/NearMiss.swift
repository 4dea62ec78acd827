import Languages

/// Suggests a correction for a mistyped word.
package enum NearMiss {
    /// The word nearest to `typed`; `nil` if none is near: fewer than half of the typed letters, and at most three,
    /// may be wrong.
    package static func word(for typed: String, among words: [String]) -> String? {
        let nearest = words.map { (word: $0, distance: distance(typed.lowercased(), $0.lowercased())) }
            .min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= 3, nearest.distance * 2 < max(typed.count, 2) else { return nil }
        return nearest.word
    }

    /// A hint for a word that is not one of `words`, as the end of a sentence: the nearest word, or those that begin
    /// with it, or all if there are few, or `place`, which says where they are listed.
    ///
    ///     did you mean "moss"?
    ///     choose from dark, light.
    ///     `islet theme list` lists them.
    package static func advice(on typed: String, among words: [String], place: String? = nil) -> String {
        if let word = word(for: typed, among: words) { return localized("did you mean \"\(word)\"?") }
        let beginnings = typed.isEmpty ? [] : words.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
        if (1...mostListed).contains(beginnings.count) { return localized("choose from \(list(beginnings)).") }
        if let place, words.count > mostListed { return place + "." }
        return words.isEmpty ? localized("there are none.") : localized("choose from \(list(words)).")
    }

    /// `text, json or tmux`.
    package static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return localized("\(words.dropLast().joined(separator: Language.current.comma)) or \(last)", "two words")
    }

    /// The maximum number of words to list if there is a `place`.
    private static let mostListed = 8

    /// The number of letters to insert, delete, change or swap with the next to get from one word to the other.
    ///
    /// Source: [optimal string alignment](https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance).
    private static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one), Array(other))
        var rows = [Array(0...other.count)]
        for (index, letter) in one.enumerated() {
            var row = [index + 1]
            for column in other.indices {
                let change = rows[index][column] + (letter == other[column] ? 0 : 1)
                var least = min(change, row[column] + 1, rows[index][column + 1] + 1)
                if index > 0, column > 0, letter == other[column - 1], one[index - 1] == other[column] {
                    least = min(least, rows[index - 1][column - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[one.count][other.count]
    }
}
