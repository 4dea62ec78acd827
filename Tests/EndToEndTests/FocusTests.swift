import FakePrograms
import Foundation
import Testing

extension EndToEndTests.Companions {
    @Suite(.timeLimit(.minutes(10))) struct Focus {
        /// A desktop whose `dunstctl` takes a moment to report whether "do not disturb" is on.
        private func desktop(isPaused: Bool) throws -> (Home, variables: [String: String]) {
            let home = try Home()
            let folder = home.directory.appending(path: "bin")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let program = folder.appending(path: "dunstctl")
            try FakeProgram.write("sleep 0.2\necho \(isPaused)", to: program)
            return (home, ["PATH": folder.path + ":/usr/bin:/bin", "DISPLAY": ":0"])
        }

        @Test("While the desktop is set to “do not disturb” the screen flashes and no bell rings")
        func aDesktopThatIsNotToBeDisturbed() async throws {
            let (home, variables) = try desktop(isPaused: true)
            let terminal = try await TerminalSession(
                home, .islet(["sit", "2s"]), variables: variables, isRecorded: true)
            // Once at the start and three times at the target.
            try await eventually("the screen flashes four times") {
                terminal.recording.ranges(of: "\u{1B}g").count >= 4 ? true : nil
            }
            #expect(terminal.bells == 0)
            try await home.islet("cancel", "--yes")
            _ = try await terminal.exitStatus()
            #expect(terminal.bells == 0)
        }

        @Test("Without it, or if the setting ignores it, bells ring", arguments: [true, false])
        func aDesktopThatMayBeDisturbed(isPaused: Bool) async throws {
            let (home, variables) = try desktop(isPaused: isPaused)
            if isPaused { try home.configure("focus = \"ignore\"\n") }
            let terminal = try await TerminalSession(home, .islet(["sit", "1s"]), variables: variables)
            try await eventually("the bells of start and target") { terminal.bells >= 4 ? true : nil }
        }
    }
}
