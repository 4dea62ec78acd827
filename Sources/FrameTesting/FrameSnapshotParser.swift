/// Reads the text of a ``FrameSnapshot``, line by line; knows the place of whatever is wrong.
struct FrameSnapshotParser {
    private let lines: [Substring]
    private var index = 0

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    mutating func snapshot() throws(FrameTestingError) -> FrameSnapshot {
        try expect("islet frame \(FrameSnapshot.version)", or: "the version of this format is not known")
        let size = try size()
        var notes: [String] = []
        while line.hasPrefix("note ") {
            notes.append(String(line.dropFirst(5)))
            index += 1
        }
        try section("glyphs")
        let firstGlyphLine = index
        var rows: [[String]] = []
        for _ in 0..<size.height {
            let line = index
            rows.append(try clusters(try row(), line: line))
        }
        let wide = try wideColumns(size)
        try section("styles")
        let firstStyleLine = index
        var letters: [[Character]] = []
        for _ in 0..<size.height { letters.append(Array(try row())) }
        let legend = try legend()

        var frame = Frame(size: size)
        for y in 0..<size.height {
            try place(rows[y], wide: wide[y] ?? [], row: y, line: firstGlyphLine + y, in: &frame)
            try style(letters[y], legend: legend, row: y, line: firstStyleLine + y, in: &frame)
        }
        return FrameSnapshot(frame: frame, notes: notes)
    }

    // MARK: Lines

    /// The line at hand; empty after the last.
    private var line: Substring { index < lines.count ? lines[index] : "" }

    private func fail(line: Int? = nil, column: Int = 1, _ reason: String) -> FrameTestingError {
        .malformed(line: (line ?? index) + 1, column: column, reason: reason)
    }

    private mutating func expect(_ text: String, or reason: String) throws(FrameTestingError) {
        guard line == text else { throw fail("\(reason): expected “\(text)”") }
        index += 1
    }

    private mutating func section(_ name: String) throws(FrameTestingError) {
        if line.isEmpty { index += 1 }
        try expect(name, or: "the section is missing")
    }

    private mutating func size() throws(FrameTestingError) -> CellSize {
        let words = line.split(separator: " ")
        guard words.count == 4, words[0] == "size", words[2] == "×", let width = Int(words[1]),
            let height = Int(words[3]), (0...10_000).contains(width), (0...10_000).contains(height)
        else { throw fail("expected “size WIDTH × HEIGHT”, at most 10000 each") }
        index += 1
        return CellSize(width: width, height: height)
    }

    /// What stands between the bars of the line at hand.
    private mutating func row() throws(FrameTestingError) -> Substring {
        guard line.first == "│" else { throw fail("a row begins with “│”") }
        guard line.count >= 2, line.last == "│" else { throw fail(column: line.count, "a row ends with “│”") }
        defer { index += 1 }
        return line.dropFirst().dropLast()
    }

    // MARK: Sections

    private func clusters(_ row: Substring, line: Int) throws(FrameTestingError) -> [String] {
        var clusters: [String] = []
        var rest = row
        while let first = rest.first {
            guard first == "\\" else {
                clusters.append(String(first))
                rest.removeFirst()
                continue
            }
            let column = row.count - rest.count + 2
            guard rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}") else {
                throw fail(line: line, column: column, "a backslash begins “\\u{…}”")
            }
            var cluster = ""
            for digits in rest[rest.index(rest.startIndex, offsetBy: 3)..<end].split(separator: " ") {
                guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
                    throw fail(line: line, column: column, "“\(digits)” is no Unicode scalar")
                }
                cluster.unicodeScalars.append(scalar)
            }
            guard cluster.count == 1 else {
                throw fail(line: line, column: column, "the escape is not one grapheme cluster")
            }
            clusters.append(cluster)
            rest = rest[rest.index(after: end)...]
        }
        return clusters
    }

    private mutating func wideColumns(_ size: CellSize) throws(FrameTestingError) -> [Int: Set<Int>] {
        guard line.isEmpty, index + 1 < lines.count, lines[index + 1] == "wide" else { return [:] }
        index += 2
        var columns: [Int: Set<Int>] = [:]
        while line.hasPrefix("row ") {
            let parts = line.dropFirst(4).split(separator: ":", maxSplits: 1)
            let numbers = parts.last?.split(separator: " ").map { Int($0) } ?? []
            guard parts.count == 2, let row = Int(parts[0]), (0..<size.height).contains(row),
                numbers.allSatisfy({ $0.map { (0..<size.width).contains($0) } ?? false })
            else { throw fail("expected “row NUMBER: COLUMN …” inside \(size.width) × \(size.height)") }
            columns[row] = Set(numbers.compactMap { $0 })
            index += 1
        }
        return columns
    }

    private mutating func legend() throws(FrameTestingError) -> [Character: CellStyle] {
        var styles = [StyleLetters.plain: CellStyle()]
        guard index + 1 < lines.count, lines[index + 1] == "legend" else { return styles }
        index += 2
        while let letter = line.first {
            guard let style = StyleNotation.style(line.dropFirst().split(separator: " ")) else {
                throw fail(column: 4, "expected “fg COLOR  bg COLOR  ATTRIBUTE …”")
            }
            guard styles.updateValue(style, forKey: letter) == nil else {
                throw fail("the letter “\(letter)” is explained twice")
            }
            index += 1
        }
        return styles
    }

    // MARK: Into the frame

    private func place(_ clusters: [String], wide: Set<Int>, row: Int, line: Int, in frame: inout Frame)
        throws(FrameTestingError)
    {
        var x = 0
        for cluster in clusters {
            let width: UInt8 = wide.contains(x) ? 2 : 1
            guard let character = cluster.first, x + Int(width) <= frame.width else {
                throw fail(line: line, column: x + 2, "the row has more than \(frame.width) columns")
            }
            frame.put(Cell(glyph: Glyph(character), width: width), x: x, y: row)
            x += Int(width)
        }
        guard x == frame.width else {
            throw fail(line: line, column: x + 2, "the row has \(x) columns instead of \(frame.width)")
        }
    }

    private func style(
        _ letters: [Character], legend: [Character: CellStyle], row: Int, line: Int, in frame: inout Frame
    ) throws(FrameTestingError) {
        guard letters.count == frame.width else {
            throw fail(
                line: line, column: min(letters.count, frame.width) + 2,
                "the row has \(letters.count) styles instead of \(frame.width)")
        }
        for (x, letter) in letters.enumerated() {
            guard let style = legend[letter] else {
                throw fail(line: line, column: x + 2, "the letter “\(letter)” is not in the legend")
            }
            frame.restyle(CellRect(x: x, y: row, width: 1, height: 1)) { $0 = style }
        }
    }
}
