/// What the pictures of a matrix are made of, each part once, numbered from 1 in the order of first use.
struct MatrixParts {
    /// The kinds of parts, in the order in which they stand in the file.
    enum Kind: String, CaseIterable {
        case reading, glyphs, styles, legend
    }

    private var order: [Kind: [[UInt8]]] = [:]
    private var numbers: [Kind: [[UInt8]: Int]] = [:]

    /// Adds the parts of a picture; answers their numbers as the file tells them.
    mutating func add(_ snapshot: FrameSnapshot) throws(SnapshotError) -> String {
        let frame = snapshot.frame
        var glyphs = SnapshotWriter(capacity: frame.cells.count * 2)
        glyphs.line("size \(frame.width) × \(frame.height)")
        glyphs.glyphs(frame)
        var letters = StyleLetters()
        var styles = SnapshotWriter(capacity: frame.cells.count * 2)
        try styles.styles(frame, letters: &letters)
        var legend = SnapshotWriter(capacity: 512)
        legend.legend(letters)
        var texts: [(Kind, [UInt8])] = [(.glyphs, glyphs.bytes), (.styles, styles.bytes), (.legend, legend.bytes)]
        if let phrases = snapshot.reading {
            var reading = SnapshotWriter(capacity: 256)
            reading.reading(phrases)
            texts.insert((.reading, reading.bytes), at: 0)
        }
        return texts.map { "\($0.rawValue) \(number(of: $1, $0))" }.joined(separator: ", ")
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
