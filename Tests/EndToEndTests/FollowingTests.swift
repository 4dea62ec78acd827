import Foundation
import Testing

extension EndToEndTests.Interruptions {
    @Suite struct Following {
        @Test func aBarFollowsChangesFromAnotherShell() async throws {
            let home = try Home()
            let store = home.directory.appending(path: "state/islet")
            let bar = try FollowedLines(home, ["status", "--format", "tmux", "--follow"])
            try await bar.waitForEmptyLine()
            #expect(!FileManager.default.fileExists(atPath: store.path), "looking creates nothing")
            try await home.islet("sit", "20m")
            try await bar.wait(for: "◉ 00:0")
            try await home.islet("pause")
            try await bar.wait(for: "‖ 00:0")
            try await home.islet("resume")
            try await bar.wait(for: "◉ 00:0")
            try await home.islet("cancel", "--yes")
            try await bar.waitForEmptyLine()
            bar.signal(SIGTERM)
            #expect(try await bar.exitStatus() == 128 + SIGTERM)
            #expect(Set(zip(bar.lines, bar.lines.dropFirst()).map { $0 == $1 }) == [false], "no line comes twice")
        }

        @Test func statusEndsWhenItsBarIsGone() async throws {
            let home = try Home()
            try await home.islet("sit", "20m")
            try await home.islet("pause")
            let bar = try FollowedLines(home, ["status", "--format", "waybar", "--follow"])
            try await bar.wait(for: "paused")
            // Nothing is written after this.
            bar.leave()
            #expect(try await bar.exitStatus() == 0)
        }

        @Test func aRemovedOrReplacedStoreIsNoticed() async throws {
            let home = try Home()
            let store = home.directory.appending(path: "state/islet")
            let aside = home.directory.appending(path: "state/aside")
            try await home.islet("sit", "20m")
            let bar = try FollowedLines(home, ["status", "--format", "{state} {method}", "--follow"])
            try await bar.wait(for: "sitting Meditation")
            try FileManager.default.moveItem(at: store, to: aside)
            try await bar.waitForEmptyLine()
            try await home.islet("sit", "5m", "--method", "Metta")
            try await bar.wait(for: "sitting Metta")
            try FileManager.default.removeItem(at: store)
            try await bar.waitForEmptyLine()
            try FileManager.default.moveItem(at: aside, to: store)
            try await bar.wait(for: "sitting Meditation")
            try FileManager.default.removeItem(at: home.directory.appending(path: "state"))
            try await bar.waitForEmptyLine()
            try await home.islet("sit", "5m", "--method", "Walking")
            try await bar.wait(for: "sitting Walking")
        }

        @Test("A screen sees that the store's folder was removed and replaced")
        func screenOverAStoreThatIsReplaced() async throws {
            let home = try Home()
            let store = home.directory.appending(path: "state/islet")
            try await home.islet("sit", "20m", "--method", "Metta")
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "◉ sitting", "Metta")
            try FileManager.default.removeItem(at: store)
            try await terminal.wait(withoutText: "Metta")
            try await home.islet("sit", "5m", "--method", "Walking")
            try await terminal.wait(for: "◉ sitting", "Walking")
            try await home.islet("pause")
            try await terminal.wait(for: "‖ paused")
        }

        @Test("A screen that could not watch the store when it opened does so later")
        func screenOverAStoreThatCannotBeWatched() async throws {
            let home = try Home()
            try await home.islet("sit", "20m")
            // Opening the store requires the log, which cannot be opened.
            let log = home.directory.appending(path: "data/islet/log.sqlite")
            try? FileManager.default.removeItem(at: log)
            try FileManager.default.createDirectory(at: log, withIntermediateDirectories: true)
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "◉ sitting", "log.sqlite")
            try FileManager.default.removeItem(at: log)
            try await home.islet("pause")
            try await terminal.wait(for: "‖ paused")
        }

        @Test func aBarWithoutSecondsSleepsBetweenMinutes() async throws {
            let home = try Home()
            try await home.islet("sit", "20m")
            let bar = try FollowedLines(home, ["status", "--format", "{elapsed_minutes}", "--follow"])
            try await bar.wait(for: "0")
            // An event in the folder without a change: it is checked, and the line is not repeated.
            try Data().write(to: home.directory.appending(path: "state/islet/other"))
            try await home.islet("extend", "1m")
            try await home.islet("complete")
            try await bar.waitForEmptyLine()
            #expect(bar.lines == ["0", ""])
        }
    }
}
