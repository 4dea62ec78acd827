import ActivityLifecycle
import ActivitySystem
import Foundation
import LiveActivities
import PushPriority

/// An app of a scenario while that runs.
struct RunningApp {
    typealias Lifecycle = SessionLifecycle<ScenarioContent>

    let app: ScenarioApp
    /// What the app would show.
    var content: ScenarioContent
    /// When it does something by itself.
    private(set) var nextDeadline: Date?
    var staleAfter: TimeInterval?
    var relevance: Double
    /// What keeps its session alive; `nil` if nothing does.
    private(set) var lifecycle: Lifecycle?
    /// What it waits for; `nil` where it has no list.
    private(set) var watchlist: CountdownWatchlist?
    /// What its process does, while the app is not terminated.
    var process = AppProcess.running(until: nil)
    /// The newest push that waits at the push service while the device is offline.
    var stored: PushInFlight?
    /// What its suspended process will hear of when it goes on.
    var missed: [Lifecycle.Event] = []
    /// Its newest activity, there or not.
    var activity: String?
    var requestCount = 0
    /// What draws attention to the next content.
    var alert: String?
    var isSessionOn = false
    var counts: [Expectation.Figure: Int] = [:]
    /// Restarts of lifecycles whose process is gone.
    private var earlierRestarts = 0
    /// What its server sends.
    var pushing: PushingServer
    /// Where its activities are visible.
    var places: [ShownPlace] = []
    private var wasShown = false
    private var gapStart: Date?
    private var longestGap: TimeInterval = 0

    init(_ app: ScenarioApp, pushingBy policy: PushPriorityPolicy?, at now: Date) {
        self.app = app
        pushing = PushingServer(policy: policy, hasFrequentPushes: app.declaresFrequentPushes)
        (content, staleAfter, relevance) = (app.content, app.staleAfter, app.relevance)
        lifecycle = newLifecycle(at: now)
        if app.lifecycle == .watchlist { watchlist = CountdownWatchlist() }
    }

    var restarts: Int { earlierRestarts + (lifecycle?.metrics.restartSuccesses ?? 0) }

    /// A new process knows nothing of the one before.
    mutating func relaunch(at now: Date) {
        earlierRestarts = restarts
        lifecycle = newLifecycle(at: now)
        nextDeadline = watchlist?.nextDeadline
        missed = []
    }

    /// Whether a lifecycle looks after its session. Asking for the lifecycle itself would copy it, at every update.
    var keepsSession: Bool { if case .session = app.lifecycle { true } else { false } }

    /// Tells its lifecycle of something; answers what that wants done.
    mutating func handle(_ event: Lifecycle.Event, at now: Date) -> [Lifecycle.Effect] {
        let effects = lifecycle?.handle(event, at: now) ?? []
        if let content = lifecycle?.content { self.content = content }
        isSessionOn = lifecycle?.isRunning ?? false
        nextDeadline = lifecycle?.nextDeadline
        return effects
    }

    /// Tells its list of something; answers what that wants done.
    mutating func watch(_ event: CountdownWatchlist.Event, at now: Date) -> [CountdownWatchlist.Effect] {
        let effects = watchlist?.handle(event, at: now) ?? []
        nextDeadline = watchlist?.nextDeadline
        return effects
    }

    private func newLifecycle(at now: Date) -> Lifecycle? {
        guard case .session(let schedule, let handover) = app.lifecycle else { return nil }
        // Fractions of seconds make the longest attributes.
        let attributes = app.kind.attributes(sessionStart: now + 0.123456)
        return Lifecycle(schedule: schedule, handover: handover, attributesSize: attributes.count)
    }

    mutating func count(_ figure: Expectation.Figure) { counts[figure, default: 0] += 1 }

    // MARK: Gaps

    /// Records where its activities are visible now.
    mutating func show(_ places: [ShownPlace], at now: Date) {
        self.places = places
        wasShown = wasShown || !places.isEmpty
        if !places.isEmpty || !isSessionOn {
            if let gapStart { longestGap = max(longestGap, now.timeIntervalSince(gapStart)) }
            gapStart = nil
        } else if wasShown, gapStart == nil {
            gapStart = now
        }
    }

    func longestGap(at now: Date) -> TimeInterval {
        max(longestGap, gapStart.map { now.timeIntervalSince($0) } ?? 0)
    }
}
