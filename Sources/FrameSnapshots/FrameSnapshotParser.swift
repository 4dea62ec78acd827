/// Parses the text of a ``FrameSnapshot``, in any version.
struct FrameSnapshotParser {
    private var lines: SnapshotLines
    private var version = FrameSnapshot.version

    init(_ text: String) { lines = SnapshotLines(text) }

    mutating func snapshot() throws(SnapshotError) -> FrameSnapshot {
        try readVersion()
        let size = try lines.size()
        let facts = try Self.facts(&lines)
        let reading = lines.optionalSection("reading") ? try Self.reading(&lines) : nil
        try lines.section("glyphs")
        let glyphs = try GlyphGrid(&lines, size: size, hasInlineEscapes: version == 1)
        try lines.section("styles")
        let styles = try StyleGrid(&lines, size: size)
        let legend = try Self.legend(&lines)
        guard lines.isAtEnd else { throw lines.fail("nothing is expected after the last section") }
        return FrameSnapshot(
            frame: try styles.frame(glyphs.frame, legend: legend, lines), reading: reading, facts: facts)
    }

    private mutating func readVersion() throws(SnapshotError) {
        let words = lines.line.split(separator: " ")
        guard words.count == 3, words[0] == "islet", words[1] == "frame", let number = Int(words[2]) else {
            throw lines.fail("not a frame: expected “islet frame \(FrameSnapshot.version)”")
        }
        guard (1...FrameSnapshot.version).contains(number) else {
            throw lines.fail(
                column: 13,
                "version \(number) of this format is newer than \(FrameSnapshot.version), the newest known; update "
                    + "Islet")
        }
        version = number
        lines.advance()
    }

    /// The facts of a header.
    static func facts(_ lines: inout SnapshotLines) throws(SnapshotError) -> [SnapshotFact] {
        var facts: [SnapshotFact] = []
        while let blank = lines.line.firstIndex(of: " ") {
            let value = lines.line[lines.line.index(after: blank)...]
            facts.append(SnapshotFact(key: String(lines.line[..<blank]), value: String(value)))
            lines.advance()
        }
        return facts
    }

    // MARK: Sections

    static func reading(_ lines: inout SnapshotLines) throws(SnapshotError) -> [String] {
        var phrases: [String] = []
        while !lines.line.isEmpty {
            guard let phrase = SnapshotEscape.phrase(lines.line) else {
                let column = lines.line.prefix { $0 != "\\" }.count + 1
                throw lines.fail(column: column, "a backslash begins “\\\\” or “\\u{…}”")
            }
            phrases.append(phrase)
            lines.advance()
        }
        return phrases
    }

    static func legend(_ lines: inout SnapshotLines) throws(SnapshotError) -> [Character: CellStyle] {
        guard lines.optionalSection("legend") else { return [:] }
        return try legendLines(&lines)
    }

    /// The lines of a legend.
    static func legendLines(_ lines: inout SnapshotLines) throws(SnapshotError) -> [Character: CellStyle] {
        var styles = [StyleLetters.plain: CellStyle()]
        while let letter = lines.line.first {
            guard let style = StyleNotation.style(lines.line.dropFirst().split(separator: " ")) else {
                throw lines.fail(column: 4, "expected “fg COLOR  bg COLOR  ATTRIBUTE …”")
            }
            guard styles.updateValue(style, forKey: letter) == nil else {
                throw lines.fail("the letter “\(letter)” is explained twice")
            }
            lines.advance()
        }
        return styles
    }
}
