import Foundation
import Meditation
import TestWorld
import Testing

@testable import Attendance

struct AttendantTests {
    private let world = TestShell()

    @Test("An unattended sitting gets an attendant, unless the setting says otherwise")
    func setting() throws {
        try world.begin(1200)
        #expect(world.started.map(\.arguments) == [["attendant", "run"]])
        world.started = []
        try world.write(settings: "attendant = false\n")
        try world.perform(.pause)
        #expect(world.started.isEmpty)
    }

    @Test func itRingsForTheMomentsAndEndsWithTheSitting() throws {
        try world.begin(1200, bells: .every(900))
        var waits: [Date?] = []
        let attendant = Attendant(
            shell: world.shell, bell: AttendantBell(terminal: nil, environment: [:], log: world.shell.log))
        let began = world.now
        let signal = try world.run(attendant) { deadline in
            waits.append(deadline)
            if let deadline, deadline <= began + 1300 {
                world.now = max(world.now, deadline)
                return .deadline
            }
            // The only things left to wait for are user actions, and the renewal of the activity in hours.
            try? world.perform(.complete())
            return world.storeChange
        }
        #expect(signal == nil)
        let rung = try world.store.memory().moments
        #expect(rung.map(\.name) == ["start", "interval 900.0", "target 1200.0", "end"])
        #expect(rung.allSatisfy { $0.outcome == .rung })
        #expect(waits.contains(began + 900) && waits.contains(began + 1200))
    }

    @Test("A stage that a skip begins rings, wherever within a millisecond it falls", arguments: [0, 0.0004, 0.0006])
    func skippedStage(fraction: Double) throws {
        let plan = SittingPlan().staged(try SittingStages(parsing: "sit 20m Zazen, walk 10m"))
        _ = try world.store.act(.start(StartRequest(plan)), at: world.reading)
        let attendant = Attendant(
            shell: world.shell, bell: AttendantBell(terminal: nil, environment: [:], log: world.shell.log))
        var steps = 0
        _ = try world.run(attendant) { _ in
            steps += 1
            guard steps == 1 else { return .terminated(signal: SIGTERM) }
            world.now += 600 + fraction
            try? world.perform(.skip)
            return world.storeChange
        }
        let stage = try world.store.memory().moments.filter { $0.event == .stage }
        #expect(stage.map(\.outcome) == [.rung])
    }

    @Test func aLateBellIsReportedOnTheNextScreen() throws {
        try world.write(settings: "strokes.start = 0\n")
        try world.begin(1200)
        let attendant = Attendant(
            shell: world.shell, bell: AttendantBell(terminal: nil, environment: [:], log: world.shell.log))
        // It goes on for renewals, so the test ends it.
        _ = try world.run(attendant) { deadline in
            guard deadline != nil, (try? world.store.memory())?.notices.isEmpty == true else {
                return .terminated(signal: SIGTERM)
            }
            world.now += 3600
            return .deadline
        }
        #expect(
            try world.store.memory().notices.map(\.text) == ["Target reached at 08:34; it was too late to ring."])
    }

    @Test func missedBellsOfTheStartAreReportedAsOne() throws {
        // Without sound, which would need something to be reported here.
        try world.write(settings: "haptics = \"off\"\n")
        try world.begin(1200, preparation: 10)
        let attendant = Attendant(
            shell: world.shell, bell: AttendantBell(terminal: nil, environment: world.environment, log: world.shell.log)
        )
        var isAsleep = false
        _ = try world.run(attendant) { _ in
            guard !isAsleep else { return .terminated(signal: SIGTERM) }
            isAsleep = true
            world.now += 300
            return .clockStepped
        }
        #expect(
            try world.store.memory().notices.map(\.text) == [
                "The sitting began at 08:14; it was too late to ring."
            ])
    }

    @Test(arguments: [-3600.0, 31_536_000.0])
    func settingTheWallClockMovesNoBell(step: TimeInterval) throws {
        try world.begin(1200)
        let began = world.now
        var rungAt: TimeInterval?
        let attendant = Attendant(
            shell: world.shell, bell: AttendantBell(terminal: nil, environment: [:], log: world.shell.log))
        _ = try world.run(attendant) { deadline in
            if world.step == 0 {
                world.now += 300
                world.step = step
                return .clockStepped
            }
            let last = (try? world.store.memory())?.moments.last
            guard let deadline, last?.event != .target || last?.outcome != .rung else {
                return .terminated(signal: SIGTERM)
            }
            world.now = max(world.now, deadline - world.step)
            if (try? world.store.memory())?.moments.last?.event != .target {
                rungAt = world.now.timeIntervalSince(began)
            }
            return .deadline
        }
        #expect(try world.store.memory().moments.last?.outcome == .rung)
        #expect(abs((rungAt ?? 0) - 1200) < 0.001)
    }

    @Test("The attendant survives a temporarily unreadable store, and rings")
    func unreadableStore() throws {
        try world.begin(1200)
        let database = URL(fileURLWithPath: world.store.locations.statePath)
        let aside = database.appendingPathExtension("aside")
        var waits: [Double?] = []
        let attendant = Attendant(
            shell: world.shell, bell: AttendantBell(terminal: nil, environment: [:], log: world.shell.log))
        let signal = try world.run(attendant) { deadline in
            waits.append(deadline?.timeIntervalSince(world.now))
            do {
                switch waits.count {
                case 1:
                    try FileManager.default.moveItem(at: database, to: aside)
                    try FileManager.default.createDirectory(at: database, withIntermediateDirectories: false)
                case 4:
                    try FileManager.default.removeItem(at: database)
                    try FileManager.default.moveItem(at: aside, to: database)
                case 2, 3: break
                default:
                    guard try world.store.memory().moments.last?.event != .target else {
                        return .terminated(signal: SIGTERM)
                    }
                }
            } catch {
                return .terminated(signal: SIGABRT)
            }
            world.now = deadline ?? .distantFuture
            if waits.count == 1 { world.now = world.now - 60 }
            return .deadline
        }
        #expect(signal == SIGTERM)
        #expect(waits[1...3] == [1, 2, 4])
        #expect(try world.store.memory().moments.last?.outcome == .rung)
    }
}
