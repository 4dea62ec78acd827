/// What a view prefers to keep between its upper or lower edge and the next view of a column, in points.
///
/// It depends on both views: two texts touch, a text keeps the distance that its font gives from anything else, a spacer keeps none, and
/// any other two are 8 points apart.
///
/// Source: [The Spacing of SwiftUI](https://fatbobman.com/en/posts/spacing-of-swiftui/) describes it. The numbers are those of
/// [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI), in `Text+Spacing.swift` and `Spacing.swift`.
struct EdgeSpacing: Hashable, Sendable {
    /// The distance of the text or the symbol at the edge from something else, in points; `nil` without one.
    private(set) var text: CGFloat?
    /// Whether there is something else at the edge.
    private(set) var isView = false
    /// Whether a spacer is there.
    private(set) var isSpacer = false

    /// The edge of what has no text.
    static let view = EdgeSpacing(isView: true)
    /// The edge of a spacer.
    static let spacer = EdgeSpacing(isSpacer: true)

    /// The edge of nothing.
    init() {}
    private init(isView: Bool = false, isSpacer: Bool = false) { (self.isView, self.isSpacer) = (isView, isSpacer) }

    /// The edge of a text of a font.
    init(_ edge: VerticalEdge, of font: PointFont) {
        let height = font.ascent + font.descent
        // A tenth of a line, in whole pixels, is between what is above a text and its highest letters.
        let gap = CGFloat(height * 0.1).roundedUpToPixels
        let above = gap + font.descent
        text = edge == .top ? above : max(height + gap - font.capHeight, above)
    }

    /// The edge of a symbol, whose baseline is `offset` points above its lower edge.
    init(_ edge: VerticalEdge, ofSymbolWithBaseline offset: CGFloat) { text = edge == .top ? offset : offset + 1 }

    /// The edge of several views that are side by side or one over the other.
    func union(_ other: EdgeSpacing) -> EdgeSpacing {
        var both = self
        both.text = [text, other.text].compactMap(\.self).max()
        both.isView = isView || other.isView
        both.isSpacer = isSpacer || other.isSpacer
        return both
    }

    /// The distance of this lower edge from the upper edge of what is below it, in points.
    func distance(to next: EdgeSpacing) -> CGFloat {
        let distances: [CGFloat?] = [
            text != nil && next.text != nil ? 0 : nil, next.isView ? text : nil, isView ? next.text : nil,
        ]
        return distances.compactMap(\.self).max() ?? (isSpacer || next.isSpacer ? 0 : .standardSpacing)
    }
}

extension Sequence<LayoutNode> {
    /// The edge of views that are side by side or one over the other.
    func edgeSpacing(_ edge: VerticalEdge) -> EdgeSpacing {
        reduce(EdgeSpacing()) { $0.union($1.edgeSpacing(edge)) }
    }
}
