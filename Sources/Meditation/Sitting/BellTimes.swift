import Foundation
import Languages

/// Interval bells as people type them: `none`, `every 5m` or `5m,20m,25m`.
extension IntervalBells {
    /// The bells that a text describes; a text that is not one throws the error of its first wrong duration.
    public init(parsing text: String) throws(DurationParseError) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        if trimmed.lowercased() == "none" {
            self = .none
        } else if trimmed.lowercased().hasPrefix("every ") {
            self = .every(try SittingDuration.parse(String(trimmed.dropFirst(6))))
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
        }
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
        }
    }

    /// The bells in a few words for a choice: `none`, `every 5 min`, `3 bells`.
    public var brief: String {
        switch self {
        case .none: localized("none", "bells")
        case .every(let seconds): localized("every \(ClockText.brief(seconds))")
        case .at(let seconds): localized("\(count: seconds.count) bells")
        }
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
