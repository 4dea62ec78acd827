import ActivityLifecycle
import Foundation
import LiveActivities
import Testing

@Suite struct SessionRecoveryTests {
    private typealias Lifecycle = TestSession.Lifecycle
    private typealias Found = FoundActivity<AmbientReadingAttributes.ContentState>
    private let hour = TestSession.hour

    private func found(_ id: String, at seconds: TimeInterval, session: TimeInterval? = nil) -> Found {
        Found(
            id: id, startDate: TestSession.origin + seconds, sessionStart: session.map { TestSession.origin + $0 },
            content: .gatsby)
    }

    @Test func launchTakesOverAVisibleActivity() {
        var session = TestSession()
        let effects = session.send(.launch([found("x", at: 2 * hour, session: 0)]), at: 3 * hour)
        #expect(effects == [.registerTokens(id: "x")])
        #expect(session.lifecycle.content == .gatsby)
        #expect(session.lifecycle.sessionDuration(at: TestSession.origin + 3 * hour) == 3 * hour)
        #expect(session.lifecycle.restartDate == TestSession.origin + 9 * hour)
    }

    @Test func launchReplacesAnOldActivityAtOnce() {
        var session = TestSession()
        let effects = session.send(.launch([found("x", at: 0)]), at: 7.5 * hour)
        #expect(effects == [.registerTokens(id: "x"), session.request(.gatsby)])
        #expect(session.grant(at: 7.5 * hour) == [.end(id: "x", immediately: true), .registerTokens(id: "1")])
    }

    @Test func launchEndsAllButTheYoungest() {
        var session = TestSession()
        let effects = session.send(.launch([found("old", at: 0), found("new", at: 10)]), at: 20)
        #expect(effects == [.end(id: "old", immediately: true), .registerTokens(id: "new")])
    }

    @Test func launchWithoutActivitiesStartsNothing() {
        var session = TestSession()
        #expect(session.send(.launch([]), at: 0) == [])
        #expect(!session.lifecycle.isRunning)
    }

    @Test func serverRestartsWithItsContent() {
        var session = TestSession.onShow()
        let request = RestartRequest(
            timestamp: TestSession.origin + 100, content: AmbientReadingAttributes.ContentState.emma)
        let effects = session.send(.serverRequestedRestart(request), at: 100)
        #expect(effects == [.update(id: "1", .emma), session.request(.emma)])
    }

    @Test func serversOlderRequestIsRejected() {
        var session = TestSession.onShow()
        session.send(.serverRequestedRestart(RestartRequest(timestamp: TestSession.origin + 100)), at: 100)
        session.grant(at: 100)
        let late = RestartRequest(
            timestamp: TestSession.origin + 90, content: AmbientReadingAttributes.ContentState.emma)
        #expect(session.send(.serverRequestedRestart(late), at: 101) == [.rejected(.outdated(late.timestamp))])
        #expect(session.lifecycle.content == .gatsby)
    }
}
