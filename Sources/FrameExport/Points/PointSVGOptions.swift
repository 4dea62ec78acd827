/// How a true picture is written as SVG.
public struct PointSVGOptions: Hashable, Sendable {
    /// Whether letters are outlines instead of text: then the picture looks the same on every machine, and the text cannot be
    /// selected. Letters without an outline (of scripts other than Latin) stay text. Default: `false`.
    public var drawsOutlines = false
    /// The natural size; 1 is a pixel to a point. Viewers may scale the picture. Must be positive. Default: 1.
    public var scale = 1.0
    /// The colours for those that a terminal decides. Default: those of pictures in cells.
    public var colors = SVGOptions()

    /// Text that can be selected, a pixel to a point.
    public init() {}
}
