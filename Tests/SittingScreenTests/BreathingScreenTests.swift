import Foundation
import Meditation
import Store
import Testing

@testable import SittingScreen

/// What moves and rings between the seconds.
extension SittingProgramTests {
    private func breathe(_ seconds: TimeInterval) throws {
        let request = StartRequest(target: 600, methodName: "Box breathing", type: .breathing)
        _ = try store.perform(.start(request), at: reading)
        terminal.wait(seconds)
        try run()
    }

    @Test("A breath moves the island a few times a second, never more than fifteen, and says what to do")
    func breathing() throws {
        try breathe(16)
        // One whole breath: it moves in half of it.
        #expect((22...16 * 15).contains(terminal.wakes), "\(terminal.wakes)")
        #expect(terminal.screens.contains { $0.contains("Breathe in · 4") })
        #expect(Set(terminal.screens).count > 1)
    }

    @Test("With reduced motion a breath wakes the screen once a second, and says what to do")
    func reducedMotion() throws {
        settings.reduceMotion = true
        try breathe(16)
        #expect((15...19).contains(terminal.wakes), "\(terminal.wakes)")
        #expect(last.contains("Hold · ") || last.contains("Breathe "))
    }

    @Test("A paused breath never wakes the screen")
    func pausedBreath() throws {
        let request = StartRequest(target: 600, methodName: "Box breathing", type: .breathing)
        _ = try store.perform(.start(request), at: reading)
        _ = try store.perform(.pause, at: reading)
        terminal.wait(3600)
        try run()
        #expect(terminal.wakes <= 1)
    }

    @Test("A key stops a wake bell and does nothing else")
    func wakeBell() throws {
        settings.wakeBell = true
        try sit(60)
        terminal.wait(75)
        terminal.type(" ")
        terminal.wait(60)
        try run()
        // At the start, at 60, 66 and 72 seconds.
        #expect(terminal.rings.count == 4)
        #expect(try store.running()?.pausedAt == nil)
    }
}
