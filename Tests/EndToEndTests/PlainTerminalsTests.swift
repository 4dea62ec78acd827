import Foundation
import Testing

extension EndToEndTests.Sittings {
    @Suite struct PlainTerminals {
        @Test func noColorSendsNoColor() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]), variables: ["NO_COLOR": "1"])
            try await terminal.wait(for: "◉ sitting")
            #expect(colors(in: try await terminal.styledScreen()).isEmpty)
            try await terminal.press("Enter")
            try await terminal.wait(for: "End the sitting?", "keep sitting")
            let styled = try await terminal.styledScreen()
            #expect(colors(in: styled).isEmpty)
            // The selection is visible without colour.
            #expect(styled.contains("\u{1B}[7m") || styled.contains(";7m"))
        }

        @Test func colorTerminalShowsColors() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "◉ sitting")
            #expect(!colors(in: try await terminal.styledScreen()).isEmpty)
        }

        @Test func trueColorIsSentIfTheTerminalHasIt() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(
                home, .islet(["sit", "20m"]), variables: ["COLORTERM": "truecolor"])
            try await terminal.wait(for: "◉ sitting")
            #expect(colors(in: try await terminal.styledScreen()).contains { $0.hasPrefix("38;2;") })
        }

        @Test func dumbTerminalGetsPlainText() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(
                home, .islet(["sit", "1s"]), variables: ["TERM": "dumb"], isRecorded: true)
            try await terminal.wait(for: "Target reached at ")
            try await home.islet("pause")
            try await terminal.wait(for: "Paused at ")
            try await home.islet("complete")
            try await terminal.wait(for: "Completed: ")
            #expect(try await terminal.exitStatus() == 0)
            try await terminal.expectWhole()
            #expect(terminal.recording.contains("Completed: "))
            #expect(!terminal.recording.contains("\u{1B}"))
        }

        /// Ways to request plain text, in a terminal that could show more and one that cannot.
        enum Asking: CaseIterable {
            case terminal, flag, variable, setting

            var arguments: [String] { self == .flag ? ["--plain"] : [] }
            var variables: [String: String] {
                switch self {
                case .terminal: ["TERM": "dumb"]
                case .variable: ["ISLET_PLAIN": "1"]
                case .flag, .setting: [:]
                }
            }
        }

        @Test(arguments: Asking.allCases)
        func plainModeResumesARunningSitting(_ asking: Asking) async throws {
            let home = try Home()
            if asking == .setting { try home.configure("plain = true") }
            try await home.islet("sit", "20m", "--method", "Metta")
            let terminal = try await TerminalSession(
                home, .islet(asking.arguments), variables: asking.variables, isRecorded: true)
            try await terminal.wait(for: "Sitting: ", "of 20 minutes, bell at ")
            try await home.islet("pause")
            try await terminal.wait(for: "Paused at ")
            try await home.islet("complete")
            try await terminal.wait(for: "Completed: ")
            #expect(try await terminal.exitStatus() == 0)
            #expect(!terminal.recording.contains("\u{1B}"))
            #expect(terminal.recording.allSatisfy { $0.isASCII })
        }

        @Test("Plain text asks for a sitting when none runs, and begins it")
        func questions() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["--plain"]), isRecorded: true)
            try await terminal.wait(for: "How long? [open-ended]")
            try await terminal.type("soon\n")
            try await terminal.wait(for: "\"soon\"")
            try await terminal.type("25\n")
            try await terminal.wait(for: "Which method?")
            try await terminal.press("Enter")
            #expect(try await home.waitForStatus("sitting").target == 1500)
            #expect(!terminal.recording.contains("\u{1B}"))
        }

        @Test func plainModePrintsTheTime() async throws {
            let home = try Home()
            try home.configure("plain-interval = \"1s\"")
            let terminal = try await TerminalSession(
                home, .islet(["--plain", "sit", "20m", "--no-haptics"]), isRecorded: true)
            try await terminal.wait(for: "Started at ", "1 second of 20 minutes.", "2 seconds of 20 minutes.")
            #expect(terminal.recording.allSatisfy { $0.isASCII && $0 != "\u{1B}" })
            try await home.islet("cancel", "--yes")
            try await terminal.wait(for: "Cancelled; nothing was logged.")
        }

        @Test func plainModeTakesKeysAndGivesTheTerminalBack() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.wait(for: "$")
            try await terminal.type("stty -a > modes-before; islet sit 20m --plain --no-haptics\n")
            try await terminal.wait(for: "Keys: space pauses", "Started at ")
            try await terminal.press("Space")
            try await terminal.wait(for: "Paused at ")
            try await terminal.press("C-z")
            try await terminal.wait(for: "Stopped")
            try await terminal.type("stty -a > modes-stopped; echo shell $((6 * 7))\n")
            try await terminal.wait(for: "shell 42")
            #expect(try home.file("modes-before") == home.file("modes-stopped"))
            try await terminal.type("fg\n")
            try await terminal.press("Space")
            try await terminal.wait(for: "Resumed at ")
            try await terminal.press("q")
            try await terminal.wait(for: "The sitting goes on; `islet` comes back to it")
            try await terminal.type("stty -a > modes-after; echo left $((6 * 9))\n")
            try await terminal.wait(for: "left 54")
            #expect(try home.file("modes-before") == home.file("modes-after"))
            #expect(try await home.status()?.state == "sitting")
        }

        @Test func plainModeWritesToAPipeOnRequest() async throws {
            let home = try Home()
            let lines = try FollowedLines(home, ["sit", "1s", "--plain", "--no-haptics"])
            try await lines.wait(for: "Target reached at ")
            try await home.islet("complete")
            try await lines.wait(for: "Today 1 s, this week 1 s.")
            #expect(lines.lines.contains { $0.hasPrefix("Completed: ") })
            #expect(try await lines.exitStatus() == 0)
        }

        @Test func unknownTerminalGetsLinesOrOneSentence() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(
                home, .islet(["sit", "20m"]), variables: ["TERM": "no-such-terminal"], isRecorded: true)
            try await terminal.wait(for: "bell at")
            #expect(try await home.waitForStatus("sitting").target == 1200)
            #expect(!terminal.recording.contains("\u{1B}"))
        }

        @Test func redirectedOutputHasNoEscapeSequence() async throws {
            let home = try Home()
            for arguments in [["sit", "20m"], [], ["status"], ["pause"], ["log"], ["complete"], ["log"], ["--help"]] {
                let result = try await CommandResult.of(
                    Programs.islet, arguments, environment: home.environment, in: home.directory)
                #expect(result.status == 0, "\(arguments)")
                #expect(!(result.output + result.errors).contains("\u{1B}"), "\(arguments)")
                #expect(!result.lines.isEmpty, "\(arguments)")
            }
        }

        @Test func pipeInATerminalHasNoEscapeSequence() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.wait(for: "$")
            try await terminal.type("islet sit 20m | cat > piped; echo exit=${PIPESTATUS[0]}\n")
            try await terminal.wait(for: "exit=0")
            let text = try home.file("piped")
            #expect(text.contains("20 min") && !text.contains("\u{1B}"))
            #expect(try await home.status()?.target == 1200)
        }

        @Test(arguments: ["C", "POSIX"])
        func localeWithoutUnicodeShowsTheSameShapesInASCII(locale: String) async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]), variables: ["LC_ALL": locale])
            // The phone's frame, and the clock of the compact island.
            let screen = try await terminal.wait(until: "the sitting is shown with its shapes") {
                $0.contains(/\+-{40,}\+/) && $0.contains(/\| {40,}\|/) && $0.contains(/00:0\d +\|/)
                    && ["Lock Screen", "Expanded", "Compact", "Minimal", "sitting", "( x )", "of 20:00", "leave"]
                        .allSatisfy($0.contains)
            }
            #expect(screen.lines.allSatisfy { $0.allSatisfy(\.isASCII) })
            #expect(screen.matches(of: /\?/).count == 1, "the help's key, and nothing that has no likeness")
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
            try await terminal.wait(for: "The sitting goes on")
        }

        /// The parameters of all sequences that set a colour other than the terminal's default.
        private func colors(in styled: String) -> [String] {
            styled.matches(of: /\u{1B}\[([0-9;:]*)m/).map { String($0.output.1) }.filter { parameters in
                parameters.split(separator: ";").compactMap { Int($0) }.contains {
                    (30...38).contains($0) || (40...48).contains($0) || (90...107).contains($0)
                }
            }
        }
    }
}
