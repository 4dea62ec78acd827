import FakePrograms
import Foundation
import TerminalScreen
import TestWorld
import Testing

@testable import Diagnostics

struct DoctorTests {
    private let world = TestShell()

    init() {
        world.environment["PATH"] = world.home.path + "/bin"
    }

    private func checks(asking answers: [String: String] = [:]) -> [String: Check] {
        let doctor = Doctor(shell: world.shell) { program, _ in answers[program] }
        return Dictionary(doctor.subjects().flatMap(\.checks).map { ($0.key, $0) }) { first, _ in first }
    }

    private func install(_ program: String) throws {
        let file = world.home.appending(path: "bin/\(program)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FakeProgram.write("", to: file)
    }

    @Test func colorsAreReportedWithTheirReason() {
        #expect(
            checks()["terminal.colors"]?.finding
                == "256: terminfo has 256; the screen asks the terminal for more when it opens")
        #expect(checks()["terminal.entry"]?.finding.contains("is derived from xterm-256color") == true)
        world.terminalReport = TerminalReport(name: "x", colors: .direct, colorReason: .colorTerm("truecolor"))
        #expect(checks()["terminal.colors"]?.finding == "24 bits: COLORTERM is truecolor")
        #expect(checks()["terminal.entry"]?.state == .note)
    }

    @Test func aTerminalWithoutFullScreenIsAProblem() {
        world.terminalReport = TerminalReport(
            name: "dumb", problem: .dumb(name: "dumb"), colors: .none, colorReason: .terminfo(colors: 0))
        #expect(checks()["terminal.name"]?.remedy?.hasPrefix("The terminal “dumb” cannot place the cursor") == true)
        #expect(checks()["terminal.mouse"] == nil)
    }

    @Test func aMissingTerminalBellIsAProblem() throws {
        #expect(checks()["bell.terminal"]?.state == .ok)
        world.terminalReport = TerminalReport(
            name: "x", colors: .none, colorReason: .noColor, hasBell: false, hasFlash: false)
        #expect(checks()["bell.terminal"]?.state == .off)
        try world.write(settings: "haptics = \"flash\"")
        #expect(checks()["bell.terminal"]?.remedy == "Choose the bell with islet config set haptics on.")
        try world.write(settings: "haptics = \"off\"")
        #expect(checks()["bell.terminal"]?.state == .note)
    }

    @Test func tmuxPassthroughIsChecked() {
        #expect(checks()["terminal.passthrough"] == nil)
        world.environment["TMUX"] = "/tmp/tmux,1,0"
        #expect(checks(asking: ["tmux": "on\n"])["terminal.passthrough"]?.state == .ok)
        #expect(
            checks(asking: ["tmux": "off\n"])["terminal.passthrough"]?.remedy?.contains("allow-passthrough on") == true)
        #expect(checks()["terminal.passthrough"]?.finding == "tmux does not say")
    }

    @Test func theFirstPlayerAndNotifierInThePathAreNamed() throws {
        #expect(checks()["bell.player"]?.state == .note)
        for program in ["ffplay", "aplay", "notify-send"] { try install(program) }
        #expect(checks()["bell.player"]?.finding == "aplay, \(world.home.path)/bin/aplay")
        #expect(checks()["notification.program"]?.finding.hasPrefix("notify-send, ") == true)
    }

    @Test func anUnplayableBellIsAProblem() throws {
        let file = world.home.appending(path: "gong.wav")
        try world.write(settings: "bell = \"\(file.path)\"")
        #expect(
            checks()["bell.sound"]?.finding.hasSuffix("gong.wav cannot be read (No such file or directory)") == true)
        #expect(checks()["bell.sound"]?.remedy?.contains("islet config set bell bowl") == true)
        #expect(checks()["bell.player"]?.state == .off)
        try install("aplay")
        try Data().write(to: file)
        #expect(checks()["bell.sound"]?.state == .ok)
        #expect(checks()["bell.player"]?.state == .ok)
        try world.write(settings: "bell = \"\(world.home.path)\"")
        #expect(checks()["bell.sound"]?.finding.hasSuffix("cannot be read (it is a folder)") == true)
    }

    @Test func quietHoursAreReportedWhileActive() throws {
        #expect(checks()["bell.quiet"]?.finding == "none")
        try world.write(settings: "quiet-hours = \"22:00-07:00\"")
        #expect(checks()["bell.quiet"]?.state == .ok)
        try world.write(settings: "quiet-hours = \"08:00-09:00\"")
        #expect(checks()["bell.quiet"]?.state == .note)
        #expect(checks()["bell.quiet"]?.remedy?.contains("quiet-hours none") == true)
    }

    @Test func unwritableFoldersAreReported() throws {
        try world.write(settings: "bell = \"bowl\"")
        #expect(checks()["settings.folder"]?.state == .ok)
        try Data().write(to: world.home.appending(path: "blocked"))
        world.environment["XDG_CACHE_HOME"] = world.home.path + "/blocked"
        #expect(checks()["bell.cache"]?.state == .off)
        #expect(checks()["bell.cache"]?.finding == "\(world.home.path)/blocked/islet cannot be made")
        world.environment["XDG_CONFIG_HOME"] = world.home.path + "/blocked"
        #expect(checks()["settings.folder"]?.state == .note)
        #expect(checks()["settings.folder"]?.remedy?.contains("XDG_CONFIG_HOME") == true)
        // With the terminal's bell no bowl is needed.
        #expect(checks()["bell.cache"]?.state == .note)
    }

    @Test(arguments: [(5, Check.State.note), (80, .ok)])
    func aLowBatteryIsReported(percent: Int, state: Check.State) throws {
        let supply = world.home.appending(path: "power/BAT0")
        try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
        for (name, text) in ["type": "Battery", "capacity": "\(percent)", "status": "Discharging"] {
            try Data(text.utf8).write(to: supply.appending(path: name))
        }
        var doctor = Doctor(shell: world.shell) { _, _ in nil }
        doctor.batteryFolder = world.home.path + "/power"
        let check = try #require(doctor.subjects().flatMap(\.checks).first { $0.key == "power.battery" })
        #expect(check.state == state)
        #expect((check.remedy == nil) == (state == .ok))
    }

    @Test(arguments: [(0, "0 bytes"), (999, "999 bytes"), (1000, "1 kB"), (20_480, "20 kB"), (1_500_000, "1.5 MB")])
    func bytesAreRounded(bytes: Int, text: String) {
        #expect(ByteCount.text(bytes) == text)
    }
}
