import Foundation
import Meditation
import Testing

@testable import islet

struct BellScheduleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func server(preparation: TimeInterval = 0, target: TimeInterval? = 600) throws -> TimerServer {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: target, preparation: preparation)), at: start)
        return server
    }

    private func strokes(_ schedule: inout BellSchedule) -> [TimeInterval] {
        var times: [TimeInterval] = []
        while let next = schedule.next {
            for ring in schedule.ring(at: next) where ring == .stroke { times.append(next.timeIntervalSince(start)) }
        }
        return times
    }

    @Test func theStartRingsOnceAtTheEndOfThePreparationAndTheTargetThreeTimes() throws {
        var schedule = BellSchedule()
        schedule.follow(try server(preparation: 10).state, at: start)
        let times = strokes(&schedule)
        #expect(times.count == 4)
        #expect(times[0] == 10)
        #expect(times[1] == 610)
        #expect(zip(times.dropFirst(), times.dropFirst(2)).allSatisfy { $1 - $0 >= 1 })
    }

    @Test func theEndRingsTwice() throws {
        var schedule = BellSchedule()
        var server = try server()
        schedule.follow(server.state, at: start + 60)
        try server.perform(.complete(), at: start + 100)
        schedule.follow(server.state, at: start + 100)
        #expect(strokes(&schedule).count == 2)
    }

    @Test func theStartRingsForTheScreenThatItWasStartedForAndForNoOther() throws {
        let state = try server(target: nil).state
        var other = BellSchedule()
        other.follow(state, at: start + 1)
        #expect(other.next == nil)
        var own = BellSchedule()
        own.follow(state, startedHere: state.sitting?.id, at: start + 0.01)
        #expect(own.ring(at: start + 0.01) == [.stroke])
    }

    @Test func aSittingThatStartsWhileTheScreenIsOpenRings() throws {
        var schedule = BellSchedule()
        schedule.follow(.idle, at: start - 10)
        schedule.follow(try server(target: nil).state, at: start)
        #expect(schedule.ring(at: start) == [.stroke])
    }

    @Test func aBellMoreThanFiveSecondsLateIsSaidAndNotRung() throws {
        var schedule = BellSchedule()
        schedule.follow(try server().state, at: start + 60)
        let rings = schedule.ring(at: start + 605.1)
        #expect(rings.count == 1)
        guard case .late(let bell) = rings.first else {
            Issue.record("the bell is late")
            return
        }
        #expect(bell.pattern == .target)
        #expect(bell.date == start + 600)
        #expect(schedule.next == nil)
    }

    @Test func aBellUpToFiveSecondsLateRings() throws {
        var schedule = BellSchedule()
        schedule.follow(try server().state, at: start + 60)
        #expect(schedule.ring(at: start + 605) == [.stroke])
        #expect(schedule.strokes.count == 2)
    }

    @Test func noBellIsDueWhilePausedBeforeTheTarget() throws {
        var schedule = BellSchedule()
        var server = try server()
        try server.perform(.pause, at: start + 60)
        schedule.follow(server.state, at: start + 60)
        #expect(schedule.next == nil)
    }

    @Test func aPauseMovesTheTargetsBell() throws {
        var schedule = BellSchedule()
        var server = try server()
        schedule.follow(server.state, at: start + 10)
        try server.perform(.pause, at: start + 60)
        try server.perform(.resume, at: start + 90)
        schedule.follow(server.state, at: start + 90)
        #expect(schedule.next == start + 630)
    }

    @Test func aTargetRingsOnceHoweverOftenTheStateIsRead() throws {
        var schedule = BellSchedule()
        let state = try server().state
        schedule.follow(state, at: start + 60)
        #expect(schedule.ring(at: start + 600).contains(.stroke))
        schedule.follow(state, at: start + 600.5)
        #expect(strokes(&schedule).count == 2)
    }

    @Test func aTargetMovedFurtherRingsAgainAndOneThatStaysBehindDoesNot() throws {
        var schedule = BellSchedule()
        var server = try server()
        schedule.follow(server.state, at: start + 590)
        _ = schedule.ring(at: start + 600)
        _ = strokes(&schedule)
        try server.perform(.extend(by: 60), at: start + 700)
        schedule.follow(server.state, at: start + 700)
        #expect(schedule.next == nil)
        try server.perform(.extend(by: 60), at: start + 701)
        schedule.follow(server.state, at: start + 701)
        #expect(schedule.next == start + 720)
    }

    @Test func cancellingSilencesWhatStillRings() throws {
        var schedule = BellSchedule()
        schedule.follow(try server().state, at: start + 590)
        _ = schedule.ring(at: start + 600)
        schedule.follow(.idle, at: start + 600.5)
        #expect(schedule.next == nil)
    }
}
