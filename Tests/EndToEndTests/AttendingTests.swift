import Foundation
import Meditation
import Store
import Testing

extension EndToEndTests.Bells {
    @Suite struct Attending {
        /// The attendant's process; nil if none is running.
        private func attendant(of home: Home) async throws -> pid_t? {
            let words = try await home.islet("attendant").output.split { !$0.isNumber && !$0.isLetter }
            guard let index = words.firstIndex(of: "process") else { return nil }
            return pid_t(words[index + 1])
        }

        private func waitForAttendant(of home: Home, otherThan old: pid_t? = nil) async throws -> pid_t {
            try await eventually("an attendant runs") {
                guard let pid = try await attendant(of: home), pid != old else { return nil }
                return pid
            }
        }

        private func waitForBell(_ event: BellEvent, in home: Home) async throws -> MomentRecord {
            try await eventually("the bell of \(event.rawValue) is rung or missed") {
                try home.store.memory().moments.first { $0.event == event && $0.outcome != nil }
            }
        }

        @Test func theAttendantRingsForASittingWithoutATerminalAndEndsWithIt() async throws {
            let home = try Home(hasAttendant: true)
            let file = home.directory.appending(path: "rung")
            try home.configure("hooks.target = [\"/bin/sh\", \"-c\", \"echo $ISLET_EVENT >> \(file.path)\"]\n")
            #expect(try await home.islet("sit", "2s", "--detach").output.contains("bell at"))
            let pid = try await waitForAttendant(of: home)
            #expect(try await waitForBell(.target, in: home).outcome == .rung)
            try await eventually("the hook has run") {
                (try? String(contentsOf: file, encoding: .utf8)) == "target\n" ? true : nil
            }
            #expect(ProcessTable.isRunning(pid))
            try await home.islet("complete")
            try await eventually("the attendant ends") { ProcessTable.isRunning(pid) ? nil : true }
            #expect(try home.store.memory().moments.last?.event == .end)
            #expect(try await home.islet("attendant").status == 1)
        }

        @Test func theAttendantRingsForASuspendedScreen() async throws {
            let home = try Home(hasAttendant: true)
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.wait(for: "$")
            try await terminal.type("islet sit 4s\n")
            try await terminal.wait(for: "◉ sitting")
            #expect(try await attendant(of: home) == nil)
            try await terminal.press("C-z")
            try await terminal.wait(for: "Stopped")
            _ = try await waitForAttendant(of: home)
            #expect(try await waitForBell(.target, in: home).outcome == .rung)
            try await terminal.type("fg\n")
            try await terminal.wait(for: "+ reached", without: ["Target reached at"])
            try await terminal.press("q")
            try await terminal.wait(for: "The sitting goes on")
            try await home.islet("complete")
        }

        @Test("The attendant also rings for plain text that was stopped")
        func stoppedLines() async throws {
            let home = try Home(hasAttendant: true)
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.wait(for: "$")
            try await terminal.type("islet sit 4s --plain\n")
            try await terminal.wait(for: "Started at")
            #expect(try await attendant(of: home) == nil)
            try await terminal.press("C-z")
            try await terminal.wait(for: "Stopped")
            _ = try await waitForAttendant(of: home)
            #expect(try await waitForBell(.target, in: home).outcome == .rung)
            try await terminal.type("fg\n")
            try await terminal.wait(for: "Target reached at")
            try await home.islet("complete")
            try await terminal.wait(for: "Completed")
        }

        @Test("The attendant rings for a countdown screen that was stopped")
        func stoppedCountdowns() async throws {
            let home = try Home(hasAttendant: true)
            let terminal = try await TerminalSession(home, .shell)
            try await terminal.wait(for: "$")
            try await terminal.type("ISLET_ATTENDANT=false islet countdown add Tea 5m; islet countdown watch\n")
            try await terminal.wait(for: "1 in the list")
            #expect(try await attendant(of: home) == nil)
            try await terminal.press("C-z")
            try await terminal.wait(for: "Stopped")
            _ = try await waitForAttendant(of: home)
            try await terminal.type("fg\n")
            try await terminal.wait(for: "1 in the list")
            try await home.islet("countdown", "remove", "Tea")
        }

        @Test func noBellIsLostWhenTheAttendantIsKilled() async throws {
            let home = try Home(hasAttendant: true)
            try await home.islet("sit", "20m", "--detach")
            let first = try await waitForAttendant(of: home)
            kill(first, SIGKILL)
            try await eventually("it is gone") { ProcessTable.isRunning(first) ? nil : true }
            try await home.islet("pause")
            let second = try await waitForAttendant(of: home, otherThan: first)
            #expect(try await home.islet("attendant", "stop").output == "The attendant has stopped.\n")
            // It lets go of its lock an instant before it is gone.
            try await eventually("it is gone") { ProcessTable.isRunning(second) ? nil : true }
            #expect(try await home.status()?.state == "paused")
        }

        @Test func simultaneousStartsLeaveOneAttendant() async throws {
            let home = try Home(hasAttendant: true)
            try await home.islet("sit", "20m", "--detach")
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<6 {
                    group.addTask { try await home.islet("attendant", "run", "--terminal", "/dev/null") }
                    group.addTask { try await home.islet("pause") }
                }
                // All but one exit by themselves, so after stopping that one none is left.
                _ = try await waitForAttendant(of: home)
                try await eventually("the attendants are ended") {
                    try await home.islet("attendant", "stop")
                    return try await attendant(of: home) == nil ? true : nil
                }
                try await group.waitForAll()
            }
            // A pause answered after the last stop has started another one.
            try await home.islet("cancel", "--yes")
            try await eventually("no attendant is left") {
                try await home.islet("attendant", "stop")
                return try await attendant(of: home) == nil ? true : nil
            }
        }

        @Test func theAttendantRingsAfterTheScreenIsLeft() async throws {
            let home = try Home(hasAttendant: true)
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "of 20:00")
            #expect(try await attendant(of: home) == nil)
            try await terminal.press("q")
            #expect(try await terminal.exitStatus() == 0)
            let pid = try await waitForAttendant(of: home)
            try await home.islet("cancel", "--yes")
            try await eventually("the attendant ends") { ProcessTable.isRunning(pid) ? nil : true }
        }

        @Test(arguments: [SIGHUP, SIGTERM]) func theAttendantRingsAfterTheScreenIsKilled(signal: Int32) async throws {
            let home = try Home(hasAttendant: true)
            let terminal = try await TerminalSession(home, .islet(["sit", "20m"]))
            try await terminal.wait(for: "of 20:00")
            kill(try await terminal.pid(), signal)
            _ = try await waitForAttendant(of: home)
            try await home.islet("cancel", "--yes")
        }

        @Test func theAttendantEndsWhenItsStoreIsRemoved() async throws {
            let home = try Home(hasAttendant: true)
            try await home.islet("sit", "20m", "--detach")
            let pid = try await waitForAttendant(of: home)
            let state = home.directory.appending(path: "state")
            // The attendant may write a file between two that are removed.
            try await eventually("the store is removed") {
                (try? FileManager.default.removeItem(at: state)).map { true }
            }
            try await eventually("the attendant ends") { ProcessTable.isRunning(pid) ? nil : true }
        }
    }
}
