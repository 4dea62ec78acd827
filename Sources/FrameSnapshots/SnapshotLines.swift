/// A cursor over the lines of a text, with positions for errors.
struct SnapshotLines {
    private let lines: [Substring]
    private(set) var index = 0

    init(_ text: String) {
        // CRLF line ends are one `Character` in Swift.
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }

    /// The current line; empty at the end.
    var line: Substring { index < lines.count ? lines[index] : "" }

    /// Whether only blank lines remain.
    var isAtEnd: Bool { lines.dropFirst(index).allSatisfy(\.isEmpty) }

    /// Moves to the next line.
    mutating func advance() { index += 1 }

    /// An error at the current line, or at `line` counted from 0.
    func fail(line: Int? = nil, column: Int = 1, _ reason: String) -> SnapshotError {
        index >= lines.count && line == nil
            ? .malformed(line: max(1, lines.count), column: 1, reason: "the file ends too early: \(reason)")
            : .malformed(line: (line ?? index) + 1, column: column, reason: reason)
    }

    /// Consumes a line that must be `text`.
    mutating func expect(_ text: String, or reason: String) throws(SnapshotError) {
        guard line == text else { throw fail("\(reason): expected “\(text)”") }
        index += 1
    }

    /// Consumes the start of a required section: a blank line and its name.
    mutating func section(_ name: String) throws(SnapshotError) {
        if line.isEmpty, index < lines.count { index += 1 }
        try expect(name, or: "the section is missing")
    }

    /// Consumes the start of a section if it comes next. Returns whether it did.
    mutating func optionalSection(_ name: String) -> Bool {
        guard line.isEmpty, index + 1 < lines.count, lines[index + 1] == name else { return false }
        index += 2
        return true
    }

    /// Consumes a line `size WIDTH × HEIGHT`.
    mutating func size() throws(SnapshotError) -> CellSize {
        let words = line.split(separator: " ")
        guard words.count == 4, words[0] == "size", words[2] == "×", let width = Int(words[1]),
            let height = Int(words[3]), (0...10_000).contains(width), (0...10_000).contains(height)
        else { throw fail("expected “size WIDTH × HEIGHT”, at most 10000 each") }
        index += 1
        return CellSize(width: width, height: height)
    }

    /// Consumes a row and returns the text between its bars.
    mutating func row() throws(SnapshotError) -> Substring {
        guard line.first == "│" else { throw fail("a row begins with “│”") }
        guard line.count >= 2, line.last == "│" else { throw fail(column: line.count, "a row ends with “│”") }
        defer { index += 1 }
        return line.dropFirst().dropLast()
    }

    /// Consumes all lines `row NUMBER…: REST` and passes number, remaining key and words of each to `read`, which returns
    /// whether they are valid.
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
