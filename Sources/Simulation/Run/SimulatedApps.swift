import ActivityLifecycle
import ActivitySystem
import Foundation
import LiveActivities

extension Simulator {
    // MARK: Processes

    /// Whether an app's process does anything.
    func isRunning(_ index: Int) -> Bool {
        system.phase(of: apps[index].app.name) != .terminated && apps[index].process.isRunning
    }

    /// Moves an app, which may mean that its process begins, goes on, or is gone.
    mutating func move(_ index: Int, to phase: AppPhase) {
        let name = apps[index].app.name
        let before = system.phase(of: name)
        let others = apps.indices.filter { $0 != index && system.phase(of: apps[$0].app.name) == .foreground }
        send(.move(app: name, to: phase), cause: .app)
        guard system.phase(of: name) == phase else {
            record(.ignored, of: index, detail: "the device is off")
            return
        }
        let event: TimelineEvent =
            switch phase {
            case .foreground: .foreground
            case .background: .background
            case .terminated: .terminated
            }
        record(event, of: index)
        for other in others where system.phase(of: apps[other].app.name) == .background {
            record(.background, of: other)
            deliver(.foregroundChanged(false), to: other)
            apps[other].process = AppProcess(inBackgroundWith: apps[other].app.backgroundModes, at: now)
        }
        guard phase != .terminated else { return }
        // Who sends an app to the background that is there already gives it no more time.
        guard before != phase else { return }
        apps[index].process =
            phase == .foreground
            ? .running(until: nil) : AppProcess(inBackgroundWith: apps[index].app.backgroundModes, at: now)
        if before == .terminated {
            launch(index, in: phase)
        } else {
            deliverMissed(to: index)
            deliver(.foregroundChanged(phase == .foreground), to: index)
        }
    }

    /// Suspends or wakes an app's process where that is due.
    mutating func advanceProcess(of index: Int) {
        let app = apps[index].app
        guard system.phase(of: app.name) == .background,
            apps[index].process.advance(
                with: app.backgroundModes, isInLowPowerMode: system.device.isInLowPowerMode, to: now)
        else { return }
        let isRunning = isRunning(index)
        record(isRunning ? .woken : .suspended, of: index)
        if isRunning { deliverMissed(to: index) }
    }

    /// Tells an app's lifecycle what happened while its process was suspended.
    private mutating func deliverMissed(to index: Int) {
        let missed = apps[index].missed
        apps[index].missed = []
        for event in missed { deliver(event, to: index) }
    }

    /// A new process takes up what the one before left with the system.
    private mutating func launch(_ index: Int, in phase: AppPhase) {
        apps[index].relaunch(at: now)
        guard apps[index].keepsSession else { return }
        let app = apps[index].app
        if phase != .foreground { deliver(.foregroundChanged(false), to: index) }
        deliver(.enablementChanged(system.areActivitiesEnabled(app: app.name)), to: index)
        let found = system.activities(of: app.name, attributesType: app.kind.attributesType).compactMap {
            foundActivity($0, kind: app.kind)
        }
        deliver(.launch(found), to: index)
    }

    private func foundActivity(_ id: String, kind: ActivityKind) -> FoundActivity<ScenarioContent>? {
        guard let state = system.state(of: id), state == .active || state == .stale,
            let startDate = system.startDate(of: id), let encoded = system.content(of: id),
            let attributes = system.attributes(of: id),
            let fields = try? JSONDecoder().decode([String: ContentValue].self, from: encoded.state)
        else { return nil }
        return FoundActivity(
            id: id, startDate: startDate, sessionStart: kind.sessionStart(in: attributes),
            content: ScenarioContent(kind: kind, fields: fields))
    }

    // MARK: Sessions

    /// Lets what is due happen to an app.
    mutating func tick(_ index: Int) {
        guard let deadline = apps[index].nextDeadline, deadline <= now else { return }
        if apps[index].keepsSession { deliver(.tick, to: index) } else { watch(.tick, by: index) }
    }

    /// Tells an app's lifecycle of something, and does what it wants; a suspended process hears of it later.
    mutating func deliver(_ event: RunningApp.Lifecycle.Event, to index: Int) {
        guard apps[index].keepsSession else { return }
        guard isRunning(index) else {
            if system.phase(of: apps[index].app.name) == .background { apps[index].missed.append(event) }
            return
        }
        for effect in apps[index].handle(event, at: now) { perform(effect, of: index) }
    }

