import Foundation
import Meditation
import Testing

struct TimerServerTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func running(target: TimeInterval? = 1200, preparation: TimeInterval = 0) throws -> TimerServer {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: target, preparation: preparation)), at: start)
        return server
    }

    private func sitting(_ server: TimerServer) throws -> Sitting {
        try #require(server.state.sitting)
    }

    @Test func aStartBeginsAfterThePreparation() throws {
        let server = try running(preparation: 10)
        let sitting = try sitting(server)
        #expect(sitting.phase(at: start + 9) == .preparing(until: start + 10))
        #expect(sitting.elapsed(at: start + 9) == 0)
        #expect(sitting.phase(at: start + 10) == .sitting)
        #expect(sitting.elapsed(at: start + 70) == 60)
        #expect(sitting.targetDate == start + 1210)
    }

    @Test func allActionsExceptStartNeedARunningSitting() {
        for action: TimerAction in [.pause, .resume, .extend(by: 60), .setTarget(nil), .complete(), .cancel] {
            var server = TimerServer()
            #expect(throws: TimerError.nothingRunning) { try server.perform(action, at: start) }
        }
    }

    @Test func aSecondStartIsRefusedAndChangesNothing() throws {
        var server = try running()
        let before = server
        #expect(throws: TimerError.alreadyRunning(methodName: "Meditation", elapsed: 60)) {
            try server.perform(.start(StartRequest()), at: start + 60)
        }
        #expect(server == before)
    }

    @Test func aRepeatedStartStartsOnceEvenAfterTheEnd() throws {
        var server = TimerServer()
        let request = StartRequest()
        try server.perform(.start(request), at: start)
        #expect(try server.perform(.start(request), at: start + 5).event == nil)
        try server.perform(.complete(), at: start + 10)
        #expect(try server.perform(.start(request), at: start + 15).sentence == "Already completed.")
        #expect(server.state.sitting == nil)
    }

    @Test func pauseStopsTheClockAndResumeMovesStartByThePause() throws {
        var server = try running()
        #expect(try server.perform(.pause, at: start + 192).sentence == "Paused at 03:12.")
        #expect(try sitting(server).elapsed(at: start + 1000) == 192)
        #expect(try sitting(server).phase(at: start + 5000) == .paused)
        #expect(try sitting(server).targetDate == nil)
        #expect(try server.perform(.resume, at: start + 292).sentence == "Resumed at 03:12.")
        #expect(try sitting(server).startedAt == start + 100)
        #expect(try sitting(server).beganAt == start)
        #expect(try sitting(server).targetDate == start + 1300)
    }

    @Test func harmlessRepeatsAreReported() throws {
        var server = try running()
        #expect(try server.perform(.resume, at: start + 5).sentence == "Already running, at 00:05.")
        try server.perform(.pause, at: start + 192)
        let reply = try server.perform(.pause, at: start + 300)
        #expect(reply.sentence == "Already paused at 03:12.")
        #expect(reply.event == nil)
        #expect(try sitting(server).pausedAt == start + 192)
    }

    @Test func pausingStopsThePreparation() throws {
        var server = try running(preparation: 10)
        #expect(try server.perform(.pause, at: start + 3).sentence == "Paused with 00:07 of preparation left.")
        #expect(try sitting(server).preparationLeft(at: start + 60) == 7)
        try server.perform(.resume, at: start + 63)
        let sitting = try sitting(server)
        #expect(sitting.beganAt == start + 70)
        #expect(sitting.pauses.isEmpty)
        #expect(sitting.phase(at: start + 69) == .preparing(until: start + 70))
    }

    @Test func settingTheClockBackDuringAPauseMakesThePauseEmpty() throws {
        var server = try running()
        try server.perform(.pause, at: start + 100)
        try server.perform(.resume, at: start + 40)
        #expect(try sitting(server).pauses.isEmpty)
        #expect(try sitting(server).startedAt == start)
    }

    @Test func theClockRunsOnPastTheTarget() throws {
        let sitting = try sitting(try running(target: 60))
        #expect(sitting.phase(at: start + 59.5) == .sitting)
        #expect(sitting.phase(at: start + 60) == .targetReached(overtime: 0))
        #expect(sitting.phase(at: start + 150) == .targetReached(overtime: 90))
        #expect(sitting.progress(at: start + 150) == 1)
        #expect(sitting.remaining(at: start + 150) == 0)
    }

    @Test func aPauseAfterTheTargetDoesNotMoveTheBell() throws {
        var server = try running(target: 60)
        try server.perform(.pause, at: start + 90)
        #expect(try sitting(server).targetDate == start + 60)
        try server.perform(.resume, at: start + 190)
        #expect(try sitting(server).targetDate == start + 60)
        #expect(try sitting(server).overtime(at: start + 190) == 30)
    }

    @Test func anOpenEndedSittingHasNoProgressAndNoTarget() throws {
        let sitting = try sitting(try running(target: nil))
        #expect(sitting.progress(at: start + 60) == nil)
        #expect(sitting.remaining(at: start + 60) == nil)
        #expect(sitting.overtime(at: start + 60) == nil)
        #expect(sitting.targetDate == nil)
    }

    @Test func extendingMovesTheTargetButNotBeforeTheElapsedTime() throws {
        var server = try running(target: 600)
        #expect(try server.perform(.extend(by: 60), at: start).sentence == "The target is 11 min.")
        try server.perform(.extend(by: -120), at: start + 500)
        #expect(try sitting(server).target == 540)
        #expect(throws: TimerError.targetAlreadyPassed(elapsed: 500)) {
            try server.perform(.extend(by: -60), at: start + 500)
        }
        #expect(throws: TimerError.targetNotPositive) { try server.perform(.extend(by: -540), at: start) }
        #expect(try sitting(server).target == 540)
    }

    @Test func extendingInOvertimeMayLeaveTheTargetInThePast() throws {
        var server = try running(target: 60)
        try server.perform(.extend(by: 60), at: start + 150)
        #expect(try sitting(server).phase(at: start + 150) == .targetReached(overtime: 30))
    }

    @Test func extendingAnOpenEndedSittingSetsATargetFromNow() throws {
        var server = try running(target: nil)
        #expect(throws: TimerError.noTargetToShorten) { try server.perform(.extend(by: -60), at: start) }
        try server.perform(.extend(by: 600), at: start + 30.4)
        #expect(try sitting(server).target == 631)
    }

    @Test func aTargetCanBeSetAndRemoved() throws {
        var server = try running(target: 600)
        #expect(try server.perform(.setTarget(600), at: start + 700).event == nil)
        #expect(try server.perform(.setTarget(nil), at: start + 60).sentence == "The sitting is open-ended.")
        #expect(throws: TimerError.targetAlreadyPassed(elapsed: 60)) {
            try server.perform(.setTarget(60), at: start + 60)
        }
        #expect(try server.perform(.setTarget(61), at: start + 60).event == .update)
    }

    @Test(arguments: [
        (StartRequest(target: 0), TimerError.targetNotPositive), (StartRequest(target: .nan), .targetNotPositive),
        (StartRequest(target: .infinity), .targetTooLarge),
        (StartRequest(target: SittingLimits.longestTarget + 1), .targetTooLarge),
        (StartRequest(preparation: -1), .preparationOutOfRange),
        (StartRequest(preparation: .nan), .preparationOutOfRange),
        (StartRequest(preparation: 3601), .preparationOutOfRange),
        (StartRequest(methodName: String(repeating: "a", count: 81)), .methodNameTooLong),
        (StartRequest(methodName: "a" + String(repeating: "\u{301}", count: 2000)), .methodNameTooLong),
        (StartRequest(methodName: "a\u{1B}[2J"), .controlCharacter(in: "method name")),
        (StartRequest(methodName: "a\nb"), .controlCharacter(in: "method name")),
    ])
    func aBadRequestStartsNothing(request: StartRequest, error: TimerError) {
        var server = TimerServer()
        #expect(throws: error) { try server.perform(.start(request), at: start) }
        #expect(server.state == .idle)
        #expect(error.description.hasSuffix("."))
    }

    @Test(arguments: [("  Zazen ", "Zazen"), ("", "Meditation"), (" \t", "Meditation"), ("坐禅 🧘", "坐禅 🧘")])
    func theMethodNameIsTrimmedAndNeverEmpty(typed: String, kept: String) throws {
        var server = TimerServer()
        let reply = try server.perform(.start(StartRequest(methodName: typed)), at: start)
        #expect(reply.sitting?.methodName == kept)
    }

    @Test func completingLogsTheSittingAndKeepsItForDisplay() throws {
        var server = try running(target: 600, preparation: 10)
        let id = try sitting(server).id
        try server.perform(.pause, at: start + 110)
        try server.perform(.resume, at: start + 130)
        let reply = try server.perform(.complete(message: " Well sat "), at: start + 640)
        let entry = try #require(reply.logEntry)
        #expect(
            entry
                == CompletedSitting(
                    id: id, start: start + 10, end: start + 640, elapsed: 610, target: 600,
                    pauses: [Pause(start: start + 110, end: start + 130)], outcome: .completed,
                    methodName: "Meditation", type: .meditation))
        #expect(reply.sentence == "Completed: 10 min 10 s (target 10 min).")
        let shown = try #require(server.state.contentState)
        #expect(shown.phase(at: .distantFuture) == .ended)
        #expect(shown.elapsed(at: .distantFuture) == 610)
        #expect(shown.completionMessage == "Well sat")
    }

    @Test func completingBeforeTheTargetIsLoggedAsEndedEarly() throws {
        var server = try running(target: 600)
        #expect(try server.perform(.complete(), at: start + 599).logEntry?.outcome == .endedEarly)
        var open = try running(target: nil)
        #expect(try open.perform(.complete(), at: start + 1).logEntry?.outcome == .completed)
    }

    @Test("A sitting shorter than the minimum is completed without a log entry, and the reply says so")
    func completingShortIsNotLogged() throws {
        var server = try running(target: 600)
        let short = try server.perform(.complete(shortestLogged: 60), at: start + 59)
        #expect(short.event == .complete)
        #expect(short.logEntry == nil)
        #expect(
            short.sentence == "Completed: 59 s of 10 min. Not logged: under 1 min (setting shortest-logged).")
        #expect(server.state.contentState?.completionMessage == "Not logged.")
        var other = try running(target: 600)
        #expect(try other.perform(.complete(shortestLogged: 60), at: start + 60).logEntry?.elapsed == 60)
        #expect(other.state.contentState?.completionMessage == nil)
    }

    @Test func completingWhilePausedCountsTheLastPauseUpToTheEnd() throws {
        var server = try running()
        try server.perform(.pause, at: start + 100)
        let entry = try #require(try server.perform(.complete(), at: start + 400).logEntry)
        #expect(entry.elapsed == 100)
        #expect(entry.end == start + 400)
        #expect(entry.pauses == [Pause(start: start + 100, end: start + 400)])
    }

    @Test func completingInThePastDropsLaterEvents() throws {
        var server = try running(target: 60)
        try server.perform(.pause, at: start + 30)
        try server.perform(.resume, at: start + 40)
        try server.perform(.pause, at: start + 90)
        try server.perform(.resume, at: start + 100)
        let reply = try server.perform(.complete(endedAt: start + 70), at: start + 9000)
        #expect(reply.logEntry?.elapsed == 60)
        #expect(reply.logEntry?.pauses.count == 1)
        #expect(reply.state.completion?.completedAt == start + 9000)
    }

    @Test func completingInTheMiddleOfAPauseCutsIt() throws {
        var server = try running()
        try server.perform(.pause, at: start + 30)
        try server.perform(.resume, at: start + 50)
        let entry = try #require(try server.perform(.complete(endedAt: start + 40), at: start + 60).logEntry)
        #expect(entry.pauses == [Pause(start: start + 30, end: start + 40)])
        #expect(entry.elapsed == 30)
    }

    @Test func anEndBeforeTheBeginningOrInTheFutureIsRefused() throws {
        var server = try running()
        for end in [start - 1, start + 61] {
            #expect(throws: TimerError.endOutOfRange) {
                try server.perform(.complete(endedAt: end), at: start + 60)
            }
        }
    }

    @Test func nothingIsCompletedBeforeItHasBegun() throws {
        var server = try running(preparation: 10)
        #expect(throws: TimerError.stillPreparing(left: 7)) { try server.perform(.complete(), at: start + 3) }
    }

    @Test func cancellingLeavesNothing() throws {
        var server = try running()
        let reply = try server.perform(.cancel, at: start + 100)
        #expect(reply.state == .idle)
        #expect(reply.logEntry == nil)
    }

    @Test func everyChangeHasItsEvent() throws {
        var server = try running()
        #expect(try server.perform(.pause, at: start).event == .pause)
        #expect(try server.perform(.resume, at: start).event == .resume)
        #expect(try server.perform(.extend(by: 60), at: start).event == .update)
        #expect(try server.perform(.complete(), at: start).event == .complete)
        #expect(try server.perform(.start(StartRequest()), at: start).event == .start)
        #expect(try server.perform(.cancel, at: start).event == .stop)
    }

    @Test func theLargestContentFitsALiveActivity() throws {
        var server = TimerServer()
        let wide = String(repeating: "👩‍👩‍👧‍👦", count: 40)
        try server.perform(.start(StartRequest(target: 356_400, methodName: wide)), at: start)
        try server.perform(.complete(message: wide), at: start + 1)
        let bytes = try JSONEncoder().encode(try #require(server.state.contentState)).count
        #expect(bytes < 4096 - 100)
    }
}
