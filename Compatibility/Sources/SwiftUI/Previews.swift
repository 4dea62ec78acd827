import CellUI

/// Shows views in Xcode's canvas. GuestRuntime evaluates `previews` of every provider that the source pass has found.
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = AnyView
    static func makeSharedContext() async throws -> Context
    func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void { public static func makeSharedContext() async throws {} }

public struct PreviewTrait<T>: Sendable {}
public enum Preview { public enum ViewTraits {} }

extension PreviewTrait {
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait { PreviewTrait() }
}

public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
public enum InterfaceOrientation: Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
extension View {
    public func previewDevice(_ device: PreviewDevice?) -> some View { self }
    public func previewLayout(_ layout: PreviewLayout) -> some View { self }
    /// Names the sample state of the context that was recorded before, if it has no name yet.
    public func previewDisplayName(_ name: String?) -> some View {
        _PreviewNaming.name?(name)
        _PreviewNaming.name = nil
        return self
    }
    public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
}

/// A `ForEach` of a `PreviewProvider`: nothing draws it, so its views are made at once, for the contexts that they record. The source pass
/// writes this name for it.
public struct _IsletPreviewList: View {
    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
    ) { for element in data { _ = content(element) } }
    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: (Data.Element) -> Content
    ) where Data.Element: Identifiable { for element in data { _ = content(element) } }
    public init<Content: View>(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
        for element in data { _ = content(element) }
    }

    public var body: some View { EmptyView() }
}

/// How the latest preview with a context is named; `nil` where there is none that has no name.
public enum _PreviewNaming { nonisolated(unsafe) public static var name: ((String?) -> Void)? }
