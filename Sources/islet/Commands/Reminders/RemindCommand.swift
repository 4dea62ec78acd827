import ArgumentParser
import Attendance
import CommandHelp
import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import ScreenKit
import ShellCommands
import Surroundings

/// `islet remind`: reminders to sit.
struct RemindCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remind", abstract: "Be reminded to sit, at set times.",
        discussion: """
            A reminder is a desktop notification. Where the desktop has buttons, Begin starts the sitting at once (the saved one, \
            or the last one again), and Later reminds you in ten minutes. It is shown once a day, not while a sitting runs, and not \
            more than half an hour late: a machine that wakes up later stays silent.

            A systemd user timer reminds you, launchd, or else Islet's attendant; islet remind list says which. Times are of the \
            clock on the wall; systemd and launchd also follow the time zone.

            EXAMPLES
              islet remind 07:00
              islet remind 07:00 --on mon-fri --sitting morning
              islet remind list
              islet remind remove 07:00
            """,
        subcommands: [RemindAdd.self, RemindList.self, RemindRemove.self, RemindShow.self],
        defaultSubcommand: RemindAdd.self)
}

/// `islet remind 07:00`.
struct RemindAdd: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a reminder; without a time, list them.",
        discussion: """
            A new reminder takes its days from others of the same time, so that no moment has two. islet remind 07:00 is short for \
            islet remind add 07:00.
            """)

    @Argument(help: ArgumentHelp("The time of day, such as 07:00.", valueName: "time"))
    var time: String?

    @Option(
        help: ArgumentHelp(
            "The days of the week, such as mon-fri, sat,sun or daily. Default: daily.", valueName: "days"))
    var on: String?

    @Option(
        help: ArgumentHelp(
            "The saved sitting that Begin starts. Default: the last sitting.", valueName: "name"),
        completion: .custom { _, _, _ in SettingCompletions.sittings() })
    var sitting: String?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        guard let time else {
            guard on == nil, sitting == nil else {
                throw CommandFailure(
                    sentence: localized("The time is missing; give it, as in `islet remind 07:00`."), status: .usage)
            }
            return try RemindList.list(in: shell)
        }
        let settings = LoadedSettings(in: shell.environment).settings
        let sitting = sitting?.lowercased()
        if let sitting, settings.sittings[sitting] == nil {
            throw CommandFailure(
                sentence: SavedSittingEdit.unknown(sitting, among: settings.sittings),
                status: .unavailable)
        }
        guard
            let reminder = Reminder(
                minute: try ReminderArguments.minute(time), days: try ReminderArguments.days(on), sitting: sitting)
        else { throw ReminderArguments.refusal(ofDays: on ?? "") }
        let reminders = settings.reminders.adding(reminder)
        guard reminders.count <= Reminder.most else {
            throw CommandFailure(
                sentence: localized(
                    "There are \(String(Reminder.most)) reminders already; remove one with `islet remind remove`."),
                status: .unavailable)
        }
        // A time that has just passed is meant from the next day on.
        try ReminderMarks(store: shell.store).claim(
            reminders.filter { !settings.reminders.contains($0) }, at: shell.clock().wall,
            calendar: HistoryCalendar(timeZone: shell.timeZone()))
        let host = try ReminderSetup(in: shell).set(reminders)
        let next = reminder.next(
            after: shell.clock().wall, calendar: HistoryCalendar(timeZone: shell.timeZone()))
        let moment = WallClockText.time(next, seenAt: shell.clock().wall, in: shell.timeZone())
        try shell.say(localized("Reminds you \(ReminderText.phrase(reminder)); next \(moment), by \(host.name)."))
        if host == .attendant { try shell.say(ReminderText.attendantNote) }
        if ReminderPrompt.ability(in: shell.environment) == nil { shell.warn(ReminderText.noNotification) }
        return ExitStatus.success.rawValue
    }
}

/// `islet remind list`.
struct RemindList: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the reminders, when each comes next, and what reminds you.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 { try Self.list(in: shell) }

    static func list(in shell: Shell) throws -> Int32 {
        let loaded = LoadedSettings(in: shell.environment)
        loaded.warn(in: shell)
        // The file may have been edited by hand.
        let host = try ReminderSetup(in: shell).install(loaded.settings.reminders)
        guard !loaded.settings.reminders.isEmpty else {
            shell.complain(localized("No reminders; add one with `islet remind 07:00`.") + "\n")
            return ExitStatus.success.rawValue
        }
        let now = shell.clock().wall
        let zone = shell.timeZone()
        let calendar = HistoryCalendar(timeZone: zone)
        let table = AlignedTable(
            titles: [localized("TIME"), localized("DAYS"), localized("SITTING"), localized("NEXT")], numbers: [],
            lineWidth: shell.isOutputTerminal ? shell.outputColumns() : nil)
        try shell.sayLines(
            table.text(
                of: loaded.settings.reminders.map { reminder in
                    [
                        reminder.time, reminder.days.localizedText, reminder.sitting ?? localized("the last one"),
                        WallClockText.time(reminder.next(after: now, calendar: calendar), seenAt: now, in: zone),
                    ]
                }))
        guard let host else { return ExitStatus.success.rawValue }
        let ability = ReminderPrompt.ability(in: shell.environment)
        let means = ability.map { localized("By \(host.name), with \($0).") } ?? localized("By \(host.name).")
        try shell.say("\n" + means)
        if host == .attendant { try shell.say(ReminderText.attendantNote) }
        if ability == nil { shell.warn(ReminderText.noNotification) }
        return ExitStatus.success.rawValue
    }
}

