import ActivitySystem
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

    @Test func damagedAndReadableStoresAreProblemsAndLeftAlone() throws {
        world.run("sit", "20m")
        try world.store.makeReady()
        #expect(checks()["store.state"]?.state == .ok)
        let directory = world.store.locations.stateDirectory
        let data = world.store.locations.dataDirectory
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: data + "/log.sqlite")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: directory)
        try Data("junk".utf8).write(to: URL(filePath: directory + "/state.sqlite"))
        let found = checks()
        #expect(found["store.log"]?.remedy == "Run chmod 600 '\(data)/log.sqlite'.")
        #expect(found["store.state.folder"]?.remedy == "Run chmod 700 '\(directory)'.")
        #expect(found["store.state"]?.finding.contains("not a database") == true)
        #expect(try String(contentsOfFile: directory + "/state.sqlite", encoding: .utf8) == "junk")
    }

    @Test("Frequent pushes switched off are a warning, and switched on again they are not")
    func frequentPushes() throws {
        #expect(checks()["activities.frequent-pushes"]?.state == .ok)
        func change(_ commands: SystemCommand...) throws {
            try world.store.changeActivities(at: world.reading) { system in
                for command in commands { system.handle(command, at: world.reading.wall) }
            }
        }
        var capabilities = AppCapabilities()
        capabilities.frequentUpdates = true
        try change(.declare(app: "score", capabilities), .frequentPushes(false, app: "score"))
        let check = try #require(checks()["activities.frequent-pushes"])
        #expect(check.state == .note && check.title == "frequent pushes of score")
        #expect(check.finding.hasPrefix("Frequent pushes are switched off;"))
        #expect(world.run("doctor") == 0)
        #expect(world.output.contains("Frequent pushes are switched off;"))
        try change(.frequentPushes(true, app: "score"))
        #expect(checks()["activities.frequent-pushes"]?.state == .ok)
    }

    @Test func aSittingWithoutAttendantOrScreenIsAProblem() throws {
        world.run("sit", "20m")
        #expect(checks()["attendant.process"]?.state == .off)
        world.environment["ISLET_ATTENDANT"] = "false"
        #expect(checks()["attendant.process"]?.state == .note)
        try world.store.notice("It was too late to ring.", at: world.reading)
        #expect(checks()["attendant.notice"]?.finding == "It was too late to ring.")
        world.run("cancel", "--yes")
        #expect(checks()["attendant.process"]?.finding == "not needed: nothing is running")
    }
}
