/// Finds the word that was probably meant by one that is mistyped.
package enum NearMiss {
    /// The word that is nearest to `typed`; nil if none is near: less than half of it, and at most three letters, may be wrong.
    package static func word(for typed: String, among words: [String]) -> String? {
        let nearest = words.map { (word: $0, distance: distance(typed.lowercased(), $0.lowercased())) }
            .min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= 3, nearest.distance * 2 < max(typed.count, 2) else { return nil }
        return nearest.word
    }

    /// What to do about a word that is none of `words`, as the end of a sentence: the nearest, or all if they are few, or
    /// `place`, which says where they are listed.
    ///
    ///     did you mean "moss"?
    ///     choose from dark, light.
    ///     `islet theme list` lists them.
    package static func advice(on typed: String, among words: [String], place: String? = nil) -> String {
        if let word = word(for: typed, among: words) { return "did you mean \"\(word)\"?" }
        if let place, words.count > mostListed { return place + "." }
        return words.isEmpty ? "there are none." : "choose from \(words.joined(separator: ", "))."
    }

    /// More words than these are looked up elsewhere.
    private static let mostListed = 8

    /// How many letters have to be put in, taken out, changed or swapped with the next to come from one word to the other.
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
