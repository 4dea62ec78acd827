import Testing

extension EndToEndTests.Sittings {
    @Suite struct Pausing {
        @Test func spacePausesAndResumes() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("Space")
            try await terminal.wait(for: "‖ paused")
            let paused = try await home.waitForStatus("paused")
            try await terminal.press("Space")
            try await terminal.wait(for: "◉ sitting")
            let resumed = try await home.waitForStatus("sitting")
            #expect(resumed.id == paused.id)
            #expect(resumed.elapsed >= paused.elapsed)
        }

        @Test func pauseFromAnotherShellShowsOnTheOpenScreen() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            #expect(try await home.islet("pause").status == 0)
            try await terminal.wait(for: "‖ paused")
            #expect(try await home.islet("pause").status == 0)
            #expect(try await home.islet("resume").status == 0)
            try await terminal.wait(for: "◉ sitting")
        }

        @Test func theClockStopsWhilePaused() async throws {
            let home = try Home()
            try await home.islet("sit", "20m")
            try await home.islet("pause")
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "‖ paused")
            let before = try await home.status()
            let clock = try await terminal.screen().compactTrailing
            // The other screen's seconds show that time has passed.
            let other = try await TerminalSession(Home(), .islet(["sit", "20m"]))
            try await other.wait(until: "two seconds have passed elsewhere") {
                $0.compactTrailing?.wholeMatch(of: /00:0[2-9]/) != nil
            }
            #expect(try await home.status() == before)
            #expect(try await terminal.screen().compactTrailing == clock)
        }

        @Test func extendFromAnotherShellMovesTheTargetOnTheOpenScreen() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "of 20:00")
            #expect(try await home.islet("extend", "5m").status == 0)
            try await terminal.wait(for: "of 25:00")
            #expect(try await home.islet("extend", "-10m").status == 0)
            try await terminal.wait(for: "of 15:00")
        }

        @Test func twoScreensOnOneSittingFollowEachOther() async throws {
            let home = try Home()
            try home.configure("completion-display = 1\n")
            let first = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await first.wait(for: "◉ sitting")
            let second = try await TerminalSession(home, .islet([]), columns: 80, rows: 24)
            try await second.wait(for: "◉ sitting")
            try await first.press("Space")
            try await second.wait(for: "‖ paused")
            try await second.press("Space")
            try await first.wait(for: "◉ sitting")
            try await second.press("+")
            try await first.wait(for: "of 21:00")
            try await first.press("Enter", "Enter")
            try await second.wait(for: "Well sat.")
            try await second.wait(for: "Begin a sitting")
            #expect(try await first.exitStatus() == 0)
            #expect(try await home.log().count == 1)
        }
    }
}
