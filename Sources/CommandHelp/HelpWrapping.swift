/// Wraps the English and ASCII of the help at blanks. Texts in any language are wrapped by CellUI's `WrappedText`, which the server's
/// commands do not link.
enum HelpWrapping {
    /// The text in lines of at most `width` columns, the first indented by `indent` blanks, the others by `hanging`. A
    /// longer word gets its own line. Width is counted in characters.
    static func text(_ text: String, indent: Int, hanging: Int, width: Int) -> String {
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
