import Foundation
import Meditation
import Testing

@testable import TimerService

@Suite struct ActionTests {
    @Test("The document's walkthrough: start, pause, resume and stop keep timer and session consistent")
    func walk() async throws {
        let harness = try await Harness()
        let activity = try await harness.start(["duration": 1200, "methodName": "Breath", "methodId": "m1"])
        harness.clock.advance(by: 192)
        let paused = try await harness.act("pause", activity: activity)
        #expect(paused["message"] as? String == "Paused at 03:12.")
        #expect(paused["success"] as? Bool == true)
        #expect(paused["changed"] == nil)
        #expect(paused["version"] as? Int == 2)
        #expect(paused.contentState?.pausedAt == harness.clock.now())
        #expect(try await session(harness) == "paused")

        harness.clock.advance(by: 60)
        let again = try await harness.act("pause", activity: activity)
        #expect(again.status == 200)
        #expect(again["changed"] as? Bool == false)
        #expect(again["version"] as? Int == 2)

        #expect(try await harness.act("resume", activity: activity)["changed"] == nil)
        #expect(try await harness.act("resume", activity: activity)["changed"] as? Bool == false)
        #expect(try await session(harness) == "running")

        let stopped = try await harness.act("stop", activity: activity)
        #expect(stopped.contentState?.isCompleted == true)
        #expect(stopped.contentState?.completionMessage == "Timer stopped")
        #expect(stopped.contentState?.elapsed(at: harness.clock.now() + 99) == 192)
        #expect(try await session(harness) == "stopped")
        #expect(try await harness.act("pause", activity: activity).status == 409)
    }

    private func session(_ harness: Harness) async throws -> String? {
        let answer = try await harness.send(.get, "/v1/state")
        let session = try #require(answer["session"] as? [String: Any])
        #expect(session["isPaused"] as? Bool == (session["state"] as? String == "paused"))
        return session["state"] as? String
    }

    @Test("A user who never started a timer has an idle one at version 0")
    func idle() async throws {
        let harness = try await Harness()
        let state = try await harness.send(.get, "/v1/state")
        #expect(state["version"] as? Int == 0)
        #expect(state["userId"] as? String == harness.user.id)
        #expect(state["activityId"] == nil)
        #expect(state["serverTime"] as? Double == harness.clock.now().timeIntervalSince1970)
        #expect((state["session"] as? [String: Any])?["state"] as? String == "idle")
    }

