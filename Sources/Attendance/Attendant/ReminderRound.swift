import Configuration
import Foundation
import HostSystem
import Languages
import Meditation
import PlainText
import Store
import Surroundings

/// Shows what is due and does what is answered: what a timer starts, or the attendant.
package struct ReminderRound {
    private let shell: Shell

    package init(in shell: Shell) { self.shell = shell }

    /// Shows the reminders that are due, as long as someone answers *Later*. Returns what was done, for standard output.
    package func run() throws -> String {
        let settings = LoadedSettings(in: shell.environment).settings
        let calendar = HistoryCalendar(timeZone: shell.timeZone())
        let due = try ReminderMarks(store: shell.store).claim(
            settings.reminders, at: shell.clock().wall, calendar: calendar)
        guard let reminder = due.last else { return ReminderText.nothingDue }
        while true {
            // Who sits already need not be reminded.
            guard try shell.store.running() == nil else { return ReminderText.sitting }
            let current = LoadedSettings(in: shell.environment, speaking: true).settings
            let now = shell.clock().wall
            let time = WallClockText.time(now, seenAt: now, in: shell.timeZone())
            let prompt = ReminderPrompt(
                ReminderText.notification(of: reminder, settings: current, time: time),
                environment: shell.environment)
            switch prompt.ask() {
            case .begin:
                // The answer may come late.
                guard try shell.store.running() == nil else { return ReminderText.sitting }
                return try begin(reminder)
            case .later: wait(Reminder.later)
            case ReminderPrompt.Answer.none?: return ReminderText.shown(reminder)
            case nil:
                // The next screen says it, and a terminal rings if one is known.
                try shell.store.notice(ReminderText.missed(reminder), at: shell.clock())
                ring(current)
                return ReminderText.kept(reminder)
            }
        }
    }

    private func begin(_ reminder: Reminder) throws -> String {
        let words: [String]
        let settings = LoadedSettings(in: shell.environment).settings
        if let sitting = reminder.sitting {
            // It may have been removed since, and nobody sees what the new process would report.
            guard settings.sittings[sitting] != nil else {
                return try keep(ReminderText.removed(sitting))
            }
            words = [sitting]
        } else {
            words =
                try shell.store.recentPlans(usual: settings.plan).last == nil
                ? [] : ["again"]
        }
        try shell.startDetached(["sit"] + words + ["--detach"], shell.environment)
        return try isStored() ? ReminderText.begun(reminder) : keep(ReminderText.notBegun(["sit"] + words))
    }

    /// Waits up to ten seconds for the sitting of the new process. Returns whether it is in the store.
    private func isStored() throws -> Bool {
        for _ in 0..<500 {
            if try shell.store.running() != nil { return true }
            shell.sleep(.milliseconds(20))
        }
        return false
    }

    /// Stores a sentence for the next screen, and returns it.
    private func keep(_ sentence: String) throws -> String {
        try shell.store.notice(sentence, at: shell.clock())
        return sentence
    }

    /// Waits by the wall clock, so that sleep of the machine counts.
    private func wait(_ seconds: TimeInterval) {
        let end = shell.clock().wall + seconds
        var rest = Int(seconds)
        // No more than the seconds themselves, if the clock is set back.
        while rest > 0, shell.clock().wall < end {
            shell.sleep(.seconds(min(30, rest)))
            rest -= 30
        }
    }

    private func ring(_ settings: Settings) {
        let process = AttendantProcess(store: shell.store)
        var bell = AttendantBell(
            terminal: shell.terminal, known: process.terminals, environment: shell.environment, log: shell.log)
        let stroke = settings.stroke(at: shell.clock().wall, in: shell.timeZone())
        // A sound would have to be waited for.
        if case .terminal = stroke { _ = bell.ring(stroke) }
    }
}

/// The words of reminders.
package enum ReminderText {
    /// The notification: what to sit, or `time`, the time on the clock, which is a later one after *Later*.
    static func notification(of reminder: Reminder, settings: Settings, time: String) -> DesktopNotification {
        let body =
            reminder.sitting.map { name in
                settings.sittings[name].map { "\(name): \(settings.plan(of: $0).summary())" } ?? name
            } ?? localized("It is \(time).")
        return DesktopNotification(title: localized("Time to sit"), body: body)
    }

    static var nothingDue: String { localized("No reminder is due.") }
    static var sitting: String { localized("A sitting is running; no reminder was shown.") }

    static func shown(_ reminder: Reminder) -> String { localized("Reminded: \(reminder.localizedText).") }
    static func begun(_ reminder: Reminder) -> String {
        localized("Begun: \(reminder.sitting ?? localized("the last sitting")).")
    }
    /// That the process that was started began no sitting; the command, typed, prints the reason.
    static func notBegun(_ command: [String]) -> String {
        localized("The sitting has not begun; `islet \(command.joined(separator: " "))` says why.")
    }
    /// That the saved sitting does not exist any more.
    static func removed(_ sitting: String) -> String {
        localized("No saved sitting named \"\(sitting)\"; `islet sitting list` shows them.")
    }
    static func missed(_ reminder: Reminder) -> String { localized("Time to sit: \(reminder.time).") }
    static func kept(_ reminder: Reminder) -> String {
        localized("Nothing here shows notifications; the next screen says it: \(reminder.localizedText).")
    }

    /// `daily at 07:00`, `Mon–Fri at 07:00 (sitting: morning)`.
    package static func phrase(_ reminder: Reminder) -> String {
        localized("\(reminder.days.sentenceText) at \(reminder.time)", "reminder")
            + (reminder.sitting.map { " " + localized("(sitting: \($0))") } ?? "")
    }

    /// Why nothing can remind.
    package static var noHost: String {
        localized(
            "Nothing here can remind you: there is no systemd user manager and no launchd, and the setting attendant is false; set attendant = true."
        )
    }
    /// That the attendant needs a command to start it.
    package static var attendantNote: String {
        localized(
            "The attendant reminds you while it runs: after a restart of the machine, any islet command that you run for a sitting, a countdown or a reminder starts it, and `islet attendant unit` prints a service that does so at login."
        )
    }
    /// That nothing is shown.
    package static var noNotification: String {
        localized(
            "no program here shows notifications (notify-send in a desktop session, or osascript); the next screen says it instead, and the terminal of your last command rings."
        )
    }
}
