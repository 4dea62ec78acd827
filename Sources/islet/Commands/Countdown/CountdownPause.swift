import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import ShellCommands
import Store
import Surroundings

/// `islet countdown pause`.
struct CountdownPause: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Pause a countdown and its bell.",
        usage: "islet countdown pause (<id> | <title>)",
        discussion: """
            The next countdown replaces it as the Live Activity; if there is none, it stays and shows that it is paused. \
            Pausing a paused countdown does nothing.

            EXAMPLES
              islet countdown pause Tea
              islet countdown resume Tea
            """)

    @Argument(
        help: ArgumentHelp("Its ID or title; several words are one title.", valueName: "id|title"),
        completion: .custom { _, _, _ in ActivityCompletions.countdowns() })
    var name: [String]

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let paused = try CountdownChange.perform(name, in: shell, at: reading) { countdown in
            guard countdown.endDate > reading.wall else {
                throw CommandFailure(
                    sentence: localized("\(countdown.title) is over; start it again with `islet countdown add`."),
                    status: .unavailable)
            }
            countdown.pause(at: reading.wall)
        }
        let left = CountdownText.left(of: paused, at: reading.wall)
        try shell.tell(localized("Paused: \(paused.title), \(left) left."))
        return ExitStatus.success.rawValue
    }
}

/// `islet countdown resume`.
struct CountdownResume: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Continue a paused countdown with the time that was left.",
        usage: "islet countdown resume (<id> | <title>)",
        discussion: """
            Resuming a running countdown does nothing.

            EXAMPLES
              islet countdown resume Tea
            """)

    @Argument(
        help: ArgumentHelp("Its ID or title; several words are one title.", valueName: "id|title"),
        completion: .custom { _, _, _ in ActivityCompletions.countdowns() })
    var name: [String]

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let resumed = try CountdownChange.perform(name, in: shell, at: reading) { countdown in
            guard countdown.endDate > reading.wall else {
                throw CommandFailure(
                    sentence: localized("\(countdown.title) is over; start it again with `islet countdown add`."),
                    status: .unavailable)
            }
            countdown.resume(at: reading.wall)
        }
        let time = WallClockText.time(resumed.endDate, seenAt: reading.wall, in: shell.timeZone(), withSeconds: true)
        let left = CountdownText.left(until: resumed.endDate, at: reading.wall)
        try shell.tell(localized("\(resumed.title): \(left), until \(time)."))
        return ExitStatus.success.rawValue
    }
}

/// Common to pausing and resuming: changes the named countdown and notifies the process that rings.
enum CountdownChange {
    /// Changes the countdown named by `words`; answers it as it is then.
    static func perform(
        _ words: [String], in shell: Shell, at reading: ClockReading, _ body: (inout StoredCountdown) throws -> Void
    ) throws -> StoredCountdown {
        let name = words.joined(separator: " ")
        let changed = try ActivityRepository(store: shell.store).change(at: reading) { activities in
            let found = try CountdownRemove.countdown(named: name, among: activities.countdowns, at: reading.wall)
            var countdown = found
            try body(&countdown)
            activities.countdowns = activities.countdowns.map { $0.id == countdown.id ? countdown : $0 }
            return countdown
        }
        shell.attendToCountdowns(at: reading)
        return changed
    }
}
