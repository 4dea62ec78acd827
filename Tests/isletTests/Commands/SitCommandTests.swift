import Foundation
import Meditation
import TestWorld
import Testing

@testable import HostSystem
@testable import SittingScreen
@testable import islet

struct SitCommandTests {
    private let world = TestShell()

    @Test func theEchoHasDurationAndEndTime() throws {
        #expect(world.run("sit", "20m") == 0)
        #expect(world.output == "20 min, bell at 08:34.\n")
        #expect(try world.store.running()?.target == 1200)
    }

    @Test("A missing sound player is said of each sound that is asked for, and of the bells once, in one sentence")
    func missingPlayer() throws {
        world.environment["PATH"] = world.home.path + "/none"
        let end = "is installed, so the sound does not play and only the terminal's bell rings; install one.\n"
        #expect(world.run("sit", "5m", "--ambient", "rain", "--detach") == 0)
        #expect(world.errors.hasSuffix(end) && world.errors.split(separator: "\n").count == 1)
        world.errors = ""
        world.run("cancel", "--yes")
        #expect(world.run("sit", "5m", "--ambient", "brown-noise", "--detach") == 0)
        #expect(world.errors.contains("he sound does not play: it needs one of") && !world.errors.contains("bell"))
        world.errors = ""
        world.run("cancel", "--yes")
        world.environment["ISLET_AMBIENT"] = "rain"
        #expect(world.run("sit", "5m", "--detach") == 0)
        #expect(world.errors.isEmpty)
    }

    @Test(arguments: [
        (["90s"], "1 min 30 s, bell at 08:15:30.\n"),
        (["1h", "30m"], "1 h 30 min, bell at 09:44.\n"),
        (["16h"], "16 h, bell at 00:14 on Sun 22 Nov.\n"),
        (["20", "--prepare", "10s"], "20 min after 10 s of preparation: begins at 08:14:10, bell at 08:34.\n"),
        (["20", "--no-haptics"], "20 min, target at 08:34.\n"),
        (["open"], "Open-ended, no target.\n"),
        (["Open "], "Open-ended, no target.\n"),
        ([], "Open-ended, no target.\n"),
    ])
    func echo(arguments: [String], expected: String) {
        #expect(Islet.run(["sit"] + arguments, in: world.shell) == 0)
        #expect(world.output == expected)
    }

    @Test(arguments: [
        ("quiet-hours = \"08:00-09:00\"", "flash at 08:34 (quiet hours)", "target at 08:34 (quiet hours)"),
        ("quiet-hours = \"08:40-09:00\"", "bell at 08:34", "bell at 08:34"),
        ("quiet-hours = \"08:00-09:00\"\nbell = \"none\"", "flash at 08:34", "target at 08:34"),
        ("bell = \"bowl\"", "bell at 08:34", "bell at 08:34"),
        ("bell = \"none\"", "flash at 08:34", "target at 08:34"),
        ("strokes.target = 0", "target at 08:34", "target at 08:34"),
    ])
    func theEchoNamesTheActualBell(settings: String, onScreen: String, detached: String) throws {
        try world.write(settings: settings)
        world.takePlace()
        world.run("sit", "20m")
        #expect(world.output == "20 min, \(onScreen).\n")
        world.run("cancel", "--yes")
        world.run("sit", "20m", "--detach")
        #expect(world.output == "20 min, \(detached).\n")
    }

    @Test(arguments: [(["20m", "--interval", "30m"], true), (["20m", "--interval", "20m"], true), (["open"], false)])
    func anIntervalThatNeverEndsIsReported(arguments: [String], isTold: Bool) throws {
        try world.write(settings: "interval-bells = \"30m\"")
        #expect(Islet.run(["sit"] + arguments, in: world.shell) == 0)
        #expect(world.errors.contains("no bell rings in between: the interval of") == isTold)
        #expect(world.output.contains("bells every") == !isTold)
    }

    @Test("Nobody asked for an interval where a breath lasts as long as the sitting")
    func aSingleBreathIsNotReported() {
        #expect(Islet.run(["breathe", "4-7-8", "19s", "--bells", "--detach"], in: world.shell) == 0)
        #expect(world.errors.isEmpty, "\(world.errors)")
    }

