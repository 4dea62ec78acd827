import Testing

extension EndToEndTests.Interruptions {
    @Suite struct Enduring {
        /// Keys of all kinds except those that leave, clicks everywhere, and sizes down to one cell, in an order that is
        /// always the same.
        @Test func randomKeysClicksAndSizesDoNotEndTheScreen() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "Begin a sitting")
            let keys = [
                "Enter", "Space", "Tab", "BTab", "Escape", "Up", "Down", "Left", "Right", "1", "2", "3", "4", "7", "+",
                "-", "s", "T", "b", "l", "?", "C-l", "BSpace", "y", "n", "x", "é", "漢", "F1", "Home", "PPage", ":",
            ]
            let sizes = [(1, 1), (2, 2), (120, 36), (5, 5), (10, 1), (200, 2), (3, 40), (20, 3), (80, 24), (300, 90)]
            for (round, (columns, rows)) in sizes.enumerated() {
                try await terminal.resize(columns: columns, rows: rows)
                for step in 0..<6 {
                    let first = (round * 7 + step * 11) % keys.count
                    try await terminal.tmux(["send-keys"] + keys[first...].prefix(5))
                    try await terminal.pressMouse(column: columns * step / 6, row: rows * step / 6)
                    try await terminal.releaseMouse(column: columns * step / 6, row: rows * step / 6)
                }
            }
            try await terminal.resize(columns: 120, rows: 36)
            try await terminal.press("Escape", "Escape", "Escape")
            // A build without optimization paints hundreds of keys and clicks one by one.
            let patience = Duration.seconds(240)
            try await terminal.wait(until: "the header is shown", within: patience) { $0.contains("islet  ") }
            #expect(ProcessTable.isRunning(try await terminal.pid()))
            try await terminal.press("C-c")
            #expect(try await terminal.exitStatus(within: patience) == 0)
            try await terminal.expectWhole()
        }
    }
}
