import FakePrograms
import Foundation
import Testing

extension EndToEndTests.Companions {
    @Suite struct Sound {
        /// A home with a player that records when it was started, and then does what it is configured to do.
        private func home(player: String, bell: String = "bowl") throws -> (Home, played: () -> [String]) {
            let home = try Home(hasAttendant: true, bell: nil)
            let folder = home.directory.appending(path: "bin")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let record = folder.appending(path: "record")
            // The first one tried, so that a real one is never used.
            let program = folder.appending(path: "pw-play")
            try FakeProgram.write("echo \"$*\" >> '\(record.path)'\n\(player)", to: program)
            try home.configure("bell = \"\(bell)\"\nstrokes.target = 1\nstrokes.start = 0\n")
            return (
                home,
                {
                    let lines = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
                    return lines.split(separator: "\n").map(String.init)
                }
            )
        }

        private func path(_ home: Home) -> [String: String] {
            ["PATH": home.directory.appending(path: "bin").path + ":/usr/bin:/bin"]
        }

        @Test func aScreenPlaysTheBowlAndLeavesTheTerminalSilent() async throws {
            let (home, played) = try home(player: "exec sleep 3")
            let terminal = try await TerminalSession(home, .islet(["sit", "1s"]), variables: path(home))
            try await eventually("the bowl is played") { played().isEmpty ? nil : true }
            let pid = try await terminal.pid()
            try await eventually("the player is a child") { ProcessTable.children(of: pid).count == 1 ? true : nil }
            #expect(played() == [home.directory.path + "/cache/islet/bowl-1.wav"])
            try await terminal.wait(until: "the target is past") {
                $0.compactTrailing?.wholeMatch(of: /\+00:0[2-9]/) != nil
            }
            #expect(terminal.bells == 0)
            try await eventually("no player stays as a zombie") {
                ProcessTable.children(of: pid).isEmpty ? true : nil
            }
            #expect(try FileManager.default.attributesOfItem(atPath: played()[0])[.size] as? Int == 617_444)
        }

        @Test func ifThePlayerFailsTheTerminalRingsAndTheScreenSaysWhy() async throws {
            let (home, _) = try home(player: "exit 3")
            let terminal = try await TerminalSession(
                home, .islet(["sit", "1s"]),
                variables: ["PATH": home.directory.appending(path: "bin").path])
            try await eventually("the terminal rings") { terminal.bells == 1 ? true : nil }
            try await terminal.wait(for: "pw-play: status 3")
        }

        @Test func theAttendantPlaysForASittingWithoutAScreen() async throws {
            let (home, played) = try home(player: "exec sleep 3")
            try await home.islet(["sit", "1s", "--detach"], with: path(home))
            try await eventually("the bowl is played") { played().isEmpty ? nil : true }
            try await home.islet("cancel", "--yes")
        }

        @Test func inTmuxANotificationIsPassedThroughWithABell() async throws {
            let (home, _) = try home(player: "exec sleep 3")
            let terminal = try await TerminalSession(
                home, .islet(["sit", "1s", "--method", "Metta"]),
                variables: path(home).merging(["KITTY_WINDOW_ID": "1"]) { $1 }, isRecorded: true)
            try await eventually("the notification is sent") {
                terminal.recording.contains(
                    "\u{1B}Ptmux;\u{1B}\u{1B}]99;i=islet:d=0;Target reached\u{1B}\u{1B}\\") ? true : nil
            }
            try await eventually("the window has a bell") { terminal.bells == 1 ? true : nil }
        }
    }
}
