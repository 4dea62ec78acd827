import Foundation
import TestWorld
import Testing

@testable import PlainText
@testable import islet

struct ImportExportTests {
    private let world = TestShell()

    private func file(_ name: String, _ text: String) throws -> String {
        try FileManager.default.createDirectory(at: world.home, withIntermediateDirectories: true)
        let url = world.home.appending(path: name)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    private let insight = """
        Started At,Duration,Preset,Activity
        05/01/2026 16:03:29,0:21:4,,Meditation
        05/02/2026 16:03:29,0:20:0,"Walking, mindful",Walking
        05/02/2026 16:03:29,0:20:0,"Walking, mindful",Walking

        """

    @Test func aFileIsImportedOnce() throws {
        let path = try file("it.csv", insight)
        #expect(world.run("import", path, "--dry-run") == 0)
        #expect(world.output == "Would import 2 sittings, 41 min, from 2026-05-01 to 2026-05-02; 1 is a duplicate.\n")
        #expect(try world.store.log().isEmpty)
        #expect(world.run("import", path) == 0)
        #expect(try world.store.log().map(\.elapsed) == [1264, 1200])
        #expect(world.run("import", path) == 0)
        #expect(world.output == "Imported 0 sittings; 3 are duplicates.\n")
        world.run("log", "undo")
        #expect(world.output == "Undone: the import of 2 sittings.\n")
        #expect(try world.store.log().isEmpty)
    }

    @Test func unreadableLinesPreventTheImportUnlessSkipped() throws {
        let path = try file("it.csv", insight + String(repeating: "x,0:20:0,,\n", count: 23))
        #expect(world.run("import", path) == 65)
        let errors = world.errors.split(separator: "\n")
        #expect(errors.count == 22)
        #expect(errors[0] == "islet: \(path): line 5: \"x\" is not a date")
        #expect(errors[20] == "islet: \(path): and 3 more lines")
        #expect(errors[21].hasPrefix("islet: Nothing was imported; "))
        #expect(try world.store.log().isEmpty)
        #expect(world.run("import", path, "--dry-run") == 65)
        #expect(world.run("import", path, "--skip-unreadable") == 0)
        #expect(world.output.hasSuffix("; 1 is a duplicate, 23 cannot be read.\n"))
        #expect(try world.store.log().count == 2)
    }

    @Test(arguments: [("y", 0, 2), ("n", 65, 0)])
    func onATerminalItAsks(_ answer: String, _ status: Int32, _ count: Int) throws {
        world.takePlace()
        world.typed = [answer]
        let path = try file("it.csv", insight + "x,0:20:0,,\n")
        #expect(world.run("import", path) == status)
        #expect(world.errors.contains("Import the other 3 sittings? [y/N] "))
        #expect(try world.store.log().count == count)
    }

    @Test("Asked about a single sitting, it counts none")
    func onATerminalItAsksAboutOne() throws {
        world.takePlace()
        world.typed = ["n"]
        let header = "started_at,elapsed_seconds\n"
        #expect(world.run("import", try file("it.csv", header + "2026-11-21T07:14:00Z,60\nx,60\n")) == 65)
        #expect(world.errors.contains("Import the one sitting that could be read? [y/N] "))
    }

    @Test func aMissingFileToImportIsReported() throws {
        #expect(world.run("import", "/nowhere/x.csv") == 66)
        #expect(world.run("import", try file("a.txt", "hello\n")) == 65)
        #expect(world.errors.contains("name its source with --from"))
        #expect(world.run("import", try file("export.zip", "PK\u{3}\u{4}")) == 65)
        #expect(world.errors.contains("unpack it"))
        #expect(world.run("import", try file("it.csv", insight), "--time-zone", "Mars/Olympus") == 64)
        #expect(world.run("import", try file("it.csv", insight), "--utc", "--time-zone", "Europe/Berlin") == 64)
        #expect(try world.store.log().isEmpty)
    }

    @Test(arguments: ["islet", "apple-health", "insight-timer", "meditation-assistant"])
    func aFileOfTheWrongFormatIsReported(format: String) throws {
        let path = try file("a.txt", "hello\n")
        #expect(world.run("import", path, "--from", format) == 65)
        #expect(world.output.isEmpty)
        #expect(world.errors.contains("is not a file of \(format), which would begin with "))
    }

    @Test func anotherAppsFileIsRecognized() throws {
        #expect(world.run("import", try file("it.csv", insight), "--from", "apple-health") == 65)
        #expect(world.errors.hasSuffix("it looks like a file of insight-timer.\n"))
        #expect(world.run("import", try file("page.html", "<html></html>")) == 65)
    }

    @Test func entriesAreCountedAsEntries() throws {
        let path = try file("a.json", "[" + Array(repeating: "7", count: 22).joined(separator: ",") + "]")
        #expect(world.run("import", path) == 65)
        #expect(world.errors.contains(": and 2 more entries\n"))
        #expect(world.errors.contains("correct what is named above, or"))
    }

    @Test func timesAreReadInTheGivenZone() throws {
        let path = try file("ma.csv", "1,00:20,2021-07-04 06:30,2021-07-04 06:50,Calm\n")
        #expect(world.run("import", path, "--time-zone", "Europe/Berlin") == 0)
        #expect(try world.store.log().map { WallClockText.iso8601($0.start) } == ["2021-07-04T04:30:00Z"])
        #expect(try world.store.log().map(\.note) == ["Calm"])
    }

    @Test func appleHealthIsReadAndOverlappingDevicesAreOneSitting() throws {
        func record(_ source: String, _ start: String, _ end: String) -> String {
            """
            <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="\(source)"
             startDate="2026-01-31 \(start) +0100" endDate="2026-01-31 \(end) +0100"/>

            """
        }
        let path = try file(
            "export.xml",
            "<?xml version=\"1.0\"?>\n<HealthData>\n" + record("Watch", "08:00:00", "08:20:00")
                + record("Phone", "08:00:05", "08:20:10") + record("Phone", "09:00:00", "09:01:00") + "</HealthData>\n")
        #expect(world.run("import", path) == 0)
        #expect(world.output == "Imported 2 sittings, 21 min, of 2026-01-31; 1 is a duplicate.\n")
        #expect(try world.store.log().map(\.note) == ["From Phone", "From Phone"])
    }

    @Test(arguments: ["sittings.csv", "sittings.json"])
    func exportAndImportRoundTrip(_ name: String) throws {
        world.run("log", "add", "05:14", "20m", "--method", "=SUM(A1)", "--note", "-1, \"calm\"\nand bright")
        world.run("sit", "20m")
        world.now += 100.123
        world.run("pause")
        world.now += 7.7
        world.run("complete")
        let before = try world.store.log()
        let path = world.home.appending(path: name).path
        #expect(world.run("export", "-o", path) == 0)
        #expect(world.output == "Exported 2 sittings to \(path).\n")
        world.run("log", "remove", before[0].id.uuidString, before[1].id.uuidString)
        #expect(world.run("import", path) == 0)
        #expect(try world.store.log() == before)
    }

    @Test func anExportGoesToStandardOutputAndIsNarrowedLikeTheLog() {
        world.run("log", "add", "yesterday", "05:14", "20m", "--method", "Metta")
        world.run("log", "add", "05:14", "20m")
        world.run("export", "--since", "today", "-o", "-")
        #expect(world.output.split(separator: "\r\n").count == 2)
        world.run("export", "--since", "today")
        #expect(world.output.split(separator: "\r\n").count == 2)
        world.run("export", "--format", "ics", "--since", "today")
        #expect(world.output.contains("BEGIN:VCALENDAR"))
        world.run("export", "--format", "ical", "--method", "metta")
        #expect(world.output.contains("SUMMARY:Metta\\, 20 min\r\n"))
        #expect(world.run("export", "-o", "/nowhere/at/all.csv") == 73)
    }

    @Test("A file name with an unknown ending is refused, unless --format says what it is")
    func unknownEnding() throws {
        world.run("log", "add", "05:14", "20m")
        let path = world.home.appending(path: "sittings.xlsx").path
        #expect(world.run("export", "-o", path) == 64)
        #expect(world.errors.contains("use .csv, .json or .ics, or --format."))
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(world.run("export", "-o", path, "--format", "csv") == 0)
        let plain = world.home.appending(path: "sittings").path
        #expect(world.run("export", "-o", plain) == 0)
        #expect(try String(contentsOfFile: plain, encoding: .utf8).hasPrefix("id,started_at"))
    }

    @Test("A replaced file keeps its mode", arguments: [0o600, 0o400, 0o640])
    func modeOfAFileThatIsReplaced(mode: Int) throws {
        world.run("log", "add", "05:14", "20m")
        let file = world.home.appending(path: "sittings.csv")
        try Data("old".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        #expect(world.run("export", "-o", file.path) == 0)
        #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("id,started_at"))
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == mode)
        let names = try FileManager.default.contentsOfDirectory(atPath: world.home.path)
        #expect(names.filter { $0.hasPrefix("sittings") } == ["sittings.csv"])
    }
}
