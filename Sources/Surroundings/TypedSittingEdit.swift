import Foundation
import Meditation

/// A correction of a logged sitting as typed, on the command line or on the screen; `nil` leaves a value as it is.
package struct TypedSittingEdit {
    /// The date and time at which it began.
    package var start: String?
    /// The duration without pauses.
    package var duration: String?
    /// The target, or `open`.
    package var target: String?
    /// The name of the method.
    package var method: String?
    /// The kind of practice.
    package var type: String?
    /// The note; an empty one removes it.
    package var note: String?
    /// How it felt; an empty text removes the mood.
    package var mood: String?

    /// A correction of the given values. Default: none.
    package init(
        start: String? = nil, duration: String? = nil, target: String? = nil, method: String? = nil,
        type: String? = nil, note: String? = nil, mood: String? = nil
    ) {
        (self.start, self.duration, self.target) = (start, duration, target)
        (self.method, self.type, self.note, self.mood) = (method, type, note, mood)
    }

    /// The correction. The calendar is needed only for a start.
    ///
    /// - Parameter moods: The moods to choose from, by name or number; any word is one if there are none.
    /// - Throws: An error of one sentence if a text cannot be understood.
    package func edit(
        at now: Date, moods: [String], calendar: @autoclosure () -> HistoryCalendar
    ) throws -> SittingEdit {
        var edit = SittingEdit(
            methodName: method, type: try type.map(SessionType.init(parsing:)), note: note,
            mood: try mood.map { try Mood.chosen($0, of: moods) ?? "" })
        edit.elapsed = try duration.map { try DurationArgument.seconds([$0]) }
        if let target { edit.target = target == "open" ? .open : .seconds(try DurationArgument.seconds([target])) }
        if let start { edit.start = try MomentArgument.instant(start, at: now, calendar: calendar()) }
        return edit
    }
}
