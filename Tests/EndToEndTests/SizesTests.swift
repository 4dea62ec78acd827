import Testing

extension EndToEndTests.Sittings {
    @Suite struct Sizes {
        private static let captions = [
            "Lock Screen", "Dynamic Island · Expanded", "Dynamic Island · Compact", "Dynamic Island · Minimal",
        ]

        /// Columns, rows, and the minimum that must be visible.
        private static let sizes: [(columns: Int, rows: Int, expected: [String])] = [
            (120, 36, captions + ["‖", "Meditation", "of 20:00", "▜ ▘▀▝ ▛", "leave (it goes on)"]),
            (100, 30, captions + ["Meditation", "of 20:00", "▜▘▀▝▛", "resume"]),
            (80, 24, captions + ["Meditation", "of 20:00", "▜▘▀▝▛", "resume"]),
            (60, 20, [captions[0], "Meditation", "of 20:00", "▘▜▀▛▝", "resume"]),
            (40, 12, [captions[0], captions[2], "Meditation", "of 20:00", "✕"]),
            (20, 3, ["00:0"]),
            (10, 1, ["00:0"]),
        ]

        /// The sitting is paused, so that redraws come only from the size, not from a passing second.
        @Test func everySizeShowsWholePresentations() async throws {
            let home = try Home()
            try await home.islet("sit", "20m")
            try await home.islet("pause")
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "‖ paused")
            for size in Self.sizes.dropFirst() + Self.sizes.reversed() {
                try await terminal.resize(columns: size.columns, rows: size.rows)
                try await terminal.wait(until: "\(size.columns) × \(size.rows) is drawn whole") {
                    Self.fills($0, columns: size.columns, rows: size.rows)
                        && size.expected.allSatisfy($0.contains) && Self.hasClosedShapes($0)
                }
            }
            #expect(ProcessTable.isRunning(try await terminal.pid()))
        }

        /// Whether the parts at the edges are visible: the header's end, or the presentation in the middle.
        private static func fills(_ screen: ScreenText, columns: Int, rows: Int) -> Bool {
            switch columns {
            case 60...: screen.lines[0].count == columns - 1 && screen.lines[0].hasSuffix("× 852")
            case 40...: screen.lines.allSatisfy { $0.count <= columns } && !screen.contains("× 852")
            case 20: screen.lines.count { $0.contains("▀▀▀▀") } == 2 && !screen.contains("✕")
            default: !screen.contains("▀")
            }
        }

        /// Nothing is shortened, and every box of lines is closed. The sides of what is mixed of colours are compared by
        /// `MirroredEdgesTests`, which see the colours.
        private static func hasClosedShapes(_ screen: ScreenText) -> Bool {
            func count(_ text: String) -> Int { screen.lines.reduce(0) { $0 + $1.ranges(of: text).count } }
            let isFrameClosed = Set(["╭", "╮", "╰", "╯"].map(count)).count == 1
            return isFrameClosed && count("…") == 0
        }

        @Test(arguments: [(120, 36), (100, 30), (80, 24), (60, 20), (40, 12), (20, 3), (10, 1)])
        func everySizeOpens(columns: Int, rows: Int) async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]), columns: columns, rows: rows)
            // The sentence before it has a time of day, too.
            _ = try await eventually("the screen opens") { try await terminal.state().isAlternateScreen ? true : nil }
            try await terminal.wait(until: "a clock is shown") { $0.contains(/\d\d:\d\d|\dm/) }
            try await terminal.press("Space")
            try await home.waitForStatus("paused")
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
        }

        @Test func startPanelIsUsableAtEverySize() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet([]))
            try await terminal.wait(for: "Begin a sitting")
            try await terminal.type("7")
            for (columns, rows) in [(80, 24), (60, 20), (40, 12), (20, 3), (10, 1)] {
                try await terminal.resize(columns: columns, rows: rows)
                try await terminal.wait(until: "the panel fits \(columns) × \(rows)") { screen in
                    screen.lines.allSatisfy { $0.count <= columns } && screen.contains("7")
                        && (columns < 40) != screen.contains("Begin a sitting")
                }
            }
            try await terminal.press("Enter")
            #expect(try await home.waitForStatus("sitting").target == 420)
        }
    }
}
