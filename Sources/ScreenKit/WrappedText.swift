import CellUI

/// Wraps and truncates text by display width.
package enum WrappedText {
    /// Wraps `text` to lines of at most `columns`, at spaces, or within words longer than a line.
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

    /// Truncates `text` to `columns`, with an ellipsis; empty if there are no columns.
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
