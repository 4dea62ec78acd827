import ActivityLifecycle
import LiveActivities
import Testing

@Suite struct SessionMetricsTests {
    private let hour = TestSession.hour

    @Test func ratesAreAbsentBeforeAnyEvent() {
        let metrics = SessionMetrics()
        #expect(metrics.restartSuccessRate == nil)
        #expect(metrics.restartsPerSession == nil)
        #expect(metrics.longestSessionWithoutFailure == nil)
    }

    @Test func restartsFailuresAndSessionsAreCounted() {
        var session = TestSession.onShow()
        session.send(.tick, at: 7 * hour)
        session.send(.requestFailed(.denied), at: 7 * hour)
        session.send(.tick, at: 7 * hour + 2)
        session.grant(at: 7 * hour + 2)
        session.send(.end(immediately: true), at: 8 * hour)
        session.send(.start(.emma), at: 9 * hour)
        session.grant(at: 9 * hour)
        session.send(.end(immediately: true), at: 10 * hour)

        let metrics = session.lifecycle.metrics
        #expect(metrics.restartAttempts == 2)
        #expect(metrics.restartSuccessRate == 0.5)
        #expect(metrics.failures == [.denied: 1])
        #expect(metrics.sessions.map(\.duration) == [8 * hour, hour])
        #expect(metrics.restartsPerSession == 0.5)
        #expect(metrics.longestSessionWithoutFailure == hour)
    }
}
