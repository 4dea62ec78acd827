import Foundation
import Meditation
import Store
import Testing

@testable import Attendance

struct BellScheduleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func server(preparation: TimeInterval = 0, target: TimeInterval? = 600) throws -> TimerServer {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: target, preparation: preparation)), at: start)
        return server
    }

    /// The store's answer for `state`, with the claimed moments.
    private func memory(_ state: TimerState, rung: [SittingMoment] = []) -> TimerMemory {
        TimerMemory(
            state: state,
            moments: rung.map {
                MomentRecord(name: $0.name, event: $0.event, dueAt: $0.date, claimedAt: $0.date, outcome: .rung)
            })
    }

    /// The coming moments, with their seconds after the start.
    private func moments(_ schedule: inout BellSchedule, until end: TimeInterval) -> [String] {
        var names: [String] = []
        while let next = schedule.next, next <= start + end {
            names += schedule.due(at: next).map { "\($0.event.rawValue) \(Int(next.timeIntervalSince(start)))" }
        }
        return names
    }

    @Test func theStartComesAfterThePreparationAndTheTargetAfterThat() throws {
        var schedule = BellSchedule()
        schedule.follow(memory(try server(preparation: 10).state), at: start)
        #expect(moments(&schedule, until: 9999) == ["prepare 0", "start 10", "target 610"])
    }

    @Test func intervalBellsComeUpToTheTarget() throws {
        var schedule = BellSchedule()
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 20, bells: .every(6))), at: start)
        schedule.follow(memory(server.state), at: start)
        #expect(
            moments(&schedule, until: 9999) == ["start 0", "interval 6", "interval 12", "interval 18", "target 20"])
    }

    @Test func anEndRingsButNotALongPastOne() throws {
        var server = try server()
        try server.perform(.complete(), at: start + 100)
        var schedule = BellSchedule()
        schedule.follow(memory(server.state), at: start + 101)
        #expect(schedule.due(at: start + 101).map(\.event) == [.end])
        var late = BellSchedule()
        late.follow(memory(server.state), at: start + 200)
        #expect(late.next == nil)
    }

    @Test func anotherProcessesClaimIsRespected() throws {
        let state = try server(target: nil).state
        var schedule = BellSchedule()
        schedule.follow(memory(state, rung: state.moments(at: start)), at: start + 1)
        #expect(schedule.next == nil)
    }

    @Test func aDeadProcessesClaimIsDueAgain() throws {
        let state = try server(target: nil).state
        let moment = try #require(state.moments(at: start).first)
        let record = MomentRecord(
            name: moment.name, event: moment.event, dueAt: moment.date, claimedAt: moment.date, outcome: nil)
        var schedule = BellSchedule()
        schedule.follow(TimerMemory(state: state, moments: [record]), at: start + 1)
        // Nothing reports its death: it has to be checked.
        let next = try #require(schedule.next)
        #expect((5...5.01).contains(next.timeIntervalSince(start)))
        #expect(schedule.due(at: start + 2) == [])
        var alone = schedule
        #expect(alone.due(at: next) == [moment])
        #expect(alone.next == nil)
        schedule.follow(TimerMemory(state: state, moments: [record]), at: start + 6)
        #expect(schedule.due(at: start + 6) == [moment])
    }

    @Test func noBellIsDueWhilePausedBeforeTheTarget() throws {
        var schedule = BellSchedule()
        var server = try server()
        let rung = server.state.moments(at: start).filter { $0.event == .start }
        try server.perform(.pause, at: start + 60)
        schedule.follow(memory(server.state, rung: rung), at: start + 60)
        #expect(schedule.next == nil)
    }

    @Test func aPauseMovesTheTargetsBell() throws {
        var schedule = BellSchedule()
        var server = try server()
        let rung = server.state.moments(at: start).filter { $0.event == .start }
        try server.perform(.pause, at: start + 60)
        try server.perform(.resume, at: start + 90)
        schedule.follow(memory(server.state, rung: rung), at: start + 90)
        #expect(schedule.next == start + 630)
    }

    @Test func aMomentRingsOnceForAnyNumberOfReads() throws {
        var schedule = BellSchedule()
        let state = try server().state
        schedule.follow(memory(state), at: start + 60)
        #expect(schedule.due(at: start + 600).map(\.event) == [.start, .target])
        schedule.follow(memory(state), at: start + 600.5)
        #expect(schedule.due(at: start + 601).isEmpty)
    }

    @Test func strokesFollowTheFirst() {
        var schedule = BellSchedule()
        schedule.begin(strokes: 3, at: start)
        var times: [TimeInterval] = []
        while let next = schedule.next {
            if schedule.takeStroke(at: next) != nil { times.append(next.timeIntervalSince(start)) }
        }
        #expect(times.count == 3)
        #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 1 })
    }

    @Test func overdueStrokesAreDropped() {
        var schedule = BellSchedule()
        schedule.begin(strokes: 3, at: start)
        let stroke = schedule.takeStroke(at: start + 60)
        #expect(stroke == nil)
        #expect(schedule.next == nil)
    }

    @Test func cancellingSilencesTheRemainingStrokes() throws {
        var schedule = BellSchedule()
        schedule.begin(strokes: 3, at: start + 600)
        schedule.follow(memory(.idle), at: start + 600.5)
        #expect(schedule.next == nil)
    }
}
