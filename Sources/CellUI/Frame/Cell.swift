/// One cell of a frame: a grapheme cluster, its width in columns, and its style. Plain data of 16 bytes.
///
/// A cluster of width 2 occupies two cells: it is in the left one; the right one is a continuation (`width` 0, empty
/// cluster, same style).
public struct Cell: Hashable, Sendable {
    /// The cluster.
    public let glyph: Glyph
    /// Colours and attributes.
    public var style: CellStyle
    /// Width in columns: 1, 2 for a wide cluster, 0 for its continuation.
    public let width: UInt8
    /// The sixteenth byte, always 0: equal cells are equal bytes.
    private let padding: UInt8 = 0

    /// A cell; `width` must be that of `glyph`.
    public init(glyph: Glyph, width: UInt8 = 1, style: CellStyle = CellStyle()) {
        self.glyph = glyph
        self.width = width
        self.style = style
    }

    /// A blank in `style`.
    public static func blank(_ style: CellStyle = CellStyle()) -> Cell { Cell(glyph: .space, style: style) }

    /// The cluster as text; empty for a continuation.
    public var graphemeCluster: String { glyph.graphemeCluster }

    /// Whether this is the right half of a wide cluster.
    public var isContinuation: Bool { width == 0 }
}
