import Foundation
import Meditation
import Synchronization
import Testing

@testable import TimerService

@Suite struct PushTests {
    @Test("A token that this process's device issues after its activity has ended receives the end")
    func lateToken() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        #expect(try await harness.act("stop", activity: activity).status == 200)
        await harness.service.register("cc03", forActivity: activity, onDevice: "emulated", at: harness.clock.now())
        await harness.service.register("dd04", forActivity: UUID().uuidString, onDevice: "x", at: harness.clock.now())
        try await harness.deliver()
        #expect(harness.sender.pushes.map(\.token) == ["cc03"])
        #expect(harness.payloads.last?["event"] as? String == "end")
    }

    @Test("Each event becomes a push to every token, with increasing timestamps and the expected end as stale date")
    func pushes() async throws {
        let harness = try await Harness()
        let activity = try await harness.start(["duration": 1200])
        try await harness.register("AA01", for: activity)
        try await harness.register("bb02", for: activity, device: "pad")
        // All within one second of the clock: the timestamps still rise.
        for action in ["pause", "resume", "extend", "complete"] {
            #expect(try await harness.act(action, ["seconds": 60], activity: activity).status == 200)
        }
        try await harness.deliver()
        let mine = harness.sender.pushes.filter { $0.token == "aa01" }
        #expect(mine.map(\.event) == [.pause, .resume, .update, .complete])
        #expect(mine.map(\.priority) == [10, 10, 5, 10])
        #expect(harness.sender.pushes.count { $0.token == "bb02" } == 4)
        let aps = mine.compactMap(\.aps)
        #expect(aps.compactMap { $0["event"] as? String } == ["update", "update", "update", "end"])
        let timestamps = aps.compactMap { $0["timestamp"] as? Int }
        #expect(timestamps == Array(Set(timestamps)).sorted() && timestamps.count == 4)
        let start = Int(harness.clock.now().timeIntervalSince1970)
        #expect(aps.map { $0["stale-date"] as? Int } == [nil, start + 1200, start + 1260, nil])
        let content = try #require(aps[0]["content-state"] as? [String: Any])
        #expect(content["pausedAt"] as? Double == harness.clock.now().timeIntervalSinceReferenceDate)
        #expect(Set(harness.sender.pushes.map(\.apnsID)).count == 8)
    }

    @Test("The reason for a push's priority is logged with it")
    func reasons() async throws {
        let reasons = Mutex<[String?]>([])
        let harness = try await Harness(
            log: { event in
                if case .pushAccepted(let push, _) = event { reasons.withLock { $0.append(push.reason) } }
            },
            priority: { event, context in
                context.reason = "\(event.rawValue) waits"
                return 5
            })
        let activity = try await harness.start()
        try await harness.register("aa01", for: activity)
        #expect(try await harness.act("pause", activity: activity).status == 200)
        try await harness.deliver()
        #expect(reasons.withLock { $0 } == ["pause waits"])
    }

    @Test("A start carries the attributes to devices that registered a push-to-start token")
    func startPush() async throws {
        let harness = try await Harness()
        try await harness.register("5a", for: TokenRecord.start)
        let activity = try await harness.start(["duration": 600, "methodId": "m7", "methodName": "Breath"])
        try await harness.deliver()
        let push = try #require(harness.sender.pushes.first)
        let aps = try #require(push.aps)
        #expect(aps["event"] as? String == "start")
        #expect(aps["attributes-type"] as? String == "MeditationAttributes")
        #expect((aps["alert"] as? [String: String])?["title"] == "Breath")
        let attributes = try #require(aps["attributes"])
        let decoded = try JSONDecoder().decode(
            MeditationAttributes.self, from: JSONSerialization.data(withJSONObject: attributes))
        #expect(
            decoded
                == MeditationAttributes(
                    sittingID: UUID(uuidString: activity)!, methodID: "m7", totalDuration: 600, timerType: "main"))
        #expect(push.payload.count < 4096)
    }

    @Test("A second start ends the first activity with a push of its own, dismissed at once")
    func secondStart() async throws {
        let harness = try await Harness()
        let first = try await harness.start()
        try await harness.register("aa", for: first)
        try await harness.register("5a", for: TokenRecord.start)
        _ = try await harness.start()
        try await harness.deliver()
        let end = try #require(harness.payloads.first { $0["event"] as? String == "end" })
        #expect(end["dismissal-date"] as? Int == end["timestamp"] as? Int)
        #expect((end["content-state"] as? [String: Any])?["isCompleted"] as? Bool == true)
        #expect(harness.payloads.count == 2)
    }

    @Test("A rotated token replaces the old one, also for queued pushes")
    func rotation() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        try await harness.register("aa", for: activity)
        _ = try await harness.act("pause", activity: activity)
        try await harness.register("bb", for: activity)
        _ = try await harness.act("resume", activity: activity)
        try await harness.deliver()
        #expect(harness.sender.pushes.map(\.token) == ["bb", "bb"])
    }

    @Test("A device that registers late receives the current state, and an ended activity its end")
    func lateRegistration() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        _ = try await harness.act("pause", activity: activity)
        try await harness.register("aa", for: activity)
        try await harness.register("aa", for: activity)
        try await harness.deliver()
        #expect(harness.payloads.count == 1)
        _ = try await harness.act("stop", activity: activity)
        try await harness.register("bb", for: activity, device: "pad")
        try await harness.deliver()
        #expect(harness.payloads.compactMap { $0["event"] as? String } == ["update", "end", "end"])
    }

    @Test("410 removes the token and its queued pushes")
    func gone() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        try await harness.register("aa", for: activity)
        _ = try await harness.act("pause", activity: activity)
        _ = try await harness.act("resume", activity: activity)
        harness.sender.answer(.refused(status: 410, reason: "Unregistered"))
        try await harness.deliver()
        #expect(harness.sender.pushes.count == 1)
        _ = try await harness.act("pause", activity: activity)
        try await harness.deliver()
        #expect(harness.sender.pushes.count == 1)
        #expect(try await harness.repository.nextPush(with: nil) == nil)
    }

    @Test("After 429, 5xx or no answer a push is retried later, with the same identifier and before its successors")
    func retries() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        try await harness.register("aa", for: activity)
        _ = try await harness.act("pause", activity: activity)
        _ = try await harness.act("resume", activity: activity)
        harness.sender.answer(
            .refused(status: 429, reason: "TooManyRequests"), .refused(status: 503, reason: "ServiceUnavailable"),
            .refused(status: 0, reason: "no answer"))
        for wait in [1.0, 2, 4] {
            try await harness.deliver()
            let next = try #require(try await harness.repository.nextPush(with: nil))
            #expect(next.timeIntervalSince(harness.clock.now()) == wait)
            harness.clock.advance(by: wait)
        }
        try await harness.deliver()
        #expect(harness.sender.pushes.map(\.event) == [.pause, .pause, .pause, .pause, .resume])
        #expect(Set(harness.sender.pushes.map(\.apnsID)).count == 2)
    }

    @Test("A push that may wait is replaced by a newer one, and never delays it")
    func waiting() async throws {
        let harness = try await Harness()
        let batching = TimerService(
            repository: harness.repository, sender: harness.sender, configuration: harness.service.configuration,
            clock: harness.clock,
            priority: { event, context in
                context.memory = "\((context.memory ?? "")),\(event)"
                context.delay = event == .update ? 5 : 0
                return event == .update ? 5 : 10
            })
        let activity = try await harness.start()
        try await harness.register("aa", for: activity)
        func act(_ action: String) async throws {
            #expect(try await harness.act(action, ["seconds": 60], activity: activity, on: batching).status == 200)
            try await harness.deliver()
        }
        for _ in 0..<3 { try await act("extend") }
        #expect(harness.sender.pushes.isEmpty)
        harness.clock.advance(by: 5)
        try await harness.deliver()
        #expect(harness.payloads.count == 1)
        #expect((harness.payloads[0]["content-state"] as? [String: Any])?["duration"] as? Double == 1380)
        try await act("extend")
        try await act("pause")
        #expect(harness.sender.pushes.map(\.event) == [.update, .pause])
        #expect(try await harness.repository.nextPush(with: nil) == nil)
        // Every server has the memory of the strategy.
        let memory = try await harness.repository.change(userID: harness.user.id, activityID: nil, clientID: nil) {
            (nil, $0.memory)
        }
        #expect(memory == ",update,update,update,update,pause")
    }

    @Test("Any other refusal is final")
    func refused() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        try await harness.register("aa", for: activity)
        _ = try await harness.act("pause", activity: activity)
        harness.sender.answer(.refused(status: 400, reason: "BadDeviceToken"))
        try await harness.deliver()
        #expect(try await harness.repository.nextPush(with: nil) == nil)
    }

    @Test("A killed server's claimed push is sent by another once the claim ends, with the same identifier")
    func takeover() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        try await harness.register("aa", for: activity)
        _ = try await harness.act("pause", activity: activity)
        let now = harness.clock.now()
        let claimed = try await harness.repository.claimPushes(
            by: "killed", with: nil, at: now, leaseEnd: now + 30, limit: 10)
        #expect(claimed.count == 1)
        try await harness.deliver()
        #expect(harness.sender.pushes.isEmpty)
        harness.clock.advance(by: 30)
        try await harness.deliver()
        #expect(harness.sender.pushes.map(\.apnsID) == claimed.map(\.id))
        // The killed server's late report changes nothing.
        try await harness.repository.settle(claimed[0], as: .again(now), by: "killed")
        #expect(try await harness.repository.nextPush(with: nil) == nil)
    }

    @Test("At 6 h 50 min the server requests a restart once, even if the server was restarted meanwhile")
    func restart() async throws {
        let harness = try await Harness()
        let activity = try await harness.start(["duration": NSNull()])
        try await harness.register("aa", for: activity)
        #expect(try await harness.repository.nextRestart() == harness.clock.now() + 24_600)
        harness.clock.advance(by: 24_599)
        try await harness.service.requestDueRestarts()
        harness.clock.advance(by: 1)
        try await harness.service.requestDueRestarts()
        let second = Harness.service(on: harness.repository, sender: harness.sender, clock: harness.clock)
        try await second.requestDueRestarts()
        try await harness.deliver()
        #expect(harness.payloads.compactMap { $0["event"] as? String } == ["restart-needed"])
        #expect(try await harness.send(.get, "/v1/state")["version"] as? Int == 2)
        harness.clock.advance(by: 24_600)
        try await harness.service.requestDueRestarts()
        _ = try await harness.act("stop", activity: activity)
        #expect(try await harness.repository.nextRestart() == nil)
        let events = try #require(try await harness.repository.events(of: harness.user.id, after: 1, limit: 9))
        #expect(events.map(\.event) == [.restartNeeded, .restartNeeded, .stop])
    }

    @Test("If the devices' clock is advanced, restart requests come forward by as much, and each comes once")
    func restartByDeviceClock() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        await harness.service.bringRestartsForward(by: 6 * 3600)
        try await harness.service.requestDueRestarts()
        #expect(
            try await harness.repository.nextRestart()
                == harness.clock.now() + TimedActivity.restartAge - 6 * 3600)
        await harness.service.bringRestartsForward(by: 3600)
        try await harness.service.requestDueRestarts()
        try await harness.service.requestDueRestarts()
        let events = try #require(try await harness.repository.events(of: harness.user.id, after: 0, limit: 9))
        #expect(events.map(\.event) == [.start, .restartNeeded])
        #expect(try await harness.repository.nextRestart() == harness.clock.now() + TimedActivity.restartAge)
        #expect(try await harness.act("pause", activity: activity).status == 200)
    }

    @Test("The running server sends pushes and restart requests by its clock")
    func running() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        try await harness.register("aa", for: activity)
        let running = Task { await harness.service.run() }
        _ = try await harness.act("pause", activity: activity)
        try await eventually("the push is sent") { harness.sender.pushes.count == 1 }
        harness.sender.answer(.refused(status: 503, reason: "ServiceUnavailable"))
        _ = try await harness.act("resume", activity: activity)
        try await eventually("the push is tried again") {
            harness.clock.advance(by: 0.5)
            return harness.sender.pushes.count == 3
        }
        try await eventually("a restart is asked for") {
            harness.clock.advance(by: 600)
            return harness.sender.pushes.last?.event == .restartNeeded
        }
        running.cancel()
        await running.value
    }
}
