/// Missing quotes, as in `theme = moss`: the most common mistake in a TOML file, explained better than a parser does.
struct UnquotedText {
    /// Where the unquoted text begins.
    let place: TOMLPlace
    /// What to do, without a full stop.
    let sentence: String

    /// Detects the mistake in a line that the parser rejected; `nil` if it is a different one.
    init?(_ text: String, line number: Int) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(number - 1), let equals = lines[number - 1].firstIndex(of: "=") else { return nil }
        let line = lines[number - 1]
        let key = line[..<equals].filter { !$0.isWhitespace }
        let value = line[equals...].dropFirst().drop(while: \.isWhitespace)
        // Strip the comment. What remains must not be a number or begin like another kind of value.
        let word = value.prefix { $0 != "#" }.reversed().drop(while: \.isWhitespace).reversed()
        guard let first = word.first, !"\"'[{".contains(first), !key.isEmpty,
            word.contains(where: { $0.isLetter || ":/".contains($0) })
        else { return nil }
        place = TOMLPlace(line: number, column: line[..<value.startIndex].unicodeScalars.count + 1)
        sentence = "text needs quotes: \(key) = \(TOMLText.quoted(String(word)))"
    }
}
