import Testing

extension EndToEndTests.Bells {
    @Suite struct Target {
        @Test func clockGoesOnWithAPlusPastTheTarget() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "1s"]))
            for second in 0...2 {
                let screen = try await terminal.wait(until: "the clock shows +00:0\(second) or more") {
                    $0.contains("target reached") && ($0.compactTrailing ?? "") >= "+00:0\(second)"
                }
                #expect(!screen.contains(/[-−]\d/))
            }
            let status = try #require(try await home.status())
            #expect(status.state == "target-reached")
            #expect(status.elapsed > 3)
        }

        @Test func bellRingsOnceAtTheStartAndThreeTimesAtTheTarget() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "2s"]))
            try await eventually("the bell of the start") { terminal.bells >= 1 ? true : nil }
            try await eventually("the bells of the target") { terminal.bells >= 4 ? true : nil }
            #expect(try await terminal.tmux(["display-message", "-p", "#{window_bell_flag}"]).trimmed == "1")
            try await home.islet("cancel", "--yes")
            _ = try await terminal.exitStatus()
            #expect(terminal.bells == 4)
        }

        @Test func noHapticsRingsNoBell() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "1s", "--no-haptics"]))
            try await terminal.wait(until: "the target is past") {
                $0.compactTrailing?.wholeMatch(of: /\+00:0[2-9]/) != nil
            }
            #expect(terminal.bells == 0)
            #expect(try await terminal.tmux(["display-message", "-p", "#{window_bell_flag}"]).trimmed == "0")
        }

        @Test func aTargetMovedIntoTheFutureIsReachedAgain() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "1s", "--no-haptics"]))
            try await terminal.wait(for: "target reached")
            try await terminal.press("+")
            try await terminal.wait(for: "of 01:01", "◉ sitting", without: ["target reached"])
        }
    }
}
