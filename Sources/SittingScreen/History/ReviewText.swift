import Languages
import Meditation

/// The words of the review: aim, averages, and what sittings are sorted by. No praise and no blame.
package enum ReviewText {
    /// The name of the averages' figure.
    static var average: String { localized("average") }
    /// The name of the aim's figure.
    static var thisWeek: String { localized("this week") }

    /// `1 h 20 min of 2 h 30 min`.
    package static func amount(of aim: WeeklyAim) -> String {
        localized("\(CalendarText.length(aim.sat)) of \(CalendarText.length(aim.aim))")
    }

    /// `This week 1 h 20 min of 2 h 30 min.`
    package static func sentence(of aim: WeeklyAim) -> String {
        localized("This week \(CalendarText.length(aim.sat)) of \(CalendarText.length(aim.aim)).")
    }

    /// `20 min a sitting, 15 min a day, 1 h 45 min a week`.
    static func text(of averages: PracticeAverages) -> String {
        let lengths = [averages.sitting, averages.day, averages.week].map(CalendarText.length)
        return localized("\(lengths[0]) a sitting, \(lengths[1]) a day, \(lengths[2]) a week")
    }

    /// `Zazen`, `loving-kindness`, `07:00`, `Mon`.
    static func name(of key: PracticeShare.Key) -> String {
        switch key {
        case .method(let name): name
        case .type(let type): name(of: type)
        case .hour: "\(key.text):00"
        case .weekday(let day): DateWords().shortWeekday(day)
        }
    }

    /// A kind of practice. In English it is what users type.
    static func name(of type: SessionType) -> String {
        switch type {
        case .meditation: localized("meditation", "type")
        case .breathing: localized("breathing", "type")
        case .bodyScan: localized("body-scan", "type")
        case .walking: localized("walking", "type")
        case .lovingKindness: localized("loving-kindness", "type")
        case .mantra: localized("mantra", "type")
        case .yoga: localized("yoga", "type")
        case .other: localized("other", "type")
        }
    }

    /// `Method`, `Type`, `Hour`, `Weekday`.
    static func title(of division: PracticeDivision) -> String {
        switch division {
        case .method: localized("Method")
        case .type: localized("Type", "kind")
        case .hour: localized("Hour")
        case .weekday: localized("Weekday")
        }
    }
}
