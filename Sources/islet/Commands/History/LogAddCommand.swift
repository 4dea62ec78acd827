import ArgumentParser
import Foundation
import HostSystem
import Languages
import Meditation
import ShellCommands
import SittingScreen
import Surroundings

/// `islet log add`: a sitting that was not timed.
struct LogAddCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a sitting that was not timed.",
        usage: """
            islet log add (<start> | --ago <duration>) <duration> [--method <name>] [--type <type>] [--target <duration>] \
            [--note <text>] [--mood <mood>]
            """,
        discussion: """
            START is a time of day, or a date with one. A sitting that overlaps others is added with a warning.

            EXAMPLES
              islet log add 08:14 20m
              islet log add 2026-11-20 08:14 1h 30m --method Metta --note "Outside." --mood clear
              islet log add yesterday 21:30 15m
              islet log add 20m --ago 40m        began forty minutes ago
            """)

    @Argument(help: ArgumentHelp("When it began, and how long it lasted.", valueName: "start-and-duration"))
    var words: [String]

    @Option(help: ArgumentHelp("The time since it began, instead of START.", valueName: "duration"))
    var ago: String?

    @OptionGroup var practice: PracticeOptions

    @Option(help: ArgumentHelp("The target. Default: none.", valueName: "duration"))
    var target: String?

    @OptionGroup var said: RemarkOptions

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let now = shell.clock().wall
        let loaded = LoadedSettings(in: shell.environment)
        let remarks = try said.remarks(in: shell)
        let (start, duration) = try place(at: now, calendar: loaded.calendar(in: shell))
        let elapsed = try DurationArgument.seconds(duration)
        let target = try target.map { try DurationArgument.seconds([$0]) }
        let sitting = CompletedSitting(
            id: UUID(), start: start, end: start + elapsed, elapsed: elapsed, target: target, pauses: [],
            outcome: .judged(elapsed: elapsed, target: target),
            methodName: try SittingEdit.checkedMethod(practice.method ?? loaded.settings.method),
            type: try practice.type.map(SessionType.init(parsing:)) ?? .meditation,
            note: remarks.note, mood: remarks.mood)
        let overlaps = try shell.store.add(sitting, at: now)
        let zone = shell.timeZone()
        try shell.tell(
            localized("Added: \(LoggedSittingText.brief(sitting, in: zone)). `islet log undo` takes it back."))
        if !overlaps.isEmpty { try shell.say(LoggedSittingText.overlaps(overlaps, in: zone)) }
        return ExitStatus.success.rawValue
    }

    /// When it began, and the words that say how long it was. A start has one word or two.
    private func place(at now: Date, calendar: HistoryCalendar) throws -> (Date, [String]) {
        if let ago { return (now - (try DurationArgument.seconds([ago])), words) }
        guard words.count > 1 else {
            throw CommandFailure(
                sentence: localized(
                    "The start or the duration is missing; give both, as in `islet log add 08:14 20m`, or use --ago."
                ), status: .usage)
        }
        if words.count > 2 {
            let text = words[0] + " " + words[1]
            do {
                return (try Moment.parseInstant(text, at: now, calendar: calendar), Array(words[2...]))
            } catch .noSuchTime(let time, let column) {
                let error = MomentParseError.noSuchTime(time, column: column)
                throw CommandFailure(sentence: error.description, column: column, of: text)
            } catch {
                // Two words are not a start; one may be.
            }
        }
        return (try MomentArgument.instant(words[0], at: now, calendar: calendar), Array(words[1...]))
    }
}
