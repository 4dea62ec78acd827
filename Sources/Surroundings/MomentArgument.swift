import Configuration
import Foundation
import HostSystem
import Meditation

/// A date of the command line; what is wrong is shown with a caret under it.
package enum MomentArgument {
    /// An instant or a stretch of days.
    package static func moment(_ text: String, at now: Date, calendar: HistoryCalendar) throws -> Moment {
        do {
            return try Moment.parse(text, at: now, calendar: calendar)
        } catch {
            throw CommandFailure(sentence: error.description, column: error.column, of: text)
        }
    }

    /// An instant.
    package static func instant(
        _ text: String, at now: Date, calendar: HistoryCalendar, looking direction: Moment.Direction = .back
    ) throws -> Date {
        do {
            return try Moment.parseInstant(text, at: now, calendar: calendar, looking: direction)
        } catch {
            throw CommandFailure(
                sentence: error.description(looking: direction), column: error.column, of: text)
        }
    }
}

extension LoadedSettings {
    /// The person's calendar.
    package func calendar(in shell: Shell) -> HistoryCalendar {
        settings.calendar(in: shell.timeZone())
    }
}
