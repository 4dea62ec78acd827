import Testing

extension EndToEndTests.Sittings {
    @Suite struct Starting {
        @Test func startPanelStartsTheTypedSitting() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "Begin a sitting")
            try await terminal.type("7")
            try await terminal.press("Enter")
            try await terminal.wait(withoutText: "Begin a sitting")
            try await terminal.wait(for: "of 07:00")
            #expect(try await home.status()?.target == 420)
        }

        @Test func startPanelStartsTheChosenSitting() async throws {
            let home = try Home()
            try home.configure("default-duration = \"10m\"\n")
            let terminal = try await TerminalSession(home, .islet([]), columns: 80, rows: 24)
            try await terminal.wait(for: "Begin a sitting")
            try await terminal.press("Right", "Enter")
            try await terminal.wait(withoutText: "Begin a sitting")
            try await terminal.wait(for: "of 15:00")
            #expect(try await home.status()?.target == 900)
        }

        @Test func sitSaysWhatItUnderstoodAndShowsTheSitting() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.wait(for: "$")
            try await terminal.type("islet sit 1h 30m --method 'Body scan'\n")
            try await terminal.wait(until: "the sitting is shown") {
                $0.contains("of 1:30:00") && $0.contains("◉ Body scan")
            }
            try await terminal.press("q")
            try await terminal.wait(for: "1 h 30 min, bell at ")
            #expect(try await home.status()?.method == "Body scan")
        }

        @Test func isletShowsTheRunningSitting() async throws {
            let home = try Home()
            try await home.islet("sit", "20m", "--method", "Metta")
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "◉ Metta", without: ["Begin a sitting"])
        }

        @Test func preparationCountsDownAndIsNotElapsedTime() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m", "--prepare", "2s"]))
            try await terminal.wait(for: "preparing")
            #expect(try await home.status()?.elapsed == 0)
            try await terminal.wait(for: "◉ sitting")
            #expect(try await home.status()?.state == "sitting")
        }

        @Test func openEndedSittingHasNoTargetPercentOrBell() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit"]))
            let screen = try await terminal.wait(for: "◉ sitting", "leave (it goes on)")
            #expect(!screen.contains("%") && !screen.contains("of ") && !screen.contains(/bell \d/))
        }

        @Test func secondSittingIsRefusedAndTheFirstGoesOn() async throws {
            let home = try Home()
            try await home.islet("sit", "20m")
            let first = try #require(try await home.status())
            let refusal = try await home.islet("sit", "5m")
            #expect(refusal.status == 69)
            #expect(refusal.errors.hasPrefix("islet: ") && refusal.lines.count == 1)
            #expect(try await home.status()?.id == first.id)
        }

        @Test func ofSimultaneousStartsOneSucceeds() async throws {
            let home = try Home()
            let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
                for _ in 0..<6 { group.addTask { try await home.islet("sit", "20m").status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [0, 69, 69, 69, 69, 69])
            #expect(try await home.status()?.state == "sitting")
        }
    }
}
