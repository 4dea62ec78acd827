import Foundation
import Meditation
import Store
import TestWorld
import Testing

@testable import Attendance

struct BellSchedulerTests {
    private let world = TestShell()
    private let start: Date
    private static let targetAndEnd: BellStrokes = {
        var strokes = BellStrokes()
        strokes[.start] = 0
        return strokes
    }()

    init() throws {
        try world.begin(1200)
        start = world.now
    }

    /// A process that rings, having looked at the store.
    private func ringer() throws -> BellScheduler {
        var ringer = BellScheduler(store: world.store, log: world.shell.log)
        ringer.follow(try world.store.memory(), at: world.reading)
        return ringer
    }

    /// The seconds past the target at which strokes are heard until `end`.
    private func strokes(_ ringer: inout BellScheduler, until end: TimeInterval) -> [TimeInterval] {
        var heard: [TimeInterval] = []
        while let next = ringer.next, next <= start + 1200 + end {
            world.now = max(world.now, next)
            let rings = ringer.ring(at: world.reading, strokes: Self.targetAndEnd)
            ringer.settle()
            heard += rings.filter { $0 == .stroke }.map { _ in world.now.timeIntervalSince(start + 1200) }
        }
        return heard
    }

    @Test func remainingStrokesRingExactlyOnceElsewhere() throws {
        var screen = try ringer()
        var heard = strokes(&screen, until: 2)
        screen.leave()
        var (attendant, other) = (try ringer(), try ringer())
        heard += strokes(&attendant, until: 60)
        heard += strokes(&other, until: 60)
        #expect(zip(heard, [0, 1.2, 2.4]).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(heard.count == 3)
        #expect(try world.store.memory().unfinishedBell == nil)
    }

    @Test("After the wall clock was set, the bell is due at its real moment", arguments: [-3600.0, 3600])
    func stepOfTheWallClock(step: TimeInterval) throws {
        var ringer = try ringer()
        _ = ringer.ring(at: world.reading, strokes: Self.targetAndEnd)
        world.now += 300
        world.step = step
        #expect(ringer.ring(at: world.reading, strokes: Self.targetAndEnd).isEmpty)
        // The program sleeps until an instant of the wall clock.
        #expect(ringer.next == start + 1200 + step)
        world.now = start + 1199.9
        #expect(ringer.ring(at: world.reading, strokes: Self.targetAndEnd).isEmpty)
        world.now = start + 1200
        let rings = ringer.ring(at: world.reading, strokes: Self.targetAndEnd)
        guard case .moment(let moment)? = rings.first else {
            Issue.record("\(rings)")
            return
        }
        #expect(moment.event == .target)
        #expect(moment.date == world.reading.wall)
    }

    @Test func aBellContinuedLateKeepsItsSpacing() throws {
        var screen = try ringer()
        #expect(strokes(&screen, until: 0.5).count == 1)
        screen.leave()
        world.now += 3
        var attendant = try ringer()
        let heard = strokes(&attendant, until: 60)
        #expect(heard.count == 2)
        #expect(abs(heard[1] - heard[0] - BellStrokes.spacing) < 0.001)
    }

    @Test func aLongPastBellIsNotContinued() throws {
        var screen = try ringer()
        #expect(strokes(&screen, until: 0.5).count == 1)
        screen.leave()
        world.now += 60
        var attendant = try ringer()
        #expect(strokes(&attendant, until: 120) == [])
        #expect(try world.store.memory().unfinishedBell == nil)
    }

    @Test func leavingBetweenBellsLeavesNoStrokes() throws {
        try ringer().leave()
        var screen = try ringer()
        #expect(strokes(&screen, until: 60).count == 3)
        screen.leave()
        #expect(try world.store.memory().unfinishedBell == nil)
    }

    @Test func cancellingSilencesTheRestToo() throws {
        var screen = try ringer()
        #expect(strokes(&screen, until: 0.5).count == 1)
        screen.leave()
        try world.perform(.cancel)
        var attendant = try ringer()
        #expect(strokes(&attendant, until: 60) == [])
    }

    @Test func theLastBellIsFinishedEvenWithNothingRunning() throws {
        try world.perform(.complete())
        var screen = try ringer()
        _ = screen.ring(at: world.reading, strokes: Self.targetAndEnd)
        screen.leave()
        world.started = []
        world.shell.attend(try world.store.memory())
        #expect(world.started.map(\.arguments) == [["attendant", "run"]])
    }
}
