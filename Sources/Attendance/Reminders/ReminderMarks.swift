import CivilCalendar
import Foundation
import HostFiles
import Meditation
import Store

/// Which reminders were shown on which day, so that each is shown once a day: also where a timer and the attendant both remind, or
/// where the clock is set back.
package struct ReminderMarks {
    /// The file; its folder is the store's.
    package let path: String

    package init(store: Store) { path = store.locations.stateDirectory + "/reminded" }

    /// The reminders that are due, each with the mark of its day.
    static func due(
        _ reminders: [Reminder], at now: Date, calendar: HistoryCalendar
    ) -> [(reminder: Reminder, mark: String)] {
        reminders.compactMap { reminder in
            reminder.dueDay(at: now, calendar: calendar).map { (reminder, "\($0) \(reminder.text)") }
        }
    }

    /// The reminders that are due at `now` and were not shown yet on their day, which they are from now on.
    ///
    /// - Throws: An error if the file cannot be locked or written; nothing is claimed then.
    @discardableResult package func claim(_ reminders: [Reminder], at now: Date, calendar: HistoryCalendar) throws
        -> [Reminder]
    {
        let due = Self.due(reminders, at: now, calendar: calendar)
        guard !due.isEmpty else { return [] }
        let folder = path.folderPath
        try PrivateFiles.makeDirectory(folder)
        let lock = try FileLock(waitingForFolder: folder)
        defer { withExtendedLifetime(lock) {} }
        let marks = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
        let new = due.filter { !marks.contains($0.mark) }
        guard !new.isEmpty else { return [] }
        // A few days are enough to remember; a clock set back further reminds again.
        let kept = (marks + new.map(\.mark)).suffix(Reminder.most * 3)
        try PrivateFiles.write(Array(kept.map { $0 + "\n" }.joined().utf8), to: path)
        return new.map(\.reminder)
    }
}
