import ActivitySystem
import Foundation
import SeededRandom
import Testing

/// A million random commands, and the invariants after each.
@Suite(.timeLimit(.minutes(10))) struct SystemPropertyTests {
    /// The state of an activity as derived from the events alone.
    private struct Life {
        let began: Date
        var ended: Date?
    }

    @Test(arguments: 0..<4)
    func noRandomCommandBreaksALimit(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var trial = SystemTrial()
        var lives: [String: Life] = [:]
        var seen: Set<String> = []
        var now = trial.start
        for step in 0..<250_000 {
            now += TimeInterval.random(in: 0...(step % 100 == 0 ? 9000 : 60), using: &random)
            // One deadline at a time, so that every event has its instant.
            while let deadline = trial.system.nextDeadline(after: trial.start), deadline <= now {
                note(trial.system.advance(to: deadline), at: deadline, in: &lives)
            }
            let events = trial.system.handle(command(&random, trial: trial, now: now), at: now)
            note(events, at: now, in: &lives)
            for event in events { seen.insert(Self.kind(of: event)) }
            check(trial.system, lives: lives, at: now)
        }
        trial.system.advance(to: now + 13 * 3600)
        #expect(trial.system.nextDeadline(after: now) == nil)
        // Every kind of event must have occurred; otherwise the test proves little.
        let errors: [ActivityAuthorizationError] = [
            .attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded, .visibility,
            .persistenceFailure, .missingProcessIdentifier, .malformedActivityIdentifier,
        ]
        let reasons: [IgnoredReason] = [
            .unknownActivity, .alreadyEnded, .contentTooLarge, .outdated, .unreachableByPush, .missingAlert,
            .notInIsland,
        ]
        let others = [
            "pending", "active", "stale", "ended", "dismissed", "throttled", "expandedIsland", "banner", "lockScreen",
            "nowhere", "token", "authorization", "frequent", "expansion", "content",
            "person", "foreground", "background", "terminated",
        ]
        #expect(Set(errors.map(\.rawValue) + reasons.map { "\($0)" } + others).subtracting(seen).isEmpty)
    }

    private static func kind(of event: SystemEvent) -> String {
        switch event {
        case .refused(_, let error): error.rawValue
        case .stateChanged(_, let state): state.rawValue
        case .contentChanged: "content"
        case .alerted(_, _, let place): place.rawValue
        case .pushTokenChanged: "token"
        case .throttled: "throttled"
        case .ignored(_, let reason): "\(reason)"
        case .authorizationChanged: "authorization"
        case .frequentPushesChanged: "frequent"
        case .expansionChanged: "expansion"
        case .dismissedByPerson: "person"
        case .appMoved(_, let phase): phase.rawValue
        }
    }

    private func note(_ events: [SystemEvent], at now: Date, in lives: inout [String: Life]) {
        for case .stateChanged(let id, let state) in events {
            switch state {
            case .active where lives[id] == nil: lives[id] = Life(began: now)
            case .ended: lives[id]?.ended = now
            case .dismissed:
                if let life = lives[id] {
                    #expect(life.ended != nil, "\(id) was dismissed without an end")
                    lives[id] = nil
                }
            case .active, .stale, .pending: break
            }
        }
    }

    private func check(_ system: SystemState, lives: [String: Life], at now: Date) {
        let shown = system.activitiesOnShow(at: now)
        #expect(shown.count(where: \.isInIsland) <= 2)
        #expect(shown.count(where: { $0.island == .expanded }) == 0 || shown.count(where: \.isInIsland) == 1)
        for life in lives.values {
            let age = now.timeIntervalSince(life.began)
            #expect(age < SystemState.longestActive || life.ended != nil, "active past eight hours")
            #expect(age < SystemState.longestActive + SystemState.longestAfterEnd, "visible past twelve hours")
        }
        for activity in shown {
            #expect(lives[activity.id] != nil, "visible without having begun")
            #expect(activity.attributes.count + activity.content.state.count <= SystemState.contentLimit)
        }
        for app in Self.apps { #expect(system.pushAllowance(of: app, at: now) >= 0) }
    }

    private static let apps = ["x", "y", "z"]

    private func command(_ random: inout SeededGenerator, trial: SystemTrial, now: Date) -> SystemCommand {
        func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
        func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }
        let app = pick(Self.apps)
        let id = app + pick(["1", "2", "3", "4"])
        func content() -> EncodedContent {
            EncodedContent(
                state: Data(count: chance(20) ? 5000 : 20), staleDate: chance(3) ? now + pick([-5, 30, 5000]) : nil,
                relevanceScore: pick([0, 50, 100]))
        }
        let alert = chance(4) ? trial.alert : nil
        func request() -> ActivityRequest {
            SystemTrial.request(id, app: app) {
                $0.content = content()
                $0.pushType = pick([nil, .token, .channel("c2l0")])
                $0.style = chance(6) ? .transient : .standard
                $0.alert = alert
                $0.start = chance(5) ? now + pick([-10, 100, 20_000]) : nil
                $0.origin = pick([.app, .intent, .push])
            }
        }
        let policy = pick([ActivityUIDismissalPolicy.default, .immediate, .after(now + 600), .after(now - 5)])
        let target = pick([ActivityPush.Target.activity(id), .channel("c2l0")])
        switch Int.random(in: 0..<60, using: &random) {
        case 0..<12: return .request(request())
        case 12..<24: return .update(id: id, content: content(), alert: alert, timestamp: chance(4) ? now - 100 : nil)
        case 24..<32: return .end(id: id, content: chance(2) ? content() : nil, dismissalPolicy: policy)
        case 32..<36: return .push(ActivityPush(.start(request()), timestamp: now))
        case 36..<42:
            let priority = pick([PushPriority.immediate, .opportunistic])
            return .push(ActivityPush(.update(target, content(), alert: alert), timestamp: now, priority: priority))
        case 42..<44: return .push(ActivityPush(.end(target, nil, dismissalPolicy: policy), timestamp: now))
        case 44..<46: return .dismissByPerson(id: id)
        case 46..<48: return .expand(id: id)
        case 48: return .collapse
        case 49: return .authorization(chance(2), app: app)
        case 50: return .frequentPushes(chance(2), app: app)
        case 51: return .lock(chance(2))
        case 52: return .lowPowerMode(chance(2))
        case 53: return chance(10) ? .criticalBattery(true) : .criticalBattery(false)
        case 54: return .memoryPressure
        case 55: return chance(4) ? .power(false) : .power(true)
        case 56: return .supports(liveActivities: !chance(5), dynamicIsland: !chance(3))
        case 57: return .refuseRequests(app: app, with: .persistenceFailure, count: pick([0, 1, 2]))
        case 58:
            var capabilities = AppCapabilities()
            capabilities.frequentUpdates = chance(2)
            return .declare(app: app, capabilities)
        default: return .move(app: app, to: pick([.foreground, .background, .terminated]))
        }
    }
}
