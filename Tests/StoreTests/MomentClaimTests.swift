import Foundation
import GRDB
import Meditation
import Store
import Testing

struct MomentClaimTests {
    private let temporary = TemporaryStore()
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private var store: Store { temporary.store }

    private func reading(_ seconds: TimeInterval, boot: String = "boot", asleep: TimeInterval = 0) -> ClockReading {
        ClockReading(wall: start + seconds, bootID: boot, sinceBoot: 1000 + seconds, asleep: asleep)
    }

    private func begin(target: TimeInterval? = 600, bells: IntervalBells = .none) throws -> Sitting {
        let request = StartRequest(target: target, bells: bells)
        return try #require(try store.perform(.start(request), at: reading(0)).sitting)
    }

    private func moment(_ event: BellEvent, at seconds: TimeInterval) throws -> SittingMoment {
        let moments = try store.state().moments(at: start + seconds)
        return try #require(moments.first { $0.event == event })
    }

    @Test func aMomentIsClaimedOnce() throws {
        _ = try begin()
        let target = try moment(.target, at: 600)
        #expect(try store.claim(target, at: reading(600)) == .mine)
        #expect(try store.claim(target, at: reading(600.1)) == .taken)
        try store.settle(target)
        #expect(try store.claim(target, at: reading(700)) == .taken)
        #expect(try store.memory().moments.map(\.outcome) == [.rung])
    }

