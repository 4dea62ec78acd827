/// The section `glyphs` of a snapshot and its subsections: a frame without styles.
struct GlyphGrid {
    /// The glyphs, in the default style.
    let frame: Frame

    /// Parses the rows and the sections `wide` and `escapes`.
    ///
    /// - Parameter hasInlineEscapes: Whether escapes are in the rows themselves, as in version 1. Default: `false`.
    init(_ lines: inout SnapshotLines, size: CellSize, hasInlineEscapes: Bool = false) throws(SnapshotError) {
        let first = lines.index
        var rows: [[Character?]] = []
        for _ in 0..<size.height {
            let line = lines.index
            let row = try lines.row()
            rows.append(
                hasInlineEscapes ? try Self.clusters(row, line: line, lines) : row.map { $0 == "\\" ? nil : $0 })
        }
        let wide = try Self.wideColumns(&lines, size)
        var escapes = try Self.escapes(&lines, size)
        var frame = Frame(size: size)
        for (y, row) in rows.enumerated() {
            try Self.place(row, wide: wide[y] ?? [], row: y, line: first + y, escapes: &escapes, lines, in: &frame)
        }
        guard let left = escapes.keys.min(by: { ($0.y, $0.x) < ($1.y, $1.x) }) else {
            self.frame = frame
            return
        }
        throw lines.fail(
            line: first + left.y, column: left.x + 2, "an escape is named for this column, but it shows no backslash")
    }

    /// The clusters of a version 1 row, in which `\u{…}` is a cluster.
    private static func clusters(_ row: Substring, line: Int, _ lines: SnapshotLines) throws(SnapshotError)
        -> [Character?]
    {
        var clusters: [Character?] = []
        var rest = row
        while let first = rest.first {
            guard first == "\\" else {
                clusters.append(first)
                rest.removeFirst()
                continue
            }
            let column = row.count - rest.count + 2
            guard rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}"),
                let cluster = SnapshotEscape.cluster(rest.dropFirst(3).prefix { $0 != "}" }.split(separator: " "))
            else { throw lines.fail(line: line, column: column, "a backslash begins “\\u{…}”, one grapheme cluster") }
            clusters.append(cluster)
            rest = rest[rest.index(after: end)...]
        }
        return clusters
    }

    private static func wideColumns(_ lines: inout SnapshotLines, _ size: CellSize) throws(SnapshotError)
        -> [Int: Set<Int>]
    {
        guard lines.optionalSection("wide") else { return [:] }
        var columns: [Int: Set<Int>] = [:]
        try lines.numbered("row NUMBER: COLUMN …", below: size.height) { row, rest, words in
            let numbers = words.compactMap { Int($0) }.filter { (0..<size.width).contains($0) }
            columns[row] = Set(numbers)
            return rest.isEmpty && !words.isEmpty && numbers.count == words.count
        }
        return columns
    }

    private static func escapes(_ lines: inout SnapshotLines, _ size: CellSize) throws(SnapshotError)
        -> [CellPoint: Character]
    {
        guard lines.optionalSection("escapes") else { return [:] }
        var escapes: [CellPoint: Character] = [:]
        try lines.numbered("row NUMBER, column NUMBER: SCALAR …", below: size.height) { row, rest, words in
            guard rest.hasPrefix(", column "), let column = Int(rest.dropFirst(9)), (0..<size.width).contains(column),
                let cluster = SnapshotEscape.cluster(words)
            else { return false }
            return escapes.updateValue(cluster, forKey: CellPoint(x: column, y: row)) == nil
        }
        return escapes
    }

    private static func place(
        _ clusters: [Character?], wide: Set<Int>, row: Int, line: Int, escapes: inout [CellPoint: Character],
        _ lines: SnapshotLines, in frame: inout Frame
    ) throws(SnapshotError) {
        var x = 0
        var rest = clusters[...]
        while let first = rest.popFirst() {
            let width = wide.contains(x) ? 2 : 1
            guard x + width <= frame.width else {
                throw lines.fail(line: line, column: x + 2, "the row has more than \(frame.width) columns")
            }
            var cluster = first
            if cluster == nil {
                cluster = escapes.removeValue(forKey: CellPoint(x: x, y: row))
                let isWhole = width == 1 || rest.popFirst().map { $0 == nil } ?? false
                guard cluster != nil, isWhole else {
                    throw lines.fail(line: line, column: x + 2, "the section “escapes” does not name this backslash")
                }
            }
            if let cluster {
                frame.put(Cell(glyph: Glyph(cluster), width: UInt8(width)), x: x, y: row)
            }
            x += width
        }
        guard x == frame.width else {
            throw lines.fail(line: line, column: x + 2, "the row has \(x) columns instead of \(frame.width)")
        }
    }
}
