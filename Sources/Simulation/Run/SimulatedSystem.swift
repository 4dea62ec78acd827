import ActivitySystem
import Foundation

extension Simulator {
    /// Why the system tells something.
    enum Cause {
        /// An app asked for it and knows.
        case app
        /// A person did it.
        case person
        /// Anything else: time, the device, a server.
        case system
    }

    /// Gives the system a command, and answers why it was refused; `nil` where it was not.
    @discardableResult
    mutating func send(_ command: SystemCommand, cause: Cause) -> ActivityAuthorizationError? {
        let events = system.handle(command, at: now)
        take(events, cause: cause)
        for case .refused(_, let error) in events { return error }
        return nil
    }

    /// Writes down what the system tells, and tells the apps what they can see of it.
    mutating func take(_ events: [SystemEvent], cause: Cause) {
        if cause == .system { for event in events { noteArrival(event) } }
        // That the device was locked or switched off, no event tells.
        if !events.isEmpty, leavePlaces(events) {
            for event in events { _ = record(event) }
            return
        }
        let before = apps.map(\.places)
        updatePlaces()
        var told: Set<Int> = []
        for event in events { if let index = record(event) { told.insert(index) } }
        for index in apps.indices where apps[index].places != before[index] && !told.contains(index) {
            record(.moved, ofNewestActivityOf: index)
        }
        if cause != .app { for event in events { tell(event, cause: cause) } }
    }

    /// Whether everything is where it was after events: new content moves nothing but by its relevance.
    private func leavePlaces(_ events: [SystemEvent]) -> Bool {
        for event in events {
            switch event {
            case .contentChanged(let id):
                guard relevances[id] == system.content(of: id)?.relevanceScore else { return false }
            case .throttled, .ignored: break
            default: return false
            }
        }
        return true
    }

    private mutating func updatePlaces() {
        let shown = system.activitiesOnShow(at: now)
        for activity in shown { relevances[activity.id] = activity.content.relevanceScore }
        let isLocked = system.device.isLocked
        for index in apps.indices {
            let name = apps[index].app.name
            var places: [ShownPlace] = []
            for activity in shown where activity.app == name {
                for place in ShownPlace.places(of: activity, isLocked: isLocked) where !places.contains(place) {
                    places.append(place)
                }
            }
            apps[index].show(places.sorted(), at: now)
        }
    }

    // MARK: What is written down

    /// Writes an event down and answers whose it was; `nil` where what led to it is written down already.
    private mutating func record(_ event: SystemEvent) -> Int? {
        switch event {
        case .refused(let id, let error): record(.refused, id, state: nil, detail: error.rawValue, counting: .refusals)
        case .stateChanged(let id, let state): record(change(of: id, to: state), id, state: state)
        case .contentChanged(let id): record(.updated, id, counting: .updates)
        case .alerted(let id, let alert, let place):
            record(.alerted, id, detail: "\(String(localized: alert.title)), \(place.words)", counting: .alerts)
        case .pushTokenChanged(let id, _): record(.token, id)
        case .throttled(let id, let until):
            record(
                .throttled, id, detail: "until \(SimulatedTime.text(until.timeIntervalSince(Self.start)))",
                counting: .throttled)
        case .ignored(let id, let reason): record(.ignored, id, detail: reason.words, counting: .ignored)
        case .expansionChanged(let id, let isOpen): record(isOpen ? .expanded : .collapsed, id)
        case .authorizationChanged, .frequentPushesChanged, .appMoved, .dismissedByPerson: nil
        }
    }

    private mutating func record(
        _ event: TimelineEvent, _ id: String, detail: String? = nil, counting figure: Expectation.Figure? = nil
    ) -> Int? {
        record(event, id, state: system.state(of: id) ?? .dismissed, detail: detail, counting: figure)
    }

    private mutating func record(
        _ event: TimelineEvent, _ id: String, state: ActivityState?, detail: String? = nil,
        counting figure: Expectation.Figure? = nil
    ) -> Int? {
        guard let index = owners[id] else { return nil }
        if let figure { apps[index].count(figure) }
        record(event, of: index, activity: id, state: state, detail: detail)
        return index
    }

    /// An activity becomes active when it starts, and again when stale content is replaced.
    private mutating func change(of id: String, to state: ActivityState) -> TimelineEvent {
        switch state {
        case .pending: .pending
        case .active: started.insert(id).inserted ? .started : .fresh
        case .stale: .stale
        case .ended: .ended
        case .dismissed: .dismissed
        }
    }

    // MARK: Notifications to apps

    /// Tells an app what it did not do itself.
    private mutating func tell(_ event: SystemEvent, cause: Cause) {
        switch event {
        case .stateChanged(let id, let state) where state == .ended || state == .dismissed:
            guard let index = owners[id], apps[index].activity == id || apps[index].keepsSession else { return }
            if cause == .person {
                guard state == .dismissed else { return }
                if !apps[index].keepsSession { apps[index].isSessionOn = false }
                deliver(.activityDismissedByPerson(id: id), to: index)
            } else {
                deliver(.activityEndedBySystem(id: id, state: state), to: index)
            }
            if apps[index].activity == id { watch(.activityEnded, by: index) }
        case .authorizationChanged(let isOn, let app):
            if let index = index(of: app) { deliver(.enablementChanged(isOn), to: index) }
        default: break
        }
    }
}

extension IgnoredReason {
    /// Why, in a few words.
    var words: String {
        switch self {
        case .unknownActivity: "there is no such activity"
        case .alreadyEnded: "it has ended"
        case .contentTooLarge: "it is larger than \(SystemState.contentLimit) bytes"
        case .outdated: "it is older than the content shown"
        case .unreachableByPush: "no server may reach it"
        case .missingAlert: "a push to start needs an alert"
        case .notInIsland: "it is not in the island"
        }
    }
}

extension AlertPlace {
    /// Where, in a few words.
    var words: String {
        switch self {
        case .expandedIsland: "in the open island"
        case .banner: "in a banner"
        case .lockScreen: "on the lock screen"
        case .nowhere: "unseen"
        }
    }
}
