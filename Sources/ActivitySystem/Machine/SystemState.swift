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

/// The visible activities.
extension SystemState {
    /// The activities visible at `now`; the one in the island first.
    ///
    /// Of one app's activities the one with the highest relevance goes first, of equal relevance the one that started first;
    /// Apple says so. Of several apps' the same decides here, which Apple leaves open. One app alone has compact; of several,
    /// two have minimal, the first attached and the second detached; the expanded island is alone.
    public func activitiesOnShow(at now: Date) -> [ShownActivity] {
        let system = standing(at: now)
        guard system.device.isPoweredOn else { return [] }
        let places = system.islandPlaces
        let banner = system.device.hasDynamicIsland ? nil : system.expansion?.id
        let shown = system.ranked.filter { $0.state != .pending && system.areActivitiesEnabled(app: $0.app) }.map {
            ShownActivity(
                id: $0.id, app: $0.app, attributesType: $0.attributesType, attributes: $0.attributes,
                content: $0.content, state: $0.state, island: places[$0.id],
                isOnLockScreen: $0.style == .standard, isInBanner: $0.id == banner)
        }
        return shown.filter { $0.island == .expanded } + shown.filter { $0.isInIsland && $0.island != .expanded }
            + shown.filter { !$0.isInIsland }
    }

    /// The activity that goes first at `now`: see ``activitiesOnShow(at:)``. Nil if nothing is visible.
    public func activityOnShow(at now: Date) -> ShownActivity? {
        activitiesOnShow(at: now).first
    }

    /// All activities, the one that is missed least last.
    var ranked: [ActivityRecord] {
        guard records.count > 1 else { return records }
        return records.sorted {
            ($1.content.relevanceScore, $0.startDate ?? .distantFuture, $0.order)
                < ($0.content.relevanceScore, $1.startDate ?? .distantFuture, $1.order)
        }
    }

    /// How each activity that is in the island stands there: at most two.
    private var islandPlaces: [String: IslandPresentation] {
        guard device.hasDynamicIsland else { return [:] }
        if let expansion { return [expansion.id: .expanded] }
        let leaders = leaders
        guard leaders.count > 1 else { return leaders.first.map { [$0.id: .compact] } ?? [:] }
        return [leaders[0].id: .minimalAttached, leaders[1].id: .minimalDetached]
    }

    /// The first activity of each app that may be in the island.
    private var leaders: [ActivityRecord] {
        var seen: Set<String> = []
        return ranked.filter { record in
            guard record.isRunning, record.style == .standard, areActivitiesEnabled(app: record.app) else {
                return false
            }
            guard !rules.hidesIslandOfForegroundApp || phase(of: record.app) != .foreground else { return false }
            return seen.insert(record.app).inserted
        }
    }

    /// Whether an activity can be opened in the island: it has a place there, or is of the style that has no other.
    func isInIsland(_ id: String) -> Bool {
        guard let record = record(id), record.isRunning, areActivitiesEnabled(app: record.app) else { return false }
        return record.style == .transient || device.hasDynamicIsland && leaders.prefix(2).contains { $0.id == id }
    }
}

/// Further queries for code that stores a system or lists its contents.
extension SystemState {
    /// Whether nothing of it is worth keeping: no activity is there, and device and apps are as in a new system. How many
    /// activities there have been does not count.
    public var isBlank: Bool {
        records.isEmpty && expansion == nil && rules == SystemRules() && device == DeviceConditions()
            && unknownPhase == .foreground && apps.values.allSatisfy { $0 == AppRecord() }
    }

    /// The attributes' Swift type of an activity, bare name; nil when it is unknown or dismissed.
    public func attributesType(of id: String) -> String? { record(id)?.attributesType }

    /// How a server reaches an activity; nil for not at all, and when it is unknown or dismissed.
    public func pushType(of id: String) -> PushType? { record(id)?.pushType }

    /// What an app declares; the defaults for an app that declared nothing.
    public func capabilities(of app: String) -> AppCapabilities { apps[app, default: AppRecord()].capabilities }

    /// Gives an activity the identifier of one that is gone, so that a program that keeps one name over several activities
    /// finds each of them under it. A phone cannot do this: there every activity has an identifier of its own. Nothing happens
    /// where `id` is unknown or `name` is in use.
    public mutating func rename(_ id: String, to name: String) {
        guard let index = index(id), self.index(name) == nil else { return }
        records[index].id = name
        if let expansion, expansion.id == id { self.expansion = Expansion(id: name, end: expansion.end) }
    }

    /// When the newest content of an activity was said, by its request or an update; nil when it is unknown or dismissed.
    public func contentDate(of id: String) -> Date? { record(id)?.newestTimestamp }

    /// When the life of an activity goes on whether or not anyone does something: a scheduled one starts, one that runs is
    /// ended after its eight hours, an ended one leaves the lock screen. Nil when it is unknown or dismissed.
    public func nextStage(of id: String) -> Date? {
        guard let record = record(id) else { return nil }
        guard case .active(let since, _) = record.stage else { return record.deadline }
        return since.addingTimeInterval(Self.longestActive)
    }
}
