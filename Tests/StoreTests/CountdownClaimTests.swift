import Foundation
import Meditation
import Store
import Testing

struct CountdownClaimTests {
    private let temporary = TemporaryStore()
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private var store: Store { temporary.store }

    private func add(_ id: String = "tea") throws -> StoredCountdown {
        let countdown = StoredCountdown(id: id, title: "Tea", endDate: start + 180, created: start)
        let reading = ClockReading(wall: start, bootID: "boot", sinceBoot: 1000, asleep: 0)
        try store.changeCountdowns(at: reading) { $0.countdowns.append(countdown) }
        return countdown
    }

    @Test func anEndIsClaimedOnce() throws {
        let tea = try add()
        #expect(try store.claim(tea, at: start + 180) == .mine)
        #expect(try store.claim(tea, at: start + 180.1) == .taken)
        #expect(try store.unrungCountdowns() == [tea])
        try store.settle(tea)
        #expect(try store.claim(tea, at: start + 300) == .taken)
        #expect(try store.unrungCountdowns().isEmpty)
    }

    @Test func simultaneousClaimsHaveOneWinner() async throws {
        let tea = try add()
        let claims = try await withThrowingTaskGroup(of: MomentClaim.self) { group in
            for _ in 0..<8 { group.addTask { [store, start] in try store.claim(tea, at: start + 180) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(claims.filter { $0 == .mine }.count == 1)
        #expect(claims.filter { $0 == .taken }.count == 7)
    }

    @Test func aFutureEndCannotBeClaimed() throws {
        let tea = try add()
        #expect(try store.claim(tea, at: start + 179) == .taken)
        #expect(try store.claim(tea, at: start + 180) == .mine)
    }

    @Test func aRemovedCountdownDoesNotRing() throws {
        let tea = try add()
        let reading = ClockReading(wall: start + 1, bootID: "boot", sinceBoot: 1001, asleep: 0)
        try store.changeCountdowns(at: reading) { $0.countdowns = [] }
        #expect(try store.claim(tea, at: start + 180) == .taken)
    }

    @Test func aLongPastEndIsMissedAndReportedOnce() throws {
        let tea = try add()
        #expect(try store.claim(tea, at: start + 300) == .missed)
        #expect(try store.claim(tea, at: start + 301) == .taken)
        #expect(try store.unrungCountdowns().isEmpty)
    }

    @Test func aClaimantThatDiedBeforeRingingIsDetected() throws {
        let tea = try add()
        #expect(try store.claim(tea, at: start + 180) == .mine)
        #expect(try store.claim(tea, at: start + 184) == .taken)
        #expect(try store.claim(tea, at: start + 186) == .missed)
        #expect(try store.claim(tea, at: start + 187) == .taken)
    }

    @Test func startingASittingKeepsCountdownClaims() throws {
        let tea = try add()
        #expect(try store.claim(tea, at: start + 180) == .mine)
        let reading = ClockReading(wall: start + 181, bootID: "boot", sinceBoot: 1181, asleep: 0)
        try store.perform(.start(StartRequest(target: 600)), at: reading)
        let moment = try #require(try store.state().moments(at: start + 181).first)
        #expect(try store.claim(moment, at: reading) == .mine)
        #expect(try store.claim(tea, at: start + 182) == .taken)
    }
}
