import Foundation
import HostSystem
import Meditation
import TestWorld
import Testing

@testable import Attendance

struct AttendantLogTests {
    private let world = TestShell()

    /// The log without its times.
    private var entries: [String] { world.shell.logFile.lines(1000).map { String($0.drop { $0 != " " }.dropFirst()) } }

    private func attend(until isOver: @escaping () -> Bool) throws {
        let shell = world.shell.logging(as: "attendant")
        let bell = AttendantBell(terminal: nil, environment: [:], log: shell.log)
        _ = try world.run(Attendant(shell: shell, bell: bell)) { deadline in
            guard let deadline, !isOver() else { return .terminated(signal: SIGTERM) }
            world.now = max(world.now, deadline)
            return .deadline
        }
    }

    @Test("The attendant logs a bell that is due, and what rang")
    func bells() throws {
        try world.write(settings: "bell = \"none\"\n")
        try world.begin(1200)
        try world.write(settings: "bell = \"bowl\"\nnotification = false\n")
        try attend { (try? world.store.memory())?.moments.contains { $0.event == .target } == true }
        #expect(entries.contains { $0.hasPrefix("info attendant: A bell is due. bell=start ") })
        #expect(entries.contains { $0.hasPrefix("info attendant: A bell is due. bell=\"target 1200.0\" ") })
        // The machine of the test has neither a player nor a terminal.
        #expect(entries.contains { $0.hasPrefix("warning attendant: The sound did not play. reason=") })
        #expect(entries.contains("warning attendant: Nothing rang."))
    }

    @Test(
        "The attendant logs why a bell did not ring",
        arguments: [
            ("haptics = \"off\"\n", #"event=start reason="haptics is \"off\"""#),
            ("bell = \"none\"\n", #"event=start reason="bell is \"none\"""#),
            ("quiet-hours = \"08:00-09:00\"\n", "event=start reason=\"quiet hours, 08:00-09:00\""),
            ("strokes.start = 0\n", #"event=start reason="strokes.start is 0""#),
        ])
    func silence(settings: String, reason: String) throws {
        try world.write(settings: settings)
        try world.begin(1200)
        try attend { true }
        #expect(entries.contains("info attendant: The bell is silent. \(reason)"), "\(entries)")
    }

    @Test("A bell that is too late, and one that another process rings, are logged as such")
    func otherBells() throws {
        try world.write(settings: "bell = \"none\"\n")
        try world.begin(1200)
        world.now += 3600
        try attend { true }
        #expect(
            entries.contains { $0.hasPrefix("warning attendant: A bell did not ring: it was too late. bell=\"target") })
        var ringer = BellScheduler(store: world.store, log: world.shell.logger("screen"))
        try world.perform(.complete())
        try world.begin(1200)
        ringer.follow(try world.store.memory(), at: world.reading)
        try attend { true }
        _ = ringer.ring(at: world.reading, strokes: .none)
        #expect(entries.contains { $0.hasPrefix("info screen: Another process rings this bell. bell=start ") })
    }
}
