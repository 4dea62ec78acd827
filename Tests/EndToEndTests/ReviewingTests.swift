import Foundation
import Testing

extension EndToEndTests.Companions {
    @Suite struct Reviewing {
        private static func picture(_ digit: String) -> String {
            "islet frame 2\nsize 5 × 1\n\nglyphs\n│12:3\(digit)│\n\nstyles\n│·····│\n"
        }

        @Test func aNewPictureIsShownBesideTheOldAndAccepted() async throws {
            let home = try Home()
            let folder = home.directory.appending(path: "home/Tests/__Snapshots__/ClockTests")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in ["a", "b"] {
                try Data(Self.picture("4").utf8).write(to: folder.appending(path: "\(name).frame"))
                try Data(Self.picture("5").utf8).write(to: folder.appending(path: "\(name).frame.new"))
            }
            let terminal = try await TerminalSession(home, .islet(["snapshot", "review", "Tests"]))
            try await terminal.wait(for: "1 of 2", "12:34", "12:35", "row 0, column 4: was “4”, is now “5”")
            try await terminal.press("a")
            try await terminal.wait(for: "2 of 2")
            try await terminal.press("u")
            try await terminal.wait(for: "1 of 2", "is pending again")
            #expect(try home.file("Tests/__Snapshots__/ClockTests/a.frame") == Self.picture("4"))
            try await terminal.press("r")
            try await terminal.wait(for: "2 of 2")
            try await terminal.press("a")
            try await terminal.wait(for: "1 accepted, 1 rejected, 0 left to review", "enter leave")
            try await terminal.press("Enter")
            #expect(try await terminal.exitStatus() == 0)
            #expect(try home.file("Tests/__Snapshots__/ClockTests/a.frame") == Self.picture("4"))
            #expect(try home.file("Tests/__Snapshots__/ClockTests/b.frame") == Self.picture("5"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
        }
    }
}
