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
            heard += rings.filter { if case .stroke = $0 { true } else { false } }.map { _ in
                world.now.timeIntervalSince(start + 1200)
            }
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

    /// The strokes of a wake bell that are heard until `end` seconds past the target.
    private func waking(_ ringer: inout BellScheduler, until end: TimeInterval) -> [BellStroke] {
        var heard: [BellStroke] = []
        while let next = ringer.next, next <= start + 1200 + end {
            world.now = max(world.now, next)
            for case .stroke(let stroke) in ringer.ring(at: world.reading, strokes: Self.targetAndEnd, wakes: true) {
                heard.append(stroke)
            }
            ringer.settle()
        }
        return heard
    }

    @Test("A wake bell gets louder until it is stopped, and another process continues it")
    func wakeBell() throws {
        var screen = try ringer()
        let first = waking(&screen, until: 20)
        #expect(first.count == 4 && first.allSatisfy { $0.event == .target })
        #expect(zip(first, first.dropFirst()).allSatisfy { $0.level < $1.level })
        #expect(screen.isWaking)
        screen.leave()
        var attendant = try ringer()
        let then = waking(&attendant, until: 70)
        #expect(then.first.map { $0.level > first[3].level } == true)
        #expect(then.last?.level == 1)
        attendant.hush()
        #expect(!attendant.isWaking && waking(&attendant, until: 600).isEmpty)
    }

    @Test("A wake bell gives up by itself, and a pause or the end of the sitting stops it")
    func wakeBellEnds() throws {
        var ringer = try ringer()
        #expect(waking(&ringer, until: 3600).count == WakeBell.count)
        #expect(!ringer.isWaking)
        try world.store.perform(.extend(by: 3600), at: world.reading)
        ringer.follow(try world.store.memory(), at: world.reading)
        #expect(ringer.next.map { $0 > world.now + 60 } == true)
    }

    @Test("Pausing stops a wake bell") func wakeBellPaused() throws {
        var ringer = try ringer()
        #expect(waking(&ringer, until: 10).count == 2)
        try world.store.perform(.pause, at: world.reading)
        ringer.follow(try world.store.memory(), at: world.reading)
        #expect(!ringer.isWaking && ringer.next == nil)
    }
}
