// Who a view is, and what happens in its life. A still picture has no life: these are accepted and change nothing.
extension View {
    /// Names this view, so that another name makes it another view.
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    /// Names this view among its siblings.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
    /// Which part of this view answers a click. Its whole place does.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// Which part of this view answers a click. Its whole place does.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }
    /// Does something when this view comes. A picture does nothing.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Does something when this view goes. A picture does nothing.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// Does something while this view is there. A picture does nothing.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    /// Does something when `value` changes. In a picture nothing does.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    /// Does something when `value` changes. In a picture nothing does.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Does something when `value` changes. In a picture nothing does.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        self
    }
    /// Does something when views inside tell something new. In a picture nothing does.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
    /// Names the space in which places are counted.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
    /// Draws under the edges of the screen. There are none.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
}

/// What a shape of content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// One bit a kind.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Clicks.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Hovering.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Screen readers.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Edges of the screen that must be kept free.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit a region.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device's.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard's.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
