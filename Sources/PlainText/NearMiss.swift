/// Finds the word that was probably meant by one that is mistyped.
package enum NearMiss {
    /// The word that is nearest to `typed`; nil if none is near: less than half of it, and at most three letters, may be wrong.
    package static func word(for typed: String, among words: [String]) -> String? {
        let nearest = words.map { (word: $0, distance: distance(typed.lowercased(), $0.lowercased())) }
            .min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= 3, nearest.distance * 2 < max(typed.count, 2) else { return nil }
        return nearest.word
    }

    /// How many letters have to be put in, taken out or changed to come from one word to the other.
    ///
    /// Source: [Levenshtein distance](https://en.wikipedia.org/wiki/Levenshtein_distance).
    private static func distance(_ one: String, _ other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let cost = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(cost, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[other.count]
    }
}