    private mutating func perform(_ effect: RunningApp.Lifecycle.Effect, of index: Int) {
        switch effect {
        case .request(let content, let sessionStart):
            let (id, error) = request(content, of: index, sessionStart: sessionStart)
            guard let error else { return deliver(.requestSucceeded(id: id), to: index) }
            deliver(.requestFailed(error), to: index)
            if apps[index].lifecycle?.isRestarting == true, apps[index].lifecycle?.nextDeadline == nil {
                record(.waiting, of: index)
            }
        case .update(let id, let content): update(id, with: content, of: index)
        case .end(let id, let immediately):
            send(.end(id: id, dismissalPolicy: immediately ? .immediate : .default), cause: .app)
        case .registerTokens: apps[index].count(.registrations)
        case .notice(let notice):
            apps[index].count(.notices)
            record(.notice, ofNewestActivityOf: index, detail: notice.text(at: now))
        case .retry(let retry, _):
            let wait = SimulatedTime.length(retry.date.timeIntervalSince(now))
            record(.retrying, of: index, detail: "in \(wait) (attempt \(retry.attempt) of \(retry.of))")
        case .gaveUp(let error):
            apps[index].isSessionOn = false
            apps[index].show(apps[index].places, at: now)
            record(.gaveUp, of: index, detail: error.rawValue)
        case .rejected(let rejection):
            apps[index].count(.ignored)
            record(.ignored, of: index, detail: rejection.description)
        }
    }

    // MARK: Countdowns

    /// Tells an app's list of countdowns of something, and does what it wants.
    mutating func watch(_ event: CountdownWatchlist.Event, by index: Int) {
        guard apps[index].watchlist != nil, isRunning(index) else { return }
        for effect in apps[index].watch(event, at: now) {
            switch effect {
            case .start(let item):
                apps[index].isSessionOn = true
                let (_, error) = request(content(of: item), of: index, sessionStart: now)
                if error != nil { watch(.startFailed, by: index) }
            case .update(let item):
                if let id = apps[index].activity { update(id, with: content(of: item), of: index) }
            case .stop:
                apps[index].isSessionOn = false
                if let id = apps[index].activity { send(.end(id: id, dismissalPolicy: .immediate), cause: .app) }
            }
        }
    }

    private func content(of item: CountdownItem) -> ScenarioContent {
        let end = item.endDate?.timeIntervalSinceReferenceDate ?? 0
        return ScenarioContent(kind: .countdown, fields: ["endDate": .number(end), "title": .text(item.title)])
    }

    // MARK: Requests

    /// Asks the system for an activity; answers its identifier and why it was refused, if it was.
    mutating func request(
        _ content: ScenarioContent, of index: Int, sessionStart: Date, as start: ScenarioStart = ScenarioStart()
    ) -> (id: String, error: ActivityAuthorizationError?) {
        apps[index].requestCount += 1
        let app = apps[index].app
        let id = "\(app.name)-\(apps[index].requestCount)"
        owners[id] = index
        let begin = now + start.delay
        var request = ActivityRequest(
            id: id, app: app.name, attributesType: app.kind.attributesType,
            attributes: app.kind.attributes(sessionStart: sessionStart), content: encoded(content, of: index),
            start: start.delay > 0 ? begin : nil)
        if app.receivesPushes { request.pushType = .token }
        (request.origin, request.style) = (start.origin, start.style)
        request.alert = (start.alert ?? apps[index].alert).map(AlertConfiguration.init(scenario:))
        apps[index].alert = nil
        let before = apps[index].activity
        apps[index].activity = id
        let error =
            start.origin == .push
            ? send(.push(ActivityPush(.start(request), timestamp: now)), cause: .system)
            : send(.request(request), cause: .app)
        if error != nil || system.state(of: id) == nil { apps[index].activity = before }
        return (id, error)
    }

    /// Brings new content to an activity.
    mutating func update(_ id: String, with content: ScenarioContent, of index: Int) {
        let alert = apps[index].alert.map(AlertConfiguration.init(scenario:))
        apps[index].alert = nil
        send(.update(id: id, content: encoded(content, of: index), alert: alert), cause: .app)
    }

    func encoded(_ content: ScenarioContent, of index: Int) -> EncodedContent {
        let staleDate = apps[index].staleAfter.map { now + $0 }
        return EncodedContent(state: content.json, staleDate: staleDate, relevanceScore: apps[index].relevance)
    }
}

extension AlertConfiguration {
    /// An alert with a title alone.
    init(scenario title: String) {
        self.init(title: LocalizedStringResource(stringLiteral: title), body: "", sound: .default)
    }
}

extension Simulator {
    func status(of index: Int) -> AppStatus {
        let app = apps[index]
        return AppStatus(
            name: app.app.name, process: process(of: app), isAllowed: system.areActivitiesEnabled(app: app.app.name),
            keepsSession: app.keepsSession, state: app.activity.map { system.state(of: $0) ?? .dismissed },
            age: app.activity.flatMap { system.startDate(of: $0) }.map { now.timeIntervalSince($0) },
            timeUntilRestart: app.lifecycle?.timeUntilRestart(at: now))
    }

    func process(of app: RunningApp) -> AppStatus.Process {
        switch system.phase(of: app.app.name) {
        case .foreground: .foreground
        case .background: app.process.isRunning ? .background : .suspended
        case .terminated: .terminated
        }
    }
}
