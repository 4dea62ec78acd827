import Testing

@testable import Configuration
@testable import HostSystem
@testable import islet

struct CommandLineReaderTests {
    private let world = TestShell()

    @Test(arguments: [["--help"], ["-h"], ["help"], ["sit", "--help"], ["help", "sit"], ["extend", "-1h", "--help"]])
    func helpIsPrintedAndSucceeds(arguments: [String]) {
        #expect(Islet.run(arguments, in: world.shell) == 0)
        #expect(world.output.hasPrefix("Usage: islet "))
        #expect(world.errors.isEmpty)
    }

    @Test func versionIsOneLine() {
        #expect(world.run("--version") == 0)
        #expect(world.output == IsletCommand.version + "\n")
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func completionsAreForTheAsking(language: String) {
        #expect(world.run("--generate-completion-script", language) == 0)
        #expect(world.output.contains("extend"))
    }

    @Test func anUnknownCommandNamesTheKnownOnes() {
        #expect(world.run("meditate") == 64)
        #expect(
            world.errors
                == "islet: \"meditate\" is no command; there are sit, pause, resume, extend, complete, cancel, status, "
                + "activity, countdown, bridge, log, stats, export, import, preview, render, simulate, snapshot, config, theme, "
                + "bell, attendant, hook, doctor.\n"
        )
    }

    @Test(arguments: [
        (["help", "nope"], "\"nope\" is no command; there are sit, "),
        (["help", "stat"], "did you mean stats? There are sit, "),
        (["help", "config", "nope"], "\"nope\" is no command of islet config; there are show, "),
        (["help", "sit", "nope"], "\"nope\" is no command: `islet sit` has none of its own; see `islet help sit`."),
    ])
    func helpForWhatIsNoCommandNamesTheKnownOnes(arguments: [String], words: String) {
        #expect(Islet.run(arguments, in: world.shell) == 64)
        #expect(world.errors.contains(words), "\(world.errors)")
        #expect(world.output.isEmpty)
    }

    @Test func anUnknownOptionIsOneSentenceThatSaysWhereToReadOn() {
        #expect(world.run("log", "--newest") == 64)
        #expect(world.errors == "islet: Unknown option '--newest'; see `islet log list --help`.\n")
    }

    @Test(arguments: [
        (["extend", "-5m"], ["extend", "--", "-5m"]), (["sit", "-.5h"], ["sit", "--", "-.5h"]),
        (["extend", "--", "-5m"], ["extend", "--", "-5m"]), (["extend", "5m"], ["extend", "5m"]),
        (["extend", "-1h", "-h"], ["extend", "-1h", "-h"]), (["status", "-5m"], ["status", "-5m"]), ([], []),
    ])
    func aNegativeDurationIsNoOption(arguments: [String], marked: [String]) {
        #expect(NegativeDurations.marked(arguments) == marked)
    }

    @Test("Thousands of words are refused in one sentence", arguments: [1000, 20_000])
    func manyWords(count: Int) {
        world.run("sit", "20m")
        #expect(world.runAll(["extend"] + Array(repeating: "1m", count: count)) == 64)
        #expect(world.errors.utf8.count < 100)
    }
}
