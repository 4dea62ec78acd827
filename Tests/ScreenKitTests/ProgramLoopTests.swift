import CellUI
import Foundation
import Meditation
import ScriptedTerminal
import Testing

@testable import ScreenKit
@testable import TerminalScreen

/// A program that records its events and counts seconds.
private struct Recorder: Program {
    var events: [ProgramEvent] = []
    var effects: [ProgramEvent: [ProgramEffect]] = [:]
    var failing: ProgramEvent?
    var interval: TimeInterval?
    var watchedFiles: [URL] = []
    let log = Log()

    /// What other processes would see, in order.
    final class Log {
        var entries: [String] = []
    }

    /// A lock whose release is recorded.
    private final class Lock {
        let log: Log
        init(_ log: Log) {
            self.log = log
            log.entries.append("announced")
        }
        deinit { log.entries.append("released") }
    }

    struct Failure: Error {}

    mutating func update(_ event: ProgramEvent, at reading: ClockReading) throws -> [ProgramEffect] {
        events.append(event)
        if event == failing { throw Failure() }
        return effects[event] ?? []
    }

    mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        let footer = Footer(hints: [Hint("q", "leave", rank: 0, click: "q")])
        var environment = EnvironmentValues()
        environment.now = now
        return ProgramView(
            Renderer.render(size: surface.size, at: now) {
                $0.draw(footer, in: $0.bounds, environment: environment, alignment: .topLeading)
            }, title: "\(events.count) events")
    }

    func deadline(after now: Date) -> Date? { interval.map { now + $0 } }
    func announce() -> AnyObject? { Lock(log) }
    func handOver() { log.entries.append("handed over") }
}

@Suite("The event loop")
struct ProgramLoopTests {
    private let start = Date(timeIntervalSince1970: 1_795_248_840)
    private let terminal: ScriptedTerminal
    private let file = URL(filePath: "/home/someone/.local/share/islet/changes")

    init() { terminal = ScriptedTerminal(at: start) }

    private var loop: ProgramLoop {
        let terminal = terminal
        return ProgramLoop(clock: {
            ClockReading(wall: terminal.now, bootID: "", sinceBoot: 0, asleep: 0)
        })
    }

