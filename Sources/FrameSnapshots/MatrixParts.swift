/// The parts of a matrix's pictures, deduplicated and numbered from 1 in order of first use.
///
/// A picture reuses an earlier style grid if some legend maps it to the picture's styles, that is, if cells with equal letters
/// have equal styles. A picture with fewer colours does; two letters of its legend then have the same style.
struct MatrixParts {
    /// The kinds of parts, in file order.
    enum Kind: String, CaseIterable {
        case reading, glyphs, styles, legend
    }

    private var order: [Kind: [[UInt8]]] = [:]
    private var numbers: [Kind: [[UInt8]: Int]] = [:]
    private var grids: [LetterGrid] = []

    /// Adds the parts of a picture and returns their numbers as written in the file.
    mutating func add(_ snapshot: FrameSnapshot) throws(SnapshotError) -> String {
        let frame = snapshot.frame
        var glyphs = SnapshotWriter(capacity: frame.cells.count * 2)
        glyphs.line("size \(frame.width) × \(frame.height)")
        glyphs.glyphs(frame)
        var parts: [(Kind, Int)] = []
        if let phrases = snapshot.reading {
            var reading = SnapshotWriter(capacity: 256)
            reading.reading(phrases)
            parts.append((.reading, number(of: reading.bytes, .reading)))
        }
        parts.append((.glyphs, number(of: glyphs.bytes, .glyphs)))
        let styles = try styles(of: frame)
        parts.append((.styles, styles.grid))
        parts.append((.legend, number(of: styles.legend, .legend)))
        return parts.map { "\($0.rawValue) \($1)" }.joined(separator: ", ")
    }

    private mutating func styles(of frame: Frame) throws(SnapshotError) -> (grid: Int, legend: [UInt8]) {
        var legend = SnapshotWriter(capacity: 512)
        for (index, grid) in grids.enumerated() {
            guard let styles = grid.styles(for: frame) else { continue }
            for (letter, style) in zip(StyleLetters.alphabet, styles) {
                legend.line("\(letter)  \(StyleNotation.text(style))")
            }
            return (index + 1, legend.bytes)
        }
        var letters = StyleLetters()
        var styles = SnapshotWriter(capacity: frame.cells.count * 2)
        try styles.styles(frame, letters: &letters)
        grids.append(LetterGrid(frame, letters.styles))
        order[.styles, default: []].append(styles.bytes)
        legend.legend(letters)
        return (grids.count, legend.bytes)
    }

    private mutating func number(of text: [UInt8], _ kind: Kind) -> Int {
        if let number = numbers[kind]?[text] { return number }
        order[kind, default: []].append(text)
        let number = order[kind]?.count ?? 0
        numbers[kind, default: [:]][text] = number
        return number
    }

    /// Writes all parts.
    func write(into writer: inout SnapshotWriter) {
        for kind in Kind.allCases {
            for (index, text) in (order[kind] ?? []).enumerated() {
                writer.section("\(kind.rawValue) \(index + 1)")
                writer.append(text)
            }
        }
    }
}

/// The index of each cell's style in the legend; `nil` for the default style.
private struct LetterGrid {
    private let size: CellSize
    private let places: [Int?]
    private let count: Int

    init(_ frame: Frame, _ styles: [CellStyle]) {
        let known = Dictionary(uniqueKeysWithValues: styles.enumerated().map { ($1, $0) })
        (size, count) = (frame.size, styles.count)
        places = frame.cells.map { known[$0.style] }
    }

    /// The styles for the letters that make this grid equal to the frame's; `nil` if there are none.
    func styles(for frame: Frame) -> [CellStyle]? {
        guard frame.size == size else { return nil }
        var styles = [CellStyle?](repeating: nil, count: count)
        for (cell, place) in zip(frame.cells, places) {
            guard let place else {
                if cell.style != CellStyle() { return nil }
                continue
            }
            if styles[place] == nil { styles[place] = cell.style }
            if styles[place] != cell.style { return nil }
        }
        return styles.compactMap { $0 }
    }
}
