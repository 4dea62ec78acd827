import CellUI
import TerminalScreen
import TestWorld
import Testing

@testable import Theming
@testable import islet

struct ThemeCommandTests {
    private let world = TestShell()

    @Test func showNamesEveryColourAsAThemeFileWritesIt() throws {
        #expect(world.run("theme", "show", "terminal") == 0)
        #expect(world.output.hasPrefix("terminal  dark  Terminal\n"))
        let theme = try ThemeLibrary(directory: nil).theme(named: "terminal").theme
        for key in ThemeKeys.colors where key.get(theme) != nil {
            #expect(world.output.contains("\n\(key.path.joined(separator: ".")) "))
        }
        #expect(world.output.contains("\nscreen.background"))
        #expect(!world.output.contains("\u{1B}"))
    }

    @Test func showUsesTheChosenThemeAndTheTerminalsColors() throws {
        try world.write(settings: "theme = \"moss\"")
        world.takePlace(at: "xterm-256color")
        #expect(world.run("theme", "show") == 0)
        #expect(world.output.hasPrefix("moss  dark  Moss\n"))
        #expect(world.output.contains("\u{1B}[0;38;5;") || world.output.contains(";48;5;"))
        world.terminalReport = TerminalReport(name: "x", colors: .direct, colorReason: .directEntry)
        world.run("theme", "show")
        #expect(world.output.contains(";48;2;"))
        world.terminalReport = TerminalReport(name: "x", colors: .none, colorReason: .noColor)
        world.run("theme", "show")
        #expect(!world.output.contains("\u{1B}"))
    }

    @Test func anUnknownThemeSuggestsTheNearest() {
        #expect(world.run("theme", "show", "mos") == 64)
        #expect(world.errors.contains("Unknown theme \"mos\"; did you mean \"moss\"?"))
    }

    @Test func theFormerCommandStillLists() {
        world.run("theme", "list")
        let list = world.output
        #expect(world.run("themes") == 0)
        #expect(world.output == list)
        world.run("--help")
        #expect(!world.output.contains("themes  "))
    }
}
