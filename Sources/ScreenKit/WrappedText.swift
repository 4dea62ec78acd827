import CellUI

/// Wraps and cuts text by the columns that it takes on a terminal.
package enum WrappedText {
    /// `text` in lines of at most `columns`, broken at blanks, and within words that are longer than a line.
    package static func lines(_ text: String, columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            var rest = String(word)
            if !line.isEmpty {
                if DisplayWidth.of(line) + 1 + DisplayWidth.of(rest) <= columns {
                    line += " " + rest
                    continue
                }
                lines.append(line)
            }
            while DisplayWidth.of(rest) > columns {
                let head = prefix(of: rest, columns: columns)
                lines.append(head)
                rest.removeFirst(head.count)
            }
            line = rest
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// The beginning of `text` that fits into `columns`; at least one character.
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

    /// `text` in `columns`, with an ellipsis for what was left out.
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
