import ArgumentParser
import DeviceActivities
import Foundation
import HostSystem
import Meditation
import PlainText
import Presentations
import ShellCommands
import Store
import Surroundings

/// `islet activity end`.
struct ActivityEnd: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "end", abstract: "End an activity, optionally with final content.",
        discussion: """
            The activity leaves the island at once and stays on the lock screen for four hours, or for the time given by \
            --dismiss-after. Ending it again can only shorten that time.

            EXAMPLES
              islet activity end build '{"status": "done"}' --dismiss-after 1m
              islet activity end build --dismiss-after now
            """)

    @Argument(
        help: ArgumentHelp("Which one.", valueName: "id"),
        completion: .custom { _, _, _ in ActivityCompletions.identifiers() })
    var id: String

    @Argument(help: ArgumentHelp("The fields to change, as JSON; - reads it from standard input.", valueName: "json"))
    var json: String?

    @Option(
        help: ArgumentHelp("Leave the lock screen after this time, at most 4h; now for at once.", valueName: "duration")
    )
    var dismissAfter: String?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let reading = shell.clock()
        let loaded = LoadedSettings(in: shell.environment)
        let dates = ActivityDates(calendar: loaded.calendar(in: shell), now: reading.wall)
        let changes = try json.map { try ActivityJSON.value($0, in: shell) }
        let policy = try policy(at: reading.wall)
        let sentence = try ActivityRepository(in: shell).change(at: reading) { activities in
            try end(in: &activities.system, changes, policy, dates)
        }
        try shell.tell(sentence)
        return ExitStatus.success.rawValue
    }

    private func end(
        in system: inout SystemState, _ changes: JSONValue?, _ policy: ActivityUIDismissalPolicy, _ dates: ActivityDates
    ) throws -> String {
        let activity = try ActivityReference(id, in: system)
        guard system.isLive(id) else { return try endAgain(activity, in: &system, policy, at: dates.now) }
        if changes != nil { try activity.checkIsOwn() }
        var content: EncodedContent?
        if let changes {
            // Old content is stale for good; the last one is true for ever.
            content = EncodedContent(
                state: try activity.content(changedBy: changes, dates: dates),
                relevanceScore: activity.content.relevanceScore)
        }
        try activity.end(content, dismissalPolicy: policy, on: &system, at: dates.now)
        guard let removal = system.nextStage(of: id) else { return "\(id) has ended." }
        let time = ClockText.brief(removal.timeIntervalSince(dates.now))
        return "\(id) has ended; it stays on the lock screen for \(time)."
    }

    /// It may leave the lock screen sooner than was said before, never later.
    private func endAgain(
        _ activity: ActivityReference, in system: inout SystemState, _ policy: ActivityUIDismissalPolicy, at now: Date
    ) throws(CommandFailure) -> String {
        let before = system.nextStage(of: id)
        try activity.end(dismissalPolicy: policy, on: &system, at: now)
        guard let removal = system.nextStage(of: id) else {
            return "\(id) had ended already; it has left the lock screen."
        }
        let time = ClockText.brief(removal.timeIntervalSince(now))
        return removal == before
            ? "\(id) has ended already." : "\(id) has ended already; it leaves the lock screen in \(time)."
    }

    private func policy(at now: Date) throws -> ActivityUIDismissalPolicy {
        switch dismissAfter {
        case nil: return .default
        case "now": return .immediate
        case let text?:
            let seconds = try DurationArgument.preparation(text)
            if seconds == 0 { return .immediate }
            guard seconds <= SystemState.longestAfterEnd else {
                throw CommandFailure(
                    sentence: "An ended activity stays 4 hours at most (--dismiss-after); give a shorter time.",
                    status: .usage)
            }
            return .after(now + seconds)
        }
    }
}
