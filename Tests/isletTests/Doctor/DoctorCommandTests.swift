import Foundation
import TerminalScreen
import TestWorld
import Testing

@testable import Diagnostics
@testable import islet

struct DoctorCommandTests {
    private let world = TestShell()

    init() {
        world.environment["PATH"] = world.home.path + "/bin"
    }

    private func checks() -> [String: Check] {
        let doctor = Doctor(shell: world.shell) { _, _ in nil }
        return Dictionary(doctor.subjects().flatMap(\.checks).map { ($0.key, $0) }) { first, _ in first }
    }

    @Test func aNewUserHasNoProblemsAndNothingIsCreated() throws {
        #expect(world.run("doctor") == 0)
        #expect(world.output.hasSuffix("\nAll is well.\n"))
        #expect(!FileManager.default.fileExists(atPath: world.home.path))
        #expect(checks().values.allSatisfy { $0.state != .off })
    }

    @Test func problemsHaveARemedyAndExitWithOne() throws {
        try world.write(settings: "theme = \"mos\"")
        world.terminalReport = TerminalReport(
            name: "xterm", colors: .ansi8, colorReason: .terminfo(colors: 8), locale: "C", isUTF8: false)
        #expect(world.run("doctor") == 1)
        #expect(world.output.contains("config.toml:1:9: \"mos\" is not allowed for theme"))
        #expect(world.output.hasSuffix("\n2 things are off.\n"))
        for check in checks().values where check.state == .off { #expect(check.remedy?.hasSuffix(".") == true) }
    }

    @Test func jsonAlwaysHasTheSameKeys() throws {
        #expect(world.run("doctor", "--format", "json") == 0)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
        #expect(Set(object.keys) == ["well", "version", "checks"])
        let lines = try #require(object["checks"] as? [[String: Any]])
        #expect(lines.allSatisfy { Set($0.keys) == ["key", "title", "state", "finding", "remedy"] })
        #expect(lines.contains { $0["key"] as? String == "terminal.colors" })
    }
}
