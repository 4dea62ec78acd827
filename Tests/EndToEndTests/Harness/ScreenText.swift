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
