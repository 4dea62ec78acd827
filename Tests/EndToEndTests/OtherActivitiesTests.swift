import Testing

extension EndToEndTests.Companions {
    @Suite struct OtherActivities {
        @Test func anotherShellsActivityShowsOnTheOpenScreenUntilItEnds() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            #expect(
                try await home.islet("activity", "start", #"{"title": "Building"}"#, "--id", "build").status == 0)
            try await terminal.wait(for: "Building")
            try await terminal.wait(for: "Minimal · now")
            #expect(
                try await home.islet("activity", "update", "build", #"{"title": "Testing"}"#).status == 0)
            try await terminal.wait(for: "Testing")
            #expect(try await home.islet("activity", "end", "build", "--dismiss-after", "now").status == 0)
            try await terminal.wait(until: "it is gone") {
                !$0.contains(/Testing/) && !$0.contains(/Minimal · now/)
            }
        }

        @Test func anAlertRingsOnceOnOneOfTheOpenScreens() async throws {
            let home = try Home()
            try home.configure("strokes.start = 0\n")
            let first = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await first.wait(for: "◉ sitting")
            let second = try await TerminalSession(home, .islet([]))
            try await second.wait(for: "◉ sitting")
            try await home.islet("activity", "start", #"{"title": "Building"}"#, "--id", "build")
            try await first.wait(for: "Building")
            try await home.islet("activity", "update", "build", #"{"title": "Built"}"#, "--alert", "Done")
            try await first.wait(for: "Built")
            try await second.wait(for: "Built")
            try await eventually("one of them rings") { first.bells + second.bells > 0 ? true : nil }
            try await home.islet("activity", "end", "build", "--dismiss-after", "now")
            try await first.wait(until: "it is gone") { !$0.contains(/Built/) }
            try await second.wait(until: "it is gone") { !$0.contains(/Built/) }
            #expect(first.bells + second.bells == 1)
        }

        @Test func switchingLiveActivitiesOffHidesAllOfThemAtOnceAndOnBringsThemBack() async throws {
            let home = try Home()
            try await home.islet("countdown", "add", "Tea", "30m")
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "Tea")
            try await home.islet("config", "set", "live-activities", "false")
            try await terminal.wait(until: "all are hidden") { !$0.contains(/Tea/) && !$0.contains(/Lock Screen/) }
            try await home.islet("config", "set", "live-activities", "true")
            try await terminal.wait(for: "Tea")
        }
    }
}
