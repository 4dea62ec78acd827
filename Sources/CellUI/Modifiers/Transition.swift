/// How a view comes and goes. Pictures here are still: it is there or not.
public struct AnyTransition: Sendable {
    private init() {}

    /// At once.
    public static let identity = AnyTransition()
    /// Fading.
    public static let opacity = AnyTransition()
    /// Growing.
    public static let scale = AnyTransition()
    /// From the leading side, to the trailing one.
    public static let slide = AnyTransition()
    /// Blurred.
    public static let blurReplace = AnyTransition()

    /// Hides the type of `transition`.
    public init<T: Transition>(_ transition: T) { self.init() }
    /// Growing.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    /// From a side.
    public static func move(edge: Edge) -> AnyTransition { .slide }
    /// From a side, pushing what was there.
    public static func push(from edge: Edge) -> AnyTransition { .slide }
    /// From elsewhere.
    public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
    /// From elsewhere.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
    /// One way in, another out.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// By a modifier.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }
    /// Together with another.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// At a pace of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A way of one's own for a view to come and go.
public protocol Transition {
    /// What the view looks like on its way.
    associatedtype Body: View
    /// The view on its way.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
    /// Not there yet.
    case willAppear
    /// There.
    case identity
    /// Gone.
    case didDisappear
    /// Whether it is there.
    public var isIdentity: Bool { self == .identity }
    /// −1 before it is there, 0 while it is, 1 after.
    public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// The view that a transition moves.
public struct PlaceholderContentView<Value>: View {
    /// Adds nothing: no picture is taken on the way.
    public func _lower(_ lowering: inout Lowering) {}
}

/// How a view's content changes into other content. It shows at once.
public struct ContentTransition: Hashable, Sendable {
    private init() {}
    /// At once.
    public static let identity = ContentTransition()
    /// Fading.
    public static let opacity = ContentTransition()
    /// Between the two.
    public static let interpolate = ContentTransition()
    /// As a symbol does it.
    public static let symbolEffect = ContentTransition()
    /// As a counter does it.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }
    /// As a counter does it.
    public static func numericText(value: Double) -> ContentTransition { identity }
}

extension View {
    /// How this view comes and goes. It is there or not.
    public func transition(_ t: AnyTransition) -> some View { self }
    /// How this view comes and goes. It is there or not.
    public func transition<T: Transition>(_ transition: T) -> some View { self }
    /// How content inside changes into other content. It shows at once.
    public func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Moves between two places of the same name. Pictures here are still.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
}

/// What of two places of the same name is the same.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// One bit a property.
    public let rawValue: UInt32
    /// A set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Where it is.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// How large it is.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names that hold within one view.
@propertyWrapper
public struct Namespace: Sendable {
    /// A space of names.
    public struct ID: Hashable, Sendable {}
    /// A space of names.
    public init() {}
    /// The space.
    public var wrappedValue: ID { ID() }
}
