import Foundation
import FrameExport
import FrameSnapshots
import TestWorld
import Testing

@testable import islet

struct RenderCommandTests {
    private let world = TestShell()

    /// A folder for files of this test.
    private func path(_ name: String) throws -> String {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        return world.home.appending(path: name).path
    }

    private static let hasRenderer = (try? PNGRenderer()) != nil

    @Test func theDefaultIsTheTextOfAllPresentations() {
        #expect(world.run("render") == 0)
        for word in ["Lock Screen", "Expanded", "Compact", "Minimal", "Breath awareness"] {
            #expect(world.output.contains(word))
        }
        #expect(!world.output.contains("\u{1B}"))
    }

    @Test("Clocks show seconds as the setting says, unless a flag says otherwise")
    func showSecondsSetting() throws {
        world.run("render", "compact")
        let usual = world.output
        try world.write(settings: "show-seconds = false\n")
        world.run("render", "compact")
        let without = world.output
        #expect(without != usual)
        world.run("render", "compact", "--show-seconds")
        #expect(world.output == usual)
        world.environment["ISLET_SHOW_SECONDS"] = "true"
        world.run("render", "compact")
        #expect(world.output == usual)
        world.run("render", "compact", "--no-show-seconds")
        #expect(world.output == without)
    }

    @Test func onlyNamedPresentationsAreDrawnInAnyOrder() {
        world.run("render", "compact", "lock-screen")
        let both = world.output
        #expect(both.contains("Lock Screen") && both.contains("Compact") && !both.contains("Expanded"))
        world.run("render", "lock-screen", "compact", "compact")
        #expect(world.output == both)
        world.run("render", "all")
        let all = world.output
        world.run("render")
        #expect(world.output == all)
    }

    @Test(arguments: [
        ("text", "╭──"), ("ansi", "\u{1B}["), ("svg", "<svg xmlns"), ("html", "<!DOCTYPE html>"),
        ("json", "\"format\": \"islet-frame\""), ("frame", "islet frame 2\nsize 105 × 30\ntheme midnight\n"),
    ])
    func everyFormatIsDeterministic(kind: String, part: String) {
        #expect(world.run("render", "--format", kind) == 0)
        let first = world.output
        #expect(first.contains(part))
        world.now += 12_345
        #expect(world.run("render", "--format", kind, "-o", "-") == 0)
        #expect(world.output == first)
    }

    @Test func theReadingIsTheDescription() {
        world.run("render", "compact", "--at", "12m34s", "--format", "svg")
        #expect(world.output.contains("<title>Meditation · sitting · 12:34 · midnight</title>"))
        #expect(world.output.contains("<desc>") && world.output.contains("12 minutes"))
    }

