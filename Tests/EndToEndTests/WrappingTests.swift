import Testing

extension EndToEndTests.Sittings {
    /// Sentences in a terminal that is narrower than they are.
    @Suite struct Wrapping {
        /// Commands that print a long sentence, on standard output or on standard error.
        private static let commands = [
            ["config", "unset", "theme"], ["remind", "remove", "07:00"], ["sit", "again"], ["bell", "nonsense"],
            ["sit", "20m", "--until", "08:30"],
        ]

        /// The lines that `islet` sends to a terminal of 40 columns.
        private func lines(_ arguments: [String], in home: Home) async throws -> [String] {
            let terminal = try await TerminalSession(home, .islet(arguments), columns: 40, rows: 24, isRecorded: true)
            _ = try await terminal.exitStatus()
            return try await eventually("something is printed") {
                let lines = terminal.recording.split(whereSeparator: \.isNewline).map(String.init)
                    .drop { $0 != "before" }.dropFirst()
                return lines.isEmpty ? nil : Array(lines)
            }
        }

        @Test(
            "A terminal of 40 columns breaks sentences between words; a pipe gets a line for each", arguments: commands)
        func betweenWords(arguments: [String]) async throws {
            let home = try Home()
            let piped = try await home.islet(arguments, with: [:]).lines
            let shown = try await lines(arguments, in: home)
            #expect(piped.count == 1 && piped[0].count > 40)
            #expect(shown.count > 1 && shown.allSatisfy { $0.count <= 40 || !$0.contains(" ") })
            #expect(shown.joined(separator: " ") == piped[0])
        }
    }
}
