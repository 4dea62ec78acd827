import Foundation

extension SystemState {
    mutating func perform(_ command: SystemCommand, at now: Date, events: inout [SystemEvent]) {
        switch command {
        case .request(let request):
            add(request, at: now, events: &events)
        case .update(let id, let content, let alert, let timestamp):
            update(id, with: content, alert: alert, timestamp: timestamp, at: now, events: &events)
        case .end(let id, let content, let policy, let timestamp):
            end(id, with: content, policy: policy, timestamp: timestamp, at: now, events: &events)
        case .push(let push):
            receive(push, at: now, events: &events)
        case .dismissByPerson(let id):
            if record(id) != nil { events.append(.dismissedByPerson(id: id)) }
            dismiss(id, events: &events)
        case .expand(let id):
            expand(id, events: &events)
        case .collapse:
            collapse(events: &events)
        case .move(let app, let phase):
            move(app, to: phase, events: &events)
        case .declare(let app, let capabilities):
            change(app, at: now, events: &events) { $0.capabilities = capabilities }
        case .authorization(let isOn, let app):
            change(app, at: now, events: &events) { $0.isAuthorized = isOn }
        case .frequentPushes(let isOn, let app):
            change(app, at: now, events: &events) { $0.allowsFrequentPushes = isOn }
        case .refuseRequests(let app, let error, let count):
            apps[app, default: AppRecord()].refusals = max(0, count)
            apps[app, default: AppRecord()].refusalError = count > 0 ? error : nil
        case .lock, .lowPowerMode, .criticalBattery, .memoryPressure, .power, .supports:
            performOnDevice(command, at: now, events: &events)
        }
    }

    // MARK: The device

    private mutating func performOnDevice(_ command: SystemCommand, at now: Date, events: inout [SystemEvent]) {
        switch command {
        case .lock(let isLocked):
            device.isLocked = isLocked
            if isLocked { collapse(events: &events) }
        case .lowPowerMode(let isOn):
            changeBudget(of: Array(apps.keys), at: now) { $0.device.isInLowPowerMode = isOn }
            if !isOn { releaseOpportunisticPushes(at: now) }
        case .criticalBattery(let isCritical):
            device.isBatteryCritical = isCritical
            // "System may terminate" is all that is known; that every activity ends is our choice.
            if isCritical { for id in records.filter(\.isLive).map(\.id) { dismiss(id, events: &events) } }
        case .memoryPressure:
            if let last = ranked.last(where: \.isRunning) { dismiss(last.id, events: &events) }
        case .power(let isOn):
            guard isOn != device.isPoweredOn else { return }
            collapse(events: &events)
            device.isPoweredOn = isOn
            device.isLocked = true
            let running = apps.keys.sorted().filter { apps[$0]?.phase ?? unknownPhase != .terminated }
            unknownPhase = .terminated
            for app in apps.keys { apps[app]?.phase = nil }
            if !isOn { events += running.map { .appMoved($0, to: .terminated) } }
            if isOn { renewPushTokens(events: &events) }
        case .supports(let liveActivities, let dynamicIsland):
            device.supportsLiveActivities = liveActivities
            device.hasDynamicIsland = dynamicIsland
            if !dynamicIsland || !liveActivities { collapse(events: &events) }
        default:
            break
        }
    }

    // MARK: Apps

    private mutating func move(_ app: String, to phase: AppPhase, events: inout [SystemEvent]) {
        guard device.isPoweredOn else { return }
        if phase == .foreground {
            for other in apps.keys.sorted() where other != app && apps[other]?.phase == .foreground {
                apps[other]?.phase = .background
                events.append(.appMoved(other, to: .background))
            }
            // Another app on the screen is "something else" that ends the transient style.
            if let expansion, let record = record(expansion.id), record.style == .transient, record.app != app {
                collapse(events: &events)
            }
        }
        if self.phase(of: app) != phase { events.append(.appMoved(app, to: phase)) }
        apps[app, default: AppRecord()].phase = phase
        if phase != .foreground, let expansion, let record = record(expansion.id), record.style == .transient,
            record.app == app
        {
            collapse(events: &events)
        }
    }

    /// Changes an app's conditions, and reports what the app can see of it.
    private mutating func change(
        _ app: String, at now: Date, events: inout [SystemEvent], _ body: (inout AppRecord) -> Void
    ) {
        let (wereEnabled, wereFrequent) = (areActivitiesEnabled(app: app), areFrequentPushesEnabled(app: app))
        changeBudget(of: [app], at: now) { body(&$0.apps[app, default: AppRecord()]) }
        let (areEnabled, areFrequent) = (areActivitiesEnabled(app: app), areFrequentPushesEnabled(app: app))
        if areEnabled != wereEnabled { events.append(.authorizationChanged(areEnabled, app: app)) }
        if areFrequent != wereFrequent { events.append(.frequentPushesChanged(areFrequent, app: app)) }
        if !areEnabled, let expansion, record(expansion.id)?.app == app { collapse(events: &events) }
    }

    // MARK: The person

    private mutating func dismiss(_ id: String, events: inout [SystemEvent]) {
        guard let index = index(id) else {
            events.append(.ignored(id: id, .unknownActivity))
            return
        }
        if records[index].isLive { events.append(.stateChanged(id: id, .ended)) }
        remove(at: index, events: &events)
    }

    /// Opens the island for an activity until the person lets go.
    mutating func expand(_ id: String, events: inout [SystemEvent]) {
        guard device.isPoweredOn, !device.isLocked, isInIsland(id) else {
            events.append(.ignored(id: id, .notInIsland))
            return
        }
        if expansion?.id != id {
            collapse(events: &events)
            events.append(.expansionChanged(id: id, true))
        }
        expansion = Expansion(id: id, end: nil)
    }

    /// Opens the island for an activity of the transient style; where it cannot be opened, the activity is over.
    mutating func open(transient id: String, events: inout [SystemEvent]) {
        if device.isPoweredOn, !device.isLocked, isInIsland(id) {
            expand(id, events: &events)
        } else {
            end(transient: id, events: &events)
        }
    }

    mutating func collapse(events: inout [SystemEvent]) {
        guard let id = expansion?.id else { return }
        expansion = nil
        events.append(.expansionChanged(id: id, false))
        end(transient: id, events: &events)
    }

    /// The transient style ends with its expanded island.
    ///
    /// Source: [ActivityStyle.transient](https://developer.apple.com/documentation/activitykit/activitystyle/transient).
    private mutating func end(transient id: String, events: inout [SystemEvent]) {
        guard let index = index(id), records[index].style == .transient, records[index].isRunning else { return }
        events.append(.stateChanged(id: id, .ended))
        remove(at: index, events: &events)
    }

    /// Takes an activity away for good.
    mutating func remove(at index: Int, events: inout [SystemEvent]) {
        let id = records[index].id
        records.remove(at: index)
        events.append(.stateChanged(id: id, .dismissed))
        if expansion?.id == id {
            expansion = nil
            events.append(.expansionChanged(id: id, false))
        }
    }
}
