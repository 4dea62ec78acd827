import ActivityLifecycle
import Foundation
import LiveActivities

/// An app of a scenario.
public struct ScenarioApp: Hashable, Sendable {
    /// What looks after its activity.
    public enum Lifecycle: Hashable, Sendable {
        /// Nothing: what the app asks for lives as long as the system lets it.
        case none
        /// A session that is renewed: `SessionLifecycle`.
        case session(RestartSchedule, Handover)
        /// Many countdowns, of which one is shown: `CountdownWatchlist`.
        case watchlist
    }

    /// What the file calls it.
    public let name: String
    /// What its activity shows.
    public let kind: ActivityKind
    /// What looks after the activity.
    public let lifecycle: Lifecycle
    /// The content that it starts with.
    public let content: ScenarioContent
    /// Whether a server reaches the activity by a token.
    public let receivesPushes: Bool
    /// Whether the app declares frequent updates.
    public let declaresFrequentPushes: Bool
    /// What lets its process run in the background.
    public let backgroundModes: BackgroundModes
    /// How long a content is up to date, in seconds; `nil`: for ever.
    public let staleAfter: TimeInterval?
    /// The relevance score.
    public let relevance: Double
}
