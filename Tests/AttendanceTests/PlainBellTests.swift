import Foundation
import Meditation
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
}
