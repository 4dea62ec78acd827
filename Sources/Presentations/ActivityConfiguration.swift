import ActivityLifecycle

/// The description of a Live Activity: what its lock screen and its Dynamic Island show.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    private let content: (ActivityViewContext<Attributes>) -> AnyView
    private let island: (ActivityViewContext<Attributes>) -> DynamicIsland

    /// Describes the Live Activity of `attributesType`.
    ///
    /// - Parameters:
    ///   - content: What the lock screen shows.
    ///   - dynamicIsland: What the Dynamic Island shows.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        island = dynamicIsland
    }

    /// The Live Activity is this.
    public var _activityConfiguration: Any? { self }

    /// What the lock screen shows in `context`.
    public func lockScreen(_ context: ActivityViewContext<Attributes>) -> AnyView { content(context) }
    /// What the Dynamic Island shows in `context`.
    public func dynamicIsland(_ context: ActivityViewContext<Attributes>) -> DynamicIsland { island(context) }
    /// All presentations in `context`.
    public func views(_ context: ActivityViewContext<Attributes>) -> ActivityViews {
        ActivityViews(lockScreen: content(context), island: island(context))
    }
}

extension ActivityConfiguration {
    /// Which other families the activity has layouts for. The canvas shows the phone's.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}

/// A size class of Live Activities.
public enum ActivityFamily: Int, CaseIterable, Hashable, Sendable {
    /// Apple Watch's Smart Stack and CarPlay.
    case small
    /// The lock screens of iPhone and iPad.
    case medium
}

/// What a Live Activity shows at one moment.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The activity's identifier.
    public let activityID: String
    /// The part that never changes.
    public let attributes: Attributes
    /// The part that does.
    public let state: Attributes.ContentState
    /// Whether the state is out of date.
    public let isStale: Bool

    /// A context. WidgetKit keeps this to itself; a preview off Apple's platforms needs it.
    public init(attributes: Attributes, state: Attributes.ContentState, activityID: String = "", isStale: Bool = false)
    {
        (self.attributes, self.state, self.activityID, self.isStale) = (attributes, state, activityID, isStale)
    }
}

/// The views of all presentations of one Live Activity, whatever its attributes are.
public struct ActivityViews {
    /// The lock screen.
    public let lockScreen: AnyView
    /// The Dynamic Island.
    public let island: DynamicIsland
    /// When the activity is replaced by its successor: drawn on the edge of the lock screen's card and of the expanded island
    /// in the minutes before. Default: never.
    public var notice: RestartNotice?

    /// Views of the presentations.
    public init(lockScreen: AnyView, island: DynamicIsland) { (self.lockScreen, self.island) = (lockScreen, island) }
}

/// One way in which the system shows a Live Activity.
public enum Presentation: String, CaseIterable, Hashable, Sendable {
    /// The lock screen.
    case lockScreen = "lock-screen"
    /// The Dynamic Island, opened by press and hold or by an alert.
    case expanded
    /// The Dynamic Island while one app has an activity.
    case compact
    /// The Dynamic Island while several apps have one: attached to the camera, and detached beside it.
    case minimal

    /// What the caption beside the picture says.
    public var caption: String { self == .lockScreen ? name : "Dynamic Island · \(name)" }

    /// The presentation's name alone.
    public var name: String {
        switch self {
        case .lockScreen: "Lock Screen"
        case .expanded: "Expanded"
        case .compact: "Compact"
        case .minimal: "Minimal"
        }
    }
}