    @Test(arguments: [
        (["0"], "  0\n  ^\n"), (["-5m"], "  -5m\n  ^\n"), (["20x"], "  20x\n    ^\n"),
        (["1h", "1h"], "  1h 1h\n      ^\n"), (["9999999999999999999h"], "  9999999999999999999h\n  ^\n"),
        (["1:99"], "  1:99\n    ^\n"),
    ])
    func aWrongDurationIsReportedWithItsPlaceAndStartsNothing(arguments: [String], picture: String) throws {
        #expect(Islet.run(["sit"] + arguments, in: world.shell) == 64)
        #expect(world.output.isEmpty)
        #expect(world.errors.hasPrefix("islet: "))
        #expect(world.errors.hasSuffix("\n" + picture))
        #expect(try world.store.running() == nil)
    }

    @Test func controlCharactersOfAWrongDurationAreNotEchoed() {
        #expect(world.run("sit", "20\u{1B}[2Jx") == 64)
        #expect(world.errors.filter { $0 == "\n" }.count == 1)
    }

    @Test(arguments: [
        (["--theme", "none"], "Unknown theme"), (["--device", "none"], "Unknown device"),
        (["--type", "none"], "Unknown type of sitting"),
        (["--prepare", "2h"], "preparation"), (["--prepare", "soon"], "number is expected"),
        (["--method", "a\nb"], "control character"), (["--foo"], "see `islet sit --help`"),
    ])
    func aWrongFlagStartsNothing(arguments: [String], words: String) throws {
        #expect(Islet.run(["sit", "5"] + arguments, in: world.shell) == 64)
        #expect(world.errors.contains(words))
        #expect(try world.store.running() == nil)
    }

    @Test func aSecondSittingIsRefused() throws {
        world.run("sit", "20m", "--method", "First")
        #expect(world.run("sit", "5m") == 69)
        #expect(world.errors == "islet: A sitting is already running (First, 00:00); complete or cancel it first.\n")
        #expect(try world.store.running()?.target == 1200)
    }

    @Test func aPipeGetsTheEchoAndNothingElse() {
        #expect(world.run("sit", "5m") == 0)
        #expect(world.screens.isEmpty)
        #expect(world.followed.isEmpty)
    }

    @Test func aTerminalGetsTheScreen() throws {
        world.takePlace()
        #expect(world.run("sit", "5m") == 0)
        #expect(world.screens.count == 1)
        #expect(try world.screens.first?.startedSitting == world.store.running()?.id)
        #expect(world.output == "5 min, bell at 08:19.\n")
    }

    @Test func withoutAFullScreenTheSittingIsShownInPlainText() {
        world.takePlace(at: "no-such-terminal")
        world.screenError = .unknownTerminal(name: "no-such-terminal")
        #expect(world.run("sit", "5m") == 0)
        #expect(world.followed.count == 1)
        #expect(world.errors.hasPrefix("islet: warning: no description of the terminal"))
    }

    @Test func reloadedSettingsStayUnderTheFlags() throws {
        world.takePlace()
        world.run("sit", "5m", "--theme", "moss")
        try world.write(settings: "theme = \"dusk\"\nhaptics = \"off\"\nnonsense = 1")
        let reload = try #require(world.screens.first?.reload)
        let reloaded = reload()
        #expect(reloaded.settings.theme == "moss")
        #expect(reloaded.settings.haptics == .off)
        #expect(reloaded.complaints.count == 1)
    }

    @Test func onADumbTerminalTheSittingIsShownInPlainText() {
        world.takePlace(at: "dumb")
        #expect(world.run("sit", "5m") == 0)
        #expect(world.screens.isEmpty)
        #expect(world.followed.count == 1)
    }

    @Test func withoutKeyInputTheSittingIsShownInPlainText() {
        world.takePlace()
        world.isInputTerminal = false
        #expect(world.run("sit", "5m") == 0)
        #expect(world.followed.count == 1)
    }

