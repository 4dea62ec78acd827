import ActivityLifecycle
import Foundation
import LiveActivities
import Testing

@Suite struct SessionLifecycleTests {
    private typealias Lifecycle = TestSession.Lifecycle
    private let hour = TestSession.hour

    @Test func sessionBeginsWithARequest() {
        var session = TestSession()
        #expect(session.send(.start(.gatsby), at: 0) == [session.request(.gatsby)])
        #expect(session.grant(at: 0) == [.registerTokens(id: "1")])
        #expect(session.lifecycle.activityID == "1")
    }

    @Test func secondStartIsAnUpdate() {
        var session = TestSession.onShow()
        #expect(session.send(.start(.emma), at: 5) == [.update(id: "1", .emma)])
        #expect(session.lifecycle.sessionDuration(at: TestSession.origin + 9) == 9)
    }

    @Test func secondStartDuringTheFirstRequestBecomesAnUpdate() {
        var session = TestSession()
        session.send(.start(.gatsby), at: 0)
        #expect(session.send(.start(.emma), at: 0) == [])
        #expect(session.grant(at: 0) == [.registerTokens(id: "1"), .update(id: "1", .emma)])
    }

    @Test func updateThatChangesNothingIsNotSent() {
        var session = TestSession.onShow()
        #expect(session.send(.update(.gatsby), at: 1) == [])
    }

    @Test func ageIsCheckedEverySixtySeconds() {
        var session = TestSession.onShow()
        #expect(session.nextDeadline == 60)
        session.send(.tick, at: 60)
        #expect(session.nextDeadline == 120)
        session.send(.tick, at: 250)
        #expect(session.nextDeadline == 300)
    }

    @Test func noRestartBeforeSevenHours() {
        var session = TestSession.onShow()
        session.send(.tick, at: 7 * hour - 300)
        #expect(session.send(.tick, at: 7 * hour - 1) == [])
    }

    @Test func restartAtSevenHoursEndsTheOldActivityOnceTheNewOneExists() {
        var session = TestSession.onShow()
        #expect(session.send(.tick, at: 7 * hour) == [session.request(.gatsby)])
        #expect(session.grant(at: 7 * hour) == [.end(id: "1", immediately: true), .registerTokens(id: "2")])
        #expect(session.lifecycle.restartDate == TestSession.origin + 14 * hour)
    }

    @Test func endingFirstRequestsAfterAHundredMilliseconds() {
        var session = TestSession.onShow(.gatsby, Lifecycle(handover: .endingFirst))
        #expect(session.send(.tick, at: 7 * hour) == [.end(id: "1", immediately: true)])
        #expect(session.nextDeadline == 7 * hour + 0.1)
        #expect(session.send(.tick, at: 7 * hour + 0.05) == [])
        #expect(session.send(.tick, at: 7 * hour + 0.1) == [session.request(.gatsby)])
        #expect(session.grant(at: 7 * hour + 0.1) == [.registerTokens(id: "2")])
    }

    @Test func sessionDurationIsCountedOverAllActivities() {
        var session = TestSession.onShow()
        for restart in 1...3 {
            session.send(.tick, at: Double(restart) * 7 * hour)
            session.grant(at: Double(restart) * 7 * hour)
        }
        #expect(session.lifecycle.sessionDuration(at: TestSession.origin + 22 * hour) == 22 * hour)
        #expect(session.lifecycle.activityID == "4")
    }

    @Test func oneNoticeInTheLastFiveMinutes() {
        var session = TestSession.onShow()
        session.send(.tick, at: 7 * hour - 301)
        #expect(session.nextDeadline == 7 * hour - 300)
        let notice = RestartNotice(restartDate: TestSession.origin + 7 * hour)
        #expect(session.send(.tick, at: 7 * hour - 300) == [.notice(notice)])
        #expect(session.send(.tick, at: 7 * hour - 240) == [])
        #expect(notice.text(at: TestSession.origin + 7 * hour - 300) == "Renews in 5 min")
        #expect(notice.text(at: TestSession.origin + 7 * hour - 59) == "Renews in under a minute")
        #expect(notice.text(at: TestSession.origin + 7 * hour) == "Renewing…")
    }

