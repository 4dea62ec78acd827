import CellUI

// Further ways to make views and values that CellUI has.

extension ForEach {
    /// A view for each element of a bound collection, by its identity.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where C.Element: Identifiable, ID == C.Element.ID, Data == [Binding<C.Element>], Content: View {
        self.init(Self.bindings(data), id: \.wrappedValue.id, content: content)
    }
    /// A view for each element of a bound collection, by a value in it.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>], Content: View {
        self.init(Self.bindings(data), id: (\Binding<C.Element>.wrappedValue).appending(path: id), content: content)
    }
    private static func bindings<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>) -> [Binding<
        C.Element
    >] {
        data.wrappedValue.indices.map { index in
            Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
        }
    }
}
extension Text {
    public init(_ date: Date, formatter: Formatter, fileID: StaticString = #fileID, line: UInt = #line) {
        self.init(verbatim: formatter.string(for: date) ?? "", fileID: fileID, line: line)
    }
}
extension Label where Title == Text, Icon == Image {
    public init(
        _ titleKey: LocalizedStringKey, image resource: ImageResource, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init {
            Text(titleKey, fileID: fileID, line: line)
        } icon: {
            Image(resource)
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image resource: ImageResource, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init {
            Text(title, fileID: fileID, line: line)
        } icon: {
            Image(resource)
        }
    }
}
extension Canvas {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) { self.init(opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer, symbols: symbols) }
}
extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) { self.init(opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer) }
}
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
extension Path {
    /// An arc by its extent instead of its end.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        addArc(
            center: center, radius: radius, startAngle: startAngle,
            endAngle: .radians(startAngle.radians + delta.radians),
            clockwise: delta.radians < 0)
    }
}
extension ContentUnavailableView where Label == CellUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public static var search: Self {
        Self(
            "No Results", systemImage: "magnifyingglass",
            description: Text(verbatim: "Check the spelling or try a new search."))
    }
    public static func search(text: String) -> Self {
        Self(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text(verbatim: "Check the spelling or try a new search."))
    }
}
extension Color.Resolved {
    public var linearRed: Float { Self.linear(red) }
    public var linearGreen: Float { Self.linear(green) }
    public var linearBlue: Float { Self.linear(blue) }
    private static func linear(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : Float(pow(Double((value + 0.055) / 1.055), 2.4))
    }
    public var cgColor: CGColor {
        CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
}
extension GaugeStyleConfiguration {
    public struct MarkedValueLabel: View { public var body: some View { EmptyView() } }
    public var markedValueLabels: MarkedValueLabel? { nil }
}
extension Button where Label == Text {
    public init(
        role: ButtonRole, fileID: StaticString = #fileID, line: UInt = #line, action: @escaping () -> Void
    ) {
        self.init(
            role == .destructive ? "Delete" : "Cancel", role: role, fileID: fileID, line: line, action: action)
    }
}
public struct CGVector: Hashable, Codable, Sendable {
    public var dx, dy: CGFloat
    public static let zero = CGVector()
    public init() { (dx, dy) = (0, 0) }
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
extension Alignment {
    public static var centerLastTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .lastTextBaseline)
    }
}
