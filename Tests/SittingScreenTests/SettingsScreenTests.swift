import CellUI
import Configuration
import Foundation
import Meditation
import ScreenKit
import ScriptedTerminal
import Store
import Surroundings
import Testing
import Theming

@testable import SittingScreen
@testable import TerminalScreen

@Suite("The settings screen, from keys and clicks to file and picture")
final class SettingsScreenTests: ScriptedSettings {
    @Test("Comma opens the settings with the values of the file, and Escape closes them")
    func opening() throws {
        try write("theme = \"moss\"\n")
        terminal.type(",")
        let terminal = terminal
        var shown = ""
        terminal.then(.run { shown = terminal.screens.last ?? "" })
        terminal.press(.escape)
        let program = try run()
        #expect(row("theme", in: shown)?.contains("‹ moss ›") == true)
        #expect(row("renew", in: shown)?.contains("true") == true)
        #expect(shown.contains("The colours of the screen; automatic chooses"))
        #expect(shown.contains("default  automatic") && shown.contains("from     line 1 of the file"))
        #expect(program.model.settingsPanel == nil && last.contains("Begin a sitting"))
        #expect(text == "theme = \"moss\"\n")
    }

    @Test("While the method is typed, a comma is text")
    func method() throws {
        terminal.press(.down)
        terminal.type("a,b")
        let program = try run()
        #expect(program.model.settingsPanel == nil && last.contains("a,b"))
    }

    @Test("An arrow key changes a switch in the file and on the screen at once, and keeps the rest of the file")
    func switching() throws {
        try write("# mine\nmethod = \"Metta\"\n")
        try open("show-seconds")
        terminal.press(.right)
        let program = try run()
        #expect(text == "# mine\nmethod = \"Metta\"\nshow-seconds = false\n")
        #expect(!program.model.settings.showSeconds)
        #expect(row("show-seconds")?.contains("‹ false ›") == true)
    }

    @Test("A theme chosen here colours the settings themselves, even if an option chose another one for this run")
    func theme() throws {
        flags.theme = "dusk"
        try open("theme")
        let terminal = terminal
        var shown = ""
        terminal.then(.run { shown = terminal.screens.last ?? "" })
        terminal.press(.right)
        let program = try run()
        #expect(shown.contains("changed on this screen only; saved is"))
        #expect(program.model.settings.theme == "moss" && program.looks.theme.name == "moss")
        #expect(text == "theme = \"moss\"\n")
    }

    @Test("A number stops at its limits")
    func number() throws {
        try write("low-battery = 99\n")
        try open("low-battery")
        terminal.press(.right, .right, .right)
        try run()
        #expect(text == "low-battery = 100\n")
    }

    @Test("r returns a setting to its default, here and in the file")
    func resetting() throws {
        try write("title = true\n\n[strokes]\ntarget = 1\n")
        try open("strokes.target")
        terminal.type("r")
        let program = try run()
        #expect(text == "title = true\n\n[strokes]\n")
        #expect(program.model.settings.strokes == Settings.defaults.strokes && program.model.settings.title)
    }

    @Test("A setting whose variable is set is not changed, and the screen says how to")
    func variable() throws {
        environment["ISLET_THEME"] = "moss"
        try open("theme")
        terminal.press(.right)
        terminal.type("r")
        let program = try run()
        #expect(last.contains("ISLET_THEME is set and takes precedence over the file; unset it to change theme here."))
        #expect(last.contains("from     ISLET_THEME; unset it to change the value here"))
        #expect(text == nil && program.model.settings.theme == "moss")
    }

