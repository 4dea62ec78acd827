/// How one frame differs from the one that was expected, for a person to read.
///
/// Cells that differ in the same way beside each other are told together:
///
///     row 3, columns 4–8: “12:34” is “12:35”
///     row 5, column 2: fg #ffffff is #8e8e93, no longer bold
///     812 cells, the first at row 0, columns 0–39: bg #111113 is #131311
///
/// Rows and columns count from 0, as the cells of a frame do.
public struct FrameDifference: Hashable, Sendable, CustomStringConvertible {
    /// A change of one cell, wherever it is.
    public enum Change: Hashable, Sendable {
        /// The frame has another size.
        case size(CellSize, CellSize)
        /// One glyph is another.
        case glyph(Glyph, Glyph)
        /// One style is another.
        case style(StyleChange)
        /// A phrase of the reading came or went.
        case phrase(String, isNew: Bool)
    }

    /// One line a stretch of cells with other glyphs, from the top left, then one a change of style; when the sizes differ,
    /// that alone. Then what is said differently.
    public let lines: [String]
    /// The stretches of cells that differ, inside the larger of the two sizes.
    public let marks: [CellRect]
    /// The kinds of changes, without their places: two pictures in which the same happened have the same.
    public let changes: Set<Change>

    /// The difference between two frames; `nil` if they are equal.
    public init?(expected: Frame, actual: Frame) {
        self.init(expected: FrameSnapshot(frame: expected), actual: FrameSnapshot(frame: actual))
    }

    /// The difference between two snapshots, facts aside; `nil` if there is none.
    public init?(expected: FrameSnapshot, actual: FrameSnapshot) {
        guard !expected.shows(what: actual) else { return nil }
        var parts = FrameDifferenceParts()
        parts.compare(expected.frame, actual.frame)
        parts.compare(expected.reading, actual.reading)
        (lines, marks, changes) = (parts.lines, parts.marks, parts.changes)
    }

    /// The first twelve lines, and how many more there are.
    public var description: String { Self.shortened(lines) }

    /// The first twelve of `lines`, and how many more there are.
    static func shortened(_ lines: [String]) -> String {
        let most = 12
        let rest = lines.count - most
        return (lines.prefix(most) + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
    }
}
