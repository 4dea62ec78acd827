/// Parses the text of a ``MatrixSnapshot``.
struct MatrixSnapshotParser {
    private var lines: SnapshotLines

    init(_ text: String) { lines = SnapshotLines(text) }

    mutating func snapshot() throws(SnapshotError) -> MatrixSnapshot {
        try lines.expect("islet matrix \(MatrixSnapshot.version)", or: "not a matrix of a known version")
        var axes: [MatrixSnapshot.Axis] = []
        while lines.line.hasPrefix("axis ") {
            let parts = lines.line.dropFirst(5).split(separator: ": ", maxSplits: 1)
            guard parts.count == 2 else { throw lines.fail("expected “axis NAME: VALUE | VALUE …”") }
            axes.append(.init(name: String(parts[0]), values: parts[1].split(separator: " | ").map(String.init)))
            lines.advance()
        }
        var facts: [SnapshotFact] = []
        while let blank = lines.line.firstIndex(of: " ") {
            let value = lines.line[lines.line.index(after: blank)...]
            facts.append(SnapshotFact(key: String(lines.line[..<blank]), value: String(value)))
            lines.advance()
        }
        let mentions = try mentions(axes: axes.count)
        let parts = try parts()
        if lines.line.isEmpty { lines.advance() }
        guard lines.isAtEnd else {
            throw lines.fail("not the next part: parts are numbered from 1, kind by kind")
        }
        var pictures: [MatrixSnapshot.Picture] = []
        for mention in mentions {
            pictures.append(
                .init(circumstances: mention.circumstances, snapshot: try parts.snapshot(mention, lines)))
        }
        return MatrixSnapshot(axes: axes, facts: facts, pictures: pictures)
    }

    /// A line of the section `pictures`.
    struct Mention {
        let line: Int
        let circumstances: [String]
        let numbers: [MatrixParts.Kind: Int]
    }

    private mutating func mentions(axes: Int) throws(SnapshotError) -> [Mention] {
        try lines.section("pictures")
        var mentions: [Mention] = []
        var seen: Set<[String]> = []
        while !lines.line.isEmpty {
            let sides = lines.line.split(separator: ": ", omittingEmptySubsequences: false)
            guard sides.count == 2 else { throw lines.fail("expected “VALUE | …: glyphs NUMBER, styles NUMBER, …”") }
            // The one picture of a matrix without axes has no circumstances.
            let isPlain = axes == 0 && sides[0].isEmpty
            let circumstances =
                isPlain ? [] : sides[0].split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
            guard axes == 0 || circumstances.count == axes else {
                throw lines.fail("there are \(circumstances.count) values for \(axes) axes")
            }
            guard seen.insert(circumstances).inserted else { throw lines.fail("this picture is named twice") }
            var numbers: [MatrixParts.Kind: Int] = [:]
            for part in sides[1].split(separator: ", ") {
                let words = part.split(separator: " ")
                guard words.count == 2, let kind = MatrixParts.Kind(rawValue: String(words[0])),
                    let number = Int(words[1])
                else { throw lines.fail(column: sides[0].count + 3, "no part named “\(part)”") }
                numbers[kind] = number
            }
            mentions.append(Mention(line: lines.index, circumstances: circumstances, numbers: numbers))
            lines.advance()
        }
        return mentions
    }

    /// The parsed parts of the file.
    struct Parts {
        var readings: [[String]] = []
        var glyphs: [Frame] = []
        var styles: [StyleGrid] = []
        var legends: [[Character: CellStyle]] = []

        func snapshot(_ mention: Mention, _ lines: SnapshotLines) throws(SnapshotError) -> FrameSnapshot {
            func part<Part>(_ kind: MatrixParts.Kind, of parts: [Part]) throws(SnapshotError) -> Part {
                guard let number = mention.numbers[kind], parts.indices.contains(number - 1) else {
                    throw lines.fail(line: mention.line, "the part “\(kind.rawValue)” of this picture is missing")
                }
                return parts[number - 1]
            }
            let glyphs = try part(.glyphs, of: glyphs)
            let styles = try part(.styles, of: styles)
            guard styles.size == glyphs.size else {
                throw lines.fail(line: mention.line, "glyphs and styles of this picture have different sizes")
            }
            let frame = try styles.frame(glyphs, legend: try part(.legend, of: legends), lines)
            let reading = mention.numbers[.reading] == nil ? nil : try part(.reading, of: readings)
            return FrameSnapshot(frame: frame, reading: reading)
        }
    }

    private mutating func parts() throws(SnapshotError) -> Parts {
        var parts = Parts()
        while lines.optionalSection("reading \(parts.readings.count + 1)") {
            parts.readings.append(try FrameSnapshotParser.reading(&lines))
        }
        while lines.optionalSection("glyphs \(parts.glyphs.count + 1)") {
            parts.glyphs.append(try GlyphGrid(&lines, size: try lines.size()).frame)
        }
        while lines.optionalSection("styles \(parts.styles.count + 1)") { parts.styles.append(try StyleGrid(&lines)) }
        while lines.optionalSection("legend \(parts.legends.count + 1)") {
            parts.legends.append(try FrameSnapshotParser.legendLines(&lines))
        }
        return parts
    }
}
