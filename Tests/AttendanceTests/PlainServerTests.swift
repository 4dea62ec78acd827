import Foundation
import Meditation
import Store
import TestWorld
import Testing

@testable import Attendance
@testable import TerminalScreen

/// Plain text while a server has the timer.
struct PlainServerTests: FollowsPlainLines {
    let world = TestShell()
    private let sitting = Sitting(
        id: UUID(), methodName: "Breath", type: .meditation, preparation: 0,
        beganAt: Date(timeIntervalSince1970: 1_795_248_840), target: 1200)

    init() throws {
        try world.store.join("https://timer.example.org", at: world.now)
        try world.store.markConnected(user: "anna", at: world.now)
        try world.store.mirror(MirroredChange(version: 1, state: .running(sitting)), at: world.reading)
    }

    private func change(after seconds: Double, _ change: @escaping () throws -> Void) -> () throws -> TerminalEvent {
        {
            world.now += seconds
            try change()
            return world.storeChange
        }
    }

    @Test("A line says since when the server is away or cannot act, and one that it is back")
    func absence() throws {
        let (output, _) = try follow(
            sitting, haptics: .off,
            [
                change(after: 1) { try world.store.markOffline(since: world.now) },
                change(after: 60) { try world.store.markOffline(since: world.now, isOutOfService: true) },
                change(after: 60) { try world.store.markOffline(since: world.now, isOutOfService: true) },
                change(after: 60) { try world.store.markConnected(user: nil, at: world.now) },
                change(after: 1) { _ = try world.store.leave() },
            ])
        #expect(
            output.hasPrefix(
                """
                Started at 08:14:00.
                Offline since 08:14 (timer.example.org).
                Out of service since 08:14 (timer.example.org).
                timer.example.org is back.

                """), "\(output)")
    }

    @Test("Without a sign of life of the joining process a line says so when its time is over")
    func silence() throws {
        let begun = world.now
        let (output, _) = try follow(sitting, haptics: .off, [nil])
        #expect(world.now.timeIntervalSince(begun) < 30)
        #expect(output.contains("Offline since 08:14 (timer.example.org).\n"))
    }
}
