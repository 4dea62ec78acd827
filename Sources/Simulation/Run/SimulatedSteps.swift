import ActivityLifecycle
import ActivitySystem
import Foundation
import LiveActivities

extension Simulator {
    /// Lets a step happen.
    mutating func perform(_ action: ScenarioAction) {
        switch action {
        case .start(let app, let start): forApp(app) { $0.start($1, start) }
        case .update(let app, let update): forApp(app) { $0.update($1, update) }
        case .end(let app, let changes, let dismissal): forApp(app) { $0.end($1, changes, dismissal) }
        case .push(let app, let push): forApp(app) { $0.push(push, to: $1) }
        case .restart(let app): forApp(app) { if $0.canAct($1) { $0.deliver(.restart, to: $1) } }
        case .watch(let app, let items):
            let items = items.map { CountdownItem(id: $0.title, endDate: Self.start + $0.end, title: $0.title) }
            forApp(app) { $0.watch(.itemsChanged(items), by: $1) }
        case .preference(let app, let isOn):
            forApp(app) {
                $0.record(.countdowns, of: $1, detail: Self.onOrOff(isOn))
                $0.watch(.preferenceChanged(isEnabled: isOn), by: $1)
            }
        case .move(let app, let phase): forApp(app) { $0.move($1, to: phase) }
        case .permission(let app, let isOn):
            forApp(app) {
                $0.record(.permission, of: $1, detail: Self.onOrOff(isOn))
                $0.send(.authorization(isOn, app: app), cause: .system)
            }
        case .frequentPushes(let app, let isOn):
            forApp(app) {
                $0.record(.frequentPushes, of: $1, detail: Self.onOrOff(isOn))
                $0.send(.frequentPushes(isOn, app: app), cause: .system)
                $0.reportFrequentPushes(of: $1)
            }
        case .dismiss(let app): forApp(app) { $0.command($1, by: .person) { .dismissByPerson(id: $0) } }
        case .expand(let app): forApp(app) { $0.command($1, by: .person) { .expand(id: $0) } }
        case .refuse(let app, let count, let error):
            forApp(app) {
                $0.record(.refusing, of: $1, detail: "\(count) × \(error.rawValue)")
                $0.send(.refuseRequests(app: app, with: error, count: count), cause: .system)
            }
        case .device(let action): perform(action)
        case .expect(let expectations): for expectation in expectations { verdicts.append(verdict(on: expectation)) }
        }
    }

    private mutating func forApp(_ name: String, _ body: (inout Simulator, Int) -> Void) {
        guard let index = index(of: name) else { preconditionFailure("the reader knows every app") }
        body(&self, index)
    }

    static func onOrOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

    // MARK: The app

    /// A process that does not run does nothing; the timeline says so.
    mutating func canAct(_ index: Int) -> Bool {
        if isRunning(index) { return true }
        apps[index].count(.ignored)
        record(.ignored, of: index, detail: "the app is not running")
        return false
    }

    mutating func start(_ index: Int, _ start: ScenarioStart) {
        guard start.origin != .app || canAct(index) else { return }
        var content = apps[index].content.changed(by: start.changes)
        if let field = content.kind.startField, content.fields[field] == nil {
            content.fields[field] = .number((now + start.delay).timeIntervalSinceReferenceDate)
        }
        apps[index].content = content
        apps[index].pushing.ledger.beginSession(at: now)
        if apps[index].keepsSession {
            apps[index].alert = start.alert
            deliver(.start(content), to: index)
            apps[index].alert = nil
        } else if request(content, of: index, sessionStart: now + start.delay, as: start).error == nil {
            apps[index].isSessionOn = true
            apps[index].show(apps[index].places, at: now)
        }
    }

    private mutating func update(_ index: Int, _ update: ContentUpdate) {
        guard canAct(index) else { return }
        adopt(update, by: index)
        let content = apps[index].content.changed(by: update.changes)
        apps[index].content = content
        apps[index].alert = update.alert
        if apps[index].keepsSession {
            deliver(.update(content), to: index)
        } else {
            command(index, by: .app) { _ in nil }
            if let id = apps[index].activity { self.update(id, with: content, of: index) }
        }
        apps[index].alert = nil
    }

    mutating func adopt(_ update: ContentUpdate, by index: Int) {
        if let staleAfter = update.staleAfter { apps[index].staleAfter = staleAfter }
        if let relevance = update.relevance { apps[index].relevance = relevance }
    }

    private mutating func end(_ index: Int, _ changes: [String: FieldChange], _ dismissal: Dismissal) {
        guard canAct(index) else { return }
        let content = apps[index].content.changed(by: changes)
        apps[index].content = content
        if apps[index].keepsSession {
            if !changes.isEmpty { deliver(.update(content), to: index) }
            deliver(.end(immediately: dismissal == .immediate), to: index)
            return
        }
        apps[index].isSessionOn = false
        let last = changes.isEmpty ? nil : encoded(content, of: index)
        let policy = policy(dismissal)
        command(index, by: .app) { .end(id: $0, content: last, dismissalPolicy: policy) }
    }

    /// The policy of an end that is decided now.
    func policy(_ dismissal: Dismissal) -> ActivityUIDismissalPolicy {
        switch dismissal {
        case .default: .default
        case .immediate: .immediate
        case .after(let seconds): .after(now + seconds)
        }
    }

    /// Gives the system a command for an app's newest activity; if there is none, the timeline says so.
    mutating func command(_ index: Int, by cause: Cause, _ command: (String) -> SystemCommand?) {
        guard let id = apps[index].activity else {
            apps[index].count(.ignored)
            record(.ignored, of: index, detail: "it has no activity")
            return
        }
        if let command = command(id) { send(command, cause: cause) }
    }

    // MARK: The device

    private mutating func perform(_ action: DeviceAction) {
        switch action {
        case .collapse:
            record(.released)
            send(.collapse, cause: .system)
        case .lock(let isOn):
            record(.lock, detail: Self.onOrOff(isOn))
            send(.lock(isOn), cause: .system)
        case .lowPower(let isOn):
            record(.lowPower, detail: Self.onOrOff(isOn))
            send(.lowPowerMode(isOn), cause: .system)
        case .criticalBattery(let isOn):
            record(.criticalBattery, detail: Self.onOrOff(isOn))
            send(.criticalBattery(isOn), cause: .system)
        case .memoryPressure:
            record(.memoryPressure)
            send(.memoryPressure, cause: .system)
        case .power(let isOn):
            record(.power, detail: Self.onOrOff(isOn))
            send(.power(isOn), cause: .system)
        case .offline(let isOn):
            record(.offline, detail: Self.onOrOff(isOn))
            isOffline = isOn
            if !isOn { for index in apps.indices { deliverStored(to: index) } }
        }
    }
}
