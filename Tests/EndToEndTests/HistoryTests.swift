import Testing

extension EndToEndTests.Sittings {
    @Suite struct History {
        @Test func theHistoryFollowsTheLogWhileTheSittingRuns() async throws {
            let home = try Home()
            _ = try await home.islet("log", "add", "2020-02-03", "08:14", "20m", "--method", "Metta")
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("h")
            try await terminal.wait(for: "2020-02-03 08:14")
            _ = try await home.islet("log", "add", "2020-02-04", "09:15", "20m")
            try await terminal.wait(for: "2020-02-04 09:15")
            try await terminal.press("Enter")
            try await terminal.wait(for: "outcome  completed")
            try await terminal.press("Escape")
            try await terminal.wait(for: "STARTED")
            try await terminal.press("Tab", "Tab", "Tab", "Tab")
            try await terminal.wait(for: "Jan     Feb")
            try await terminal.press("Escape")
            try await terminal.wait(for: "◉ sitting")
            #expect(try await home.status()?.state == "sitting")
        }
    }
}
