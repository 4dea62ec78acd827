import Foundation
import Languages

/// Interval bells as people type them: `none`, `every 5m`, `5m..9m` or `5m,20m,25m`.
extension IntervalBells {
    /// The bells that a text describes; a text that is not one throws the error of its first wrong duration.
    public init(parsing text: String) throws(DurationParseError) {
        let trimmed = text.trimmed
        if trimmed.lowercased() == "none" {
            self = .none
        } else if trimmed.lowercased().hasPrefix("every ") {
            self = try IntervalBells(interval: String(trimmed.dropFirst(6)))
        } else if let span = try Self.span(trimmed) {
            self = span
        } else {
            var seconds: [TimeInterval] = []
            for part in trimmed.split(separator: ",", omittingEmptySubsequences: false) {
                seconds.append(try SittingDuration.parse(String(part), allowingZero: true))
            }
            self = .listed(seconds)
        }
    }

    /// The bells as ``init(parsing:)`` reads them.
    public var text: String {
        switch self {
        case .none: "none"
        case .every(let seconds): "every \(SittingDuration.text(seconds))"
        case .at(let seconds): seconds.map(SittingDuration.text).joined(separator: ",")
        case .random(let least, let most): "\(SittingDuration.text(least))..\(SittingDuration.text(most))"
        }
    }

    /// Bells at the interval that a text gives, or at random for two with dots between: `5m`, `5m..9m`.
    public init(interval text: String) throws(DurationParseError) {
        if let span = try Self.span(text.trimmed) {
            self = span
        } else {
            self = .every(try SittingDuration.parse(text))
        }
    }

    /// Random bells as in `5m..9m`; nil for a text without dots in it.
    private static func span(_ text: String) throws(DurationParseError) -> IntervalBells? {
        guard let dots = text.range(of: "..") else { return nil }
        var least = String(text[..<dots.lowerBound])
        let most = try SittingDuration.parse(String(text[dots.upperBound...]))
        // `5..9m` means minutes twice, as people say it.
        if let unit = text.last, unit.isLetter, least.last?.isNumber == true, !least.contains(":") {
            least.append(unit)
        }
        return .random(least: try SittingDuration.parse(least), most: most)
    }

    /// Whether a sitting may have these bells.
    package var isAllowed: Bool { problem == nil }

    /// Why no sitting may have these bells; nil where one may.
    var problem: TimerError? {
        switch self {
        case .none: return nil
        case .every(let step):
            return step >= Self.shortest && step <= SittingLimits.longestTarget ? nil : .intervalOutOfRange
        case .at(let seconds):
            guard seconds.count <= Self.mostListed else { return .tooManyBells }
            return seconds.allSatisfy { $0 > 0 && $0 <= SittingLimits.longestTarget } ? nil : .intervalOutOfRange
        case .random(let least, let most):
            guard least <= most else { return .intervalReversed(least: least, most: most) }
            return least >= Self.shortest && most <= SittingLimits.longestTarget ? nil : .intervalOutOfRange
        }
    }

    /// The bells in a few words for a choice: `none`, `every 5 min`, `3 bells`.
    public var brief: String {
        switch self {
        case .none: localized("none", "bells")
        case .every(let seconds): localized("every \(ClockText.brief(seconds))")
        case .at(let seconds): localized("\(count: seconds.count) bells")
        case .random(let least, let most): Self.span(least, most)
        }
    }
}

extension IntervalBells {
    /// Two durations in a few words: `5 to 9 min`, `45 s to 2 min`.
    package static func span(_ least: TimeInterval, _ most: TimeInterval) -> String {
        let (first, last) = (ClockText.brief(least), ClockText.brief(most))
        guard first != last else { return last }
        let (words, others) = (first.split(separator: " "), last.split(separator: " "))
        let isShort = words.count == 2 && others.count == 2 && words[1] == others[1]
        return localized("\(isShort ? String(words[0]) : first) to \(last)", "two durations")
    }
}

extension SittingDuration {
    /// A duration as ``parse(_:allowingZero:)`` reads it, in the shortest form: `25m`, `1h30m`, `90.5s`.
    public static func text(_ seconds: TimeInterval) -> String {
        let whole = Int(max(0, seconds.rounded(.down)))
        guard Double(whole) == seconds, whole > 0 else {
            return seconds == 0 ? "0s" : "\((seconds * 1000).rounded() / 1000)s"
        }
        return [(whole / 3600, "h"), (whole / 60 % 60, "m"), (whole % 60, "s")]
            .filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    }
}
