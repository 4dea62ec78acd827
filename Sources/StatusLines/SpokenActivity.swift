import ActivitySystem
import CellUI
import Foundation
import Languages
import LiveActivities
import PlainText

/// What is said of another app's activity to who hears the screen: what its views say, with clocks as durations, and that it
/// has ended or is without news where they do not say so.
enum SpokenActivity {
    /// The sentence, from what the views of the activity say at `now`.
    static func sentence(of reading: Reading, by activity: ShownActivity, at now: Date) -> String {
        let summary = ActivityWidgets.summary(of: activity)
        let amounts = summary.map { Self.amounts(of: $0, at: now) } ?? [:]
        var phrases = reading.phrases.map { amounts[$0] ?? $0 }
        let noNews = StatusActivity.noNews
        if activity.isStale, summary?.tellsStale == true, !phrases.contains(noNews) { phrases.append(noNews) }
        if activity.state == .ended { phrases.append(localized("ended", "state")) }
        return TerminalText.oneLine(phrases.joined(separator: Language.current.comma))
    }

    /// A clock in words: `25:55` and `25m 55s` are `25 minutes 55 seconds`.
    static func duration(_ clock: String) -> String {
        if clock == "<1m" { return localized("less than a minute") }
        let counts: [(count: Int, unit: String)] =
            if clock.contains(":") {
                zip(clock.split(separator: ":").reversed(), ["second", "minute", "hour"]).reversed()
                    .map { (Int($0) ?? 0, $1) }
            } else {
                clock.split(separator: " ").map { (Int($0.dropLast()) ?? 0, units[$0.suffix(1)] ?? "second") }
            }
        let words = counts.filter { $0.count > 0 }.map { Self.words($0.count, $0.unit) }
        return words.isEmpty ? Self.words(0, "second") : words.joined(separator: " ")
    }

    private static func words(_ count: Int, _ unit: String) -> String {
        switch unit {
        case "day": localized("\(count: count) days")
        case "hour": localized("\(count: count) hours")
        case "minute": localized("\(count: count) minutes")
        default: localized("\(count: count) seconds")
        }
    }

    private static let units: [Substring: String] = ["d": "day", "h": "hour", "m": "minute", "s": "second"]

    /// How everything is said that may be drawn of what is done, what is left and how long it has lasted. Only what is drawn
    /// of them: a clock in the app's own words may be a time of day.
    private static func amounts(of summary: ActivitySummary, at now: Date) -> [String: String] {
        var amounts: [String: String] = [:]
        for detail in RemainingFormat.Detail.allCases {
            if let start = summary.start {
                let clock = ElapsedFormat(since: start, detail).format(now)
                amounts[clock] = duration(clock)
            }
        }
        for detail in RemainingFormat.Detail.allCases {
            if let end = summary.end {
                let clock = RemainingFormat(until: end, detail).format(now)
                amounts[clock] = localized("\(duration(clock)) left")
            }
        }
        if let percent = summary.percent {
            let spoken = localized("\(String(percent)) percent")
            for words in ["", "\(summary.title), "] { amounts["\(words)\(percent) %"] = words + spoken }
        }
        return amounts
    }
}
