import Foundation
import Meditation
import Testing

@testable import Store

/// Since when the server that this machine has joined is out of reach, or cannot act.
struct ServerAbsenceTests {
    private let temporary = TemporaryStore()
    private let start = Date(timeIntervalSince1970: 1_795_248_840)
    private var store: Store { temporary.store }

    private func reading(after seconds: TimeInterval = 0) -> ClockReading {
        ClockReading(wall: start + seconds, bootID: "boot", sinceBoot: 1000 + seconds, asleep: 0)
    }

    private func join() throws {
        try store.join("https://timer.example.org:8443", at: start)
        try store.markConnected(user: "anna", at: start)
    }

    @Test("Without a sign of life for 25 seconds the server counts as unreachable since the last one")
    func staleBeats() throws {
        try join()
        let server = try #require(try store.joinedServer())
        #expect(server.offlineSince(at: start + 25) == nil)
        #expect(server.offlineSince(at: start + 26) == start)
        try store.beat(at: start + 20)
        #expect(try store.joinedServer()?.offlineSince(at: start + 44) == nil)
        try store.markOffline(since: start + 30)
        try store.markOffline(since: start + 90)
        #expect(try store.joinedServer()?.offlineSince(at: start + 31) == start + 30)
        #expect(try store.timerAndActivities(at: reading()).server?.offlineSince(at: start + 31) == start + 30)
        #expect(try store.memory().server?.offlineSince(at: start + 31) == start + 30)
    }

    @Test("A server out of service refuses actions since the beginning of the absence, until it is connected again")
    func outOfService() throws {
        try join()
        let sitting = Sitting(
            id: UUID(), methodName: "Breath", type: .meditation, preparation: 0, beganAt: start, target: 1200)
        try store.mirror(MirroredChange(version: 1, state: .running(sitting)), at: reading())
        let inbox = try #require(try store.actionInbox())
        try store.markOffline(since: start + 5)
        try store.markOffline(since: start + 7, isOutOfService: true)
        #expect(throws: ServerError.outOfService(host: "timer.example.org:8443", since: start + 5)) {
            try store.act(.pause, at: reading(after: 8))
        }
        try store.markOffline(since: start + 9)
        #expect(
            try store.joinedServer()?.refusal(at: start + 10)
                == .unreachable(host: "timer.example.org:8443", since: start + 5))
        try store.markOffline(since: start + 11, isOutOfService: true)
        try store.markConnected(user: nil, at: start + 12)
        #expect(try store.joinedServer()?.isOutOfService == false)
        #expect(try store.joinedServer()?.refusal(at: start + 12) == nil)
        withExtendedLifetime(inbox) {}
    }
}
