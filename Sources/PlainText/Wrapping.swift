/// Wraps text at blanks.
package enum Wrapping {
    /// The text in lines of at most `width` columns, the first indented by `indent` blanks, the others by `hanging`. A
    /// longer word gets its own line. Width is counted in characters.
    package static func text(_ text: String, indent: Int, hanging: Int, width: Int = 79) -> String {
        var lines: [String] = []
        var line = String(repeating: " ", count: indent)
        var isEmpty = true
        for word in text.split(separator: " ") {
            if !isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = String(repeating: " ", count: hanging)
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return (lines + [line]).map { $0 + "\n" }.joined()
    }
}

extension String {
    /// Pads ASCII text on the left with blanks to a width.
    package func leading(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

    /// Pads ASCII text on the right with blanks to a width.
    package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
