import CivilCalendar
import Foundation

/// What sittings are sorted by, apart from when in the calendar they were. The raw value is what users type.
package enum PracticeDivision: String, CaseIterable, Hashable, Sendable {
    /// The name of the method.
    case method
    /// The kind of practice.
    case type
    /// The hour of the day at which a sitting began, by the clock on the wall.
    case hour
    /// The day of the week.
    case weekday

    /// The parts of some sittings: methods and types by time sat, the most first; hours from the first to the last one with a
    /// sitting, and all seven days of the week, in their order in the calendar.
    package func shares(of entries: some Sequence<HistoryEntry>, calendar: HistoryCalendar) -> [PracticeShare] {
        var shares: [PracticeShare.Key: PracticeShare] = [:]
        for entry in entries {
            let key = key(of: entry, calendar: calendar)
            shares[key, default: PracticeShare(key: key)].add(entry.elapsed)
        }
        let numbers = shares.keys.compactMap(\.number)
        switch self {
        case .method, .type:
            return shares.values.sorted {
                ($0.total, $0.count, $1.key.text) > ($1.total, $1.count, $0.key.text)
            }
        case .hour:
            guard let first = numbers.min(), let last = numbers.max() else { return [] }
            return (first...last).map { shares[.hour($0)] ?? PracticeShare(key: .hour($0)) }
        case .weekday:
            return numbers.isEmpty
                ? [] : calendar.weekdays.map { shares[.weekday($0)] ?? PracticeShare(key: .weekday($0)) }
        }
    }

    private func key(of entry: HistoryEntry, calendar: HistoryCalendar) -> PracticeShare.Key {
        switch self {
        case .method: .method(OwnWords.inThisLanguage(entry.methodName))
        case .type: .type(entry.type)
        case .hour: .hour(Int(calendar.wall(entry.start).seconds) / 3600)
        case .weekday: .weekday(calendar.day(of: entry.start).weekday)
        }
    }
}

/// The sittings of one method, type, hour or day of the week.
package struct PracticeShare: Hashable, Sendable {
    /// What they have in common.
    package enum Key: Hashable, Sendable {
        case method(String)
        case type(SessionType)
        /// 0 to 23.
        case hour(Int)
        /// 1 (Monday) to 7.
        case weekday(Int)

        /// The key for scripts: `Zazen`, `walking`, `07`, `mon`.
        package var text: String {
            switch self {
            case .method(let name): name
            case .type(let type): type.rawValue
            case .hour(let hour): hour.twoDigits
            case .weekday(let day): Weekdays.names[day - 1]
            }
        }

        fileprivate var number: Int? {
            switch self {
            case .hour(let number), .weekday(let number): number
            case .method, .type: nil
            }
        }
    }

    /// What they have in common.
    package let key: Key
    /// How many began.
    package private(set) var count = 0
    /// Seconds sat in them.
    package private(set) var total: TimeInterval = 0

    fileprivate init(key: Key) { self.key = key }

    fileprivate mutating func add(_ elapsed: TimeInterval) {
        count += 1
        total += elapsed
    }
}

/// Averages of some sittings, in seconds.
package struct PracticeAverages: Hashable, Sendable {
    /// A sitting.
    package let sitting: TimeInterval
    /// A day, with or without a sitting.
    package let day: TimeInterval
    /// Seven days.
    package var week: TimeInterval { day * 7 }

    /// The averages over a number of days; `nil` without a sitting or a day.
    package init?(_ summary: HistorySummary, days: Int) {
        guard summary.count > 0, days > 0 else { return nil }
        sitting = summary.total / Double(summary.count)
        day = summary.total / Double(days)
    }
}
