import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import PlainText
import Store
import Surroundings

/// `islet countdown pause`.
struct CountdownPause: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Let a countdown stand still; its bell waits.",
        usage: "islet countdown pause (<id> | <title>)",
        discussion: """
            The next countdown takes its place as Live Activity; where none is, it stays and says that it is paused. Pausing one \
            that is paused does nothing.

            EXAMPLES
              islet countdown pause Tea
              islet countdown resume Tea
            """)

    @Argument(
        help: ArgumentHelp("Which one; several words are one title.", valueName: "id|title"),
        completion: .custom { _, _, _ in ActivityCompletions.countdowns() })
    var name: [String]

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let paused = try CountdownChange.perform(name, in: shell, at: reading) { countdown in
            guard countdown.endDate > reading.wall else {
                throw CommandFailure(
                    sentence: "\(countdown.title) is over; begin again with `islet countdown add`.",
                    status: .unavailable)
            }
            countdown.pause(at: reading.wall)
        }
        try shell.tell("Paused: \(paused.title), \(CountdownText.left(of: paused, at: reading.wall)) left.")
        return ExitStatus.success.rawValue
    }
}

/// `islet countdown resume`.
struct CountdownResume: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Let a paused countdown run again, with as much left as at the pause.",
        usage: "islet countdown resume (<id> | <title>)",
        discussion: """
            Resuming one that runs does nothing.

            EXAMPLES
              islet countdown resume Tea
            """)

    @Argument(
        help: ArgumentHelp("Which one; several words are one title.", valueName: "id|title"),
        completion: .custom { _, _, _ in ActivityCompletions.countdowns() })
    var name: [String]

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let resumed = try CountdownChange.perform(name, in: shell, at: reading) { countdown in
            guard countdown.endDate > reading.wall else {
                throw CommandFailure(
                    sentence: "\(countdown.title) is over; begin again with `islet countdown add`.",
                    status: .unavailable)
            }
            countdown.resume(at: reading.wall)
        }
        let time = WallClockText.time(resumed.endDate, seenAt: reading.wall, in: shell.timeZone(), withSeconds: true)
        try shell.tell(
            "\(resumed.title): \(CountdownText.left(until: resumed.endDate, at: reading.wall)), until \(time).")
        return ExitStatus.success.rawValue
    }
}

/// What pausing and resuming share: the countdown that is named is changed, and whoever rings learns of it.
enum CountdownChange {
    /// Changes the countdown named by `words`; answers it as it is then.
    static func perform(
        _ words: [String], in shell: Shell, at reading: ClockReading, _ body: (inout StoredCountdown) throws -> Void
    ) throws -> StoredCountdown {
        let name = words.joined(separator: " ")
        let changed = try ActivityDesk(store: shell.store).change(at: reading) { activities in
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
