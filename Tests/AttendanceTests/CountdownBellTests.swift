import Foundation
import Meditation
import ScreenKit
import Store
import TerminalScreen
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration
@testable import DeviceActivities

struct CountdownBellTests {
    private let world = TestShell()

    private func attend(_ next: @escaping (Date?) -> TerminalEvent) throws -> Int32? {
        try world.run(
            Attendant(shell: world.shell, bell: AttendantBell(terminal: nil, environment: [:], log: world.shell.log)),
            by: next)
    }

    /// Waits as time does, until there is nothing to wait for.
    private func sleep(until deadline: Date?) -> TerminalEvent {
        guard let deadline else { return .terminated(signal: SIGTERM) }
        world.now = max(world.now, deadline)
        return .deadline
    }

    private var notices: [String] {
        get throws { try world.store.memory().notices.map(\.text).filter { $0.contains("over") } }
    }

    @Test func theAttendantRingsForEveryEndThenExits() throws {
        try world.addCountdown("Tea", 180)
        try world.addCountdown("Bread", 600)
        var waits: [Date?] = []
        let began = world.now
        let signal = try attend { deadline in
            waits.append(deadline)
            return sleep(until: deadline)
        }
        #expect(signal == nil)
        #expect(waits.contains(began + 180) && waits.contains(began + 600))
        #expect(try notices == ["Tea is over.", "Bread is over."])
        #expect(try world.store.unrungCountdowns().isEmpty)
    }

    @Test("Lines of countdowns survive a temporarily unreadable store, and ring")
    func unreadableStore() throws {
        try world.addCountdown("Tea", 180)
        world.takePlace()
        try world.watchWithoutStore(CountdownLines(shell: world.shell, settings: Settings()), until: world.now + 180)
        #expect(world.output.contains("Tea is over."))
        #expect(try world.store.unrungCountdowns().isEmpty)
    }

    @Test func simultaneousEndsAreReportedTogether() throws {
        try world.addCountdown("Tea", 180)
        try world.addCountdown("Bread", 180)
        _ = try attend { sleep(until: $0) }
        #expect(try notices == ["Tea and Bread are over."])
    }

    @Test func atTheEndTheNextCountdownIsShown() throws {
        try world.addCountdown("Tea", 180)
        try world.addCountdown("Launch", 7200)
        let began = world.now
        _ = try attend { deadline in
            guard let deadline, deadline < began + 3600 else { return .terminated(signal: SIGTERM) }
            return sleep(until: deadline)
        }
        let stored = try world.store.activities()
        #expect(stored.countdowns.filter(stored.isShown).map(\.title) == ["Launch"])
    }

    @Test func aMissedEndIsReportedOnce() throws {
        try world.addCountdown("Tea", 180)
        world.now += 600
        _ = try attend { sleep(until: $0) }
        _ = try attend { sleep(until: $0) }
        #expect(try notices == ["Tea was over at 08:17; it was too late to ring."])
    }

    @Test func removedCountdownsDoNotRing() throws {
        try world.addCountdown("Tea", 180)
        try world.removeCountdowns("Tea")
        world.now += 180
        _ = try attend { sleep(until: $0) }
        #expect(try world.store.memory().notices.isEmpty)
    }

    @Test func theAttendantSkipsBellsThatAScreenRang() throws {
        try world.addCountdown("Tea", 180)
        world.now += 180
        var screen = BellScheduler(store: world.store, log: world.shell.log)
        screen.follow(try world.store.unrungCountdowns())
        let rings = screen.ring(at: world.reading, strokes: BellStrokes())
        #expect(rings.count == 2 && rings.last == .stroke(BellStroke(event: .countdown)))
        screen.settle()
        _ = try attend { sleep(until: $0) }
        #expect(try world.store.memory().notices.isEmpty)
    }

    @Test func theStrokesOfAnEndFollowEachOther() throws {
        try world.addCountdown("Tea", 180)
        var ringer = BellScheduler(store: world.store, log: world.shell.log)
        ringer.follow(try world.store.unrungCountdowns())
        var strokes: [TimeInterval] = []
        let began = world.now
        while let next = ringer.next {
            world.now = max(world.now, next)
            for case .stroke in ringer.ring(at: world.reading, strokes: BellStrokes(), spacing: { _ in 1.5 }) {
                strokes.append(world.now.timeIntervalSince(began))
            }
            ringer.settle()
        }
        #expect(strokes == [180, 181.5, 183])
    }

    @Test func aLateEndIsReportedWithItsAlertText() throws {
        try world.addCountdown("Tea", 180, alert: "Take the leaves out.")
        try world.addCountdown("Bread", 1200, alert: "Take it out")
        world.now += 600
        _ = try attend { sleep(until: $0) }
        #expect(
            try notices == [
                "Tea was over at 08:17; it was too late to ring. Take the leaves out.", "Bread is over. Take it out.",
            ])
    }

    // MARK: Lines

    private func lines(_ next: @escaping (Date?) -> TerminalEvent) throws -> String {
        (world.output, world.errors) = ("", "")
        _ = try world.run(CountdownLines(shell: world.shell, settings: Settings()), by: next)
        return world.output
    }

    @Test func linesReportEveryMinuteAndTheEnd() throws {
        try world.addCountdown("Tea", 120, alert: "Take the leaves out.")
        try world.addCountdown("Bread", 210)
        #expect(
            try lines(sleep) == """
                08:14:00  Tea: 2 min
                08:15:00  Tea: 1 min
                08:16:00  Tea is over. Take the leaves out.
                08:16:00  Bread: 1 min 30 s
                08:16:30  Bread: 1 min
                08:17:30  Bread is over.

                """)
    }

    @Test func linesFollowTheList() throws {
        try world.addCountdown("Bread", 3600)
        var isAdded = false
        let text = try lines { deadline in
            guard !isAdded else { return .terminated(signal: SIGINT) }
            isAdded = true
            try? world.addCountdown("Tea", 180)
            return world.storeChange
        }
        #expect(text.contains("Bread: 1 h\n") && text.contains("08:14:00  Tea: 3 min\n"))
    }

    @Test func withoutACountdownLinesSaySo() throws {
        #expect(try lines(sleep).isEmpty)
        #expect(world.errors.hasPrefix("No countdowns"))
    }
}
