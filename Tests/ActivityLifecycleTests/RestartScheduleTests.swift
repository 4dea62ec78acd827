import ActivityLifecycle
import LiveActivities
import Testing

@Suite struct RestartScheduleTests {
    @Test func standardIsSevenHours() {
        #expect(RestartSchedule.standard.interval(atSessionAge: 0) == 25_200)
    }

    @Test func progressiveIsHalfAnHourThenTwoHoursThenSeven() {
        let intervals = [0, 3599, 3600, 14_399, 14_400].map(RestartSchedule.progressive.interval(atSessionAge:))
        #expect(intervals == [1800, 1800, 7200, 7200, 25_200])
    }

    @Test func progressiveSessionRestartsMoreAndMoreRarely() {
        var session = TestSession.onShow(
            .gatsby, TestSession.Lifecycle(schedule: .progressive, handover: .requestingFirst))
        var restarts: [Double] = []
        while let deadline = session.nextDeadline, deadline < 20 * TestSession.hour {
            if session.send(.tick, at: deadline).contains(session.request(.gatsby)) {
                restarts.append(deadline / TestSession.hour)
                session.grant(at: deadline)
            }
        }
        #expect(restarts == [0.5, 1, 3, 5, 12, 19])
    }

    @Test(arguments: [0, -1, 28_800, .infinity, .nan]) func intervalMustBePositiveAndUnderEightHours(seconds: Double) {
        let error = #expect(throws: RestartScheduleError.self) { try RestartSchedule.fixed(seconds) }
        #expect(error?.description.contains("must be over 0 s and under 28800 s (8 h)") == true)
    }

    @Test func longestIntervalIsAllowed() throws {
        #expect(try RestartSchedule.fixed(28_799).interval(atSessionAge: 0) == 28_799)
    }
}
