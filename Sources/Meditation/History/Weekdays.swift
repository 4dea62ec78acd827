import CivilCalendar
import Languages

/// Some days of the week, such as `mon-fri`.
package struct Weekdays: Hashable, Sendable {
    /// Monday is 1, Sunday 7, as ``CivilDay/weekday``.
    package let numbers: Set<Int>

    /// All seven.
    package static let all = Weekdays(1...7)

    /// The days with these numbers; others are left out.
    package init(_ numbers: some Sequence<Int>) { self.numbers = Set(numbers).filter { (1...7).contains($0) } }

    /// Reads `mon-fri`, `tue,thu`, `saturday`, `sat-mon`, `daily`, `weekdays` or `weekend`; nil for anything else.
    package init?(_ text: String) {
        var numbers: Set<Int> = []
        for part in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.filter { !$0.isWhitespace }
            switch word {
            case "daily", "every-day": numbers.formUnion(1...7)
            case "weekdays": numbers.formUnion(1...5)
            case "weekend", "weekends": numbers.formUnion(6...7)
            default:
                let ends = word.split(separator: "-", omittingEmptySubsequences: false).map(Self.number)
                guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else {
                    return nil
                }
                // A span may cross the end of the week: sat-mon.
                numbers.formUnion((0...(last - first + 7) % 7).map { (first + $0 - 1) % 7 + 1 })
            }
        }
        self.numbers = numbers
    }

    /// Whether a day is one of them.
    package func contains(_ day: CivilDay) -> Bool { numbers.contains(day.weekday) }

    /// As it is written: `daily`, `mon-fri`, `sat,sun`; empty for none.
    package var text: String {
        if numbers.count == 7 { return "daily" }
        func name(_ number: Int) -> String { Self.names[number - 1] }
        return spans.map { name($0.lowerBound) + ($0.count > 1 ? "-" + name($0.upperBound) : "") }
            .joined(separator: ",")
    }

    /// As it is read in the language in effect: `Mon–Fri`, `sáb, dom`, `月〜金`. Empty for none.
    package var localizedText: String {
        numbers.count == 7 ? localized("daily") : DateWords().weekdays(spans)
    }

    /// As it is said in a sentence in the language in effect: `Mon–Fri`, `du lundi au vendredi`. Empty for none.
    package var sentenceText: String {
        numbers.count == 7 ? localized("daily") : DateWords().weekdaysInSentence(spans)
    }

    /// The days; three or more in a row are a span.
    private var spans: [ClosedRange<Int>] {
        var spans: [ClosedRange<Int>] = []
        for number in numbers.sorted() {
            if let last = spans.last, last.upperBound == number - 1 {
                spans[spans.count - 1] = last.lowerBound...number
            } else {
                spans.append(number...number)
            }
        }
        return spans.flatMap { $0.count == 2 ? [$0.lowerBound...$0.lowerBound, $0.upperBound...$0.upperBound] : [$0] }
    }

    /// `mon` … `sun`.
    package static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// `monday` … `sunday`.
    package static let longNames = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    /// 1 for `monday`, `mon` or anything between; nil for no day.
    package static func number(_ word: some StringProtocol) -> Int? {
        guard word.count >= 3 else { return nil }
        return longNames.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
    }
}
