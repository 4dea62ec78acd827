/// One line of a text.
struct TextLine {
    /// What stands in the line.
    var text: String
    /// Columns it takes.
    var width: Int
    /// Which character of the whole text it begins with.
    var start: Int
    /// Whether something was left out.
    var isCut = false

    /// The lines of `string` in `width` columns, `limit` at most; what does not fit the last is cut with an ellipsis.
    ///
    /// Lines break at blanks and line ends; a word wider than a line breaks where the line ends.
    static func broken(_ string: String, width: Int, limit: Int, truncation: Text.TruncationMode) -> [TextLine] {
        let whole = DisplayWidth.of(string)
        if whole <= width, !string.utf8.contains(10) { return [TextLine(text: string, width: whole, start: 0)] }
        if width <= 0 { return [TextLine(text: "", width: 0, start: 0, isCut: true)] }
        var lines: [TextLine] = []
        let characters = Array(string)
        var start = 0
        while start < characters.count {
            let end = lineEnd(characters, from: start, width: width)
            let isLast = lines.count == limit - 1
            let visible = trimmed(characters[start..<end.end])
            if isLast, end.next < characters.count {
                let paragraphEnd = characters[start...].firstIndex(of: "\n") ?? characters.count
                let rest = characters[start..<(paragraphEnd == end.end ? characters.count : paragraphEnd)]
                lines.append(cut(rest, start: start, width: width, truncation: truncation))
                return lines
            }
            lines.append(TextLine(text: String(visible), width: Self.width(visible), start: start))
            start = end.next
        }
        if lines.isEmpty { lines.append(TextLine(text: "", width: 0, start: 0)) }
        return lines
    }

    /// Where the line from `start` ends, and where the next begins.
    private static func lineEnd(_ characters: [Character], from start: Int, width: Int) -> (end: Int, next: Int) {
        var columns = 0
        var lastBlank: Int?
        var index = start
        while index < characters.count {
            let character = characters[index]
            if character == "\n" { return (index, index + 1) }
            let columnsHere = DisplayWidth.of(character)
            if columns + columnsHere > width {
                if character == " " { return (index, afterBlanks(characters, index)) }
                if let lastBlank { return (lastBlank, afterBlanks(characters, lastBlank)) }
                return index == start ? (index + 1, index + 1) : (index, index)
            }
            if character == " " { lastBlank = index }
            columns += columnsHere
            index += 1
        }
        return (index, index)
    }

    private static func afterBlanks(_ characters: [Character], _ index: Int) -> Int {
        var index = index
        while index < characters.count, characters[index] == " " { index += 1 }
        return index
    }

    private static func trimmed(_ characters: ArraySlice<Character>) -> ArraySlice<Character> {
        characters.dropLast(characters.reversed().prefix { $0 == " " }.count)
    }

    private static func width(_ characters: some Sequence<Character>) -> Int {
        characters.reduce(0) { $0 + DisplayWidth.of($1) }
    }

    /// `characters` in `width` columns, with an ellipsis for what was left out.
    private static func cut(
        _ characters: ArraySlice<Character>, start: Int, width: Int, truncation: Text.TruncationMode
    ) -> TextLine {
        let room = width - 1
        let line = characters.map { $0 == "\n" ? " " : $0 }
        let text: String
        switch truncation {
        case .tail: text = String(trimmed(fitting(line[...], room))) + "…"
        case .head: text = "…" + String(fitting(line.reversed()[...], room).reversed())
        case .middle:
            let head = fitting(line[...], (room + 1) / 2)
            let tail = fitting(line.reversed()[...], room - Self.width(head))
            text = String(head) + "…" + String(tail.reversed())
        }
        return TextLine(text: text, width: DisplayWidth.of(text), start: start, isCut: true)
    }

    private static func fitting(_ characters: ArraySlice<Character>, _ width: Int) -> ArraySlice<Character> {
        var columns = 0
        for (offset, character) in characters.enumerated() {
            columns += DisplayWidth.of(character)
            if columns > width { return characters.prefix(offset) }
        }
        return characters
    }
}
