import Meditation
import PlainText
import Theming

/// Statistics as JSON. The keys are stable, like ``StatusObject``'s.
package struct StatsObject: Encodable {
    private let by: String
    private let first_day: String
    private let last_day: String
    private let sittings: Int
    private let total_seconds: Double
    private let median_seconds: Double?
    private let longest_seconds: Double?
    private let streak_days: Int?
    private let longest_streak_days: Int?
    private let aim_seconds: Double?
    private let week_seconds: Double?
    private let average_sitting_seconds: Double?
    private let average_day_seconds: Double?
    private let average_week_seconds: Double?
    private let all_sittings: Int
    private let all_seconds: Double
    private let buckets: [Bucket]
    private let methods: [Share]
    private let types: [Share]
    private let hours: [Share]
    private let weekdays: [Share]

    private struct Share: Encodable {
        let name: String
        let sittings: Int
        let total_seconds: Double

        static func all(_ report: HistoryReport, by division: PracticeDivision) -> [Share] {
            report.shares(by: division).map {
                Share(name: $0.key.text, sittings: $0.count, total_seconds: JSONText.milliseconds($0.total))
            }
        }
    }

    private struct Bucket: Encodable {
        let first_day: String
        let last_day: String
        let sittings: Int
        let total_seconds: Double
    }

    /// The statistics of a report. `by` is what its chart shows, as users type it.
    package init(_ report: HistoryReport, by: String) {
        self.by = by
        first_day = "\(report.days.lowerBound)"
        last_day = "\(report.days.upperBound)"
        sittings = report.period.count
        total_seconds = JSONText.milliseconds(report.period.total)
        median_seconds = report.period.median.map(JSONText.milliseconds)
        longest_seconds = report.period.longest.map(JSONText.milliseconds)
        streak_days = report.streak?.current
        longest_streak_days = report.streak?.longest
        aim_seconds = report.aim.map { JSONText.milliseconds($0.aim) }
        week_seconds = report.aim.map { JSONText.milliseconds($0.sat) }
        average_sitting_seconds = report.averages.map { JSONText.milliseconds($0.sitting) }
        average_day_seconds = report.averages.map { JSONText.milliseconds($0.day) }
        average_week_seconds = report.averages.map { JSONText.milliseconds($0.week) }
        methods = Share.all(report, by: .method)
        types = Share.all(report, by: .type)
        hours = Share.all(report, by: .hour)
        // Scripts get the days in the same order on every machine.
        let days = Share.all(report, by: .weekday)
        weekdays = Weekdays.names.compactMap { name in days.first { $0.name == name } }
        all_sittings = report.all.count
        all_seconds = JSONText.milliseconds(report.all.total)
        buckets = report.buckets.map {
            Bucket(
                first_day: "\(report.days(of: $0).lowerBound)", last_day: "\(report.days(of: $0).upperBound)",
                sittings: $0.count,
                total_seconds: JSONText.milliseconds($0.total))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(by, forKey: .by)
        try object.encode(first_day, forKey: .first_day)
        try object.encode(last_day, forKey: .last_day)
        try object.encode(sittings, forKey: .sittings)
        try object.encode(total_seconds, forKey: .total_seconds)
        // Encoded explicitly, so that a missing value is written as null.
        try object.encode(median_seconds, forKey: .median_seconds)
        try object.encode(longest_seconds, forKey: .longest_seconds)
        try object.encode(streak_days, forKey: .streak_days)
        try object.encode(longest_streak_days, forKey: .longest_streak_days)
        try object.encode(aim_seconds, forKey: .aim_seconds)
        try object.encode(week_seconds, forKey: .week_seconds)
        try object.encode(average_sitting_seconds, forKey: .average_sitting_seconds)
        try object.encode(average_day_seconds, forKey: .average_day_seconds)
        try object.encode(average_week_seconds, forKey: .average_week_seconds)
        try object.encode(all_sittings, forKey: .all_sittings)
        try object.encode(all_seconds, forKey: .all_seconds)
        try object.encode(buckets, forKey: .buckets)
        try object.encode(methods, forKey: .methods)
        try object.encode(types, forKey: .types)
        try object.encode(hours, forKey: .hours)
        try object.encode(weekdays, forKey: .weekdays)
    }

    private enum Key: String, CodingKey {
        case by, first_day, last_day, sittings, total_seconds, median_seconds, longest_seconds, streak_days,
            longest_streak_days, aim_seconds, week_seconds, average_sitting_seconds, average_day_seconds,
            average_week_seconds, all_sittings, all_seconds, buckets, methods, types, hours, weekdays
    }
}