    @Test(
        "Every date of an answer counts seconds from 1970; a push's content state counts from 2001, as ActivityKit decodes it"
    )
    func dates() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        try await harness.register("ab12", for: activity)
        let answer = try await harness.act("pause", activity: activity)
        let now = harness.clock.now()
        #expect((answer["contentState"] as? [String: Any])?["pausedAt"] as? Double == now.timeIntervalSince1970)
        #expect(answer["updatedAt"] as? Double == now.timeIntervalSince1970)
        let state = try await harness.send(.get, "/v1/state")
        #expect((state["contentState"] as? [String: Any])?["pausedAt"] as? Double == now.timeIntervalSince1970)
        let running = (state["timer"] as? [String: Any])?["running"] as? [String: Any]
        let sitting = running?["_0"] as? [String: Any]
        #expect(sitting?["pausedAt"] as? Double == now.timeIntervalSince1970)
        try await harness.deliver()
        let content = harness.payloads.last?["content-state"] as? [String: Any]
        #expect(content?["pausedAt"] as? Double == now.timeIntervalSinceReferenceDate)
    }

    @Test("Only null removes a target")
    func removesTarget() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        #expect(try await harness.act("target", activity: activity).error["field"] as? String == "seconds")
        let answer = try await harness.act("target", ["seconds": NSNull()], activity: activity)
        #expect(answer.status == 200)
        #expect(answer.contentState.map { $0.duration == nil } == true)
    }

    @Test("A completion keeps its log entry in the event")
    func completion() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        harness.clock.advance(by: 1300)
        #expect(try await harness.act("complete", ["message": "Well sat"], activity: activity).status == 200)
        let events = try #require(try await harness.repository.events(of: harness.user.id, after: 0, limit: 10))
        #expect(events.map(\.event) == [.start, .complete])
        #expect(events.last?.logEntry?.elapsed == 1300)
        #expect(events.last?.timer.session.state == .completed)
    }

    @Test("A sitting shorter than the client's minimum is completed without a log entry")
    func shortCompletion() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        harness.clock.advance(by: 59)
        #expect(try await harness.act("complete", ["shortestLogged": -1], activity: activity).status == 400)
        #expect(try await harness.act("complete", ["shortestLogged": 60], activity: activity).status == 200)
        let event = try #require(try await harness.repository.events(of: harness.user.id, after: 1, limit: 10)?.last)
        #expect(event.event == .complete && event.logEntry == nil)
        #expect(event.message.hasSuffix("Not logged: under 1 min (setting shortest-logged)."))
    }

    @Test("A sitting may be completed as of an earlier time, but neither before its start nor in the future")
    func completionInThePast() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        let began = harness.clock.now().timeIntervalSince1970
        harness.clock.advance(by: 1300)
        for (end, status) in [(began - 10, 409), (began + 1400, 409), (1e12, 400)] {
            #expect(try await harness.act("complete", ["endedAt": end], activity: activity).status == status)
        }
        #expect(try await harness.act("complete", ["endedAt": began + 1200], activity: activity).status == 200)
        let events = try #require(try await harness.repository.events(of: harness.user.id, after: 1, limit: 10))
        #expect(events.map(\.logEntry?.elapsed) == [1200])
    }

    @Test("A second start completes the first sitting and starts its own, in one transaction")
    func secondStart() async throws {
        let harness = try await Harness()
        let first = try await harness.start(["duration": 600])
        harness.clock.advance(by: 100)
        let second = try await harness.start(["duration": 300, "sessionType": "walking"])
        #expect(first != second)
        let events = try #require(try await harness.repository.events(of: harness.user.id, after: 0, limit: 10))
        #expect(events.map(\.event) == [.start, .complete, .start])
        #expect(events[1].logEntry?.elapsed == 100)
        #expect(events[1].timer.activityID == first)
        #expect(events[2].timer.activityID == second)
        let late = try await harness.act("pause", activity: first)
        #expect(late.status == 409)
        #expect(late.error["code"] as? String == "conflict")
        // An invalid start does not affect the running sitting.
        #expect(try await harness.act("start", ["start": ["duration": -1]]).status == 409)
        #expect(try await harness.send(.get, "/v1/state")["activityId"] as? String == second)
    }

    @Test("A start repeated with the same identifier, in upper or lower case, starts one sitting")
    func startTwice() async throws {
        let harness = try await Harness()
        let id = UUID().uuidString
        _ = try await harness.start(activity: id)
        let again = try await harness.act("start", activity: id.lowercased())
        #expect(again["changed"] as? Bool == false)
        #expect(again["activityId"] as? String == id)
        #expect(try await harness.act("pause", activity: id.lowercased()).status == 200)
    }

    @Test("The same clientId returns the first reply for a day, and performs the action once")
    func idempotency() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        let first = try await harness.act("extend", ["seconds": 60, "clientId": "c1"], activity: activity)
        let second = try await harness.act("extend", ["seconds": 60, "clientId": "c1"], activity: activity)
        #expect(first.text == second.text)
        #expect(second.contentState?.duration == 1260)
        let other = try await harness.act("pause", ["clientId": "c1"], activity: activity)
        #expect(other.error["field"] as? String == "clientId")
        let more = try await harness.act("extend", ["seconds": 61, "clientId": "c1"], activity: activity)
        #expect(more.error["field"] as? String == "clientId", "the same action with other words is another")
        let start = try await harness.act("start", ["clientId": "c2"])
        let startAgain = try await harness.act("start", ["clientId": "c2"])
        #expect(start.text == startAgain.text)
        harness.clock.advance(by: StoredReply.lifetime)
        let next = try #require(start["activityId"] as? String)
        let later = try await harness.act("pause", ["clientId": "c1"], activity: next)
        #expect(later["message"] as? String != nil, "after a day the identifier is free: \(later.text)")
    }

    @Test("An action on a stale version is refused with the current state")
    func staleVersion() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        #expect(try await harness.act("pause", ["stateVersion": 1], activity: activity).status == 200)
        let stale = try await harness.act("resume", ["stateVersion": 1], activity: activity)
        #expect(stale.status == 409)
        let state = try #require(stale.error["state"] as? [String: Any])
        #expect(state["version"] as? Int == 2)
        #expect((state["session"] as? [String: Any])?["state"] as? String == "paused")
    }

    @Test("Bells are accepted in Codable's form, as a number and as a list")
    func bells() async throws {
        let harness = try await Harness()
        for bells in [300 as Any, ["every": ["_0": 300]]] {
            _ = try await harness.start(["bells": bells])
            #expect(
                try await harness.repository.timer(of: harness.user.id, at: .now).state.sitting?.bells == .every(300))
        }
        _ = try await harness.start(["bells": [60, 30]])
        #expect(
            try await harness.repository.timer(of: harness.user.id, at: .now).state.sitting?.bells == .at([30, 60]))
    }

    @Test("Stages are started, extended and skipped, and a completion keeps them as they were sat")
    func stages() async throws {
        let harness = try await Harness()
        let activity = try await harness.start([
            "methodName": "Zazen",
            "stages": [
                ["name": "Zazen", "type": "meditation", "duration": 1500],
                ["name": "Walking", "type": "walking", "duration": 600, "strokes": 3],
                ["name": "Sitting", "duration": 1500],
            ],
        ])
        func sitting() async throws -> Sitting? {
            try await harness.repository.timer(of: harness.user.id, at: .now).state.sitting
        }
        #expect(try await sitting()?.target == 3600)
        #expect(try await sitting()?.stages.list[1].strokes == 3)
        harness.clock.advance(by: 1000)
        let skipped = try await harness.act("skip", activity: activity)
        #expect(skipped["message"] as? String == "Walking: 10 min, then Sitting.")
        #expect(skipped.contentState?.stages.list.map(\.duration) == [1000, 600, 1500])
        harness.clock.advance(by: 100)
        #expect(try await harness.act("extend", ["seconds": 60], activity: activity).status == 200)
        #expect(try await sitting()?.stages.list.map(\.duration) == [1000, 660, 1500])
        #expect(try await harness.act("target", ["seconds": NSNull()], activity: activity).status == 409)
        #expect(try await harness.act("complete", activity: activity).status == 200)
        let completion = try await harness.repository.timer(of: harness.user.id, at: .now).state.completion
        #expect(completion?.sitting.stages.list.map(\.duration) == [1000, 100])
    }

    @Test(
        "Stages that cannot be are refused by the name of their field",
        arguments: [
            ("[{\"name\":\"A\"}]", "start.stages[0].duration"), ("[{\"duration\":60}]", "start.stages[0].name"),
            ("[{\"name\":\"A\",\"duration\":60,\"bell\":2}]", "start.stages[0].bell"),
            ("[{\"name\":\"A\",\"duration\":60,\"strokes\":9}]", "start.stages[0].strokes"),
            ("[{\"name\":\"A\",\"duration\":60,\"type\":\"x\"}]", "start.stages[0].type"), ("60", "start.stages"),
            ("[60]", "start.stages"),
        ])
    func wrongStages(_ stages: String, _ field: String) async throws {
        let harness = try await Harness()
        let body = "{\"userId\":\"ada\",\"action\":\"start\",\"start\":{\"stages\":\(stages)}}"
        let answer = try await harness.send(.post, "/v1/actions", text: body)
        #expect(answer.status == 400)
        #expect(answer.error["field"] as? String == field)
    }

    @Test("A sitting without stages cannot be skipped, and stages and a duration exclude each other")
    func refusedStages() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        let skip = try await harness.act("skip", activity: activity)
        #expect(skip.status == 409)
        let both = try await harness.act(
            "start", ["start": ["duration": 60, "stages": [["name": "A", "duration": 60]]]])
        #expect(both.status == 400)
        #expect(both.error["field"] as? String == "start.duration")
    }
}
