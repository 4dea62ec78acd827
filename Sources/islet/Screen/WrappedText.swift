import CellUI

/// Text in lines of so many columns.
enum WrappedText {
    /// `text` broken at blanks, and at letters where a word is longer than a line. At least a column is needed.
    static func lines(_ text: String, to columns: Int) -> [String] {
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
                let head = prefix(of: rest, columns)
                lines.append(head)
                rest.removeFirst(head.count)
            }
            line = rest
        }
        return line.isEmpty ? lines : lines + [line]
    }

    /// As much of the beginning of `text` as fits, and its first character in any case.
    static func prefix(of text: String, _ columns: Int) -> String {
        var head = ""
        var width = 0
        for character in text {
            width += DisplayWidth.of(character)
            if width > columns, !head.isEmpty { break }
            head.append(character)
        }
        return head
    }
}
