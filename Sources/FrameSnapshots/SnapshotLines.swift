/// A text line by line, with the place of whatever is wrong.
struct SnapshotLines {
    private let lines: [Substring]
    private(set) var index = 0

    init(_ text: String) {
        // A file that went through a tool for Windows ends its lines in two characters, which Swift takes for one.
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }

    /// The line at hand; empty after the last.
    var line: Substring { index < lines.count ? lines[index] : "" }

    /// Whether nothing but blank lines is left.
    var isAtEnd: Bool { lines.dropFirst(index).allSatisfy(\.isEmpty) }

    /// Goes to the next line.
    mutating func advance() { index += 1 }

    /// What is wrong, at the line at hand or another one, counted from 0.
    func fail(line: Int? = nil, column: Int = 1, _ reason: String) -> SnapshotError {
        index >= lines.count && line == nil
            ? .malformed(line: max(1, lines.count), column: 1, reason: "the file ends too early: \(reason)")
            : .malformed(line: (line ?? index) + 1, column: column, reason: reason)
    }

    /// Steps over a line that must be `text`.
    mutating func expect(_ text: String, or reason: String) throws(SnapshotError) {
        guard line == text else { throw fail("\(reason): expected “\(text)”") }
        index += 1
    }

    /// Steps over the beginning of a section that must be there: a blank line and its name.
    mutating func section(_ name: String) throws(SnapshotError) {
        if line.isEmpty, index < lines.count { index += 1 }
        try expect(name, or: "the section is missing")
    }

    /// Steps over the beginning of a section if it is the one that follows.
    mutating func optionalSection(_ name: String) -> Bool {
        guard line.isEmpty, index + 1 < lines.count, lines[index + 1] == name else { return false }
        index += 2
        return true
    }

    /// A line `size WIDTH × HEIGHT`.
    mutating func size() throws(SnapshotError) -> CellSize {
        let words = line.split(separator: " ")
        guard words.count == 4, words[0] == "size", words[2] == "×", let width = Int(words[1]),
            let height = Int(words[3]), (0...10_000).contains(width), (0...10_000).contains(height)
        else { throw fail("expected “size WIDTH × HEIGHT”, at most 10000 each") }
        index += 1
        return CellSize(width: width, height: height)
    }

    /// What stands between the bars of the line at hand.
    mutating func row() throws(SnapshotError) -> Substring {
        guard line.first == "│" else { throw fail("a row begins with “│”") }
        guard line.count >= 2, line.last == "│" else { throw fail(column: line.count, "a row ends with “│”") }
        defer { index += 1 }
        return line.dropFirst().dropLast()
    }

    /// Lines `row NUMBER…: REST` as long as there are any: the number and the rest's words.
    mutating func numbered(
        _ shape: String, below height: Int, _ read: (Int, Substring, [Substring]) -> Bool
    ) throws(SnapshotError) {
        while line.hasPrefix("row ") {
            let parts = line.dropFirst(4).split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let row = Int(parts[0].prefix { $0.isNumber }), (0..<height).contains(row),
                read(row, parts[0].drop { $0.isNumber }, parts[1].split(separator: " "))
            else { throw fail("expected “\(shape)” inside the frame") }
            index += 1
        }
    }
}