    @Test func flagsBeatTheEnvironmentAndTheFile() throws {
        try world.write(settings: "theme = \"dusk\"\nshow-seconds = true\nmethod = \"File\"\nhaptics = \"flash\"")
        world.environment["ISLET_METHOD"] = "Environment"
        world.takePlace()
        world.run(
            "sit", "5m", "--theme", "moss", "--no-show-seconds", "--method", "Flag", "--device", "430x932")
        let settings = try #require(world.screens.first?.settings)
        #expect(settings.theme == "moss")
        #expect(settings.device == "430x932")
        #expect(!settings.showSeconds)
        #expect(settings.haptics == .flash)
        #expect(try world.store.running()?.methodName == "Flag")
    }

    @Test func settingsAreTheDefaultsOfMissingArguments() throws {
        try world.write(settings: "default-duration = \"12m\"\npreparation = \"5s\"\nmethod = \"Metta\"")
        world.run("sit", "--type", "loving-kindness")
        let sitting = try #require(try world.store.running())
        #expect(sitting.target == 720)
        #expect(sitting.preparation == 5)
        #expect(sitting.methodName == "Metta")
        #expect(sitting.type == .lovingKindness)
    }

    @Test func openOverridesTheDefaultDuration() throws {
        try world.write(settings: "default-duration = 12")
        world.run("sit", "open")
        #expect(try world.store.running()?.target == nil)
    }

    @Test func aBadSettingIsAWarningAndTheSittingStarts() throws {
        try world.write(settings: "haptics = \"loud\"")
        #expect(world.run("sit", "5m") == 0)
        #expect(world.errors.hasPrefix("islet: warning: "))
        #expect(world.errors.contains("config.toml:1:11: "))
        #expect(try world.store.running() != nil)
    }

    @Test func hapticsAreSwitchedOnByAFlagAsWellAsOff() throws {
        try world.write(settings: "haptics = \"off\"")
        world.run("sit", "20m", "--haptics")
        #expect(world.output == "20 min, bell at 08:34.\n")
    }

    @Test func ifStandardOutputFailsStandardErrorReportsTheSitting() throws {
        var shell = world.shell
        shell.write = { _ in throw CommandFailure(sentence: "standard output is full.", status: .inputOutput) }
        #expect(Islet.run(["sit", "20m"], in: shell) == 74)
        #expect(
            world.errors
                == "islet: this was done, but could not be printed: 20 min, bell at 08:34.\nislet: standard output is full.\n"
        )
        #expect(try world.store.running() != nil)
        #expect(world.started.count == 1, "its bells still ring")
    }

    @Test(arguments: [
        (["--interval", "5m"], IntervalBells.every(300), "20 min, bells every 5 min, bell at 08:34.\n"),
        (["--bells", "0,12m,15m"], .at([720, 900]), "20 min, bells at 12 min, 15 min, ends 08:34.\n"),
        (["--bells", "0"], .none, "20 min, bell at 08:34.\n"),
    ])
    func intervalBellsAreSetByFlags(flags: [String], bells: IntervalBells, echo: String) throws {
        #expect(Islet.run(["sit", "20m"] + flags, in: world.shell) == 0)
        #expect(try world.store.running()?.bells == bells)
        #expect(world.output == echo)
    }

    @Test(arguments: [
        (["--interval", "5m", "--bells", "1m"], "exclude each other"), (["--interval", "1s"], "at least 5 s apart"),
        (["--interval", "9m..5m"], "is reversed; put the shorter one first, as in 5m..9m."),
        (["--bells", "5m,x"], "number is expected"), (["--interval", "-5m"], "negative"),
    ])
    func impossibleBellsAreRefusedAndNothingStarts(flags: [String], words: String) throws {
        #expect(Islet.run(["sit", "20m"] + flags, in: world.shell) == 64)
        #expect(world.errors.contains(words))
        #expect(try world.store.running() == nil)
    }

    @Test func aFlagTurnsOffTheSettingsIntervalBells() throws {
        try world.write(settings: "interval-bells = \"10m\"\n")
        world.run("sit", "20m")
        #expect(try world.store.running()?.bells == .every(600))
        world.run("cancel", "--yes")
        world.run("sit", "20m", "--interval", "none")
        #expect(try world.store.running()?.bells == IntervalBells.none)
    }
}
