import CellUI
import Foundation
import TerminalScreen
import TestWorld
import Testing

@testable import Configuration
@testable import islet

struct ThemeCheckTests {
    private let world = TestShell()

    private func write(_ text: String, _ name: String) throws -> String {
        let folder = SettingsLocation(environment: world.environment).themes
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name + ".toml")
        try Data(text.utf8).write(to: file)
        return file.path
    }

    @Test func aCleanThemeExitsWithZeroAndPrintsAllFigures() {
        #expect(world.run("theme", "check", "midnight") == 0)
        #expect(world.output.contains(/AAA  screen.emphasis on screen.background +16.95:1    4.5  16.14:1/))
        #expect(world.output.contains("screen.background   #0c0f16  233 #121212  0 black          plain"))
        #expect(world.output.hasSuffix("\nmidnight reaches AA: nothing to change.\n"))
        #expect(world.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(!world.output.contains("\u{1B}"))
    }

    @Test(
        "Values and keys of a theme are printed without control characters",
        arguments: [("screen.background = \"\\u001b[31m\"", 65), ("\"\\u001b]0;x\\u0007\" = 1", 1)])
    func controlCharacters(line: String, status: Int32) throws {
        _ = try write("based-on = \"midnight\"\n\(line)", "evil")
        #expect(world.run("theme", "check", "evil") == status)
        #expect(world.output.contains("\u{FFFD}"))
        #expect(!world.output.contains("\u{1B}") && !world.output.contains("\u{7}"))
    }

    @Test func findingsExitWithOneAndBriefOmitsTables() throws {
        let file = try write("based-on = \"midnight\"\nscreen.hint = \"#404654\"", "dim")
        #expect(world.run("theme", "check", "dim", "--brief") == 1)
        let sentence = world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(sentence.contains("To change \(file):2:15: screen.hint on screen.background has 2.02:1"))
        #expect(!world.output.contains("Fewer colours"))
        #expect(world.output.hasSuffix("\ndim: 1 thing to change.\n"))
    }

    @Test func remarksCountOnlyWithStrict() {
        #expect(world.run("theme", "check", "moss") == 0)
        #expect(world.run("theme", "check", "moss", "--strict") == 1)
    }

    @Test func aBrokenFileExitsWith65AndEveryPlace() throws {
        let file = try write("screen.hint = \"red\"\ncard.tint = 3\n", "broken")
        #expect(world.run("theme", "check", file) == 65)
        #expect(world.output.contains("Not allowed\n"))
        #expect(world.output.contains("broken.toml:1:15:"))
        #expect(world.output.contains("broken.toml:2:13:"))
        #expect(world.output.hasSuffix("broken cannot be used: 2 values are not allowed.\n"))
        #expect(world.run("theme", "check", "broken") == 65)
    }

    @Test("A theme that reaches a level and has keys to change says both in one sentence")
    func levelAndChanges() throws {
        _ = try write("based-on = \"moss\"\ncolour = \"#fff\"\nnight = 3", "forest")
        world.run("theme", "check", "forest")
        #expect(world.output.contains("forest reaches AA") && world.output.hasSuffix(", with 2 things to change.\n"))
    }

    @Test("On a terminal no line of the list is longer than it is wide")
    func narrowList() {
        world.isOutputTerminal = true
        var shell = world.shell
        shell.outputColumns = { 30 }
        #expect(Islet.run(["theme", "list"], in: shell) == 0)
        let widths = world.output.split(separator: "\n").map { DisplayWidth.of(String($0)) }
        #expect(widths.max() == 30)
    }

    @Test func withoutANameAllUserThemesAreChecked() throws {
        #expect(world.run("theme", "check") == 0)
        #expect(world.output.isEmpty)
        #expect(world.errors.contains("You have no themes of your own"))
        _ = try write("based-on = \"dusk\"", "a")
        _ = try write("based-on = \"moss\"", "b")
        #expect(world.run("theme", "check") == 0)
        #expect(world.output.contains("\na reaches AA") && world.output.contains("\nb reaches AA"))
    }

    @Test func aMissingThemeIsReportedBeforeAnyOutput() {
        #expect(world.run("theme", "check", "midnight", "mos") == 64)
        #expect(world.output.isEmpty)
        #expect(world.errors.contains("Unknown theme \"mos\"; did you mean \"moss\"?"))
        #expect(world.run("theme", "check", "./none.toml") == 66)
        #expect(world.run("theme", "check", "/") == 66)
        #expect(world.run("theme", "check", "/dev/zero") == 65)
        #expect(world.errors.contains("has more than 1 MiB"))
    }

    @Test func jsonHasTheSameFigures() throws {
        #expect(world.run("theme", "check", "midnight", "moss", "--format", "json") == 0)
        let list = try #require(
            try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [[String: Any]])
        #expect(list.map { $0["name"] as? String } == ["midnight", "moss"])
        #expect(list[0]["clean"] as? Bool == true)
        #expect(list[0]["level"] as? String == "AA")
        let contrasts = try #require(list[0]["contrasts"] as? [[String: Any]])
        let first = try #require(contrasts.first)
        #expect(first["ink"] as? String == "screen.emphasis")
        let contrast = try #require(first["contrast"] as? Double)
        #expect(contrast >= 16.95 && contrast < 16.96)
        #expect(first["level"] as? String == "AAA")
    }

    @Test func samplesAreShownIfTheTerminalHasColors() {
        world.takePlace()
        world.terminalReport = TerminalReport(name: "x", colors: .direct, colorReason: .directEntry)
        world.run("theme", "check", "midnight")
        #expect(world.output.contains("\u{1B}[0;38;2;238;241;248;48;2;12;15;22m 12:34 \u{1B}[0m"))
        let words = world.output.replacing(/\e\[[0-9;]*m/, with: "")
        #expect(words.split(separator: "\n").allSatisfy { $0.count <= 80 })
        world.terminalReport = TerminalReport(name: "x", colors: .none, colorReason: .noColor)
        world.run("theme", "check", "midnight")
        #expect(!world.output.contains("\u{1B}"))
    }
}
