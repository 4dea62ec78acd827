import ActivitySystem
import Foundation
import LiveActivities
import Testing

struct CountdownControllerTests {
    private let now = Date(timeIntervalSince1970: 1_767_952_000)
    private let controller = CountdownController()

    private func read(_ json: String) throws(CountdownError) -> CountdownParameters {
        try CountdownParameters(json: Data(json.utf8))
    }

    private func tea() throws -> CountdownParameters { try read(#"{"endDate": 1767952260000, "title": "Tea"}"#) }

    @Test func aCountdownStartsChangesAndStops() throws {
        var system = SystemState()
        let started = try controller.start(tea(), id: "a", in: &system, at: now)
        #expect(started.activityId == "a")
        #expect(controller.running(in: system) == "a")
        let content = try #require(system.content(of: "a")).decoded(as: CountdownAttributes.ContentState.self)
        #expect(content.state.title == "Tea")
        #expect(content.state.endDate == Date(timeIntervalSince1970: 1_767_952_260))
        #expect(content.staleDate == content.state.endDate)
        let bread = try read(##"{"endDate": 1767952999500, "title": "Bread", "color": "#C76542"}"##)
        #expect(try controller.update(bread, in: &system, at: now) == "a")
        let changed = try #require(system.content(of: "a")).decoded(as: CountdownAttributes.ContentState.self)
        #expect(CountdownParameters(changed.state) == bread)
        #expect(try controller.stop(in: &system, at: now) == "a")
        #expect(controller.running(in: system) == nil)
        #expect(system.activities.isEmpty)
    }

    @Test func eachAppHasOneCountdownAtATime() throws {
        var system = SystemState()
        try controller.start(tea(), id: "a", in: &system, at: now)
        #expect(throws: CountdownError.alreadyRunning) { try controller.start(tea(), id: "b", in: &system, at: now) }
        try CountdownController(app: "other").start(tea(), id: "b", in: &system, at: now)
        #expect(controller.running(in: system) == "a")
    }

    @Test func withoutACountdownUpdateAndStopFail() throws {
        var system = SystemState()
        #expect(throws: CountdownError.notStarted) { try controller.update(tea(), in: &system, at: now) }
        #expect(throws: CountdownError.notStarted) { try controller.stop(in: &system, at: now) }
    }

    @Test func switchedOffIsUnavailableAndInTheBackgroundStartingFails() throws {
        var system = SystemState()
        system.handle(.authorization(false), at: now)
        #expect(!controller.areActivitiesEnabled(in: system))
        #expect(throws: CountdownError.unavailable) { try controller.start(tea(), id: "a", in: &system, at: now) }
        system.handle(.authorization(true), at: now)
        system.handle(.move(app: ActivityRequest.defaultApp, to: .background), at: now)
        #expect(throws: CountdownError.failedToStart(.visibility)) {
            try controller.start(tea(), id: "a", in: &system, at: now)
        }
        #expect(CountdownError.failedToStart(.visibility).isPassing && !CountdownError.unavailable.isPassing)
    }

    @Test func anEndInThePastIsRefusedAndChangesNothing() throws {
        var system = SystemState()
        let past = try read(#"{"endDate": 1767952000000, "title": "Tea"}"#)
        let refusal = CountdownError.incorrectData(
            field: "endDate", problem: "it is in the past; give milliseconds since 1970")
        #expect(throws: refusal) { try controller.start(past, id: "a", in: &system, at: now) }
        #expect(system.activities.isEmpty)
        try controller.start(tea(), id: "a", in: &system, at: now)
        let before = system
        #expect(throws: refusal) { try controller.update(past, in: &system, at: now) }
        #expect(system == before)
    }

    @Test func aCountdownEndedByTheSystemDoesNotBlockAStart() throws {
        var system = SystemState()
        try controller.start(read(#"{"endDate": 1768052260000, "title": "Long"}"#), id: "a", in: &system, at: now)
        system.advance(to: now + 8 * 3600)
        #expect(controller.running(in: system) == nil)
        try controller.start(
            read(#"{"endDate": 1768052260000, "title": "Long"}"#), id: "b", in: &system, at: now + 8 * 3600)
        #expect(controller.running(in: system) == "b")
    }
}