    @Test func simultaneousClaimsHaveOneWinner() async throws {
        _ = try begin()
        let target = try moment(.target, at: 600)
        let claims = try await withThrowingTaskGroup(of: MomentClaim.self) { group in
            for _ in 0..<8 {
                group.addTask { [store, reading = reading(600)] in try store.claim(target, at: reading) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(claims.filter { $0 == .mine }.count == 1)
        #expect(claims.filter { $0 == .taken }.count == 7)
    }

    @Test func aLongPastMomentIsMissedAndReportedOnce() throws {
        _ = try begin()
        let target = try moment(.target, at: 700)
        #expect(try store.claim(target, at: reading(700)) == .missed)
        #expect(try store.claim(target, at: reading(701)) == .taken)
    }

    @Test func aClaimantThatDiedBeforeRingingIsDetected() throws {
        _ = try begin()
        let target = try moment(.target, at: 600)
        #expect(try store.claim(target, at: reading(600)) == .mine)
        #expect(try store.claim(target, at: reading(606)) == .missed)
        #expect(try store.claim(target, at: reading(607)) == .taken)
    }

    @Test func aPauseAtTheLastInstantCancelsTheMoment() throws {
        _ = try begin()
        let target = try moment(.target, at: 600)
        try store.perform(.pause, at: reading(599.9))
        #expect(try store.claim(target, at: reading(600)) == .taken)
    }

    @Test func aTargetMovedIntoThePastIsNeverDue() throws {
        _ = try begin()
        #expect(try store.claim(try moment(.target, at: 600), at: reading(600)) == .mine)
        try store.perform(.extend(by: 60), at: reading(700))
        let moved = try moment(.target, at: 700)
        #expect(try store.claim(moved, at: reading(700)) == .taken)
        try store.perform(.extend(by: 60), at: reading(701))
        #expect(try store.claim(try moment(.target, at: 720), at: reading(720)) == .mine)
    }

    @Test("A target moved to the present instant does not ring")
    func aTargetMovedToNow() throws {
        _ = try begin()
        #expect(try store.claim(try moment(.target, at: 600), at: reading(600)) == .mine)
        try store.perform(.extend(by: 100), at: reading(700))
        #expect(try store.claim(try moment(.target, at: 700), at: reading(700)) == .taken)
    }

    @Test func aNewSittingForgetsTheLastOnesMoments() throws {
        _ = try begin()
        #expect(try store.claim(try moment(.target, at: 600), at: reading(600)) == .mine)
        try store.perform(.cancel, at: reading(610))
        _ = try begin()
        #expect(try store.memory().moments.isEmpty)
    }

    @Test func intervalBellsSurviveTheStore() throws {
        for bells in [IntervalBells.none, .every(300), .at([1.5, 1800])] {
            _ = try begin(bells: bells)
            #expect(try store.running()?.bells == bells)
            try store.perform(.cancel, at: reading(1))
        }
    }

    @Test func theLastSeenTimeIsKeptForTheRunningSitting() throws {
        let sitting = try begin()
        #expect(try store.memory().seen == nil)
        try store.see(at: reading(60, asleep: 5))
        #expect(
            try store.memory().seen
                == SeenMark(sittingID: sitting.id, date: start + 60, bootID: "boot", asleep: 5))
    }

    @Test func onlyRecentUnreadNoticesAreKept() throws {
        _ = try begin()
        for number in 1...25 { try store.notice("number \(number)", at: reading(0)) }
        let notices = try store.memory().notices
        #expect(notices.map(\.text) == (6...25).map { "number \($0)" })
        try store.forgetNotices(through: notices[18].id)
        #expect(try store.memory().notices.map(\.text) == ["number 25"])
    }

    @Test func aFirstVersionStateIsReadAndContinues() throws {
        let sitting = try begin()
        try temporary.downgradeState()
        #expect(try store.running()?.id == sitting.id)
        #expect(try store.claim(try moment(.target, at: 600), at: reading(600)) == .mine)
    }

    /// Changes the moments with `sql`.
    private func changeMoments(_ sql: String) throws {
        try DatabaseQueue(path: store.locations.stateDirectory + "/moments.sqlite").write { try $0.execute(sql: sql) }
    }

    @Test(
        "Unreadable moments do not block the sitting",
        arguments: ["PRAGMA user_version = 99", "DROP TABLE moment", nil])
    func unreadableMoments(sql: String?) throws {
        let sitting = try begin()
        try store.see(at: reading(10))
        if let sql {
            try changeMoments(sql)
        } else {
            let path = store.locations.stateDirectory + "/moments.sqlite"
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        #expect(try store.memory().state == .running(sitting))
        #expect(try store.perform(.complete(), at: reading(60)).logEntry?.elapsed == 60)
    }

    @Test("A newer version's moments are kept")
    func momentsOfANewerIslet() throws {
        _ = try begin(bells: .every(300))
        for event in [BellEvent.interval, .target] {
            let moment = try moment(event, at: event == .target ? 600 : 300)
            #expect(try store.claim(moment, at: reading(event == .target ? 600 : 300)) == .mine)
        }
        try changeMoments(
            """
            UPDATE moment SET outcome = 'whispered' WHERE event = 'interval';
            UPDATE moment SET event = 'gong', outcome = 'rung' WHERE event = 'target';
            """)
        #expect(try store.memory().moments.map(\.outcome) == [.passed])
        #expect(try store.claim(try moment(.interval, at: 300), at: reading(700)) == .taken)
        #expect(try store.claim(try moment(.target, at: 600), at: reading(700)) == .taken)
        let path = store.locations.stateDirectory + "/moments.sqlite"
        let outcome = try DatabaseQueue(path: path).read {
            try String.fetchOne($0, sql: "SELECT outcome FROM moment WHERE event = 'interval'")
        }
        #expect(outcome == "whispered")
    }

    @Test("While the clock is behind the last-seen time, a sitting that ends now ends then")
    func lastLookAheadOfTheClock() throws {
        _ = try begin()
        try store.see(at: reading(120))
        let rebooted = ClockReading(wall: Date(timeIntervalSince1970: 30), bootID: "other", sinceBoot: 30, asleep: 0)
        let (ended, started) = try store.startAfterCompleting(
            StartRequest(target: 60), shortestLogged: 0, at: rebooted)
        #expect(ended?.logEntry?.elapsed == 120)
        #expect(started.event == .start)
    }
}
