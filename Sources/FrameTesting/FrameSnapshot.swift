/// A frame as a text that a person can review, and back.
///
/// Version 1 looks like this; each grid row stands between two bars, so that blanks at its end are seen:
///
///     islet frame 1
///     size 7 × 2
///     note midnight, paused
///
///     glyphs
///     │ 12:34 │
///     │ ━━╸── │
///
///     styles
///     │·aaaaa·│
///     │·bbbcc·│
///
///     legend
///     a  fg #ffffff  bg #000000  bold
///
/// `·` is the terminal's own style. Where clusters are two columns wide, a section `wide` names their columns, counted from
/// 0, so that reading a snapshot back depends on no width table. A cluster that would join its neighbour, or that is a
/// control or a backslash, is written `\u{…}`, its scalars in hexadecimal.
public struct FrameSnapshot: Hashable, Sendable {
    /// The version that is written, and the only one that is read.
    public static let version = 1

    /// The picture.
    public var frame: Frame
    /// What the test says about it, one line each: theme, device, date. Not compared.
    public var notes: [String]

    /// A snapshot of `frame`.
    public init(frame: Frame, notes: [String] = []) {
        self.frame = frame
        self.notes = notes
    }

    /// Reads a snapshot back.
    ///
    /// - Throws: ``FrameTestingError/malformed(line:column:reason:)``.
    public init(parsing text: String) throws(FrameTestingError) {
        var parser = FrameSnapshotParser(text)
        self = try parser.snapshot()
    }

    /// The snapshot as text, ending in a newline.
    ///
    /// - Throws: ``FrameTestingError/tooManyStyles(_:)``.
    public func text() throws(FrameTestingError) -> String {
        var lines = ["islet frame \(Self.version)", "size \(frame.width) × \(frame.height)"]
        lines += notes.flatMap { $0.split(separator: "\n") }.map { "note \($0)" }
        lines += ["", "glyphs"] + (0..<frame.height).map { "│\(Self.glyphs(frame.row($0)))│" }
        let wide = (0..<frame.height).compactMap(wideColumns)
        if !wide.isEmpty { lines += ["", "wide"] + wide }

        var letters = StyleLetters()
        lines += ["", "styles"]
        for y in 0..<frame.height {
            var row = ""
            for cell in frame.row(y) { row.append(try letters.letter(of: cell.style)) }
            lines.append("│\(row)│")
        }
        if !letters.styles.isEmpty {
            lines += ["", "legend"] + letters.legend.map { "\($0.letter)  \(StyleNotation.text($0.style))" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func wideColumns(_ y: Int) -> String? {
        let row = frame.row(y)
        let columns = row.indices.filter { row[$0].width == 2 }.map { "\($0 - row.startIndex)" }
        return columns.isEmpty ? nil : "row \(y): " + columns.joined(separator: " ")
    }

    /// A row's clusters such that splitting the text into clusters gives them back.
    static func glyphs(_ row: ArraySlice<Cell>) -> String {
        var text = ""
        var last = "│"
        for cell in row where !cell.isContinuation {
            let cluster = cell.graphemeCluster
            let isPlain =
                cluster != "\\" && (last + cluster).count == 2 && (cluster + "│").count == 2
                && !cluster.unicodeScalars.contains { $0.properties.generalCategory == .control }
            last = isPlain ? cluster : "}"
            text += isPlain ? cluster : escape(cluster)
        }
        return text
    }

    private static func escape(_ cluster: String) -> String {
        "\\u{" + cluster.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") + "}"
    }
}
