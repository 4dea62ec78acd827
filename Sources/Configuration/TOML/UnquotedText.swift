/// The commonest mistake in a TOML file, told in other words than a parser's: `theme = moss`.
struct UnquotedText {
    /// Where the text begins that lacks its quotes.
    let place: TOMLPlace
    /// What to do, without a full stop.
    let sentence: String

    /// The mistake in a line that no parser takes; nil if it is another one.
    init?(_ text: String, line number: Int) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(number - 1), let equals = lines[number - 1].firstIndex(of: "=") else { return nil }
        let line = lines[number - 1]
        let key = line[..<equals].filter { !$0.isWhitespace }
        let value = line[equals...].dropFirst().drop(while: \.isWhitespace)
        // A comment goes; what it leaves behind is no number, and begins as no value of another kind does.
        let word = value.prefix { $0 != "#" }.reversed().drop(while: \.isWhitespace).reversed()
        guard let first = word.first, !"\"'[{".contains(first), !key.isEmpty,
            word.contains(where: { $0.isLetter || ":/".contains($0) })
        else { return nil }
        place = TOMLPlace(line: number, column: line[..<value.startIndex].unicodeScalars.count + 1)
        sentence = "a text stands in quotes: \(key) = \(TOMLText.quoted(String(word)))"
    }
}
