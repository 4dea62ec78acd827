/// Letters of one style on one line.
public struct PointText: Hashable, Sendable {
    /// The letters.
    public var string: String
    /// The font.
    public var font: PointFont
    /// The left end of the baseline.
    public var origin: CGPoint
    /// The width in points, which renderers must keep.
    public var width: CGFloat
    /// The paint.
    public var ink: PointCanvas.Ink
    /// Whether a line is below the letters.
    public var isUnderlined = false
    /// Whether a line is through the letters.
    public var isStruckThrough = false
    /// How the colours that emoji have of their own are changed, in order; the paint has changed already. Default: not at all.
    package var emojiChanges: [ColorChange] = []

    /// Letters with the width that their font gives them.
    public init(_ string: String, font: PointFont, at origin: CGPoint, paint: Paint) {
        let width = font.width(of: string)
        (self.string, self.font, self.origin, self.width) = (string, font, origin, width)
        ink = PointCanvas.Ink(
            paint, in: CGRect(x: origin.x, y: origin.y - font.ascent, width: width, height: font.lineHeight))
    }

    /// The rectangle from the top to the bottom of the line.
    public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - font.ascent, width: width, height: font.ascent + font.descent)
    }
}
