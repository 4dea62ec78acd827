/// Wraps and truncates text by display width.
package enum WrappedText {
    /// Wraps `text` to lines of at most `columns` by the rules of ``LineBreakTraits``, or within words longer than a line. An empty
    /// text has no line.
    package static func lines(_ text: String, columns: Int) -> [String] {
        let text = BreakableText(text)
        guard text.count > 0 else { return [] }
        return text.lines(width: max(1, columns), limit: .max, truncation: .tail).map(text.text)
    }

    /// Wraps `text` to lines that end with newlines, at most `width` columns wide with their indents: `indent` blanks before the
    /// first, `hanging` before the others. A longer word, such as a path that someone may copy, has a line of its own.
    package static func block(_ text: String, indent: Int, hanging: Int, width: Int) -> String {
        func lines(_ text: BreakableText, _ columns: Int) -> [TextLine] {
            text.lines(width: max(1, columns), limit: .max, truncation: .tail, longWords: .whole)
        }
        let whole = BreakableText(text)
        let first = lines(whole, width - indent)
        var block = String(repeating: " ", count: indent) + (first.first.map(whole.text) ?? "") + "\n"
        guard first.count > 1 else { return block }
        let rest = BreakableText(String(whole[first[1].head.lowerBound..<whole.count]))
        for line in lines(rest, width - hanging) {
            block += String(repeating: " ", count: hanging) + rest.text(of: line) + "\n"
        }
        return block
    }

    /// Wraps those lines of `text` that are longer than `columns`, each below its first letter. A command between backticks, which
    /// someone may copy, stays together, and so does any longer word.
    ///
    ///     No countdowns; start one with
    ///     `islet countdown add Tea 3m`.
    package static func sentences(_ text: String, columns: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.utf8.count > columns, DisplayWidth.of(String(line)) > columns else { return String(line) }
            let indent = line.prefix { $0 == " " }.count
            // Behind a question is a blank, and then the answer.
            let end = line.reversed().prefix { $0 == " " }.count
            let block = block(
                bound(String(line.dropFirst(indent).dropLast(end))), indent: indent, hanging: indent, width: columns)
            return block.dropLast().replacing(blankInCommand, with: " ") + String(repeating: " ", count: end)
        }.joined(separator: "\n")
    }

    /// A blank at which no line breaks.
    private static let blankInCommand = "\u{2007}"

    /// The text with such blanks between backticks.
    private static func bound(_ text: String) -> String {
        let parts = text.components(separatedBy: "`")
        // Without its pair a backtick begins no command.
        guard parts.count > 2, parts.count % 2 == 1 else { return text }
        return parts.enumerated().map { $0 % 2 == 1 ? $1.replacing(" ", with: blankInCommand) : $1 }
            .joined(separator: "`")
    }

    /// The longest prefix of `text` that fits in `columns`; at least one character.
    package static func prefix(of text: String, columns: Int) -> String {
        var head = ""
        var width = 0
        for character in text {
            width += DisplayWidth.of(character)
            if width > columns, !head.isEmpty { break }
            head.append(character)
        }
        return head
    }

    /// `text` cut to `columns`, with an ellipsis in place of what does not fit. Empty if there are no columns.
    package static func cut(_ text: String, to columns: Int) -> String {
        guard DisplayWidth.of(text) > columns else { return text }
        var kept = ""
        var width = 0
        for character in text {
            width += DisplayWidth.of(character)
            if width > columns - 1 { break }
            kept.append(character)
        }
        return columns > 0 ? kept + "…" : ""
    }
}
