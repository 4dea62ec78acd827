import Testing

extension EndToEndTests.Sittings {
    @Suite struct Pointing {
        /// The middle of the island's cross, in half cells, and the edge of its button.
        private static let cross = "▘▀▝ ▛"

        @Test func clickOnEndAsksAndClickOnCompleteCompletes() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.click(on: Self.cross)
            try await terminal.wait(for: "End the sitting?")
            #expect(try await home.status()?.state == "sitting")
            try await terminal.click(on: "Finish")
            try await terminal.wait(for: "Well sat.")
            #expect(try await home.log().count == 1)
        }

        @Test func clickOnTheIslandsEndAndOnCancelAsksOnceMore() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            let screen = try await terminal.wait(for: "◉ sitting")
            // The island's End is to the right of the phone and above the card's.
            let end = try #require(screen.place(of: Self.cross))
            #expect(end.column > 95, "beyond what seven bits can tell")
            try await terminal.click(on: Self.cross)
            try await terminal.click(on: "Discard ")
            try await terminal.wait(for: "Discard it for good?")
            try await terminal.click(on: "Keep sitting")
            try await terminal.wait(withoutText: "Discard it for good?")
            #expect(try await home.status()?.state == "sitting")
        }

        @Test func clickOnACardsEndAtASmallSizeAsks() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]), columns: 40, rows: 12)
            try await terminal.wait(for: "✕")
            try await terminal.click(on: "✕")
            try await terminal.wait(for: "End the sitting?")
            try await terminal.click(on: "Go on")
            try await terminal.wait(withoutText: "End the sitting?")
        }

        @Test func clickBesideEverythingDoesNothing() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            for (column, row) in [(0, 0), (119, 35), (60, 1)] {
                try await terminal.pressMouse(column: column, row: row)
                try await terminal.releaseMouse(column: column, row: row)
            }
            try await terminal.press("Space")
            try await terminal.wait(for: "‖ paused", without: ["End the sitting?"])
        }

        @Test func holdingTheCompactIslandOpensItUntilTheButtonIsReleased() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            let screen = try await terminal.wait(for: "Dynamic Island · Compact")
            let caption = try #require(screen.place(of: "Dynamic Island · Compact"))
            // The island is in the middle of its phone.
            let (column, row) = (caption.column + 25, caption.row + 3)
            try await terminal.pressMouse(column: column, row: row)
            try await terminal.wait(until: "the expanded island is alone") {
                !$0.contains("Dynamic Island · Compact") && !$0.contains("Lock Screen")
                    && $0.contains("Dynamic Island · Expanded")
            }
            try await terminal.releaseMouse(column: column, row: row)
            try await terminal.wait(for: "Dynamic Island · Compact")
            #expect(try await home.status()?.state == "sitting")
        }

        @Test func clickInTheStartPanelChoosesAndBegins() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "Begin a sitting")
            try await terminal.click(on: " 45 ")
            try await terminal.wait(for: "▏ Begin ▉  45 min")
            try await terminal.click(on: "▏ Begin ▉  45 min")
            try await terminal.wait(withoutText: "Begin a sitting")
            #expect(try await home.waitForStatus("sitting").target == 2700)
        }
    }
}
