/// How a view appears and disappears. Accepted for source compatibility: frames are still.
public struct AnyTransition: Sendable {
    private init() {}

    /// Without a transition.
    public static let identity = AnyTransition()
    /// Fading.
    public static let opacity = AnyTransition()
    /// Growing.
    public static let scale = AnyTransition()
    /// From the leading side, to the trailing one.
    public static let slide = AnyTransition()
    /// By blurring.
    public static let blurReplace = AnyTransition()

    /// Erases the type of `transition`.
    public init<T: Transition>(_ transition: T) { self.init() }
    /// Growing.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    /// From a side.
    public static func move(edge: Edge) -> AnyTransition { .slide }
    /// From a side, pushing out the old view.
    public static func push(from edge: Edge) -> AnyTransition { .slide }
    /// By an offset.
    public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
    /// By an offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
    /// One transition for insertion, another for removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// By a modifier.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
    /// Together with another.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// With its own timing.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A custom transition.
public protocol Transition {
    /// The type of the view during the transition.
    associatedtype Body: View
    /// The view to which the transition applies.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase of the transition.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The phases of a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// Before insertion.
    case willAppear
    /// Inserted.
    case identity
    /// After removal.
    case didDisappear
    /// Whether the view is inserted.
    public var isIdentity: Bool { self == .identity }
    /// −1 before insertion, 0 while inserted, 1 after removal.
    public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// The content of a transition or an animation.
public struct PlaceholderContentView<Value>: View {
    private let lower: (inout Lowering) -> Void

    /// A view whose animation is drawn as it begins.
    public init(_view view: Value) where Value: View { lower = { $0.add(view) } }

    /// Adds the view's nodes.
    public func _lower(_ lowering: inout Lowering) { lower(&lowering) }
}

/// How a view's content changes. Accepted for source compatibility: changes show at once.
public struct ContentTransition: Hashable, Sendable {
    private init() {}
    /// Without a transition.
    public static let identity = ContentTransition()
    /// Fading.
    public static let opacity = ContentTransition()
    /// By interpolation.
    public static let interpolate = ContentTransition()
    /// By a symbol effect.
    public static let symbolEffect = ContentTransition()
    /// Like a counter.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }
    /// Like a counter.
    public static func numericText(value: Double) -> ContentTransition { identity }
}

extension View {
    /// Accepted for source compatibility: views appear and disappear at once.
    public func transition(_ t: AnyTransition) -> some View { self }
    /// Accepted for source compatibility: views appear and disappear at once.
    public func transition<T: Transition>(_ transition: T) -> some View { self }
    /// Accepted for source compatibility: content changes at once.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Accepted for source compatibility: frames are still.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
}

/// The geometry shared by matched views.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// One bit per property.
    public let rawValue: UInt32
    /// A set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A namespace for identifiers within one view.
@propertyWrapper
public struct Namespace: Sendable {
    /// An identifier of a namespace. All are equal.
    public struct ID: Hashable, Sendable {}
    /// A namespace.
    public init() {}
    /// The namespace's identifier.
    public var wrappedValue: ID { ID() }
}
