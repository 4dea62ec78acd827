import Foundation
import Meditation
import Testing

struct AbsenceTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func reading(_ seconds: TimeInterval, boot: String = "boot", asleep: TimeInterval = 0) -> ClockReading {
        ClockReading(wall: start + seconds, bootID: boot, sinceBoot: 1000 + seconds, asleep: asleep)
    }

    private func sitting(target: TimeInterval?) throws -> Sitting {
        var server = TimerServer()
        return try #require(try server.perform(.start(StartRequest(target: target)), at: reading(0)).sitting)
    }

    private func mark(_ sitting: Sitting, _ seconds: TimeInterval) -> SeenMark {
        SeenMark(of: sitting, at: reading(seconds))
    }

    @Test func aSittingFoundSoonAfterItsTargetRaisesNoQuestion() throws {
        let sitting = try sitting(target: 1200)
        #expect(Absence(of: sitting, since: mark(sitting, 30), at: reading(1200 + 500)) == nil)
    }

    @Test func aSittingFoundLongAfterItsTargetRaisesAQuestion() throws {
        let sitting = try sitting(target: 1200)
        let absence = try #require(Absence(of: sitting, since: mark(sitting, 30), at: reading(1200 + 7200)))
        #expect(absence.from == start + 30)
        #expect(absence.to == start + 8400)
        #expect(!absence.wasOff)
        #expect(absence.asleep == 0)
    }

    @Test func aSittingWatchedPastItsTargetRaisesNoQuestion() throws {
        let sitting = try sitting(target: 1200)
        #expect(Absence(of: sitting, since: mark(sitting, 8300), at: reading(8400)) == nil)
    }

    @Test func anOpenEndedSittingMayBeUnseenForAnHour() throws {
        let sitting = try sitting(target: nil)
        #expect(Absence(of: sitting, since: nil, at: reading(3500)) == nil)
        #expect(Absence(of: sitting, since: nil, at: reading(3700)) != nil)
    }

    @Test func aPausedSittingRaisesNoQuestion() throws {
        var server = TimerServer()
        try server.perform(.start(StartRequest(target: 60)), at: reading(0))
        let sitting = try #require(try server.perform(.pause, at: reading(30)).sitting)
        #expect(Absence(of: sitting, since: nil, at: reading(90_000)) == nil)
    }

    @Test func sleepBeforeTheTargetIsAGap() throws {
        let sitting = try sitting(target: 7200)
        let absence = try #require(Absence(of: sitting, since: mark(sitting, 60), at: reading(3600, asleep: 3000)))
        #expect(absence.asleep == 3000)
        #expect(Absence(of: sitting, since: mark(sitting, 60), at: reading(3600, asleep: 60)) == nil)
    }

    @Test func timeSwitchedOffIsAGap() throws {
        let sitting = try sitting(target: 7200)
        let absence = try #require(Absence(of: sitting, since: mark(sitting, 60), at: reading(3600, boot: "other")))
        #expect(absence.wasOff)
    }

    @Test func onlyPossibleEndingsAreOffered() throws {
        let sitting = try sitting(target: 1200)
        #expect(sitting.date(of: .target, lastSeen: nil, at: start + 600) == nil)
        #expect(sitting.date(of: .target, lastSeen: nil, at: start + 1300) == start + 1200)
        #expect(sitting.date(of: .lastSeen, lastSeen: nil, at: start + 1300) == nil)
        #expect(sitting.date(of: .lastSeen, lastSeen: mark(sitting, 30), at: start + 1300) == start + 30)
        #expect(sitting.date(of: .now, lastSeen: nil, at: start + 1300) == start + 1300)
    }
}