    @Test("If the file cannot be written, the screen says so and nothing changes")
    func unwritable() throws {
        try Data().write(to: folder.appending(path: ".config"))
        try open("show-seconds")
        terminal.press(.right)
        let program = try run()
        let words = last.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("config.toml cannot be written: its folder cannot be created; check the folder"))
        #expect(program.model.settings.showSeconds)
        #expect(row("show-seconds")?.contains("‹ true ›") == true)
    }

    @Test("A damaged file is reported with its place and left as it is")
    func damaged() throws {
        try write("theme = \n")
        try open("show-seconds")
        terminal.press(.right)
        let program = try run()
        #expect(last.contains("config.toml:1:"))
        #expect(text == "theme = \n" && program.model.settings.showSeconds)
    }

    @Test("What was chosen in the start panel stays when another setting changes")
    func startPanel() throws {
        terminal.type("25")
        try open("bell")
        terminal.press(.enter, .control("u"))
        terminal.type("bowl")
        terminal.press(.enter, .escape)
        let program = try run()
        guard case .start(let panel) = program.model.mode else { Issue.record("no start panel"); return }
        #expect(panel.duration.typed == "25" && program.model.settings.bell == .sound(.bowl))
    }

    @Test("Another process's change of the file is shown while the settings are open, and typing goes on")
    func following() throws {
        try open("method")
        terminal.press(.enter, .control("u"))
        terminal.type("Me")
        terminal.change(file) { [unowned self] in try write("renew = false\n") }
        terminal.type("tta")
        let program = try run()
        #expect(row("renew")?.contains("false") == true)
        #expect(program.model.settingsPanel?.typed == "Metta")
    }

    @Test("Over a running sitting the settings sleep between its bells, and closing them shows the sitting again")
    func sitting() throws {
        let reading = ClockReading(wall: terminal.now, bootID: "boot", sinceBoot: 9000, asleep: 0)
        _ = try store.perform(.start(StartRequest(target: 1200, methodName: "Breath")), at: reading)
        terminal.type(",")
        terminal.wait(300)
        let terminal = terminal
        var (wakes, shown) = (0, "")
        terminal.then(.run { (wakes, shown) = (terminal.wakes, terminal.screens.last ?? "") })
        terminal.type("q")
        try run()
        // In five minutes the sitting's clock would wake it 300 times; its bar moves every 7.5 s.
        #expect(wakes < 50)
        #expect(shown.contains("› theme"))
        #expect(last.contains("Breath"))
    }

    @Test("A click selects a setting, another one changes its value")
    func clicking() throws {
        terminal.type(",")
        var program = try run()
        func click(_ text: String, on key: String) throws {
            let lines = try #require(program.image?.rendering.frame.text).split(
                separator: "\n", omittingEmptySubsequences: false)
            let y = try #require(lines.firstIndex { $0.split(separator: " ").prefix(2).contains(Substring(key)) })
            let start = try #require(lines[y].range(of: text)).lowerBound
            let point = CellPoint(x: lines[y].distance(from: lines[y].startIndex, to: start), y: y)
            let reading = program.request.clock()
            for kind in [Mouse.Kind.press, .release] {
                _ = program.update(.mouse(Mouse(kind: kind, position: point)), at: reading)
            }
            _ = program.view(on: ProgramSurface(size: terminal.size, colorDepth: .direct), at: reading.wall)
        }
        try click("renew", on: "renew")
        #expect(program.model.settingsPanel?.item.definition.key == "renew" && text == nil)
        try click("true", on: "renew")
        #expect(text == "renew = false\n" && !program.model.settings.renew)
        try click("‹", on: "renew")
        #expect(text == "renew = true\n" && program.model.settings.renew)
        try click("20", on: "low-battery")
        #expect(program.model.settingsPanel?.typed == "20")
    }

    @Test(
        "Every size shows the selected setting and its value",
        arguments: [(200, 60), (120, 36), (80, 24), (60, 20), (40, 12), (12, 3)])
    func sizes(width: Int, height: Int) throws {
        let size = CellSize(width: width, height: height)
        terminal.then(.event(.resized(size)))
        try open("second-start")
        try run()
        #expect(terminal.frames.last?.frame.size == size)
        if width >= 40 { #expect(row("second-start")?.contains("refuse") == true) }
    }
}
