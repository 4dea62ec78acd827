import Foundation

/// The bells between the beginning and the target. They are heard; the Live Activity does not show them.
///
///     .every(300), target 20 min    0 ··· 5 ··· 10 ··· 15 ··· 20        rings at 5, 10 and 15
///     .at([1500, 1800])             0 ········ 25 · 30 ········         rings at 25 and 30, past a target too
///
/// Seconds are seconds sat: a pause moves the bells behind it.
public enum IntervalBells: Codable, Hashable, Sendable {
    /// No bell in between.
    case none
    /// A bell after every interval of this many seconds, up to the target; without a target, as long as the sitting lasts.
    case every(TimeInterval)
    /// Bells at these elapsed seconds, ascending. They also ring past the target, since they were requested.
    case at([TimeInterval])

    /// The shortest interval, in seconds: what is shorter is a metronome.
    public static let shortest: TimeInterval = 5

    /// The most bells that ``at(_:)`` may list.
    public static let mostListed = 100

    /// Bells at the given seconds sat: sorted, each once. One at 0 is the bell of the beginning, which rings anyway; nothing
    /// else is none.
    public static func listed(_ seconds: [TimeInterval]) -> IntervalBells {
        let kept = Set(seconds.filter { $0 > 0 }).sorted()
        return kept.isEmpty ? .none : .at(kept)
    }

    /// The first bell later than `elapsed` seconds sat; nil when there is none any more.
    func next(after elapsed: TimeInterval, target: TimeInterval?) -> TimeInterval? {
        switch self {
        case .none: return nil
        case .every(let step):
            let next = ((elapsed / step).rounded(.down) + 1) * step
            guard let target, next >= target else { return next }
            return nil
        case .at(let seconds): return seconds.first { $0 > elapsed && $0 != target }
        }
    }
}
