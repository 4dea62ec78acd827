/// Writes the sections of a snapshot as UTF-8 bytes instead of characters: a suite verifies thousands of frames a second.
struct SnapshotWriter {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    /// Writes a line.
    mutating func line(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        newline()
    }

    /// Starts a section with a blank line and its name.
    mutating func section(_ name: String) {
        newline()
        line(name)
    }

    /// Appends the output of another writer.
    mutating func append(_ text: [UInt8]) { bytes.append(contentsOf: text) }

    private mutating func newline() { bytes.append(0x0A) }

    // MARK: Reading

    /// Writes one phrase per line; control characters, line breaks and backslashes are escaped.
    mutating func reading(_ phrases: [String]) {
        for phrase in phrases {
            line(phrase.unicodeScalars.contains(where: Self.breaksLine) ? SnapshotEscape.line(phrase) : phrase)
        }
    }

    private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x85 || scalar.value == 0x2028
            || scalar.value == 0x2029
    }

    // MARK: Glyphs

    /// Writes the rows, then the sections of wide and of escaped columns.
    mutating func glyphs(_ frame: Frame) {
        var wide: [String] = []
        var escapes: [String] = []
        for y in 0..<frame.height {
            var wideColumns: [Int] = []
            bar()
            // `nil` after the bar and after plain glyphs: nothing joins them.
            var last: Glyph?
            let row = frame.row(y)
            for index in row.indices {
                let cell = row[index]
                if cell.isContinuation { continue }
                let x = index - row.startIndex
                if cell.width == 2 { wideColumns.append(x) }
                if let scalar = cell.glyph.scalar, SnapshotEscape.isPlain(scalar) {
                    append(scalar)
                    last = nil
                } else if SnapshotEscape.standsAlone(cell.glyph, after: last) {
                    bytes.append(contentsOf: cell.graphemeCluster.utf8)
                    last = cell.glyph
                } else {
                    bytes.append(contentsOf: repeatElement(UInt8(ascii: "\\"), count: Int(cell.width)))
                    escapes.append("row \(y), column \(x): \(SnapshotEscape.scalars(cell.graphemeCluster))")
                    last = nil
                }
            }
            bar()
            newline()
            if !wideColumns.isEmpty { wide.append("row \(y): " + wideColumns.map(String.init).joined(separator: " ")) }
        }
        for (name, lines) in [("wide", wide), ("escapes", escapes)] where !lines.isEmpty {
            section(name)
            lines.forEach { line($0) }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.value < 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            bytes.append(contentsOf: UTF8.encode(scalar)!)
        }
    }

    private mutating func bar() {
        bytes.append(0xE2)
        bytes.append(0x94)
        bytes.append(0x82)
    }

    // MARK: Styles

    /// Writes one letter per cell, assigning letters to new styles.
    mutating func styles(_ frame: Frame, letters: inout StyleLetters) throws(SnapshotError) {
        var style = CellStyle()
        var letter = StyleLetters.bytes(of: StyleLetters.plain)
        for y in 0..<frame.height {
            bar()
            for cell in frame.row(y) {
                if cell.style != style {
                    style = cell.style
                    letter = StyleLetters.bytes(of: try letters.letter(of: style))
                }
                if letter.count == 1 { bytes.append(letter[0]) } else { bytes.append(contentsOf: letter) }
            }
            bar()
            newline()
        }
    }

    /// Writes the legend of the letters.
    mutating func legend(_ letters: StyleLetters) {
        for (letter, style) in letters.legend { line("\(letter)  \(StyleNotation.text(style))") }
    }
}
