import CellUI

/// Draws text in a way of its own. Text is drawn as without one.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { .zero }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}
public struct TextProxy { public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero } }
public protocol TextAttribute {}
extension Text.Layout: Sequence {
    public struct Line: Sequence {
        public func makeIterator() -> IndexingIterator<[Run]> { [].makeIterator() }
        public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
    public struct Run: Sequence {
        public func makeIterator() -> IndexingIterator<[RunSlice]> { [].makeIterator() }
        public var typographicBounds: TypographicBounds { TypographicBounds() }
        public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    public struct RunSlice { public var typographicBounds: TypographicBounds { TypographicBounds() } }
    public struct TypographicBounds: Equatable, Sendable {
        public var origin: CGPoint = .zero
        public var width: CGFloat = 0
        public var ascent: CGFloat = 0
        public var descent: CGFloat = 0
        public var leading: CGFloat = 0
        public var rect: CGRect { .zero }
    }
    public func makeIterator() -> IndexingIterator<[Line]> { [].makeIterator() }
}
extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line) {}
    public func draw(_ run: Text.Layout.Run) {}
    public func draw(_ slice: Text.Layout.RunSlice) {}
}
extension View { public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self } }
extension Text { public func customAttribute<T: TextAttribute>(_ attribute: T) -> Text { self } }
