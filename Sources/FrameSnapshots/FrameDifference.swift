/// The difference between an actual and an expected frame, as readable text.
///
/// Adjacent cells with the same change are reported together:
///
///     row 3, columns 4–8: was “12:34”, is now “12:35”
///     row 5, column 2: fg was #ffffff, is now #8e8e93, no longer bold
///     812 cells, the first at row 0, columns 0–39: bg was #111113, is now #131311
///
/// Rows and columns count from 0, like a frame's cells.
public struct FrameDifference: Hashable, Sendable, CustomStringConvertible {
    /// A kind of change, independent of its position.
    public enum Change: Hashable, Sendable {
        /// The size of the frame.
        case size(CellSize, CellSize)
        /// The glyph of a cell.
        case glyph(Glyph, Glyph)
        /// The style of a cell.
        case style(StyleChange)
        /// A phrase of the reading was added or removed.
        case phrase(String, isNew: Bool)
    }

    /// One line per run of changed glyphs, from the top left, then one per kind of style change; if the sizes differ, only
    /// that. Changes of the reading follow.
    public let lines: [String]
    /// The runs of cells that differ, within the larger of the two sizes.
    public let marks: [CellRect]
    /// The kinds of changes without their positions: equal for two pictures that changed in the same way.
    public let changes: Set<Change>

    /// Compares two frames; `nil` if they are equal.
    public init?(expected: Frame, actual: Frame) {
        self.init(expected: FrameSnapshot(frame: expected), actual: FrameSnapshot(frame: actual))
    }

    /// Compares two snapshots, ignoring facts; `nil` if they are equal.
    public init?(expected: FrameSnapshot, actual: FrameSnapshot) {
        guard !expected.shows(what: actual) else { return nil }
        var parts = FrameDifferenceParts()
        parts.compare(expected.frame, actual.frame)
        parts.compare(expected.reading, actual.reading)
        (lines, marks, changes) = (parts.lines, parts.marks, parts.changes)
    }

    /// The first twelve lines, and the number of further ones.
    public var description: String { Self.shortened(lines) }

    /// The first twelve of `lines`, and the number of further ones.
    static func shortened(_ lines: [String]) -> String {
        let most = 12
        let rest = lines.count - most
        return (lines.prefix(most) + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
    }
}
