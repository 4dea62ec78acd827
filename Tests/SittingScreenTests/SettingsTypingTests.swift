import CellUI
import Configuration
import Foundation
import Meditation
import ScriptedTerminal
import Store
import Surroundings
import Testing
import Theming

@testable import SittingScreen
@testable import TerminalScreen

@Suite("Values that are typed on the settings screen")
final class SettingsTypingTests: ScriptedSettings {
    @Test("A duration is typed and saved with Enter")
    func duration() throws {
        try open("preparation")
        terminal.press(.enter, .backspace)
        terminal.type("90s")
        terminal.press(.enter)
        let program = try run()
        #expect(text == "preparation = \"90s\"\n")
        #expect(program.model.settings.preparation == .seconds(90))
        #expect(program.model.settingsPanel?.typed == nil)
        #expect(row("preparation")?.contains("1m30s") == true)
    }

    @Test("A typed value has a caret, which the arrows move")
    func caret() throws {
        try open("method")
        terminal.press(.enter, .control("u"))
        terminal.type("Zaen")
        terminal.press(.left, .left)
        terminal.type("z")
        terminal.press(.home)
        let program = try run()
        #expect(program.model.settingsPanel?.line?.behind == "Zazen")
        #expect(row("method")?.contains("Zazen") == true)
    }

    @Test("Escape gives up a typed value")
    func givingUp() throws {
        try open("method")
        terminal.press(.enter, .control("u"))
        terminal.type("q,?")
        terminal.press(.escape)
        let program = try run()
        #expect(text == nil && program.model.settings.method == Settings.defaults.method)
        #expect(program.model.settingsPanel?.typed == nil && program.model.settingsPanel != nil)
    }

    @Test("A value that is not allowed is refused with the sentence of islet config set, and can be corrected")
    func refusing() throws {
        try open("preparation")
        terminal.press(.enter, .backspace)
        terminal.type("soon")
        terminal.press(.enter)
        let program = try run()
        let sentence = "\"soon\" is not allowed for preparation, and nothing was changed; use a duration like"
        #expect(last.contains(sentence))
        #expect(text == nil && program.model.settingsPanel?.typed == "soon")
        #expect(program.model.settings.preparation == .zero)
    }
}
