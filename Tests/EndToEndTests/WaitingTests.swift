import Foundation
import Store
import Testing

extension EndToEndTests.Bells {
    /// Countdowns and activities among real processes.
    @Suite struct Waiting {
        private func attendant(of home: Home) async throws -> pid_t? {
            let words = try await home.islet("attendant").output.split { !$0.isNumber && !$0.isLetter }
            guard let index = words.firstIndex(of: "process") else { return nil }
            return pid_t(words[index + 1])
        }

        @Test func aCountdownRingsWithoutAWindowAndTheAttendantEndsWithTheLast() async throws {
            let home = try Home(hasAttendant: true)
            #expect(try await home.islet("countdown", "add", "Tea", "2s").output.hasPrefix("Tea: 2 s, until "))
            try await eventually("it is said to be over") {
                try home.store.memory().notices.contains { $0.text == "Tea is over." } ? true : nil
            }
            try await eventually("nothing is left to ring") { try home.store.unrungCountdowns().isEmpty ? true : nil }
            try await eventually("the attendant ends") { try await attendant(of: home) == nil ? true : nil }
            #expect(try await home.islet("activity").output.isEmpty)
        }

        @Test func theNextCommandRestartsAKilledAttendant() async throws {
            let home = try Home(hasAttendant: true)
            try await home.islet("countdown", "add", "Tea", "20m")
            let first = try await eventually("an attendant runs") { try await attendant(of: home) }
            kill(first, SIGKILL)
            try await eventually("it is gone") { ProcessTable.isRunning(first) ? nil : true }
            #expect(try await home.islet("countdown").output.contains("Tea"))
            let second = try await eventually("another one runs") { try await attendant(of: home) }
            #expect(second != first)
            try await home.islet("countdown", "remove", "Tea")
            try await eventually("the attendant ends") { ProcessTable.isRunning(second) ? nil : true }
        }

        @Test func theEndRingsOnceAcrossScreensAndTheAttendant() async throws {
            let home = try Home(hasAttendant: true)
            try home.configure("strokes.start = 0\nstrokes.countdown = 1\n")
            let first = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await first.wait(for: "◉ sitting")
            let second = try await TerminalSession(home, .islet([]))
            try await second.wait(for: "◉ sitting")
            // As from a script without a terminal.
            try await home.islet("countdown", "add", "Kettle", "3s", "--alert", "Take the kettle off")
            for screen in [first, second] { try await screen.wait(for: "Kettle is over. Take the kettle off.") }
            try await eventually("one of them rings") { first.bells + second.bells > 0 ? true : nil }
            try await home.islet("countdown", "add", "Egg", "2s")
            for screen in [first, second] { try await screen.wait(for: "Egg is over.", without: ["Kettle is over"]) }
            try await eventually("one of them rings again") { first.bells + second.bells > 1 ? true : nil }
            try await eventually("nothing is left to ring") { try home.store.unrungCountdowns().isEmpty ? true : nil }
            #expect(first.bells + second.bells == 2)
            #expect(try home.store.memory().notices.isEmpty)
            try await home.islet("cancel", "--yes")
        }

        @Test func theAttendantRingsTheTerminalOfTheLastTypedCommand() async throws {
            let home = try Home(hasAttendant: true)
            try home.configure("strokes.target = 1\n")
            try await home.islet("countdown", "add", "Bread", "20m")
            let pid = try await eventually("an attendant runs") { try await attendant(of: home) }
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.type("islet countdown add Tea 2s")
            try await terminal.press("Enter")
            try await eventually("its terminal rings") { terminal.bells > 0 ? true : nil }
            #expect(try await attendant(of: home) == pid)
            try await home.islet("countdown", "remove", "Bread")
            try await eventually("the attendant ends") { ProcessTable.isRunning(pid) ? nil : true }
        }

        @Test func theScreenFollowsTheListRingsAndLeaves() async throws {
            let home = try Home(hasAttendant: true)
            let terminal = try await TerminalSession(home, .islet(["countdown", "watch"]))
            try await terminal.wait(for: "No countdowns")
            try await home.islet("countdown", "add", "Launch", "1h")
            try await terminal.wait(for: "▸ Launch", "Dynamic Island · Compact", without: ["No countdowns"])
            try await home.islet("countdown", "add", "Tea", "3s", "--alert", "Take the leaves out.")
            try await terminal.wait(for: "▸ Tea")
            try await terminal.wait(for: "Tea is over. Take the leaves out.", "▸ Launch")
            try await eventually("the bell rings") { terminal.bells > 0 ? true : nil }
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
            #expect(terminal.modes().before == terminal.modes().after)
            #expect(try home.store.memory().notices.isEmpty)
            try await home.islet("countdown", "remove", "Launch")
        }

        @Test("A screen that a busy machine keeps waiting rings, not an attendant that has no terminal")
        func lateScreen() async throws {
            let home = try Home(hasAttendant: true)
            let terminal = try await TerminalSession(home, .islet(["countdown", "watch"]))
            try await terminal.wait(for: "No countdowns")
            try await home.islet("countdown", "add", "Tea", "3s")
            try await terminal.wait(for: "▸ Tea")
            let end = try #require(try home.store.unrungCountdowns().first).endDate
            try await terminal.signal(SIGSTOP)
            try await eventually("half a second is over") { Date() > end + 0.5 ? true : nil }
            try await terminal.signal(SIGCONT)
            try await eventually("the bell rings") { terminal.bells > 0 ? true : nil }
            #expect(try home.store.memory().notices.isEmpty)
        }

        @Test func aSittingsScreenShowsWhatAScriptStartsAndEnds() async throws {
            let home = try Home()
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "of 20:00")
            let id = try await home.islet("activity", "start", #"{"title": "Backup", "status": "3 of 5"}"#).output
                .trimmed
            try await terminal.wait(for: "Backup", "3 of 5", "of 20:00")
            try await home.islet("activity", "update", id, #"{"status": "4 of 5"}"#)
            try await terminal.wait(for: "4 of 5", without: ["3 of 5"])
            try await home.islet("activity", "end", id, "--dismiss-after", "now")
            try await terminal.wait(withoutText: "Backup")
        }

        @Test func ofManySimultaneousStartsFiveSucceedAndNoneIsLost() async throws {
            let home = try Home()
            let answers = try await withThrowingTaskGroup(of: CommandResult.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        try await home.islet("activity", "start", #"{"title": "Backup"}"#, "--id", "number-\(number)")
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers.filter { $0.status == 0 }.count == 5)
            #expect(answers.filter { $0.status == 69 }.count == 3)
            #expect(try home.store.activitySystem().activities.count == 5)
        }
    }
}
