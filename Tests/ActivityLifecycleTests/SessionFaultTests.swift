import ActivityLifecycle
import ActivitySystem
import Foundation
import LiveActivities
import Testing

@Suite struct SessionFaultTests {
    private typealias Lifecycle = TestSession.Lifecycle
    private let hour = TestSession.hour

    @Test func refusedRestartKeepsTheOldActivityVisible() {
        var session = TestSession.onShow()
        session.send(.tick, at: 7 * hour)
        let effects = session.send(.requestFailed(.denied), at: 7 * hour)
        guard case .retry(let retry, after: .denied) = effects.first, effects.count == 1 else {
            Issue.record("A refused request is retried and changes nothing else, not \(effects).")
            return
        }
        #expect((retry.attempt, retry.of) == (1, 3))
        #expect(session.lifecycle.activityID == "1")
        #expect(session.send(.update(.emma), at: 7 * hour + 1) == [.update(id: "1", .emma)])
    }

    @Test(arguments: Handover.allCases) func refusedRequestIsRetriedAfterTwoFourAndEightSeconds(handover: Handover) {
        var session = TestSession.onShow(.gatsby, Lifecycle(handover: handover))
        var now = 7 * hour
        session.send(.tick, at: now)
        if handover == .endingFirst {
            now += 0.1
            session.send(.tick, at: now)
        }
        for (index, delay) in [2.0, 4, 8].enumerated() {
            let retry = RestartRetry(attempt: index + 1, of: 3, date: TestSession.origin + now + delay)
            #expect(session.send(.requestFailed(.denied), at: now) == [.retry(retry, after: .denied)])
            #expect(session.nextDeadline == now + delay)
            now += delay
            #expect(session.send(.tick, at: now - 0.01) == [])
            #expect(session.send(.tick, at: now) == [session.request(.gatsby)])
        }
        let last: [Lifecycle.Effect] = handover == .requestingFirst ? [.end(id: "1", immediately: false)] : []
        #expect(session.send(.requestFailed(.denied), at: now) == last + [.gaveUp(.denied)])
        #expect(!session.lifecycle.isRunning)
        #expect(session.nextDeadline == nil)
    }

    @Test func withALimitOfOneTheOldActivityEndsFirst() {
        var session = TestSession.onShow()
        session.send(.tick, at: 7 * hour)
        let effects = session.send(.requestFailed(.targetMaximumExceeded), at: 7 * hour)
        #expect(effects == [.end(id: "1", immediately: true)])
        #expect(session.nextDeadline == 7 * hour + 0.1)
        #expect(session.send(.tick, at: 7 * hour + 0.1) == [session.request(.gatsby)])
    }

    @Test func onAFullDeviceTheOldActivityStays() {
        var session = TestSession.onShow()
        session.send(.tick, at: 7 * hour)
        let effects = session.send(.requestFailed(.globalMaximumExceeded), at: 7 * hour)
        #expect(!effects.contains(.end(id: "1", immediately: true)))
        #expect(session.lifecycle.activityID == "1")
    }

    @Test func aGrantedRetryCountsAsARestart() {
        var session = TestSession.onShow()
        session.send(.tick, at: 7 * hour)
        session.send(.requestFailed(.denied), at: 7 * hour)
        session.send(.tick, at: 7 * hour + 2)
        #expect(session.grant(at: 7 * hour + 2) == [.end(id: "1", immediately: true), .registerTokens(id: "2")])
        session.send(.tick, at: 14 * hour + 2)
        session.send(.requestFailed(.denied), at: 14 * hour + 2)
        #expect(session.nextDeadline == 14 * hour + 4, "the retries start over")
    }

    @Test func activityEndedByTheSystemIsReplacedAtOnceAndCleared() {
        var session = TestSession.onShow()
        #expect(session.send(.activityEndedBySystem(id: "1", state: .ended), at: 100) == [session.request(.gatsby)])
        #expect(session.grant(at: 100) == [.end(id: "1", immediately: true), .registerTokens(id: "2")])
    }

    @Test func retryDoesNotWaitForAnActivityThatEnded() {
        var session = TestSession.onShow()
        session.send(.tick, at: 7 * hour)
        session.send(.requestFailed(.denied), at: 7 * hour)
        let effects = session.send(.activityEndedBySystem(id: "1", state: .dismissed), at: 7 * hour + 1)
        #expect(effects == [session.request(.gatsby)])
        #expect(session.grant(at: 7 * hour + 1) == [.registerTokens(id: "2")])
    }

    @Test func endOfAnotherActivityIsNotAFailure() {
        var session = TestSession.onShow()
        #expect(session.send(.activityEndedBySystem(id: "other", state: .ended), at: 1) == [])
        #expect(session.send(.activityEndedBySystem(id: "1", state: .stale), at: 1) == [])
        #expect(session.lifecycle.activityID == "1")
    }

    @Test func usersDismissalEndsTheSession() {
        var session = TestSession.onShow()
        #expect(session.send(.activityDismissedByPerson(id: "1"), at: 10) == [.end(id: "1", immediately: true)])
        #expect(!session.lifecycle.isRunning)
    }

    @Test func restartWaitsForPermission() {
        var session = TestSession.onShow()
        session.send(.enablementChanged(false), at: 6 * hour)
        #expect(session.send(.tick, at: 7 * hour) == [])
        #expect(session.lifecycle.activityID == "1")
        #expect(session.send(.enablementChanged(true), at: 7.5 * hour) == [session.request(.gatsby)])
    }

    @Test func togglingPermissionDuringTheTransitionUsesNoRetry() {
        var session = TestSession.onShow(.gatsby, Lifecycle(handover: .endingFirst))
        session.send(.tick, at: 7 * hour)
        session.send(.enablementChanged(false), at: 7 * hour + 0.05)
        #expect(session.nextDeadline == nil)
        #expect(session.send(.tick, at: 7 * hour + 60) == [])
        #expect(session.send(.enablementChanged(true), at: 7 * hour + 90) == [session.request(.gatsby)])
    }

    @Test func refusalWhilePermissionIsOffIsNotRetried() {
        var session = TestSession.onShow()
        session.send(.tick, at: 7 * hour)
        session.send(.enablementChanged(false), at: 7 * hour)
        session.send(.requestFailed(.denied), at: 7 * hour)
        #expect(session.nextDeadline == nil)
        #expect(session.send(.enablementChanged(true), at: 7 * hour + 1) == [session.request(.gatsby)])
    }

    @Test func restartInTheBackgroundWaitsForTheForeground() {
        var session = TestSession.onShow()
        session.send(.foregroundChanged(false), at: hour)
        #expect(session.send(.tick, at: 7 * hour) == [])
        #expect(session.send(.foregroundChanged(true), at: 7.25 * hour) == [session.request(.gatsby)])
    }

    @Test func startWithoutPermissionIsRequestedOncePermitted() {
        var session = TestSession()
        session.send(.enablementChanged(false), at: 0)
        #expect(session.send(.start(.gatsby), at: 0) == [])
        #expect(session.send(.enablementChanged(true), at: 5) == [session.request(.gatsby)])
    }
}
