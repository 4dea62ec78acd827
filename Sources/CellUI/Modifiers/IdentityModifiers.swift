// Identity and life cycle. A still frame has neither: most of these are accepted for source compatibility and do nothing.
extension View {
    /// Sets the identity of this view.
    public func id<ID: Hashable>(_ id: ID) -> some View { self }
    /// Names this view among its siblings, for the symbols of a ``Canvas``.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        layoutValue(key: TagKey.self, value: AnyHashable(tag))
    }
    /// The shape for hit testing, which always uses the whole rectangle.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// The shape for hit testing, which always uses the whole rectangle.
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }
    /// An action for when this view appears. Never run.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    /// An action for when this view disappears. Never run.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    /// A task for the lifetime of this view. Never run.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { self }
    /// An action for when `value` changes. Never run.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { self }
    /// An action for when `value` changes. Never run.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { self }
    /// An action for when `value` changes. Never run.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        self
    }
    /// An action for when a preference of the views inside changes. Never run.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
    /// Names a coordinate space.
    public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
    /// Extends this view under the safe area, which a frame does not have.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
}

/// The name that ``View/tag(_:includeOptional:)`` gives to a view.
enum TagKey: LayoutValueKey {
    static var defaultValue: AnyHashable? { nil }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// One bit per purpose.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// Drag previews.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// Context menu previews.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// Hover effects.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Screen readers.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// The kinds of safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// One bit per kind.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The container's.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard's.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