    @Test(arguments: [
        ("a.svg", "<svg"), ("a.HTML", "<!DOCTYPE"), ("a.json", "{"), ("a.txt", "Lock"), ("a.ansi", "\u{1B}["),
    ])
    func theExtensionChoosesTheFormat(name: String, part: String) throws {
        let file = try path(name)
        #expect(world.run("render", "-o", file, "--size", "101x25") == 0)
        #expect(world.output == "Rendered 101 × 25 cells to \(file).\n")
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains(part))
    }

    @Test func theFormatOverridesTheExtension() throws {
        let file = try path("a.svg")
        #expect(world.run("render", "-o", file, "--format", "json") == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("{"))
    }

    @Test(.enabled(if: hasRenderer, "librsvg is not installed"))
    func aPNGIsBytesAndIsRefusedToATerminal() throws {
        #expect(world.run("render", "compact", "--format", "png", "--zoom", "2") == 0)
        #expect(world.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        world.takePlace()
        #expect(world.run("render", "compact", "--format", "png") == 64)
        #expect(world.bytes.isEmpty && world.errors.contains("-o"))
    }

    @Test func onATerminalItHasTheTerminalsColours() {
        world.takePlace()
        world.environment["COLORTERM"] = "truecolor"
        world.run("render", "compact")
        #expect(world.output.contains("38;2;"))
        world.environment["NO_COLOR"] = "1"
        world.run("render", "compact")
        #expect(!world.output.contains("38;"))
        world.run("render", "compact", "--colors", "256")
        #expect(world.output.contains("38;5;") && !world.output.contains("38;2;"))
    }

    @Test func aMatrixHasEveryValueOfBothChoices() throws {
        let file = try path("sheet.txt")
        #expect(world.run("render", "compact", "--matrix", "state,colors", "-o", file) == 0)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        for name in ["sitting", "paused", "target-reached", "24-bit", "256", "none"] { #expect(text.contains(name)) }
        #expect(text.contains("Meditation · midnight · state × colors"))
        // Each state is drawn at its most telling moment, unless the time is given.
        #expect(text.contains("+01:30") && text.contains("12:34"))
        world.run("render", "compact", "--matrix", "state,colors", "--at", "5m")
        #expect(world.output.contains("05:00") && !world.output.contains("+01:30"))
        // Each is spoken with the names of its row and column.
        world.run("render", "compact", "--matrix", "state,colors", "--format", "svg")
        #expect(world.output.contains("<title>target-reached, 256</title>\n<desc>"))
        #expect(world.output.contains("1 minute 30 seconds past the target"))
    }

    @Test(arguments: [
        ["--theme", "moss"], ["--device", "430x932"], ["--appearance", "light"], ["--colors", "16"], ["--scale", "12"],
        ["--no-show-seconds"], ["--always-on"], ["--type-size", "accessibility-3"], ["--locale", "de-DE"],
        ["--rtl"], ["--state", "paused"], ["--widget", "countdown"], ["--at", "5m"], ["--size", "60x20"],
        ["--standby", "day"], ["--device", "iPhone SE"], ["--minimal", "detached"],
    ])
    func everyTraitChangesThePicture(arguments: [String]) {
        #expect(Islet.run(["render", "--format", "json"], in: world.shell) == 0)
        let plain = world.output
        world.output = ""
        #expect(Islet.run(["render", "--format", "json"] + arguments, in: world.shell) == 0)
        #expect(world.output != plain)
    }

    @Test func contentAgeIsShown() {
        world.run("render", "--widget", "ambient-reading")
        #expect(!world.output.contains("no news"))
        world.run("render", "--widget", "ambient-reading", "--stale")
        #expect(world.output.contains("no news"))
    }

    @Test func renderedSnapshotsRoundTrip() throws {
        world.run("render", "--format", "frame", "--colors", "16")
        let snapshot = try FrameSnapshot(parsing: world.output)
        world.run("render", "--colors", "16")
        #expect(FrameFormat.text.export(snapshot.frame) == world.output)
        #expect(snapshot.reading?.contains("Breath awareness") == true)
    }

    @Test func timeIsRecordedStepByStep() {
        #expect(world.run("render", "compact", "--record", "19m58s..20m02s") == 0)
        let lines = world.output.split(separator: "\n")
        #expect(lines.count == 6)
        #expect(lines[0].contains("\"version\": 2") && lines[0].contains("\"duration\": 4"))
        #expect(lines[1].contains("19:58") && lines[2].hasPrefix("[1, ") && lines[3].contains("+00:00"))
        #expect(world.run("render", "compact", "--record", "0s..1m", "--step", "30s") == 0)
        #expect(world.output.split(separator: "\n").count == 4)
        #expect(world.run("render", "compact", "--record", "0s..10s", "--format", "svg") == 0)
        #expect(world.output.contains("<animateTransform"))
    }

    @Test(arguments: [
        ["--widget", "tea"], ["--state", "asleep"], ["--device", "phone"], ["--theme", "mid"], ["--colors", "12"],
        ["--appearance", "grey"], ["--scale", "99"], ["sideways"], ["--format", "gif"],
        ["--type-size", "huge"], ["--standby", "noon"], ["--minimal", "left"], ["--points", "--transition", "jump"],
    ])
    func unknownValuesAreReportedWithTheKnownOnes(arguments: [String]) {
        #expect(Islet.run(["render"] + arguments, in: world.shell) == 64)
        #expect(world.errors.contains(arguments.last ?? ""), "\(world.errors)")
        #expect(world.errors.split(separator: "\n").count == 1)
        #expect(world.output.isEmpty)
    }

    @Test(arguments: [
        ["--size", "0x10"], ["--size", "10x0"], ["--size", "1000000000x1000000000"], ["--size", "-1x5"],
        ["--size", "120"], ["--size", ""], ["--at", "x"], ["--record", "-5s..1m"],
        ["--record", "1m..1m"], ["--record", "2m..1m"], ["--record", "1m"], ["--record", "0s..20h"],
        ["--record", "0s..1s", "--step", "0s"], ["--record", "0s..1s", "--step", "-1s"], ["--step", "1s"],
        ["--record", "0s..1m", "--at", "5m"], ["--record", "0s..1m", "--matrix", "state,theme"],
        ["--record", "0s..1m", "--format", "png"], ["--format", "asciicast"], ["--zoom", "2"],
        ["--format", "svg", "--zoom", "0"], ["--format", "svg", "--zoom", "-1"], ["--format", "svg", "--zoom", "1e9"],
        ["--format", "svg", "--zoom", "nan"], ["--matrix", "state"], ["--matrix", "state,state"],
        ["-o", "picture"], ["--matrix", "state,time"], ["-o", "picture.gif"], ["--explain"],
    ])
    func contradictoryOptionsAreRefusedInOneSentence(arguments: [String]) {
        #expect(Islet.run(["render"] + arguments, in: world.shell) == 64)
        #expect(world.errors.hasPrefix("islet: ") && world.output.isEmpty, "\(world.errors)")
    }

    @Test func aTooLargeMatrixIsRefusedBeforeDrawing() {
        #expect(world.run("render", "--matrix", "state,theme", "--size", "1000x1000") == 64)
        #expect(world.errors.contains("--size"))
    }

    @Test func aFileThatCannotBeCreatedIsReportedAndNothingIsLeft() throws {
        #expect(world.run("render", "-o", try path("missing/a.svg")) == 73)
        #expect(world.errors.contains("missing/a.svg"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: world.home.path).isEmpty)
        try FileManager.default.createDirectory(
            atPath: path("folder.svg/inside"), withIntermediateDirectories: true)
        #expect(world.run("render", "-o", try path("folder.svg")) == 73)
        #expect(try FileManager.default.contentsOfDirectory(atPath: world.home.path) == ["folder.svg"])
    }

    #if os(Linux)
        @Test func aFullDiskIsAnInputOutputError() {
            #expect(world.run("render", "-o", "/dev/full", "--format", "svg") == 74)
            #expect(world.errors.contains("No space left"))
        }
    #endif

    @Test func anOldFileIsReplacedAndALinkToItStays() throws {
        let (file, link) = (try path("a.svg"), try path("b.svg"))
        try Data("old".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        #expect(world.run("render", "compact", "-o", link) == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
        #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("<svg"))
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: world.home.path)) == ["a.svg", "b.svg"])
    }

    @Test(
        "A presentation that the device does not have is refused",
        arguments: [
            ["compact", "--device", "iPad Pro 11"], ["expanded", "--device", "Apple Watch 45mm"],
            ["minimal", "--standby", "day"], ["compact", "--device", "iPhone SE", "--points"],
        ])
    func missingPresentation(arguments: [String]) {
        #expect(world.runAll(["render"] + arguments) == 64)
        #expect(world.errors.contains("has no Dynamic Island; draw lock-screen"))
    }
}