    @Test func restartIsOnTimeIfTheIntervalIsNotAMultipleOfTheCheck() throws {
        var session = TestSession.onShow(.gatsby, Lifecycle(schedule: try .fixed(90), handover: .requestingFirst))
        #expect(session.send(.tick, at: 60) == [])
        #expect(session.nextDeadline == 90)
    }

    @Test func updateDuringTheTransitionIsInTheNewActivity() {
        for handover in Handover.allCases {
            var session = TestSession.onShow(.gatsby, Lifecycle(handover: handover))
            session.send(.tick, at: 7 * hour)
            if handover == .endingFirst { session.send(.tick, at: 7 * hour + 0.1) }
            session.send(.update(.emma), at: 7 * hour + 0.1)
            #expect(session.grant(at: 7 * hour + 0.1).last == .update(id: "2", .emma), "\(handover)")
        }
    }

    @Test func updateBetweenEndAndRequestIsInTheRequest() {
        var session = TestSession.onShow(.gatsby, Lifecycle(handover: .endingFirst))
        session.send(.tick, at: 7 * hour)
        #expect(session.send(.update(.emma), at: 7 * hour + 0.05) == [])
        #expect(session.send(.tick, at: 7 * hour + 0.1) == [session.request(.emma)])
    }

    @Test func endDuringTheTransitionLeavesNothingBehind() {
        var session = TestSession.onShow()
        session.send(.tick, at: 7 * hour)
        #expect(session.send(.end(immediately: true), at: 7 * hour) == [.end(id: "1", immediately: true)])
        #expect(session.grant(at: 7 * hour) == [.end(id: "2", immediately: true)])
        #expect(session.nextDeadline == nil)
    }

    @Test func startDuringARequestIsRequestedAfterItsAnswer() {
        var session = TestSession()
        session.send(.start(.gatsby), at: 0)
        session.send(.end(immediately: true), at: 1)
        #expect(session.send(.start(.emma), at: 2) == [])
        let request = Lifecycle.Effect.request(.emma, sessionStart: TestSession.origin + 2)
        #expect(session.grant(at: 3) == [.end(id: "1", immediately: true), request])
        #expect(session.grant(at: 3) == [.registerTokens(id: "2")])
    }

    @Test func significantChangeAfterSixHoursRestartsEarly() {
        var session = TestSession.onShow()
        #expect(session.send(.update(.emma), at: 6 * hour - 1) == [.update(id: "1", .emma)])
        session.send(.tick, at: 6 * hour)
        #expect(session.send(.update(.gatsby), at: 6 * hour) == [.update(id: "1", .gatsby), session.request(.gatsby)])
    }

    @Test func smallChangeAfterSixHoursIsAnUpdate() {
        var session = TestSession.onShow()
        var content = AmbientReadingAttributes.ContentState.gatsby
        content.capturedCount += 1
        #expect(session.send(.update(content), at: 6.5 * hour) == [.update(id: "1", content)])
    }

    @Test func withoutASessionUpdateAndEndAreRejected() {
        var session = TestSession()
        #expect(session.send(.update(.emma), at: 0) == [.rejected(.noSession)])
        #expect(session.send(.end(immediately: true), at: 0) == [.rejected(.noSession)])
    }

    @Test func checksRunAtTheirInstantDespiteAFractionalStart() {
        for fraction in 0..<1000 {
            let start = Date(timeIntervalSinceReferenceDate: 800_000_000.1 + Double(fraction) / 997)
            var lifecycle = SessionLifecycle<AmbientReadingAttributes.ContentState>()
            _ = lifecycle.handle(.start(.gatsby), at: start)
            _ = lifecycle.handle(.requestSucceeded(id: "1"), at: start)
            var due = lifecycle.nextDeadline
            for _ in 0..<10 {
                guard let now = due else { break }
                _ = lifecycle.handle(.tick, at: now)
                due = lifecycle.nextDeadline
                #expect(due.map { $0 > now } ?? false, "\(start.timeIntervalSinceReferenceDate)")
            }
        }
    }
}
