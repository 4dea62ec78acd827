import Foundation
import Testing

extension EndToEndTests.Interruptions {
    @Suite struct Leaving {
        @Test(arguments: ["q", "Q", "C-c"])
        func keyLeavesTheScreenAndTheSittingGoesOn(key: String) async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            let sitting = try #require(try await home.status())
            try await terminal.press(key)
            #expect(try await terminal.exitStatus() == 0)
            try await terminal.expectWhole()
            try await terminal.wait(for: "before", "The sitting goes on", "islet complete")

            let later = try await TerminalSession(home, .islet([]))
            try await later.wait(for: "◉ sitting")
            #expect(try await home.status()?.id == sitting.id)
        }

        @Test func leavingTheStartPanelLeavesNothing() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "Begin a sitting")
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
            try await terminal.expectWhole()
            #expect(try await terminal.screen().lines.filter { !$0.isEmpty } == ["before"])
            #expect(try await home.status() == nil)
        }

        @Test func closingTheWindowEndsTheScreenAndNotTheSitting() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            let sitting = try #require(try await home.status())
            let pid = try await terminal.pid()
            try await terminal.closeWindow()
            try await eventually("islet has ended") { ProcessTable.isRunning(pid) ? nil : true }

            let later = try await TerminalSession(home, .islet([]), columns: 80, rows: 24)
            try await later.wait(for: "◉ sitting")
            let status = try #require(try await home.status())
            #expect(status.id == sitting.id && status.state == "sitting" && status.elapsed > sitting.elapsed)
        }

        @Test func aKilledScreenLosesNothing() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m", "--method", "Metta"]))
            try await terminal.wait(for: "◉ sitting")
            let sitting = try #require(try await home.status())
            try await terminal.signal(SIGKILL)
            #expect(try await terminal.exitStatus() == 137)

            let later = try await TerminalSession(home, .islet([]))
            try await later.wait(for: "◉ Metta")
            let status = try #require(try await home.status())
            #expect(status.id == sitting.id && status.elapsed > sitting.elapsed)
            try await later.press("Enter", "Enter")
            try await later.wait(for: "Well sat.")
            #expect(try await home.log().map(\.method) == ["Metta"])
        }

        @Test func aPausedSittingStaysPausedWhenItsScreenIsKilled() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("Space")
            let paused = try await home.waitForStatus("paused")
            try await terminal.signal(SIGKILL)
            _ = try await terminal.exitStatus()
            let later = try await TerminalSession(home, .islet([]))
            try await later.wait(for: "‖ paused")
            #expect(try await home.status() == paused)
        }
    }
}
