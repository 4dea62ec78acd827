import ActivityLifecycle
import ActivitySystem
import Foundation
import LiveActivities

/// What happens to some apps on a phone, and what must hold.
public struct Scenario: Hashable, Sendable {
    /// What it is about, in a line.
    public let title: String
    /// Whether the phone has a Dynamic Island.
    public let hasIsland: Bool
    /// What is chosen of the rules that Apple leaves open.
    public let rules: SystemRules
    /// The strategy that chooses the priority of pushes without one; `nil`: they have 10.
    public let strategy: String?
    /// How long a push takes from its server to the device, in seconds.
    public let networkTime: TimeInterval
    /// The apps, in the order of the file.
    public let apps: [ScenarioApp]
    /// What happens, in its order.
    public let steps: [ScenarioStep]
    /// How long it lasts, in seconds: what the file says, or else until the last step, repetitions included.
    public let duration: TimeInterval

    init(
        title: String, hasIsland: Bool, rules: SystemRules, strategy: String?, networkTime: TimeInterval,
        apps: [ScenarioApp], steps: [ScenarioStep], duration: TimeInterval
    ) {
        (self.title, self.hasIsland, self.apps, self.steps) = (title, hasIsland, apps, steps)
        (self.rules, self.strategy, self.networkTime, self.duration) = (rules, strategy, networkTime, duration)
    }

    /// How many expectations it has.
    public var expectationCount: Int {
        steps.reduce(0) { count, step in
            if case .expect(let expectations) = step.action { return count + expectations.count }
            return count
        }
    }
}

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

/// What lets an app's process run while another app, or none, is on the screen: its `UIBackgroundModes`.
///
/// Without any, the system suspends the process when its background task has run for ``taskTime``. A suspended process does
/// nothing, and hears of what happened when it runs again.
public struct BackgroundModes: OptionSet, Hashable, Sendable {
    /// The app plays sound all the time: its process is not suspended.
    public static let audio = BackgroundModes(rawValue: 1)
    /// The system wakes the process every ``fetchInterval`` for ``fetchTime``, but not in Low Power Mode.
    public static let fetch = BackgroundModes(rawValue: 2)

    /// How long a background task that begins with the move to the background keeps a process running, in seconds. Apple
    /// documents no figure, but what remains of it (`backgroundTimeRemaining`); its engineers say about 30 seconds.
    /// Source: Extending your app's background execution time, and Apple Developer Forums, thread 85066.
    public static let taskTime: TimeInterval = 30
    /// How long a process that was woken to fetch may run, in seconds. Source: Apple,
    /// `application(_:performFetchWithCompletionHandler:)`.
    public static let fetchTime: TimeInterval = 30
    /// How long a process sleeps until it is woken to fetch, in seconds. Apple leaves it to the system, which goes by use and
    /// battery; an hour is this simulation's choice.
    public static let fetchInterval: TimeInterval = 3600

    /// The bits: 1 is ``audio``, 2 is ``fetch``.
    public let rawValue: Int

    /// Modes by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
