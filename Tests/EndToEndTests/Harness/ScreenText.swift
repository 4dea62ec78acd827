/// The text on a terminal's screen. All of our characters are one column wide.
struct ScreenText: Hashable, CustomStringConvertible {
    let lines: [String]

    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    var description: String { lines.map { "|" + $0 }.joined(separator: "\n") }

    /// Whether a line contains `text`.
    func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

    /// Whether a line has a match.
    func contains(_ pattern: Regex<Substring>) -> Bool { lines.contains { $0.contains(pattern) } }

    /// All matches, from the top.
    func matches(of pattern: Regex<Substring>) -> [String] {
        lines.flatMap { $0.matches(of: pattern).map { String($0.output) } }
    }

    /// What the compact island shows on the trailing side of the camera: the last word before the signs of the phone's status bar, or
    /// on its row if there is no phone around it.
    var compactTrailing: String? {
        guard let caption = place(of: "Dynamic Island · Compact") else { return nil }
        for line in lines.dropFirst(caption.row + 1).prefix(6) {
            // The bars of the signal are dots where a column is a bar.
            let part =
                line.dropFirst(caption.column).split(maxSplits: 1) {
                    "▁▂■".contains($0) || ("\u{2800}"..."\u{28FF}").contains($0)
                }.first ?? ""
            // Ends of the island are quarters of cells.
            let words = part.split { " ▀▄▌▐▖▗▘▝▛▜▙▟▞▚".contains($0) }
            if let last = words.last { return String(last) }
        }
        return nil
    }

    /// The column and row of the first occurrence of `text`.
    func place(of text: String) -> (column: Int, row: Int)? {
        for (row, line) in lines.enumerated() {
            if let range = line.firstRange(of: text) {
                return (line.distance(from: line.startIndex, to: range.lowerBound), row)
            }
        }
        return nil
    }
}
