import ActivitySystem
import Foundation
import TestWorld
import Testing

@testable import Diagnostics

/// What the doctor finds in the store.
struct DoctorOnStoreTests {
    private let world = TestShell()

    init() {
        world.environment["PATH"] = world.home.path + "/bin"
    }

    private func report() -> DoctorReport {
        DoctorReport(subjects: Doctor(shell: world.shell) { _, _ in nil }.subjects())
    }

    private func checks() -> [String: Check] {
        Dictionary(report().subjects.flatMap(\.checks).map { ($0.key, $0) }) { first, _ in first }
    }

    @Test("On a narrow terminal lines break between words, under the column of what was found")
    func narrow() {
        let subjects = [
            Doctor.Subject(
                title: "Terminal",
                checks: [
                    .off("a", "characters", "ASCII: the locale is C and shows no dots", "Set LANG to a UTF-8 locale.")
                ])
        ]
        #expect(
            DoctorReport(subjects: subjects, lineWidth: 44).text == """
                Terminal
                  off   characters  ASCII: the locale is C
                                    and shows no dots
                                    Set LANG to a UTF-8
                                    locale.

                One thing is off.

                """)
    }

    @Test("A new user has no problems, and nothing is created")
    func newUser() {
        #expect(report().isWell)
        #expect(!FileManager.default.fileExists(atPath: world.home.path))
    }

    @Test func damagedAndReadableStoresAreProblemsAndLeftAlone() throws {
        try world.begin(1200)
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
        #expect(report().isWell)
        #expect(report().text.contains("Frequent pushes are switched off;"))
        try change(.frequentPushes(true, app: "score"))
        #expect(checks()["activities.frequent-pushes"]?.state == .ok)
    }

    @Test func aSittingWithoutAttendantOrScreenIsAProblem() throws {
        try world.begin(1200)
        #expect(checks()["attendant.process"]?.state == .off)
        world.environment["ISLET_ATTENDANT"] = "false"
        #expect(checks()["attendant.process"]?.state == .note)
        try world.store.notice("It was too late to ring.", at: world.reading)
        #expect(checks()["attendant.notice"]?.finding == "It was too late to ring.")
        try world.perform(.cancel)
        #expect(checks()["attendant.process"]?.finding == "not needed: nothing is running")
    }
}
