import Attendance
import Configuration
import Foundation
import Meditation
import ScreenKit
import ScriptedTerminal
import Store
import Surroundings
import TerminalScreen

/// A shell in its own world: an empty home, a clock that moves only when told to, and recorded output.
package final class TestShell {
    /// The home folder. It does not exist until something is written to it, and is removed with this object.
    package let home: URL
    /// The time. It moves only when a test sets it.
    package var now = Date(timeIntervalSince1970: 1_795_248_840)  // 2026-11-21 08:14:00 UTC
    /// The seconds by which the wall clock was set forward; ``now`` is the time of a clock that is never set.
    package var step: TimeInterval = 0
    /// The boot that the machine reports.
    package var bootID = "first boot"
    /// The seconds that the machine was suspended since boot.
    package var asleep: TimeInterval = 0
    /// Standard output.
    package var output = ""
    /// The part of the output that may not be text.
    package var bytes = Data()
    /// Standard error.
    package var errors = ""
    /// The lines that will be read from standard input.
    package var typed: [String] = []
    /// How long each sleep was.
    package var slept: [Duration] = []
    /// Whether sleeping takes time, for waiting for a real process.
    package var waitsForProcesses = false
    /// Actions of others while a command sleeps. It is given this shell: a closure that captured it would keep it, and its home, for ever.
    package var whileSleeping: (TestShell) throws -> Void = { _ in }
    /// Why no screen can be opened; `nil` if one can. Plain text needs none.
    package var screenError: TerminalError?
    /// The programs that were given the terminal.
    package private(set) var opened: [any ForegroundProgram] = []
    /// The started processes, with their environments.
    package var started: [(arguments: [String], environment: [String: String])] = []
    /// Whether a full screen has the terminal.
    package var isScreenOpen = false
    /// Whether standard input is a terminal.
    package var isInputTerminal = false
    /// Whether standard output is a terminal.
    package var isOutputTerminal = false
    /// The environment variables.
    package var environment: [String: String]
    /// The reported terminal; reading terminfo is not safe in concurrent tests.
    package var terminalReport = TerminalReport(
        name: "xterm-256color", colors: .indexed256, colorReason: .terminfo(colors: 256), asksForColor: true,
        derivesEntry: true)

    /// Creates a world at 08:14 UTC on 21 November 2026.
    package init() {
        ChildReaper.start()
        home = FileManager.default.temporaryDirectory.appending(path: "islet-commands-\(UUID().uuidString)")
        // Most sittings of tests are short, and are logged.
        environment = ["HOME": home.path, "TERM": "xterm-256color", "ISLET_SHORTEST_LOGGED": "0"]
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// What the clocks say.
    package var reading: ClockReading {
        let boot = Date(timeIntervalSince1970: 1_795_240_000)
        return ClockReading(wall: now + step, bootID: bootID, sinceBoot: now.timeIntervalSince(boot), asleep: asleep)
    }

    /// The store in the home folder.
    package var store: Store { Store(locations: StoreLocations(environment: environment)) }

    /// The shell as a command sees it.
    ///
    /// It does not retain this object: everything opened or followed has a shell, and would keep its files for ever.
    package var shell: Shell {
        Shell(
            environment: environment, store: store, clock: { [unowned self] in reading }, timeZone: { .gmt },
            isInputTerminal: isInputTerminal, isOutputTerminal: isOutputTerminal,
            write: { [unowned self] in output += $0 }, writeError: { [unowned self] in errors += $0 },
            readLine: { [unowned self] in typed.isEmpty ? nil : typed.removeFirst() },
            sleep: { [unowned self] duration in
                slept.append(duration)
                try? whileSleeping(self)
                if waitsForProcesses { usleep(UInt32(duration / .microseconds(1))) }
            }, startDetached: { [unowned self] in started.append(($0, $1)) }, terminal: nil,
            terminalReport: { [unowned self] in terminalReport }, isScreenOpen: { [unowned self] in isScreenOpen },
            open: { [unowned self] program in
                if !(program is PlainLines), let error = screenError { throw error }
                opened.append(program)
                return 0
            },
            writeBytes: { [unowned self] in
                bytes += $0
                output += String(decoding: $0, as: UTF8.self)
            })
    }

    /// What a process sees that watches the store when another one has changed it.
    package var storeChange: TerminalEvent { .fileChanged(store.changeFile) }

    /// Runs a program until it leaves (`nil`) or `next`, which decides what ends each wait, terminates it by a signal.
    package func run<P: Program>(
        _ program: P, suspended: @escaping () -> Void = {}, by next: @escaping (Date?) -> TerminalEvent
    ) throws -> Int32? {
        var program = program
        let events = ScriptedEvents(suspended: suspended, next: next)
        if case .killed(let signal) = try shell.loop.run(&program, on: events) { return signal }
        return nil
    }

    /// Puts a user at a terminal.
    package func takePlace(at terminal: String = "xterm-256color") {
        environment["TERM"] = terminal
        (isInputTerminal, isOutputTerminal) = (true, true)
    }

    /// Writes the settings file.
    package func write(settings: String) throws {
        let file = SettingsLocation(environment: environment).file
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(settings.utf8).write(to: file)
    }
}
