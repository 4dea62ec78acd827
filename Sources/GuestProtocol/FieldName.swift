/// The name of a field as a reader would write it.
public enum FieldName {
    /// The words: `short_name` and `shortName` are "short" and "name", `eventURL` is "event" and "URL".
    public static func words(_ name: String) -> [String] {
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
            let isNumber = letter.isNumber && !before.isNumber
            if isFirst || isCapital || isNumber { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words
    }

    /// A text: "Short name".
    public static func sentence(_ name: String) -> String {
        let words = words(name).map { $0.count > 1 && $0.allSatisfy(\.isUppercase) ? $0 : $0.lowercased() }
        let text = words.joined(separator: " ")
        return text.isEmpty ? name : text.prefix(1).uppercased() + text.dropFirst()
    }
}
