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

/// Changes of the log from the opened sitting, with a store in a folder of its own.
@Suite("Notes, corrections and deletions in the history")
final class HistoryEditingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)")
    private let start = Date(timeIntervalSince1970: 1_795_248_840)  // 2026-11-21 08:14:00 UTC
    private let terminal: ScriptedTerminal
    private let store: Store

    init() throws {
        terminal = ScriptedTerminal(size: CellSize(width: 80, height: 24), at: start)
        store = Store(locations: StoreLocations(environment: ["HOME": folder.path]))
        try store.makeReady()
        for hours in [26.0, 2] { _ = try store.add(sitting(start - hours * 3600 + 12), at: start) }
        terminal.type("h")
        terminal.press(.enter)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func sitting(_ start: Date) -> CompletedSitting {
        CompletedSitting(
            id: UUID(), start: start, end: start + 1200, elapsed: 1200, target: 1200, pauses: [], outcome: .completed,
            methodName: "Metta", type: .meditation, note: nil)
    }

    private var reading: ClockReading {
        let wall = terminal.now
        return ClockReading(wall: wall, bootID: "boot", sinceBoot: wall.timeIntervalSince(start) + 8840, asleep: 0)
    }

    @discardableResult
    private func run() throws -> ScreenModel { try open().model }

    private func open() throws -> SittingProgram {
        let request = SittingScreen.Request(
            store: store, settings: .defaults, themes: ThemeLibrary(directory: nil), environment: [:],
            clock: { [unowned self] in reading }, log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            timeZone: .gmt, say: { _ in })
        var program = SittingProgram(
            request: request, colorDepth: terminal.colorDepth, memory: try store.memory(),
            activities: try store.activities())
        _ = try ProgramLoop(clock: { [unowned self] in reading }).run(&program, on: terminal)
        return program
    }

    private var screen: String { terminal.screens.last ?? "" }

    @Test("n writes a note, which may contain the letters of other keys, and Enter saves it")
    func note() throws {
        terminal.type("nquiet, dhe?")
        terminal.press(.backspace, .enter)
        let model = try run()
        #expect(try store.log().map(\.note) == [nil, "quiet, dhe"])
        #expect(screen.contains("note     quiet, dhe"))
        #expect(model.history?.editor == nil)
        #expect(screen.contains(". u takes it back."))
    }

    @Test("n edits the note that is there, Ctrl-U empties the field, and an empty note is none")
    func noteAgain() throws {
        terminal.type("nCalm")
        terminal.press(.enter)
        terminal.type("n.")
        terminal.press(.enter)
        let (terminal, store) = (terminal, store)
        var notes: [String?] = []
        terminal.then(.run { notes = try store.log().map(\.note) })
        terminal.type("n")
        terminal.press(.control("u"), .enter)
        try run()
        #expect(notes == [nil, "Calm."])
        #expect(try store.log().map(\.note) == [nil, nil])
    }

    @Test("Escape gives up what was typed and shows the sitting again")
    func givingUp() throws {
        terminal.type("nquiet")
        terminal.press(.escape)
        let model = try run()
        #expect(try store.log().map(\.note) == [nil, nil])
        #expect(model.history?.opened != nil && model.history?.editor == nil)
    }

    @Test("e corrects method, start and duration, and leaves what is not touched as it is")
    func facts() throws {
        let last = try #require(try store.log().last)
        terminal.type("e")
        terminal.press(.control("u"))
        terminal.type("Breath")
        terminal.press(.tab, .tab, .control("u"))
        terminal.type("25m")
        terminal.press(.enter)
        try run()
        let edited = try #require(try store.log().last)
        #expect(edited.methodName == "Breath")
        #expect(edited.elapsed == 1500)
        // The field shows minutes only; the seconds of the start are kept.
        #expect(edited.start == last.start)
        #expect(screen.contains("elapsed  25:00"))
    }

    @Test(
        "An invalid duration and a sitting that would end in the future are refused in one sentence, and can be corrected"
    )
    func refusals() throws {
        let (terminal, store) = (terminal, store)
        var refusals: [String] = []
        terminal.type("e")
        for text in ["20x", "9h", "30m"] {
            terminal.press(.backTab, .backTab, .control("u"))
            terminal.type(text)
            terminal.press(.enter)
            terminal.then(.run { refusals.append(terminal.screens.last ?? "") })
            terminal.press(.tab, .tab)
        }
        try run()
        #expect(refusals[0].contains("Unknown unit \"x\"; use h, m or s, as in 1h30m."))
        #expect(refusals[1].contains("would end in the future"))
        #expect(try store.log().last?.elapsed == 1800)
    }

    @Test("A mood is one of the setting's, by its name or number, as in `islet log edit`")
    func moods() throws {
        let (terminal, store) = (terminal, store)
        var refusal = ""
        terminal.type("e")
        terminal.press(.backTab, .control("u"))
        terminal.type("grumpy")
        terminal.press(.enter)
        terminal.then(.run { refusal = terminal.screens.last ?? "" })
        terminal.press(.control("u"))
        terminal.type("2")
        terminal.press(.enter)
        try run()
        #expect(refusal.contains("grumpy"))
        #expect(try store.log().last?.mood == Settings.defaults.moods[1])
    }

    @Test("d asks before it deletes: Enter alone keeps the sitting, Delete removes it, and it can be undone")
    func deletion() throws {
        terminal.type("d")
        terminal.press(.enter)
        let (terminal, store) = (terminal, store)
        var count = 0
        terminal.then(.run { count = try store.log().count })
        terminal.press(.delete)
        var question = ""
        terminal.then(.run { question = terminal.screens.last ?? "" })
        terminal.press(.left, .enter)
        let model = try run()
        #expect(count == 2)
        #expect(question.contains("Delete this sitting?") && question.contains("Delete") && question.contains("Keep"))
        #expect(question.contains("u brings it back."))
        #expect(try store.log().count == 1)
        #expect(model.history?.opened == nil && model.history?.sittings.count == 1)
        #expect(screen.contains("Removed: 2026-11-21 06:14, 20 min, Metta."))
        #expect(try store.undoLogChange().kind == .remove)
    }

    @Test("A click selects a sitting, another one opens it; a click on a view turns to it; dialogs are clickable")
    func clicks() throws {
        terminal.press(.escape)
        var program = try open()
        func click(_ text: String) throws {
            _ = program.view(on: ProgramSurface(size: terminal.size, colorDepth: .direct), at: start)
            let frame = try #require(program.image?.rendering.frame)
            let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
            let y = try #require(lines.firstIndex { $0.contains(text) }, "\(text): \(frame.text)")
            let x = try #require(lines[y].range(of: text)).lowerBound.utf16Offset(in: lines[y])
            for kind in [Mouse.Kind.press, .release] {
                _ = program.update(.mouse(Mouse(kind: kind, position: CellPoint(x: x, y: y))), at: reading)
            }
        }
        try click("2026-11-20")
        #expect(program.model.history?.selected == 0 && program.model.history?.opened == nil)
        try click("2026-11-20")
        #expect(program.model.history?.opened != nil)
        _ = program.update(.key(.character("d")), at: reading)
        // The details behind the dialog do not respond.
        try click("Months")
        #expect(program.model.history?.editor != nil)
        try click(" Delete ▉")
        #expect(try store.log().count == 1)
        try click("Months")
        #expect(program.model.history?.page == .months)
    }

    @Test("A note that does not fit scrolls, and the hints say so")
    func scrolling() throws {
        let note = (1...40).map { "line \($0)" }.joined(separator: "\n")
        _ = try store.edit(.last, by: SittingEdit(note: note), at: start)
        let terminal = terminal
        var first = ""
        terminal.then(.run { first = terminal.screens.last ?? "" })
        terminal.press(.pageDown, .pageDown, .pageDown, .pageDown, .pageDown, .pageDown, .pageDown)
        try run()
        #expect(first.contains("started") && !first.contains("line 40") && first.contains("pgdn more"))
        #expect(!screen.contains("started") && screen.contains("line 40"))
    }
}