    @Test("A program is shown before files are watched, and learns of keys, mouse and size in order")
    func order() throws {
        var program = Recorder()
        program.watchedFiles = [file]
        program.effects[.key(.character("q"))] = [.leave]
        let size = CellSize(width: 40, height: 12)
        terminal.type("a")
        terminal.then(.event(.resized(size)), .event(.clockStepped), .event(.childEnded))
        terminal.type("q")
        #expect(try loop.run(&program, on: terminal) == .left)
        #expect(
            program.events == [
                .opened, .shown, .key(.character("a")), .redraw, .clockStepped, .childEnded, .key(.character("q")),
                .ending(signal: nil),
            ])
        #expect(terminal.frames.first?.frame.size == CellSize(width: 80, height: 24))
        #expect(terminal.frames.last?.frame.size == size)
        #expect(terminal.isClosed)
        #expect(program.log.entries == ["announced", "released", "handed over"])
    }

    @Test("A click on a key hint presses its key; one that begins or ends elsewhere does not")
    func hintClicks() throws {
        var program = Recorder()
        func mouse(_ kind: Mouse.Kind, _ x: Int) -> ScriptedTerminal.Step {
            .event(.mouse(Mouse(kind: kind, position: CellPoint(x: x, y: 0))))
        }
        terminal.then(mouse(.press, 3), mouse(.release, 0), mouse(.press, 3), mouse(.release, 30), mouse(.release, 3))
        _ = try loop.run(&program, on: terminal)
        let keys = program.events.filter { if case .key = $0 { true } else { false } }
        #expect(keys == [.key("q")])
        let releases = program.events.filter {
            if case .mouse(let mouse) = $0 { mouse.kind == .release } else { false }
        }
        #expect(releases.count == 2)
    }

    @Test("It sleeps until the deadline, and not at all without one")
    func sleeping() throws {
        var program = Recorder()
        program.interval = 1
        terminal.wait(3.5)
        #expect(try loop.run(&program, on: terminal) == .killed(signal: SIGHUP))
        #expect(terminal.wakes == 3)
        var still = Recorder()
        let other = ScriptedTerminal(at: start)
        other.wait(3600)
        _ = try ProgramLoop(clock: { ClockReading(wall: other.now, bootID: "", sinceBoot: 0, asleep: 0) })
            .run(&still, on: other)
        #expect(other.wakes == 0)
        #expect(still.events == [.opened, .shown, .ending(signal: SIGHUP)])
    }

    @Test("Ctrl-Z suspends every program: another process rings meanwhile")
    func suspending() throws {
        var program = Recorder()
        program.effects[.suspending] = [.ring]
        terminal.press(.suspend)
        _ = try loop.run(&program, on: terminal)
        #expect(program.events == [.opened, .shown, .suspending, .resumed, .ending(signal: SIGHUP)])
        #expect(terminal.suspensions == 1)
        #expect(terminal.rings.count == 1)
        #expect(
            program.log.entries == ["announced", "released", "handed over", "announced", "released", "handed over"])
    }

    @Test("A signal ends the program after its last effects")
    func signals() throws {
        var program = Recorder()
        program.effects[.ending(signal: SIGTERM)] = [.flash]
        terminal.then(.event(.terminated(signal: SIGTERM)))
        #expect(try loop.run(&program, on: terminal) == .killed(signal: SIGTERM))
        #expect(terminal.flashes.count == 1)
        #expect(terminal.isClosed)
    }

    @Test("An error restores the terminal before it is reported")
    func failing() {
        var program = Recorder()
        program.failing = .key(.character("x"))
        terminal.type("x")
        #expect(throws: Recorder.Failure.self) { try loop.run(&program, on: terminal) }
        #expect(terminal.isClosed)
        #expect(program.log.entries.last == "handed over")
    }

    @Test("A watched file is reported; when its folder is replaced it is watched again, and the lock is taken again")
    func watching() throws {
        var program = Recorder()
        program.watchedFiles = [file]
        terminal.then(.event(.fileChanged(file)), .event(.fileChanged(file.deletingLastPathComponent())))
        terminal.then(.event(.fileChanged(file)))
        _ = try loop.run(&program, on: terminal)
        #expect(
            program.events.dropFirst(2) == [
                .fileChanged(file), .folderChanged(of: file), .fileChanged(file), .ending(signal: SIGHUP),
            ])
        #expect(terminal.watched.filter { $0 == file }.count == 2)
        #expect(program.log.entries.prefix(3) == ["announced", "released", "announced"])
    }

    @Test("A file that cannot be watched is reported once, and tried again")
    func unwatched() throws {
        var program = Recorder()
        program.watchedFiles = [file]
        let terminal = terminal
        terminal.watchError = .cannotWatch(path: file.path, reason: "no space left")
        terminal.type("ab")
        terminal.then(.run { terminal.watchError = nil })
        terminal.type("c")
        terminal.then(.event(.fileChanged(file)))
        _ = try loop.run(&program, on: terminal)
        let reports = program.events.filter { if case .unwatched = $0 { true } else { false } }
        #expect(reports.count == 1)
        #expect(program.events.contains(.fileChanged(file)))
    }

    @Test("A notification that the terminal does not show comes back to the program")
    func notifications() throws {
        var program = Recorder()
        program.effects[.key(.enter)] = [.notify(title: "Tea", body: "is over")]
        terminal.press(.enter)
        _ = try loop.run(&program, on: terminal)
        #expect(program.events.contains(.notNotified(title: "Tea", body: "is over")))
        var other = Recorder()
        other.effects = program.effects
        let shows = ScriptedTerminal(at: start)
        shows.showsNotifications = true
        shows.press(.enter)
        _ = try ProgramLoop(clock: { ClockReading(wall: shows.now, bootID: "", sinceBoot: 0, asleep: 0) })
            .run(&other, on: shows)
        #expect(shows.notifications == ["Tea: is over"])
        #expect(!other.events.contains(.notNotified(title: "Tea", body: "is over")))
    }

    @Test("The same loop prints lines; a reader that leaves ends it without an error")
    func lines() throws {
        var program = Recorder()
        program.effects[.shown] = [.say("Tea: 3 min"), .ring]
        program.effects[.deadline] = [.say("Tea: 2 min")]
        var written: [String] = []
        let output = ProgramOutput(
            say: {
                guard written.count < 2 else {
                    errno = EPIPE
                    throw Recorder.Failure()
                }
                written.append($0)
            }, write: { written.append($0) }, warn: { _ in }, complain: { _ in })
        let events = ScriptedEvents { _ in .deadline }
        let start = start
        let loop = ProgramLoop(
            clock: { ClockReading(wall: start, bootID: "", sinceBoot: 0, asleep: 0) }, output: output)
        #expect(try loop.run(&program, on: events) == .left)
        #expect(written == ["Tea: 3 min", "\u{07}"])
        #expect(events.isClosed)
    }

    @Test("A view that is shown does not keep what it was drawn from, and its hints still answer a click")
    func viewsAreReleased() throws {
        final class Token {}
        struct Held: View {
            let token: Token
            var body: some View { Footer(hints: [Hint("q", "leave", rank: 0, click: "q")]) }
        }
        weak var held: Token?
        func view() -> ProgramView {
            let token = Token()
            held = token
            let size = CellSize(width: 20, height: 1)
            return ProgramView(Renderer.render(Held(token: token), size: size, environment: EnvironmentValues()))
        }
        let view = view()
        #expect(held == nil)
        #expect(view.regions.message(at: CellPoint(x: 1, y: 0)) == Key.character("q"))
    }
}
