import ActivitySystem
import Foundation
import LiveActivities
import Testing

@testable import ActivityLifecycle

struct RenewalRulesTests {
    private typealias Lifecycle = TestSession.Lifecycle
    private let hour = TestSession.hour

    @Test("A restart on demand requests a new activity at once, and only one")
    func restartOnDemand() {
        var session = TestSession.onShow()
        #expect(session.send(.restart, at: 60) == [session.request(.gatsby)])
        #expect(session.send(.restart, at: 60) == [])
        session.grant(at: 60)
        #expect(session.lifecycle.activityID == "2")
        #expect(session.lifecycle.restarts == 1)
        #expect(session.lifecycle.restartDate == TestSession.origin + 60 + 7 * hour)
        var none = TestSession()
        #expect(none.send(.restart, at: 0) == [.rejected(.noSession)])
    }

    @Test("A server's restart that is delivered twice restarts once")
    func serverRequestTwice() {
        var session = TestSession.onShow()
        let request = RestartRequest<TestSession.Content>(timestamp: TestSession.origin + 600)
        #expect(session.send(.serverRequestedRestart(request), at: 601) == [session.request(.gatsby)])
        session.grant(at: 601)
        #expect(
            session.send(.serverRequestedRestart(request), at: 602) == [.rejected(.outdated(request.timestamp))])
        #expect(session.lifecycle.restarts == 1)
        #expect(!session.lifecycle.isRestarting)
    }

    @Test("Each refusal says which attempt of three comes next, and when")
    func attemptsAreVisible() {
        var session = TestSession.onShow()
        session.send(.restart, at: 0)
        for (attempt, wait) in [(1, 2.0), (2, 4.0), (3, 8.0)] {
            let now = session.lifecycle.retry?.date.timeIntervalSince(TestSession.origin) ?? 0
            session.send(.tick, at: now)
            let retry = RestartRetry(attempt: attempt, of: 3, date: TestSession.origin + now + wait)
            #expect(session.send(.requestFailed(.denied), at: now) == [.retry(retry, after: .denied)])
            #expect(session.lifecycle.retry == retry)
        }
        session.send(.tick, at: 14)
        #expect(session.lifecycle.retry == nil)
        session.send(.requestFailed(.denied), at: 14)
        #expect(!session.lifecycle.isRunning)
        #expect(session.lifecycle.metrics.retries == 3)
        #expect(session.lifecycle.metrics.exhausted == 1)
    }

    @Test("The new activity exists before the old one ends")
    func requestingFirstIsTheDefault() {
        #expect(Lifecycle().handover == .requestingFirst)
        var session = TestSession.onShow(.gatsby, Lifecycle())
        #expect(session.send(.tick, at: 7 * hour) == [session.request(.gatsby)])
        #expect(session.lifecycle.activityID == "1")
        #expect(session.grant(at: 7 * hour) == [.end(id: "1", immediately: true), .registerTokens(id: "2")])
    }

    @Test(
        "The adaptive interval lengthens by a quarter of an hour up to 7 h 30 and shortens by a quarter after refusals")
    func adaptiveIntervals() {
        var interval = AdaptiveInterval()
        #expect(interval.seconds == 7 * hour)
        for _ in 0..<5 { interval.learn(wasRefused: false) }
        #expect(interval.seconds == 7.5 * hour)
        interval.learn(wasRefused: true)
        #expect(interval.seconds == 7.5 * hour * 0.75)
        for _ in 0..<20 { interval.learn(wasRefused: true) }
        #expect(interval.seconds == AdaptiveInterval.shortest)
    }

    @Test("An adaptive session restarts sooner after a refused restart")
    func adaptiveSession() {
        var session = TestSession.onShow(.gatsby, Lifecycle(schedule: .adaptive))
        session.send(.restart, at: 0)
        session.grant(at: 0)
        #expect(session.lifecycle.timeUntilRestart(at: TestSession.origin) == 7.25 * hour)
        session.send(.restart, at: 0)
        session.send(.requestFailed(.persistenceFailure), at: 0)
        session.send(.tick, at: 2)
        session.grant(at: 2)
        #expect(session.lifecycle.timeUntilRestart(at: TestSession.origin + 2) == 7.25 * hour * 0.75)
        #expect(RestartSchedule.adaptive.longestInterval < SystemState.longestActive)
    }

    @Test("The age is checked at the chosen interval, from a second to five minutes")
    func checkIntervals() {
        var session = TestSession.onShow(.gatsby, Lifecycle(checkInterval: 300))
        #expect(session.nextDeadline == 300)
        session.send(.tick, at: 300)
        #expect(session.nextDeadline == 600)
        #expect(session.lifecycle.nextChange == TestSession.origin + 7 * hour - 300)
        #expect(Lifecycle(checkInterval: 0).checkInterval == 1)
        #expect(Lifecycle(checkInterval: 900).checkInterval == 300)
        #expect(Lifecycle().checkInterval == 60)
    }

    @Test("A stored session continues after being read again, even while it waits for a retry")
    func aSessionIsStored() throws {
        let content = EncodedContent(state: Data(#"{"title":"Backup"}"#.utf8))
        var lifecycle = SessionLifecycle<EncodedContent>(schedule: .adaptive)
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        _ = lifecycle.handle(.start(content), at: now)
        _ = lifecycle.handle(.requestSucceeded(id: "a"), at: now)
        _ = lifecycle.handle(.restart, at: now + 1)
        _ = lifecycle.handle(.requestFailed(.globalMaximumExceeded), at: now + 1)
        var read = try JSONDecoder().decode(
            SessionLifecycle<EncodedContent>.self, from: JSONEncoder().encode(lifecycle))
        #expect(read == lifecycle)
        #expect(read.handle(.tick, at: now + 3) == [.request(content, sessionStart: now)])
    }

    @Test("In encoded content a new title is a significant change, a new status is not")
    func subjects() {
        func content(_ json: String) -> EncodedContent { EncodedContent(state: Data(json.utf8)) }
        let backup = content(#"{"status":"1","title":"Backup"}"#)
        #expect(!content(#"{"status":"2","title":"Backup"}"#).isSignificantChange(from: backup))
        #expect(content(#"{"status":"1","title":"Tests"}"#).isSignificantChange(from: backup))
        #expect(content(#"{"bookTitle":"Emma","name":"x"}"#).subject == "Emma")
        #expect(content("no JSON").subject == nil)
    }

    @Test("Average and longest session count finished sessions")
    func durations() {
        var session = TestSession()
        #expect(session.lifecycle.metrics.averageSession == nil)
        for (start, end) in [(0.0, 100.0), (200.0, 500.0)] {
            session.send(.start(.gatsby), at: start)
            session.grant(at: start)
            session.send(.end(immediately: true), at: end)
        }
        #expect(session.lifecycle.metrics.averageSession == 200)
        #expect(session.lifecycle.metrics.longestSession == 300)
    }

    @Test("Drawn every 10 ms through a renewal, the session is in every frame")
    func noFrameIsWithoutTheSession() throws {
        let clock = VirtualClock(TestSession.origin)
        let host = ActivityHost(clock: clock)
        try ActivityHost.$current.withValue(host) {
            let session = ActivitySession<AmbientReadingAttributes>()
            try session.perform(.start(.gatsby))
            clock.advance(by: 7 * hour - 1)
            for _ in 0..<300 {
                clock.advance(by: 0.01)
                let shown = host.state.activitiesOnShow(at: clock.now)
                #expect(shown.count == 1)
                #expect(shown.first?.island == .compact && shown.first?.isOnLockScreen == true)
            }
            #expect(session.lifecycle.restarts == 1)
        }
    }
}
