import Foundation

/// The phone's side of Live Activities as one value: commands and time go in, events come out, nothing else happens.
///
/// It reads no clock. Every entry point takes `now`; what fell due since the last call happens first, each at its own instant.
/// Time that runs backwards changes nothing.
///
/// Limits come from Apple's [Displaying live data with Live
/// Activities](https://developer.apple.com/documentation/activitykit/displaying-live-data-with-live-activities).
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

    /// Whether Live Activities are switched on. Switched off they are hidden, not ended, so that switching on brings them back.
    public private(set) var isAuthorized: Bool

    private var records: [ActivityRecord] = []
    private var requestCount = 0

    /// A system without activities. Default: Live Activities are on.
    public init(isAuthorized: Bool = true) {
        self.isAuthorized = isAuthorized
    }

    /// Lets what is due happen, then does the command.
    @discardableResult
    public mutating func handle(_ command: SystemCommand, at now: Date) -> [SystemEvent] {
        var events = advance(to: now)
        switch command {
        case .request(let id, let attributesType, let attributes, let content, let start):
            if let error = refusal(id: id, attributes: attributes, content: content) {
                events.append(.refused(id: id, error))
                break
            }
            requestCount += 1
            let record = ActivityRecord(
                id: id, attributesType: attributesType, attributes: attributes, order: requestCount, content: content,
                stage: .pending(start: max(start ?? now, now)))
            records.append(record)
            if record.deadline > now {
                events.append(.stateChanged(id: id, .pending))
            }
        case .update(let id, let content):
            events += update(id: id, content: content, now: now)
        case .end(let id, let content, let policy):
            events += end(id: id, content: content, policy: policy, now: now)
        case .dismissByPerson(let id):
            guard let index = records.firstIndex(where: { $0.id == id }) else {
                events.append(.ignored(id: id, .unknownActivity))
                break
            }
            if records[index].state != .ended {
                events.append(.stateChanged(id: id, .ended))
            }
            records.remove(at: index)
            events.append(.stateChanged(id: id, .dismissed))
        case .authorization(let isOn):
            guard isOn != isAuthorized else { break }
            isAuthorized = isOn
            events.append(.authorizationChanged(isOn))
        }
        return events + advance(to: now)
    }

    /// Lets everything happen that is due at `now`: starts, staleness, the eight hours, removals.
    @discardableResult
    public mutating func advance(to now: Date) -> [SystemEvent] {
        var events: [SystemEvent] = []
        while let index = records.indices.min(by: { records[$0].deadline < records[$1].deadline }),
            records[index].deadline <= now
        {
            let instant = records[index].deadline
            switch records[index].stage {
            case .pending(let start):
                records[index].stage = .active(since: start, isStale: false)
            case .active(let since, _):
                if instant >= since.addingTimeInterval(Self.longestActive) {
                    let removal = ActivityUIDismissalPolicy.default.removalDate(endedAt: instant)
                    records[index].stage = .ended(removal: removal)
                } else {
                    records[index].stage = .active(since: since, isStale: true)
                }
            case .ended:
                events.append(.stateChanged(id: records[index].id, .dismissed))
                records.remove(at: index)
                continue
            }
            events.append(.stateChanged(id: records[index].id, records[index].state))
        }
        return events
    }

    /// The next instant after `now` at which something happens by itself, or nil when nothing will.
    public func nextDeadline(after now: Date) -> Date? {
        standing(at: now).records.map(\.deadline).min()
    }

    /// The state of an activity at `now`; nil when it is unknown or dismissed.
    public func state(of id: String, at now: Date) -> ActivityState? {
        standing(at: now).records.first { $0.id == id }?.state
    }

    /// What is on show at `now`, first the one that has the island.
    ///
    /// Order: higher relevance first, equal relevance by who started first.
    public func activitiesOnShow(at now: Date) -> [ShownActivity] {
        guard isAuthorized else { return [] }
        let visible = standing(at: now).records.filter { $0.state != .pending }
        let ranked = visible.sorted {
            ($1.content.relevanceScore, $0.order) < ($0.content.relevanceScore, $1.order)
        }
        let inIsland = ranked.first { $0.state != .ended }?.id
        let shown = ranked.map { record in
            ShownActivity(
                id: record.id, attributesType: record.attributesType, attributes: record.attributes,
                content: record.content, state: record.state, isInIsland: record.id == inIsland, isOnLockScreen: true)
        }
        return shown.filter(\.isInIsland) + shown.filter { !$0.isInIsland }
    }

    /// The activity that goes first at `now`: see ``activitiesOnShow(at:)``. Nil when nothing is on show.
    public func activityOnShow(at now: Date) -> ShownActivity? {
        activitiesOnShow(at: now).first
    }

    private func standing(at now: Date) -> SystemState {
        var copy = self
        copy.advance(to: now)
        return copy
    }

    private func refusal(id: String, attributes: Data, content: EncodedContent) -> ActivityAuthorizationError? {
        if !isAuthorized { return .denied }
        if id.isEmpty || records.contains(where: { $0.id == id }) { return .malformedActivityIdentifier }
        if attributes.count + content.state.count > Self.contentLimit { return .attributesTooLarge }
        return nil
    }

    private mutating func update(id: String, content: EncodedContent, now: Date) -> [SystemEvent] {
        guard let index = records.firstIndex(where: { $0.id == id }) else {
            return [.ignored(id: id, .unknownActivity)]
        }
        guard records[index].state != .ended else { return [.ignored(id: id, .alreadyEnded)] }
        guard records[index].attributes.count + content.state.count <= Self.contentLimit else {
            return [.ignored(id: id, .contentTooLarge)]
        }
        records[index].content = content
        var events: [SystemEvent] = [.contentChanged(id: id)]
        let isStillFresh = content.staleDate.map { $0 > now } ?? true
        if case .active(let since, isStale: true) = records[index].stage, isStillFresh {
            records[index].stage = .active(since: since, isStale: false)
            events.append(.stateChanged(id: id, .active))
        }
        return events
    }

    private mutating func end(
        id: String, content: EncodedContent?, policy: ActivityUIDismissalPolicy, now: Date
    ) -> [SystemEvent] {
        guard let index = records.firstIndex(where: { $0.id == id }) else {
            return [.ignored(id: id, .unknownActivity)]
        }
        guard records[index].state != .ended else { return [.ignored(id: id, .alreadyEnded)] }
        var events: [SystemEvent] = []
        if let content {
            if records[index].attributes.count + content.state.count <= Self.contentLimit {
                records[index].content = content
                events.append(.contentChanged(id: id))
            } else {
                // The end must not fail because its last words are too long.
                events.append(.ignored(id: id, .contentTooLarge))
            }
        }
        if records[index].state == .pending {
            // It was never on show, so there is nothing to leave on the lock screen.
            records.remove(at: index)
            return events + [.stateChanged(id: id, .ended), .stateChanged(id: id, .dismissed)]
        }
        records[index].stage = .ended(removal: policy.removalDate(endedAt: now))
        return events + [.stateChanged(id: id, .ended)]
    }
}
