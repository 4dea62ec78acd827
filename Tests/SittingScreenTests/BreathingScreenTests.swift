import CellUI
import Foundation
import Meditation
import ScriptedTerminal
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

    @Test("Where the screen wakes up late, no second of a breath has more than fifteen frames or 3,000 bytes")
    func lateBreath() throws {
        settings.theme = "high-contrast"
        terminal = ScriptedTerminal(size: CellSize(width: 200, height: 60), at: start)
        var wakes = 0
        terminal.lateness = {
            wakes += 1
            return wakes.isMultiple(of: 3) ? 0.3 : 0.005
        }
        try breathe(18)
        let frames = terminal.frames
        let sent = zip(frames, frames.dropFirst()).map { old, new in
            (date: new.date, bytes: TerminalBytes.bytes(from: old.frame, to: new.frame))
        }
        // The first pictures are drawn as a whole.
        for frame in sent where frame.date > start + 2 && frame.date < start + 17 {
            let second = sent.filter { $0.date >= frame.date && $0.date < frame.date + 1 }
            #expect(second.count <= 15)
            let sum = second.reduce(0) { $0 + $1.bytes }
            #expect(sum <= 3000, "\(frame.date.timeIntervalSince(start)): \(second.map(\.bytes))")
        }
        #expect(sent.count { $0.bytes > 0 } >= 18)
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
