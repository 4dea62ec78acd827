import Attendance
import CellUI
import Configuration
import Foundation
import Logging
import Meditation
import ScreenKit
import ScriptedTerminal
import Store
import Testing
import Theming

@testable import SittingScreen
@testable import TerminalScreen

/// The screen of a sitting on a scripted terminal, with a store in a folder of its own.
@Suite("The screen of a sitting, from keys and time to store and picture")
final class SittingProgramTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "sitting-\(UUID().uuidString)")
    let start = Date(timeIntervalSince1970: 1_795_248_840)
    var terminal: ScriptedTerminal
    let store: Store
    private let log = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    var settings = Settings.defaults
    private var reloaded: (settings: Settings, complaints: [String])?
    private var hooks: [HookCall] = []
    private var handOvers = 0
    private var zone = TimeZone.gmt

    init() throws {
        terminal = ScriptedTerminal(size: CellSize(width: 120, height: 36), at: start)
        store = Store(locations: StoreLocations(environment: ["HOME": folder.path]))
        try store.makeReady()
        settings.bell = .terminal
        settings.focus = .ignore
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var reading: ClockReading {
        let wall = terminal.now
        return ClockReading(
            wall: wall, bootID: "boot", sinceBoot: wall.timeIntervalSince(start) + 8840, asleep: 0)
    }

    private var settingsFile: URL { folder.appending(path: ".config/islet/config.toml") }

    @discardableResult
    func run() throws -> (end: ProgramLoop.End, program: SittingProgram) {
        let request = SittingScreen.Request(
            store: store, settings: settings, themes: ThemeLibrary(directory: nil), environment: [:],
            clock: { [unowned self] in reading }, log: log, timeZone: zone, say: { _ in }, settingsFile: settingsFile,
            reload: { [unowned self] in reloaded ?? (settings, []) },
            attend: { [unowned self] _, _ in handOvers += 1 },
            startHook: { [unowned self] call, _ in hooks.append(call) })
        var program = SittingProgram(
            request: request, colorDepth: terminal.colorDepth, memory: try store.memory(),
            activities: try store.activities())
        let end = try ProgramLoop(clock: { [unowned self] in reading }).run(&program, on: terminal)
        return (end, program)
    }

    func sit(_ target: Double? = 1200) throws {
        _ = try store.perform(.start(StartRequest(target: target, methodName: "Breath")), at: reading)
    }

    var last: String { terminal.screens.last ?? "" }

    @Test("A saved sitting whose guide is gone begins nothing, and one sentence says why", arguments: [true, false])
    func guideIsGone(isThere: Bool) throws {
        let guide = folder.appending(path: "scan.wav")
        if isThere { try Data("RIFF".utf8).write(to: guide) }
        settings.sittings["scan"] = SavedSitting(length: .target(.seconds(600)), guide: guide.path, key: "c")
        terminal.type("c")
        try run()
        #expect(try (store.running()?.sound.guide == guide.path) == isThere)
        #expect(try (store.running() != nil) == isThere)
        #expect(last.contains("The sound file \(guide.path) cannot be read") != isThere, "\(last)")
    }

    @Test("Space pauses the stored sitting and resumes it")
    func pausing() throws {
        try sit()
        terminal.wait(60)
        terminal.type(" ")
        terminal.wait(30)
        let screen = terminal
        var paused: Date?
        let store = store
        screen.then(.run { paused = try store.running()?.pausedAt })
        terminal.type(" ")
        try run()
        #expect(paused == start + 60)
        #expect(try store.running()?.pausedAt == nil)
        #expect(try store.running().map { $0.startedAt } == start + 30)
    }

    @Test(
        "In a minute the screen wakes sixty times, also if it opened and the phone's clock changes between the seconds")
    func sleepingThroughAMinute() throws {
        terminal.now = start + 0.25
        try sit()
        terminal.now = start + 0.6
        terminal.wait(60)
        try run()
        #expect(terminal.wakes == 60)
        #expect(last.contains("1:00") && !last.contains("leave (it goes on)"), "the clock went on, and the hints left")
    }

    @Test("A running sitting wakes the screen once a second, a paused one never")
    func sleeping() throws {
        try sit()
        terminal.wait(20)
        try run()
        #expect((19...23).contains(terminal.wakes))
        let still = ScriptedTerminal(at: start + 20)
        _ = try store.perform(.pause, at: reading)
        still.wait(4 * 3600)
        var program = SittingProgram(
            request: SittingScreen.Request(
                store: store, settings: settings, themes: ThemeLibrary(directory: nil), environment: [:],
                clock: { [self] in
                    ClockReading(
                        wall: still.now, bootID: "boot", sinceBoot: still.now.timeIntervalSince(start) + 8840,
                        asleep: 0)
                }, log: log, timeZone: .gmt, say: { _ in }), colorDepth: .direct, memory: try store.memory(),
            activities: try store.activities())
        _ = try ProgramLoop(clock: program.request.clock).run(&program, on: still)
        #expect(still.wakes <= 1)
    }

    @Test("At the target the bell rings its strokes, a hook starts, and the sitting goes on")
    func target() throws {
        try sit(60)
        terminal.wait(90)
        let (end, program) = try run()
        #expect(end == .killed(signal: SIGHUP))
        let strokes = settings.strokes
        #expect(terminal.rings.filter { $0 >= start + 60 }.count == strokes[.target])
        #expect(try store.memory().moments.contains { $0.event == .target && $0.outcome == .rung })
        #expect(program.state.sitting != nil)
        #expect(last.contains("+00:"))
    }

    @Test("Ctrl-Z suspends under an open help too, and hands the bell to another process meanwhile")
    func suspending() throws {
        try sit()
        terminal.type("?")
        terminal.press(.suspend)
        try run()
        #expect(terminal.suspensions == 1)
        // Once for the suspension, once for the end.
        #expect(handOvers == 2)
    }

    @Test("What another process does to the sitting is shown at once")
    func following() throws {
        try sit()
        let store = store
        terminal.change(store.changeFile) { [unowned self] in
            _ = try store.perform(.complete(), at: reading)
        }
        terminal.wait(1)
        let (_, program) = try run()
        #expect(program.state.completion != nil)
    }

    @Test("A store that is removed is made and watched again, and a sitting begun in it is shown")
    func replacedStore() throws {
        let store = store
        let folder = store.changeFile.deletingLastPathComponent()
        terminal.then(.run { try FileManager.default.removeItem(at: folder) })
        terminal.then(.event(.fileChanged(folder)))
        terminal.change(store.changeFile) { [unowned self] in try sit() }
        let (_, program) = try run()
        #expect(program.state.sitting?.methodName == "Breath")
        #expect(terminal.watched.filter { $0 == store.changeFile }.count == 2)
    }

    @Test("A store that cannot be read is reported and read again when it can be")
    func unreadableStore() throws {
        try sit()
        let database = URL(fileURLWithPath: store.locations.statePath)
        let aside = database.appendingPathExtension("aside")
        let store = store
        terminal.change(store.changeFile) {
            try FileManager.default.moveItem(at: database, to: aside)
            try FileManager.default.createDirectory(at: database, withIntermediateDirectories: false)
        }
        let terminal = terminal
        var shown = ""
        terminal.then(
            .run {
                shown = terminal.screens.last ?? ""
                try FileManager.default.removeItem(at: database)
                try FileManager.default.moveItem(at: aside, to: database)
            })
        terminal.change(store.changeFile) { [unowned self] in _ = try store.perform(.pause, at: reading) }
        let (_, program) = try run()
        #expect(shown.contains(database.lastPathComponent))
        #expect(program.state.sitting?.pausedAt != nil)
    }

    @Test("A wrong setting is reported while the screen is open, and no longer when it is right again")
    func settingsReload() throws {
        try sit()
        let file = settingsFile
        terminal.change(file) { [unowned self] in
            reloaded = (settings, ["config.toml:1: there is no setting \"colour\"."])
        }
        let terminal = terminal
        var shown = ""
        terminal.then(.run { shown = terminal.screens.last ?? "" })
        terminal.change(file) { [unowned self] in
            var new = settings
            new.showSeconds = false
            reloaded = (new, [])
        }
        let (_, program) = try run()
        #expect(shown.contains("there is no setting"))
        #expect(program.model.notice == nil)
        #expect(!program.model.settings.showSeconds)
    }

    @Test(
        "Every size is filled and nothing is drawn outside",
        arguments: [(200, 60), (120, 36), (80, 24), (60, 20), (40, 12), (12, 3)])
    func sizes(width: Int, height: Int) throws {
        try sit()
        terminal.then(.event(.resized(CellSize(width: width, height: height))))
        try run()
        #expect(terminal.frames.last?.frame.size == CellSize(width: width, height: height))
    }

    @Test("A terminal that reports more colours is drawn for them without a key", arguments: [false, true])
    func moreColors(isPaused: Bool) throws {
        try sit()
        if isPaused { _ = try store.perform(.pause, at: reading) }
        terminal.wait(1)
        try run()
        let expected = try #require(terminal.frames.last).frame
        let late = ScriptedTerminal(size: terminal.size, colorDepth: .ansi8, at: start)
        terminal = late
        late.then(.run { late.colorDepth = .direct }, .event(.resized(late.size)))
        late.wait(1)
        try run()
        #expect(late.frames.first?.frame != expected)
        #expect(late.frames.last?.frame == expected)
    }

    @Test(
        "Times are in the given zone, whatever the machine's is", arguments: [("Asia/Tokyo", "17:34"), ("UTC", "8:34")])
    func zone(name: String, time: String) throws {
        zone = try #require(TimeZone(identifier: name))
        try sit()
        terminal.wait(1)
        try run()
        #expect(last.contains("bell \(time)"))
    }

    @Test("Leaving goes on with the sitting and says so")
    func leaving() throws {
        try sit()
        terminal.type("q")
        let (end, program) = try run()
        #expect(end == .left)
        #expect(program.farewell?.isEmpty == false)
        #expect(try store.running() != nil)
        #expect(terminal.isClosed)
    }

    @Test("A press on the compact island and its release do nothing to the sitting; holding it opens it")
    func pressing() throws {
        try sit()
        let terminal = terminal
        terminal.wait(1)
        var program = try run().program
        let hit = try #require(program.image?.presentations[.compact])
        let point = CellPoint(x: hit.origin.x + hit.size.width / 2, y: hit.origin.y + hit.size.height / 2)
        _ = program.update(.mouse(Mouse(kind: .press, position: point)), at: reading)
        #expect(!program.model.isIslandOpen)
        terminal.now += 2
        _ = program.update(.deadline, at: reading)
        #expect(program.model.isIslandOpen)
        _ = program.update(.mouse(Mouse(kind: .release, position: point)), at: reading)
        #expect(!program.model.isIslandOpen)
        #expect(try store.running()?.pausedAt == nil)
    }
}
