import CellUI
import Foundation
import Meditation
import ScreenKit
import ScriptedTerminal
import Store
import TerminalScreen

@testable import Attendance
@testable import Configuration
@testable import SittingScreen
@testable import Studio
@testable import Surroundings
@testable import islet

/// A shell in its own world: an empty home, a clock that moves only when told to, and recorded output.
final class TestShell {
    let home: URL
    var now = Date(timeIntervalSince1970: 1_795_248_840)  // 2026-11-21 08:14:00 UTC
    /// The seconds by which the wall clock was set forward; `now` is the time of a clock that is never set.
    var step: TimeInterval = 0
    var bootID = "first boot"
    /// The seconds that the machine was suspended since boot.
    var asleep: TimeInterval = 0
    var output = ""
    /// The part of the output that may not be text.
    var bytes = Data()
    var errors = ""
    var typed: [String] = []
    var slept: [Duration] = []
    /// Whether sleeping takes time, for waiting for a real process.
    var waitsForProcesses = false
    /// Actions of others while a command sleeps.
    var whileSleeping: () throws -> Void = {}
    var screenError: TerminalError?
    /// The texts sent to the terminal.
    private var opened: [any ForegroundProgram] = []
    var screens: [SittingScreen.Request] { opened.compactMap { $0 as? SittingScreen.Request } }
    var followed: [PlainLines] { opened.compactMap { $0 as? PlainLines } }
    var simulations: [WatchScreen.Request] { opened.compactMap { ($0 as? WatchProgram)?.request } }
    var countdownScreens: [CountdownScreen.Request] { opened.compactMap { $0 as? CountdownScreen.Request } }
    /// The started processes, with their environments.
    var started: [(arguments: [String], environment: [String: String])] = []
    var isScreenOpen = false
    var isInputTerminal = false
    var isOutputTerminal = false
    var environment: [String: String]
    /// The reported terminal; reading terminfo is not safe in concurrent tests.
    var terminalReport = TerminalReport(
        name: "xterm-256color", colors: .indexed256, colorReason: .terminfo(colors: 256), asksForColor: true,
        derivesEntry: true)

    init() {
        ChildReaper.start()
        home = FileManager.default.temporaryDirectory.appending(path: "islet-commands-\(UUID().uuidString)")
        // Most sittings of tests are short, and are logged.
        environment = ["HOME": home.path, "TERM": "xterm-256color", "ISLET_SHORTEST_LOGGED": "0"]
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    var reading: ClockReading {
        let boot = Date(timeIntervalSince1970: 1_795_240_000)
        return ClockReading(wall: now + step, bootID: bootID, sinceBoot: now.timeIntervalSince(boot), asleep: asleep)
    }

    var store: Store { Store(locations: StoreLocations(environment: environment)) }

    /// Does not retain this object: everything opened or followed has a shell, and would keep its files for ever.
    var shell: Shell {
        Shell(
            environment: environment, store: store, clock: { [unowned self] in reading }, timeZone: { .gmt },
            isInputTerminal: isInputTerminal, isOutputTerminal: isOutputTerminal,
            write: { [unowned self] in output += $0 }, writeError: { [unowned self] in errors += $0 },
            readLine: { [unowned self] in typed.isEmpty ? nil : typed.removeFirst() },
            sleep: { [unowned self] duration in
                slept.append(duration)
                try? whileSleeping()
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
    var storeChange: TerminalEvent { .fileChanged(store.changeFile) }

    /// Runs a program until it leaves (`nil`) or `next`, which decides what ends each wait, terminates it by a signal.
    func run<P: Program>(
        _ program: P, suspended: @escaping () -> Void = {}, by next: @escaping (Date?) -> TerminalEvent
    ) throws -> Int32? {
        var program = program
        let events = ScriptedEvents(suspended: suspended, next: next)
        if case .killed(let signal) = try shell.loop.run(&program, on: events) { return signal }
        return nil
    }

    /// Runs a command line and answers the exit status; output and errors are those of this run alone.
    @discardableResult func runAll(_ arguments: [String]) -> Int32 {
        (output, errors, bytes) = ("", "", Data())
        return Islet.run(arguments, in: shell)
    }

    @discardableResult func run(_ arguments: String...) -> Int32 {
        runAll(arguments)
    }

    /// Puts a user at a terminal.
    func takePlace(at terminal: String = "xterm-256color") {
        environment["TERM"] = terminal
        (isInputTerminal, isOutputTerminal) = (true, true)
    }

    func write(settings: String) throws {
        let file = SettingsLocation(environment: environment).file
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(settings.utf8).write(to: file)
    }
}
