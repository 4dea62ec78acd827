import TestWorld
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
        #expect(world.output == ProgramVersion.line(of: "islet") + "\n")
        #expect(world.output.hasPrefix("islet \(ProgramVersion.number)"))
    }

    @Test(arguments: ["bash", "zsh", "fish"]) func completionScriptsAreGenerated(language: String) {
        #expect(world.run("--generate-completion-script", language) == 0)
        #expect(world.output.contains("extend"))
        #expect(world.output.contains("verbose"))
    }

    @Test(
        "An unknown command suggests the nearest one",
        arguments: [
            ("sti", "did you mean \"sit\"?"), ("stauts", "did you mean \"status\"?"),
            ("h", "did you mean \"help\" or \"hook\"?"),
            ("comp", "did you mean \"complete\"?"), ("finish", "did you mean \"complete\"?"),
            ("zazen", "`islet --help` lists the commands."),
            ("s", "`islet --help` lists the commands."),
        ])
    func unknownCommand(word: String, advice: String) {
        #expect(world.run(word, "20") == 64)
        #expect(world.errors == "islet: Unknown command \"\(word)\"; \(advice)\n")
    }

    @Test("Every synonym leads to an existing command") func synonyms() {
        let names = IsletCommand.groups.flatMap(\.subcommands).map { $0._commandName }
        for word in ["start", "stop", "discard", "history", "settings", "show", "add", "man"]
        where !names.contains(word) {
            world.run(word)
            #expect(world.errors.contains("did you mean "), "\(word)")
        }
    }

    @Test(
        "Help for an unknown command suggests the nearest one",
        arguments: [
            (["help", "nope"], "Unknown command \"nope\"; `islet --help` lists the commands."),
            (["help", "stat"], "did you mean \"stats\"?"),
            (
                ["help", "config", "nope"],
                "Unknown command \"nope\" of islet config; `islet config --help` lists the commands."
            ),
            (["help", "config", "shwo"], "did you mean \"show\"?"),
            (
                ["help", "sit", "nope"],
                "Unknown command \"nope\" of islet sit, which has no subcommands; see `islet sit --help`."
            ),
        ])
    func helpForAnUnknownCommand(arguments: [String], words: String) {
        #expect(Islet.run(arguments, in: world.shell) == 64)
        #expect(world.errors.contains(words), "\(world.errors)")
        #expect(world.output.isEmpty)
    }

    @Test(
        "A duration in the first place starts a sitting",
        arguments: [
            (["20m"], 1200), (["1h", "30m", "--detach"], 5400), (["20"], 1200), (["PT20M"], 1200), (["1:30:00"], 5400),
            (["--plain", "90s"], 90),
        ])
    func durationFirst(arguments: [String], target: Int) throws {
        #expect(world.runAll(arguments) == 0)
        #expect(try world.store.running()?.target == Double(target))
    }

    @Test func anArgumentStartingWithADigitIsADuration() {
        #expect(world.run("20x") == 64)
        #expect(world.errors.contains("Unknown unit \"x\";"))
    }

    @Test(
        "A wrong value of many suggests the nearest, or where all are listed",
        arguments: [
            (
                ["sit", "20m", "--device", "iphone 16 pr"],
                "Unknown device \"iphone 16 pr\" (--device); did you mean \"iPhone 16 Pro\"?"
            ),
            (["sit", "20m", "--device", "foo"], "Unknown device \"foo\" (--device); `man islet-settings` lists them."),
            (["sit", "20m", "--theme", "mosss"], "Unknown theme \"mosss\" (--theme); did you mean \"moss\"?"),
            (["render", "--theme", "zzz"], "Unknown theme \"zzz\" (--theme); `islet theme list` lists them."),
            (
                ["render", "--appearance", "zzz"],
                "Unknown appearance \"zzz\" (--appearance); choose from theme, dark or light."
            ),
            (
                ["render", "--state", "{\"minutes\": 5}"],
                "--state takes a name, or the file of a source's content state: --state FILE.json."
            ),
            (
                ["simulate", "zzz"],
                "Unknown scenario \"zzz\"; `islet simulate` lists them, and a file has / or .yaml in its name."
            ),
            (["theme", "show", "mosss"], "Unknown theme \"mosss\"; did you mean \"moss\"?"),
        ])
    func unknownValue(arguments: [String], sentence: String) {
        #expect(world.runAll(arguments) == 64)
        #expect(world.errors == "islet: \(sentence)\n")
    }

    @Test func anUnknownOptionIsOneSentenceThatNamesTheHelp() {
        #expect(world.run("log", "--newest") == 64)
        #expect(world.errors == "islet: Unknown option '--newest'; see `islet log list --help`.\n")
    }

    @Test(arguments: [
        (["extend", "-5m"], ["extend", "--", "-5m"]), (["sit", "-.5h"], ["sit", "--", "-.5h"]),
        (["extend", "--", "-5m"], ["extend", "--", "-5m"]), (["extend", "5m"], ["extend", "5m"]),
        (["extend", "-1h", "-h"], ["extend", "-1h", "-h"]), (["status", "-5m"], ["status", "-5m"]), ([], []),
    ])
    func aNegativeDurationIsNotAnOption(arguments: [String], marked: [String]) {
        #expect(NegativeDurations.marked(arguments) == marked)
    }

    @Test("Thousands of words are refused in one sentence", arguments: [1000, 20_000])
    func manyWords(count: Int) {
        world.run("sit", "20m")
        #expect(world.runAll(["extend"] + Array(repeating: "1m", count: count)) == 64)
        #expect(world.errors.utf8.count < 100)
    }
}
