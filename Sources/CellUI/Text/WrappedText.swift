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

    /// `text` in at most `columns`: what does not fit is replaced by an ellipsis. Empty if there are no columns.
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
