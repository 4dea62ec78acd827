import ActivityLifecycle
import Languages

/// The description of a Live Activity: the content of its lock screen and Dynamic Island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    private let content: (ActivityViewContext<Attributes>) -> AnyView
    private let island: (ActivityViewContext<Attributes>) -> DynamicIsland
    private var families: [ActivityFamily] = []

    /// Describes the Live Activity of `attributesType`.
    ///
    /// - Parameters:
    ///   - content: The content of the lock screen. Several views without a stack are set one below the other.
    ///   - dynamicIsland: The content of the Dynamic Island.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(OneBelowTheOther(content($0))) }
        island = dynamicIsland
    }

    /// This configuration itself.
    public var _activityConfiguration: Any? { self }

    /// The content of the lock screen in `context`.
    public func lockScreen(_ context: ActivityViewContext<Attributes>) -> AnyView { content(context) }
    /// The content of the Dynamic Island in `context`.
    public func dynamicIsland(_ context: ActivityViewContext<Attributes>) -> DynamicIsland { island(context) }
    /// All presentations in `context`.
    public func views(_ context: ActivityViewContext<Attributes>) -> ActivityViews {
        ActivityViews {
            content(context)
        } island: {
            island(context)
        } small: {
            guard families.contains(.small) else { return nil }
            return AnyView(content(context).environment(\.activityFamily, .small))
        }
    }
}

extension ActivityConfiguration: SupplementedActivity {
    func supporting(_ families: [ActivityFamily]) -> Any {
        var configuration = self
        configuration.families += families
        return configuration
    }
}

/// A size class of Live Activities.
public enum ActivityFamily: Int, CaseIterable, Hashable, Sendable {
    /// Apple Watch's Smart Stack and CarPlay.
    case small
    /// The lock screens of iPhone and iPad.
    case medium
}

/// The data of a Live Activity at one moment.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// The activity's identifier.
    public let activityID: String
    /// The attributes, which never change.
    public let attributes: Attributes
    /// The content state.
    public let state: Attributes.ContentState
    /// Whether the content state is past its stale date.
    public let isStale: Bool

    /// Creates a context. WidgetKit has no public initializer; previews outside Apple's platforms need one.
    public init(attributes: Attributes, state: Attributes.ContentState, activityID: String = "", isStale: Bool = false)
    {
        (self.attributes, self.state, self.activityID, self.isStale) = (attributes, state, activityID, isStale)
    }
}

/// Views of an activity in another process, which draws them.
package protocol ForeignViews: Sendable {}

/// A form in which the system shows a Live Activity.
public enum Presentation: String, CaseIterable, Hashable, Sendable {
    /// The card on the lock screen.
    case lockScreen = "lock-screen"
    /// The Dynamic Island, opened by touch and hold or by an alert.
    case expanded
    /// The Dynamic Island while one app has an activity.
    case compact
    /// The Dynamic Island while several apps have activities: one attached to the camera, one detached.
    case minimal

    /// The caption of the presentation in a picture.
    public var caption: String { self == .lockScreen ? name : "Dynamic Island · \(name)" }

    /// The caption of the presentation on a device: `StandBy` instead of the lock screen, `Banner` without an island.
    public func caption(on device: Device) -> String { device.island == nil ? name(on: device) : caption }

    /// The presentation's name on a device.
    public func name(on device: Device) -> String {
        switch self {
        case .lockScreen: device.stage.name
        case .expanded where device.island == nil: localized("Banner", "presentation")
        default: name
        }
    }

    /// The presentation's name alone.
    public var name: String {
        switch self {
        case .lockScreen: localized("Lock Screen", "presentation")
        case .expanded: localized("Expanded", "presentation")
        case .compact: localized("Compact", "presentation")
        case .minimal: localized("Minimal", "presentation")
        }
    }
}
