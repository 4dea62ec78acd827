import Testing

extension EndToEndTests.Sittings {
    @Suite struct Ending {
        @Test func completingLogsTheSittingAndShowsItForAWhile() async throws {
            let home = try Home()
            try home.configure("completion-display = 1\n")
            let terminal = try await TerminalSession(home, .islet(["sit", "1s", "--method", "Metta"]))
            try await terminal.wait(for: "target reached")
            try await terminal.press("Enter")
            try await terminal.wait(for: "End the sitting?")
            try await terminal.press("Enter")
            try await terminal.wait(for: "Well sat.", "✓ ended", without: ["End the sitting?"])
            #expect(try await terminal.exitStatus() == 0)
            try await terminal.wait(for: "Completed: ")

            let log = try await home.log()
            #expect(log.map(\.method) == ["Metta"])
            #expect(log.map(\.outcome) == ["completed"])
            #expect(log.map(\.target) == [1])
            #expect((log.first?.elapsed ?? 0) > 1)
            #expect(try await home.status() == nil)
            #expect(try await home.islet("log").lines.count == 2)
        }

        @Test func enterEndsTheCompletionAndBringsTheStartPanel() async throws {
            let home = try Home()
            try home.configure("completion-display = 60\n")
            try await home.islet("sit", "20m")
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "◉ sitting")
            #expect(try await home.islet("complete").status == 0)
            try await terminal.wait(for: "Well sat.")
            try await terminal.press("Enter")
            try await terminal.wait(for: "Begin a sitting")
            #expect(try await home.log().map(\.outcome) == ["ended-early"])
        }

        @Test(arguments: [(["complete"], "Completed: "), (["cancel", "--yes"], "Cancelled; nothing was logged.")])
        func aSittingEndedElsewhereIsReported(command: [String], line: String) async throws {
            let home = try Home()
            try home.configure("completion-display = 1\n")
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            #expect(try await home.islet(command, with: [:]).status == 0)
            #expect(try await terminal.exitStatus() == 0)
            try await terminal.wait(for: line)
        }

        @Test func cancelAsksOnceAndLeavesNoLog() async throws {
            let home = try Home()
            try await home.islet("sit", "20m")
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("Enter")
            try await terminal.wait(for: "End the sitting?")
            try await terminal.press("Right", "Enter")
            try await terminal.wait(for: "Discard it for good?")
            try await terminal.press("Y")
            try await terminal.wait(for: "Begin a sitting")
            #expect(try await home.status() == nil)
            #expect(try await home.log().isEmpty)
        }

        @Test func enterAloneCancelsNothing() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("Enter", "Right", "Enter")
            try await terminal.wait(for: "Discard it for good?")
            try await terminal.press("Enter")
            try await terminal.wait(withoutText: "Discard it for good?")
            try await terminal.press("Enter")
            try await terminal.wait(for: "End the sitting?")
            try await terminal.press("Escape")
            try await terminal.wait(withoutText: "End the sitting?")
            #expect(try await home.status()?.state == "sitting")
        }

        @Test func cancelWithoutATerminalNeedsYes() async throws {
            let home = try Home()
            try await home.islet("sit", "20m")
            #expect(try await home.islet("cancel").status == 64)
            #expect(try await home.status() != nil)
            #expect(try await home.islet("cancel", "--yes").status == 0)
            #expect(try await home.status() == nil)
        }

        @Test func cancelInAShellAsksOnce() async throws {
            let home = try Home()
            try await home.islet("sit", "20m")
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.wait(for: "$")
            try await terminal.type("islet cancel\n")
            try await terminal.wait(for: "[y/N]")
            try await terminal.type("n\n")
            try await terminal.wait(for: "The sitting goes on.")
            try await terminal.type("islet cancel\n")
            try await terminal.wait(until: "it asks again") { $0.matches(of: /\[y\/N\]/).count == 2 }
            try await terminal.type("y\n")
            try await eventually("nothing runs") { try await home.status() == nil ? true : nil }
            #expect(try await home.log().isEmpty)
        }
    }
}
