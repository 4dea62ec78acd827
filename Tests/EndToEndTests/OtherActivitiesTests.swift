import Testing

extension EndToEndTests {
    @Suite struct OtherActivities {
        @Test func whatAnotherShellStartsShowsOnTheOpenScreenAndGoesWithItsEnd() async throws {
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