/// `islet remind remove`.
struct RemindRemove: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove the reminders of a time, or all of them.",
        discussion:
            "EXAMPLES\n  islet remind remove 07:00\n  islet remind remove 07:00 --on sat,sun\n  islet remind remove all"
    )

    @Argument(help: ArgumentHelp("The time of day, or all.", valueName: "time"))
    var time: String

    @Option(help: ArgumentHelp("Only on these days. Default: all days.", valueName: "days"))
    var on: String?

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let old = LoadedSettings(in: shell.environment).settings.reminders
        let days = try ReminderArguments.days(on)
        let new =
            time.lowercased() == "all"
            ? old.compactMap { $0.without(days) }
            : old.removing(minute: try ReminderArguments.minute(time), on: days)
        guard new != old else {
            throw CommandFailure(
                sentence: localized(
                    "No reminder is set for \(TerminalText.oneLine(time)); `islet remind list` shows them."),
                status: .unavailable)
        }
        try ReminderSetup(in: shell).set(new)
        try shell.say(
            new.isEmpty
                ? localized("Removed; no reminder is left.")
                : localized("Removed; left: \(new.map(\.localizedText).joined(separator: Language.current.semicolon)).")
        )
        return ExitStatus.success.rawValue
    }
}

/// `islet remind show`.
struct RemindShow: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show the reminder that is due; the timer runs this.",
        discussion: "Waits for the answer, and begins the sitting or reminds again. Nothing is shown twice a day.")

    @Flag(.verbose) var verbose = false

    func run(in shell: Shell) throws -> Int32 {
        let shell = shell.logging(as: "reminder")
        let sentence = try ReminderRound(in: shell).run()
        shell.log.info("\(sentence)")
        try shell.say(sentence)
        return ExitStatus.success.rawValue
    }
}

/// Times and days as they are typed.
enum ReminderArguments {
    static func minute(_ text: String) throws -> Int {
        guard let minute = Reminder.minute(text) else {
            throw CommandFailure(
                sentence: localized("\"\(TerminalText.oneLine(text))\" is not a time of day; use one like 07:00."),
                status: .usage)
        }
        return minute
    }

    static func days(_ text: String?) throws -> Weekdays {
        guard let text else { return .all }
        guard let days = Weekdays(text) else { throw refusal(ofDays: text) }
        return days
    }

    static func refusal(ofDays text: String) -> CommandFailure {
        CommandFailure(
            sentence: localized(
                "\"\(TerminalText.oneLine(text))\" is not a day of the week; use mon-fri, sat,sun, weekend or daily."),
            status: .usage)
    }
}

/// Keeps the reminders in the settings file, and sets up what reminds.
struct ReminderSetup {
    private let shell: Shell

    init(in shell: Shell) { self.shell = shell }

    /// Keeps and sets up `reminders` in place of those of before. If they cannot be set up, the settings stay as they were.
    @discardableResult
    func set(_ reminders: [Reminder]) throws -> ReminderHost {
        let definition = try SettingDefinition.typed(SettingDefinition.remindersKey)
        let old = LoadedSettings(in: shell.environment).settings.reminders
        guard ReminderHost.available(in: shell.environment, settings: settings) != nil || reminders.isEmpty else {
            throw CommandFailure(sentence: ReminderText.noHost, status: .unavailable)
        }
        let edit = SettingEdit(definition, in: shell)
        if reminders.isEmpty { _ = try edit.unset() } else { _ = try edit.set(to: typed(reminders)) }
        shell.warn(ofPrecedenceOver: definition)
        do {
            return try install(reminders) ?? .attendant
        } catch {
            if old.isEmpty { _ = try edit.unset() } else { _ = try edit.set(to: typed(old)) }
            throw error
        }
    }

    /// Sets up `reminders`. Returns what reminds; `nil` if nothing here can.
    @discardableResult
    func install(_ reminders: [Reminder]) throws -> ReminderHost? {
        let current = ReminderHost.current(in: shell.environment)
        let host = reminders.isEmpty ? current : ReminderHost.available(in: shell.environment, settings: settings)
        if current != host { current.remove(in: shell.environment) }
        guard let host else { return nil }
        try host.install(
            reminders, program: Bundle.main.executablePath ?? "islet", environment: shell.environment)
        shell.attendToReminders(at: shell.clock())
        return host
    }

    private var settings: Settings { LoadedSettings(in: shell.environment).settings }

    private func typed(_ reminders: [Reminder]) -> String {
        var settings = Settings.defaults
        settings.reminders = reminders
        return SettingDefinition.named(SettingDefinition.remindersKey)?.text(settings) ?? ""
    }
}
