import Foundation

/// The phone's side of Live Activities as one value: commands and time go in, events come out, nothing else happens.
///
/// It reads no clock. Every entry point takes `now`; what fell due since the last call happens first, each at its own instant.
/// Time that runs backwards changes nothing.
///
/// Limits come from Apple's [Displaying live data with Live
/// Activities](https://developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities); what Apple
/// leaves open is in ``SystemRules``.
///
///     request     staleDate          end            removal
///        |----------|-----------------|----------------|
///        |  active  |      stale      |     ended      |  dismissed
///        |  island and lock screen    |  lock screen   |
///        '------ at most 8 h ---------'-- at most 4 h -'
public struct SystemState: Codable, Hashable, Sendable {
    /// Largest size of attributes and content together, in bytes: 4 KB.
    public static let contentLimit = 4096

    /// Longest time an activity may be active, in seconds: 8 hours. Then the system ends it.
    public static let longestActive: TimeInterval = 8 * 3600

    /// Longest time an ended activity stays on the lock screen, in seconds: 4 hours.
    public static let longestAfterEnd: TimeInterval = 4 * 3600

    /// What Apple leaves open.
    public let rules: SystemRules

    /// What is true of the device.
    public internal(set) var device = DeviceConditions()

    var apps: [String: AppRecord] = [:]
    var records: [ActivityRecord] = []
    /// The phase of an app about which nothing was reported.
    var unknownPhase = AppPhase.foreground
    var expansion: Expansion?
    var requestCount = 0
    var tokenCount = 0

    /// The activity that is looked at closely.
    struct Expansion: Codable, Hashable, Sendable {
        let id: String
        /// When it closes by itself; `nil`: when the person lets go.
        let end: Date?
    }

    /// A system without activities, every app in the foreground and everything allowed.
    public init(rules: SystemRules = SystemRules()) {
        self.rules = rules
    }

    /// Lets what is due happen, then does the command.
    @discardableResult
    public mutating func handle(_ command: SystemCommand, at now: Date) -> [SystemEvent] {
        var events = advance(to: now)
        perform(command, at: now, events: &events)
        advance(to: now, events: &events)
        return events
    }

    /// Lets everything happen that is due at `now`: starts, staleness, held pushes, the eight hours, removals.
    @discardableResult
    public mutating func advance(to now: Date) -> [SystemEvent] {
        var events: [SystemEvent] = []
        advance(to: now, events: &events)
        return events
    }

    /// The next instant after `now` at which something happens by itself, or nil when nothing will.
    public func nextDeadline(after now: Date) -> Date? {
        guard let due, due.date <= now else { return due?.date }
        return standing(at: now).due?.date
    }

    // MARK: Questions

    /// The state at `now`, with everything that is due by then.
    public func standing(at now: Date) -> SystemState {
        guard let due, due.date <= now else { return self }
        var copy = self
        copy.advance(to: now)
        return copy
    }

    /// The state of an activity; nil when it is unknown or dismissed. This and what follows answers what was true when time last
    /// went on: see ``standing(at:)``.
    public func state(of id: String) -> ActivityState? { index(id).map { records[$0].state } }

    /// The app that asked for an activity; nil when it is unknown or dismissed.
    public func app(of id: String) -> String? { index(id).map { records[$0].app } }

    /// The attributes of an activity; nil when it is unknown or dismissed.
    public func attributes(of id: String) -> Data? { index(id).map { records[$0].attributes } }

    /// The content of an activity, seen or not; nil when it is unknown or dismissed.
    public func content(of id: String) -> EncodedContent? { index(id).map { records[$0].content } }

    /// When an activity started; nil when it is unknown, dismissed or still to start.
    public func startDate(of id: String) -> Date? { index(id).flatMap { records[$0].startDate } }

    /// The token by which a server reaches an activity; nil without ``PushType/token``, before it starts and after it ends.
    public func pushToken(of id: String) -> Data? { index(id).flatMap { records[$0].pushToken } }

    /// The activity that a server reaches by `token`.
    public func activity(forPushToken token: Data) -> String? {
        records.first { $0.pushToken == token }?.id
    }

    /// The identifiers of all activities, visible or not, in the order of their requests.
    public var activities: [String] { records.map(\.id) }

    /// The activities of an app and a type, visible or not, in the order of their requests.
    public func activities(of app: String, attributesType: String) -> [String] {
        records.filter { $0.app == app && $0.attributesType == attributesType }.map(\.id)
    }

    /// Whether the person has an app's Live Activities switched on and the device has them.
    public func areActivitiesEnabled(app: String = ActivityRequest.defaultApp) -> Bool {
        device.supportsLiveActivities && apps[app, default: AppRecord()].isAuthorized
    }

    /// Whether an app declares frequent updates and the person has them switched on.
    public func areFrequentPushesEnabled(app: String = ActivityRequest.defaultApp) -> Bool {
        apps[app, default: AppRecord()].hasFrequentPushes
    }

    /// The apps that declare frequent updates while the person has them switched off, by name.
    public var appsWithFrequentPushesSwitchedOff: [String] {
        apps.filter { $0.value.capabilities.frequentUpdates && !$0.value.allowsFrequentPushes }.keys.sorted()
    }

    /// Where an app is in its life.
    public func phase(of app: String = ActivityRequest.defaultApp) -> AppPhase {
        device.isPoweredOn ? apps[app]?.phase ?? unknownPhase : .terminated
    }

    func record(_ id: String) -> ActivityRecord? { records.first { $0.id == id } }
    func index(_ id: String) -> Int? { records.firstIndex { $0.id == id } }
}

extension SystemState {
    /// Reads what was written; a field that is missing is as in a new one. An activity is read whole or not at all.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(rules: try fields.decodeIfPresent(SystemRules.self, forKey: .rules) ?? SystemRules())
        try fields.read(.device, into: &device)
        try fields.read(.apps, into: &apps)
        try fields.read(.records, into: &records)
        try fields.read(.unknownPhase, into: &unknownPhase)
        try fields.read(.expansion, into: &expansion)
        try fields.read(.requestCount, into: &requestCount)
        try fields.read(.tokenCount, into: &tokenCount)
    }
}
