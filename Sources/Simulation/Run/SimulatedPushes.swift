import ActivityLifecycle
import ActivitySystem
import Foundation
import PushPriority

/// What servers send.
extension Simulator {
    /// Lets a server send something.
    mutating func push(_ push: ScenarioPush, to index: Int) {
        var known = apps[index].content
        if push.replacesContent { known.fields = [:] }
        let content = known.changed(by: push.content.changes)
        let alert = push.content.alert.map(AlertConfiguration.init(scenario:))
        let timestamp = push.timestamp.map { Self.start + $0 } ?? now
        switch push.event {
        case .start:
            var start = ScenarioStart(origin: .push)
            start.alert = push.content.alert
            let begin = start
            arrive(at: index) { $0.start($1, begin) }
        case .update:
            adopt(push.content, by: index)
            // What the server knows is newer; an app without a lifecycle knows what its server does.
            if !apps[index].keepsSession { apps[index].content = content }
            let encoded = encoded(content, of: index)
            submit(push, of: index, mayWait: alert == nil) { id, priority in
                ActivityPush(.update(.activity(id), encoded, alert: alert), timestamp: timestamp, priority: priority)
            }
        case .end:
            if !apps[index].keepsSession { apps[index].isSessionOn = false }
            let encoded = push.content.changes.isEmpty ? nil : encoded(content, of: index)
            // The server writes the date when it sends the push, not when that arrives.
            let policy = policy(push.dismissal)
            submit(push, of: index, mayWait: false) { id, priority in
                ActivityPush(
                    .end(.activity(id), encoded, dismissalPolicy: policy), timestamp: timestamp, priority: priority)
            }
        case .restartNeeded:
            let content = push.content.changes.isEmpty ? nil : content
            arrive(at: index) { simulator, index in
                guard simulator.canAct(index) else { return }
                simulator.deliver(
                    .serverRequestedRestart(RestartRequest(timestamp: timestamp, content: content)), to: index)
            }
        }
    }

    /// Sends the update of an app that has waited long enough.
    mutating func flushUpdates(of index: Int) {
        if let message = apps[index].pushing.batcher.due(at: now) { send(message, of: index) }
    }

    /// An app's server hears whether frequent pushes are switched on, and warns where they are not.
    mutating func reportFrequentPushes(of index: Int) {
        let isOn = system.areFrequentPushesEnabled(app: apps[index].app.name)
        guard apps[index].pushing.ledger.setFrequentPushes(isOn, at: now), policy != nil, !isOn else { return }
        record(.warning, of: index, detail: PriorityLedger.switchedOffWarning)
    }

    /// Takes note of what the device did with pushes.
    mutating func noteArrival(_ event: SystemEvent) {
        switch event {
        case .contentChanged(let id):
            if let index = owners[id] { apps[index].pushing.arrive(at: now) }
        case .stateChanged(let id, .ended):
            if let index = owners[id] { apps[index].pushing.end(at: now) }
        default: break
        }
    }

    // MARK: On the way

    private mutating func submit(
        _ push: ScenarioPush, of index: Int, mayWait: Bool,
        _ make: @escaping (String, ActivitySystem.PushPriority) -> ActivityPush
    ) {
        guard let id = apps[index].activity else {
            apps[index].count(.ignored)
            record(.ignored, of: index, detail: "it has no activity")
            return
        }
        let (number, priority) = apps[index].pushing.enter(
            push.tells, isEnd: push.event == .end, fixed: push.priority, at: now)
        let message = PushingServer.Message(
            number: number, command: { .push(make($0, priority)) }, activity: id)
        let waits = mayWait && push.priority == nil && priority == .opportunistic
        if let due = apps[index].pushing.batcher.submit(message, mayWait: waits, at: now) { send(due, of: index) }
    }

    private mutating func send(_ message: PushingServer.Message, of index: Int) {
        apps[index].pushing.send(message.number)
        arrive(at: index) { $0.receive(message, of: $1) }
    }

    /// Sends a push on its way to the device.
    private mutating func arrive(at index: Int, _ receive: @escaping (inout Simulator, Int) -> Void) {
        let push = PushInFlight(app: index, arrival: now + scenario.networkTime, receive: receive)
        guard scenario.networkTime > 0 else { return deliver(push) }
        inFlight.append(push)
    }

    /// Lets arrive what is due to arrive.
    mutating func receiveInFlight() {
        while let push = inFlight.first, push.arrival <= now {
            inFlight.removeFirst()
            deliver(push)
        }
    }

    /// Lets a push reach the device. While that is offline the push service stores one for each app, the newest.
    private mutating func deliver(_ push: PushInFlight) {
        guard isOffline else { return push.receive(&self, push.app) }
        apps[push.app].stored = push
        record(.stored, ofNewestActivityOf: push.app)
    }

    /// The device is online again: what was stored for an app reaches it.
    mutating func deliverStored(to index: Int) {
        guard let push = apps[index].stored else { return }
        apps[index].stored = nil
        deliver(push)
    }

    private mutating func receive(_ message: PushingServer.Message, of index: Int) {
        let events = system.handle(message.command(message.activity), at: now)
        for event in events {
            switch event {
            case .throttled: apps[index].pushing.throttle(message.number)
            case .ignored: apps[index].pushing.lose(message.number)
            default: break
            }
        }
        let name = apps[index].app.name
        let full = HourlyBudget.capacity(
            frequentPushes: system.areFrequentPushesEnabled(app: name), rules: system.rules)
        let capacity = max(1, system.device.isInLowPowerMode ? full * system.rules.lowPowerShare : full)
        apps[index].pushing.note(left: system.pushAllowance(of: name, at: now), of: capacity)
        take(events, cause: .system)
    }
}

/// A push that its server has sent and the device has not received.
struct PushInFlight {
    /// Whose it is, by its place among the apps.
    let app: Int
    /// When it reaches a device that is online.
    let arrival: Date
    /// What the device makes of it.
    let receive: (inout Simulator, Int) -> Void
}
