import Testing

extension EndToEndTests.Sittings {
    @Suite struct Keys {
        @Test(arguments: ["s", "S"])
        func secondsGoAndComeBack(key: String) async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(until: "seconds are shown") { $0.compactTrailing?.hasPrefix("00:") == true }
            try await terminal.press(key)
            try await terminal.wait(until: "no seconds are shown") { $0.compactTrailing == "0m" }
            try await terminal.press(key)
            try await terminal.wait(until: "seconds are shown again") { $0.compactTrailing?.hasPrefix("00:") == true }
        }

        @Test(arguments: ["t", "T"])
        func themeChanges(key: String) async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "midnight · ")
            let before = try await terminal.styledScreen()
            try await terminal.press(key)
            try await terminal.wait(withoutText: "midnight · ")
            #expect(try await terminal.styledScreen() != before)
        }

        @Test(arguments: ["b", "B"])
        func hapticsGoFromBellToFlashToNothing(key: String) async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press(key)
            try await terminal.wait(for: "bell flash")
            try await terminal.press(key)
            try await terminal.wait(for: "bell off")
            try await terminal.press(key)
            try await terminal.wait(withoutText: "bell off")
        }

        @Test func plusAndMinusMoveTheTargetByAMinute() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "of 20:00")
            try await terminal.press("+", "+")
            try await terminal.wait(for: "of 22:00")
            try await terminal.press("-")
            try await terminal.wait(for: "of 21:00")
            #expect(try await home.status()?.target == 1260)
        }

        @Test func questionMarkExplainsTheKeysUntilAKey() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            try await terminal.press("?")
            try await terminal.wait(for: "end: finish or discard")
            try await terminal.press("Space")
            try await terminal.wait(withoutText: "end: finish or discard")
            #expect(try await home.status()?.state == "sitting", "the key closed the help and did nothing else")
        }

        @Test func numbersChooseAPresentationWhereNotAllFit() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]), columns: 40, rows: 12)
            try await terminal.wait(for: "Dynamic Island · Compact")
            let captions = [
                "1": "Lock Screen", "2": "Dynamic Island · Expanded", "3": "Dynamic Island · Compact",
                "4": "Dynamic Island · Minimal",
            ]
            for (key, caption) in captions.sorted(by: { $0.key < $1.key }) {
                try await terminal.press(key)
                try await terminal.wait(until: "\(caption) comes first") { screen in
                    screen.lines.first { line in captions.values.contains { line.contains($0) } }?.contains(caption)
                        ?? false
                }
            }
        }

        @Test func tabReachesEveryPresentationWhereNotAllFit() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]), columns: 40, rows: 12)
            try await terminal.wait(for: "Dynamic Island · Compact")
            for caption in ["Expanded", "Minimal"] {
                try await eventually("Tab reaches \(caption)", instead: { await terminal.described }) {
                    if try await terminal.screen().contains(caption) { return true }
                    try await terminal.press("Tab")
                    return nil
                }
            }
            try await terminal.press("Escape")
            try await terminal.wait(until: "all are shown as before") {
                $0.contains("Compact") && $0.contains("Lock Screen") && !$0.contains("Minimal")
            }
        }
    }
}
