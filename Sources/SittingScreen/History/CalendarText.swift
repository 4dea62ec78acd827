import CivilCalendar
import Foundation
import Languages
import Meditation

/// Dates and durations in words, as the history shows them.
package enum CalendarText {
    /// A calendar period: `Sat 21 Nov`, `16–22 Nov`, `30 Nov–6 Dec`, `Nov 2026`, `2026`.
    static func stretch(_ days: ClosedRange<CivilDay>, unit: CalendarUnit, withYear: Bool) -> String {
        let (first, last) = (days.lowerBound.civil, days.upperBound.civil)
        let words = DateWords()
        return switch unit {
        case .day: words.shortWeekdayAndDay(first, withYear: withYear)
        case .week: words.days(first, to: last, withYear: withYear)
        case .month: words.month(first)
        case .year: words.year(first.year)
        }
    }

    /// A part of a calendar period: `28–31 Oct`, `Sat 31 Oct`.
    static func part(_ days: ClosedRange<CivilDay>, withYear: Bool) -> String {
        days.lowerBound == days.upperBound
            ? stretch(days, unit: .day, withYear: withYear) : stretch(days, unit: .week, withYear: withYear)
    }

    /// Labels of periods, each number of one digit with a blank before it where others have two, so that they are right-aligned:
    /// ` 8`, `10`. Not within a range such as `30 Nov–6 Dec`, which would be torn apart.
    static func aligned(_ labels: [String]) -> [String] {
        func lengths(_ label: String) -> [Int] { numbers(in: label).map { label[$0].count } }
        let widths = labels.map(lengths).reduce(into: [Int]()) { widest, lengths in
            for (index, length) in lengths.enumerated() {
                if index < widest.count { widest[index] = max(widest[index], length) } else { widest.append(length) }
            }
        }
        return labels.map { label in
            var padded = label
            for (index, range) in numbers(in: label).enumerated().reversed() where widths[index] == 2 {
                if label[range].count == 1 { padded.insert(" ", at: range.lowerBound) }
            }
            return padded
        }
    }

    /// The numbers of a label, without the ends of ranges.
    private static func numbers(in label: String) -> [Range<String.Index>] {
        var numbers: [Range<String.Index>] = []
        var index = label.startIndex
        while index < label.endIndex {
            let end = label[index...].firstIndex { !$0.isNumber } ?? label.endIndex
            if end == index {
                index = label.index(after: index)
                continue
            }
            let isEnd = index > label.startIndex && label[label.index(before: index)] == "–"
            if !isEnd { numbers.append(index..<end) }
            index = end
        }
        return numbers
    }

    /// A duration of any length: `1500 h 20 min`, `20 min`, `45 s`.
    package static func length(_ seconds: TimeInterval) -> String {
        guard seconds >= 60 else { return LengthWords.brief(hours: 0, minutes: 0, seconds: Int(max(0, seconds))) }
        let minutes = Int((min(seconds, 1e15) / 60).rounded())
        return LengthWords.brief(hours: minutes / 60, minutes: minutes % 60, seconds: 0)
    }

    /// Hours and minutes for a column of figures: `1500:20`, `0:20`.
    package static func hours(_ seconds: TimeInterval) -> String {
        let minutes = Int((min(max(0, seconds), 1e15) / 60).rounded())
        return "\(minutes / 60):\(String("\(100 + minutes % 60)".dropFirst()))"
    }

    /// A number of units: `1 day`, `14 days`.
    package static func count(_ number: Int, _ unit: CalendarUnit) -> String {
        switch unit {
        case .day: localized("\(count: number) days")
        case .week: localized("\(count: number) weeks")
        case .month: localized("\(count: number) months")
        case .year: localized("\(count: number) years")
        }
    }
}
