import CellUI

// Apps, scenes and UIKit views in SwiftUI. A Live Activity has none of them; a source next to it may.

public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}
extension App { public static func main() {} }
public protocol Scene { associatedtype Body: Scene }
extension Never: Scene {}
public struct EmptyScene: Scene {
    public typealias Body = Never
    public init() {}
}
@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<each S: Scene>(_ content: repeat each S) -> EmptyScene { EmptyScene() }
    public static func buildOptional(_ content: EmptyScene?) -> EmptyScene { EmptyScene() }
    public static func buildLimitedAvailability(_ content: EmptyScene) -> EmptyScene { content }
}
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct Settings<Content: View>: Scene {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content) {}
}
extension Scene {
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
        -> some Scene
    {
        self
    }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
    public func environmentObject<T: AnyObject>(_ object: T) -> some Scene { self }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}
/// A kind of work in the background. A picture has none.
public struct BackgroundTask<Request, Response>: Sendable {
    fileprivate init() {}
}
extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}
extension BackgroundTask where Request == String, Response == Void {
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
    public static func urlSession(
        matching match: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> { BackgroundTask() }
}
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject> {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType { fatalError("a widget has no application delegate") }
}

public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var transaction: Transaction { Transaction() }
}
extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIViewRepresentable {
    public var body: some View { EmptyView() }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var transaction: Transaction { Transaction() }
}
extension UIViewControllerRepresentable where Coordinator == Void { public func makeCoordinator() {} }
extension UIViewControllerRepresentable {
    public var body: some View { EmptyView() }
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
}
open class UIHostingController<Content: View>: UIViewController, @unchecked Sendable {
    public var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }
    public required init?(coder: NSCoder) { nil }
}
