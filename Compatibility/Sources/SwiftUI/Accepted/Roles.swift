import CellUI

// Roles and values that change nothing in a still picture.

public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()
    public init() {}
    public func body(content: Content) -> some View { content }
}
public enum ShapeRole: Sendable { case fill, stroke, separator }
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() {}
}
extension Gauge {
    public init<V: BinaryFloatingPoint, M: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> M
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
    }
}
extension ButtonRole {
    public static var confirm: ButtonRole { .cancel }
    public static var close: ButtonRole { .cancel }
}
/// Draws a view into an image. Nothing is drawn here.
public final class ImageRenderer<Content: View> {
    public var content: Content
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var proposedSize = ProposedViewSize.unspecified
    public init(content: Content) { self.content = content }
    public var uiImage: UIImage? { nil }
    public var cgImage: CGImage? { nil }
}
