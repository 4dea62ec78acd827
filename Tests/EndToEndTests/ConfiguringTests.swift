import Foundation
import Testing

extension EndToEndTests.Sittings {
    @Suite struct Configuring {
        @Test func liveActivitiesAreSwitchedOffAndOnInMidSitting() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try home.configure("live-activities = false\n")
            try await terminal.wait(for: "Sitting", "20:00", without: ["Lock Screen", "Dynamic Island"])
            #expect(try await home.status()?.state == "sitting")
            try home.configure("live-activities = true\n")
            try await terminal.wait(for: "Dynamic Island · Compact")
        }

        @Test func plainTimerPausesAndEndsToo() async throws {
            let home = try Home()
            try home.configure("live-activities = false\n")
            let terminal = try await TerminalSession(home, .islet(["sit", "1s", "--no-haptics"]))
            try await terminal.wait(for: "Target reached")
            try await terminal.press("Space")
            try await terminal.wait(for: "Paused")
            try await terminal.press("Enter", "Enter")
            try await terminal.wait(for: "Completed")
            #expect(try await home.log().count == 1)
        }

        @Test func settingsThatDidNotExistTakeEffectWhenTheyAreWritten() async throws {
            let home = try Home()
            try FileManager.default.removeItem(at: home.directory.appending(path: "config"))
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "Dynamic Island · Compact")
            try FileManager.default.createDirectory(
                at: home.settingsFile.deletingLastPathComponent(), withIntermediateDirectories: true)
            try home.configure("live-activities = false\n")
            try await terminal.wait(withoutText: "Dynamic Island · Compact")
        }

        @Test func aBadValueIsReportedInOneLineAndTheDefaultIsUsed() async throws {
            let home = try Home()
            try home.configure("# mine\nshow-seconds = \"maybe\"\n")
            let result = try await home.islet("sit", "20m")
            #expect(result.status == 0)
            let errors = result.errors.split(separator: "\n")
            #expect(errors.count == 1)
            #expect(result.errors.contains("config.toml:2:") && result.errors.contains("show-seconds"))
            #expect(result.errors.contains("true") && result.errors.contains("false"))

            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(until: "what is wrong is said, and seconds are shown as by default") {
                $0.contains("config.toml:2:") && $0.compactTrailing?.hasPrefix("00:") == true
            }
            try home.configure("# mine\nshow-seconds = true\n")
            try await terminal.wait(withoutText: "config.toml:2:")
        }

        @Test func unknownKeyIsAWarning() async throws {
            let home = try Home()
            try home.configure("show-secnds = true\n")
            let result = try await home.islet("sit", "20m")
            #expect(result.status == 0)
            #expect(result.errors.contains("show-secnds") && result.errors.split(separator: "\n").count == 1)
        }

        @Test func invalidTOMLIsReportedAndTheDefaultsAreUsed() async throws {
            let home = try Home()
            try home.configure("theme = [\n")
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting", "config.toml:", "midnight")
        }

        @Test func aChangedFileChangesTheTheme() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "midnight")
            try home.configure("theme = \"daylight\"\n")
            try await terminal.wait(for: "daylight")
        }

        @Test func nothingIsWrittenOutsideTheDirectoriesOfXDG() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("q")
            _ = try await terminal.exitStatus()
            let files = FileManager.default
            #expect(try files.contentsOfDirectory(atPath: home.directory.appending(path: "home").path).isEmpty)
            #expect(!(try files.contentsOfDirectory(atPath: home.directory.appending(path: "state").path)).isEmpty)
        }
    }
}
