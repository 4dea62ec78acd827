import Foundation

/// A life as the app sees it: asked for, updated, ended.
extension SystemState {
    mutating func add(_ request: ActivityRequest, at now: Date, events: inout [SystemEvent]) {
        if let error = plannedRefusal(of: request.app) ?? refusal(of: request) {
            events.append(.refused(id: request.id, error))
            return
        }
        requestCount += 1
        let start = max(request.start ?? now, now)
        records.append(ActivityRecord(request, order: requestCount, start: start, now: now))
        if start > now { events.append(.stateChanged(id: request.id, .pending)) }
    }

    /// Why a request is refused; nil when it is not.
    ///
    /// Source: [ActivityAuthorizationError](https://developer.apple.com/documentation/activitykit/activityauthorizationerror).
    private func refusal(of request: ActivityRequest) -> ActivityAuthorizationError? {
        let app = apps[request.app, default: AppRecord()]
        let live = records.filter(\.isLive)
        if !device.supportsLiveActivities { return .unsupported }
        if !app.capabilities.liveActivities { return .unsupportedTarget }
        if !app.isAuthorized { return .denied }
        if request.origin != .push {
            if phase(of: request.app) == .terminated { return .missingProcessIdentifier }
            if request.origin == .app, phase(of: request.app) != .foreground { return .visibility }
        }
        if request.id.isEmpty || record(request.id) != nil { return .malformedActivityIdentifier }
        if request.size > Self.contentLimit { return .attributesTooLarge }
        if let pushType = request.pushType, !app.capabilities.pushNotifications || !pushType.isWellFormed {
            return .unentitled
        }
        // Scheduled ones count too. Source: the documentation of `request(…, start:)`.
        if device.isBatteryCritical || live.count >= rules.activitiesPerDevice { return .globalMaximumExceeded }
        if live.count(where: { $0.app == request.app }) >= rules.activitiesPerApp { return .targetMaximumExceeded }
        return nil
    }

    /// The error of a request that is to fail for a trial; nil when none is.
    private mutating func plannedRefusal(of app: String) -> ActivityAuthorizationError? {
        guard let refusals = apps[app]?.refusals, refusals > 0 else { return nil }
        apps[app]?.refusals = refusals - 1
        return apps[app]?.refusalError
    }

    /// Brings new content; `at` is when, `timestamp` when it was said.
    mutating func update(
        _ id: String, with content: EncodedContent, alert: AlertConfiguration?, timestamp: Date?, at now: Date,
        events: inout [SystemEvent]
    ) {
        guard let index = takingIndex(id, timestamp: timestamp, events: &events) else { return }
        guard records[index].attributes.count + content.state.count <= Self.contentLimit else {
            events.append(.ignored(id: id, .contentTooLarge))
            return
        }
        records[index].newestTimestamp = timestamp ?? now
        records[index].content = content
        events.append(.contentChanged(id: id))
        // That a later stale date makes the activity fresh again is implied by the documentation of `isStale`, not stated.
        let isStillFresh = content.staleDate.map { $0 > now } ?? true
        if case .active(let since, isStale: true) = records[index].stage, isStillFresh {
            records[index].stage = .active(since: since, isStale: false)
            events.append(.stateChanged(id: id, .active))
        }
        if let alert, records[index].isRunning { draw(attentionTo: id, by: alert, at: now, events: &events) }
    }

    /// Ends an activity; what is said before its newest content is ignored. One that has ended, by the system for example, can
    /// still be taken off the lock screen sooner.
    mutating func end(
        _ id: String, with content: EncodedContent?, policy: ActivityUIDismissalPolicy, timestamp: Date?, at now: Date,
        events: inout [SystemEvent]
    ) {
        let removal = policy.removalDate(endedAt: now)
        if let index = index(id), case .ended(let planned) = records[index].stage, removal < planned {
            records[index].stage = .ended(removal: removal)
            return
        }
        guard let index = takingIndex(id, timestamp: timestamp, events: &events) else { return }
        records[index].newestTimestamp = timestamp ?? now
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
            // It was never visible, so there is nothing to leave on the lock screen.
            events.append(.stateChanged(id: id, .ended))
            remove(at: index, events: &events)
            return
        }
        finish(at: index, removal: removal, events: &events)
    }

    /// Turns a running activity into an ended one, which is on the lock screen alone and out of every server's reach.
    mutating func finish(at index: Int, removal: Date, events: inout [SystemEvent]) {
        let id = records[index].id
        records[index].stage = .ended(removal: removal)
        records[index].pushToken = nil
        records[index].heldPush = nil
        events.append(.stateChanged(id: id, .ended))
        if expansion?.id == id {
            expansion = nil
            events.append(.expansionChanged(id: id, false))
        }
    }

    /// The activity that takes what was said at `timestamp`; nil, and why, where none does.
    ///
    /// Source: `update(_:alertConfiguration:timestamp:)` of
    /// [Activity](https://developer.apple.com/documentation/activitykit/activity).
    private func takingIndex(_ id: String, timestamp: Date?, events: inout [SystemEvent]) -> Int? {
        guard let index = index(id) else {
            events.append(.ignored(id: id, .unknownActivity))
            return nil
        }
        guard records[index].isLive else {
            events.append(.ignored(id: id, .alreadyEnded))
            return nil
        }
        if let timestamp, timestamp < records[index].newestTimestamp {
            events.append(.ignored(id: id, .outdated))
            return nil
        }
        return index
    }

    /// Source: [AlertConfiguration](https://developer.apple.com/documentation/activitykit/alertconfiguration).
    mutating func draw(
        attentionTo id: String, by alert: AlertConfiguration, at now: Date, events: inout [SystemEvent]
    ) {
        guard let record = record(id) else { return }
        let end = now.addingTimeInterval(rules.alertDuration)
        var place = AlertPlace.nowhere
        if device.isPoweredOn, areActivitiesEnabled(app: record.app) {
            if device.isLocked {
                place = .lockScreen
            } else if device.hasDynamicIsland {
                // One that has no place in the island takes it for as long as it is open.
                place = .expandedIsland
            } else if phase(of: record.app) != .foreground {
                place = .banner
            }
        }
        events.append(.alerted(id: id, alert, place))
        guard place == .expandedIsland || place == .banner else { return }
        // A hand that holds the island open is not taken off.
        if let expansion, expansion.end == nil { return }
        if expansion?.id != id {
            collapse(events: &events)
            events.append(.expansionChanged(id: id, true))
        }
        expansion = Expansion(id: id, end: end)
    }
}
