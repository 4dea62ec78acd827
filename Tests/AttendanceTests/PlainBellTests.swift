import Foundation
import Meditation
import Surroundings
import TestWorld
import Testing

@testable import Attendance
@testable import Configuration
@testable import TerminalScreen

@Suite("Bells in plain text")
struct PlainBellTests {
    private let world = TestShell()

    @Test("Every interval bell has a line, whether the bell is audible or not", arguments: [Settings.Haptics.on, .off])
    func intervalBells(haptics: Settings.Haptics) throws {
        let request = StartRequest(target: 900, bells: .every(300))
        let sitting = try #require(try world.store.perform(.start(request), at: world.reading).sitting)
        var settings = Settings.defaults
        (settings.haptics, settings.plainInterval) = (haptics, .zero)
        let end = world.now + 910
        _ = try world.run(PlainLines(shell: world.shell, settings: settings, sitting: sitting, isNew: true)) {
            guard let deadline = $0, deadline < end else { return .terminated(signal: SIGTERM) }
            world.now = deadline
            return .deadline
        }
        #expect(
            world.output.replacing("\u{07}", with: "").split(separator: "\n").dropFirst().prefix(3) == [
                "Interval bell at 05:00.", "Interval bell at 10:00.",
                "Target reached at 08:29; the sitting goes on until `islet complete`.",
            ])
        #expect(world.output.contains("\u{07}") == (haptics == .on))
    }

    @Test("The first plain lines report once that no sound can be played, as the screen does")
    func advice() throws {
        let sitting = try #require(
            try world.store.perform(.start(StartRequest(target: 900)), at: world.reading).sitting)
        let loaded = LoadedSettings(in: world.environment)
        func lines() throws -> [Substring] {
            world.output = ""
            _ = try world.run(loaded.plainLines(of: sitting, isNew: true, in: world.shell)) { _ in
                .terminated(signal: SIGTERM)
            }
            return world.output.split(separator: "\n")
        }
        #expect(
            try lines().first == "No sound player is installed, so only the terminal's bell rings; try `islet bell`.")
        #expect(try lines().allSatisfy { !$0.contains("No sound player") })
        #expect(loaded.bellAdvice(in: world.environment) == nil)
    }
}
