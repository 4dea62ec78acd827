import Languages
import Meditation

/// The words of the review: aim, averages, and what sittings are sorted by. No praise and no blame.
package enum ReviewText {
    /// The name of the averages' figure.
    static let average = "average"
    /// The name of the aim's figure.
    static let thisWeek = "this week"

    /// `1 h 20 min of 2 h 30 min`.
    package static func amount(of aim: WeeklyAim) -> String {
        "\(CalendarText.length(aim.sat)) of \(CalendarText.length(aim.aim))"
    }

    /// `This week 1 h 20 min of 2 h 30 min.`
    package static func sentence(of aim: WeeklyAim) -> String { "This week \(amount(of: aim))." }

    /// `20 min a sitting, 15 min a day, 1 h 45 min a week`.
    static func text(of averages: PracticeAverages) -> String {
        "\(CalendarText.length(averages.sitting)) a sitting, \(CalendarText.length(averages.day)) a day, "
            + "\(CalendarText.length(averages.week)) a week"
    }

    /// `Zazen`, `loving-kindness`, `07:00`, `Mon`.
    static func name(of key: PracticeShare.Key) -> String {
        switch key {
        case .method(let name): name
        case .type: key.text
        case .hour: "\(key.text):00"
        case .weekday(let day): DateWords().shortWeekday(day)
        }
    }

    /// `Method`, `Type`, `Hour`, `Weekday`.
    static func title(of division: PracticeDivision) -> String {
        switch division {
        case .method: "Method"
        case .type: "Type"
        case .hour: "Hour"
        case .weekday: "Weekday"
        }
    }
}
