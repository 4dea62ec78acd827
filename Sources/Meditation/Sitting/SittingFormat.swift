import CivilCalendar
import Foundation
import Languages

/// Writes one part of a sitting at an instant, and knows at which instant it will write something else.
///
/// The views give it to `Text(.currentDate, format:)`, which ticks by itself: nothing has to be pushed for a clock to go on.
public struct SittingFormat: DiscreteFormatStyle, Sendable {
    /// What of the sitting is written.
    public enum Part: Codable, Hashable, Sendable {
        /// `12:34`; while preparing, what is left of it; past the target `+01:30`.
        case clock
        /// `12 min`, in the same way.
        case minutes
        /// `12m`, in the same way, for a place without room for more.
        case coarse
        /// `preparing`, `sitting`, `paused`, `target reached`, `ended`.
        case state
        /// The state in one word: `reached` instead of `target reached`.
        case briefState
        /// The state in the fewest letters: `begins` instead of `preparing`.
        case shortState
        /// A glyph for the state: its shape says what the word does.
        case symbol
        /// The clock or, without seconds, ``coarse``, after the ``symbol`` of preparation, pause and completion: `21m`, `‖21m`,
        /// `✓21m`. Past the target the plus is the sign: `+1m`.
        case marked(withSeconds: Bool)
        /// `12`, the whole minutes, in a ring; while preparing, the seconds that are left of it.
        case number
        /// `62 %`, in five columns, so that nothing moves when a digit comes.
        case percent
        /// `of 20:00`; past the target `past 20:00`.
        case target
        /// A symbol that changes every fifteen seconds: the sign of life of a sitting without seconds and without target. It does not
        /// look like progress.
        case pulse
        /// The clock in words, for screen readers: `12 minutes 34 seconds`, `begins in 7 seconds`, `1 minute 30 seconds
        /// past the target`; without seconds `12 minutes`. With the state, `sitting, 12 minutes 34 seconds`.
        case spokenClock(withSeconds: Bool, withState: Bool = false)
        /// The target in words: `of 20 minutes`.
        case spokenTarget
    }

    /// The sitting.
    public let times: SittingTimes
    /// What of it is written.
    public let part: Part

    /// A format of `part` of `sitting`.
    public init(_ sitting: some SittingTiming, _ part: Part) { (times, self.part) = (sitting.times, part) }

    /// The part as it is at `date`.
    public func format(_ date: Date) -> String {
        switch part {
        case .clock: timed(date, ClockText.clock)
        case .minutes: timed(date) { localized("\(String(Int($0 / 60))) min") }
        case .coarse: timed(date, ClockText.coarse)
        case .state: word(date)
        case .briefState:
            if case .targetReached = times.phase(at: date) { localized("reached", "state") } else { word(date) }
        case .shortState:
            switch times.phase(at: date) {
            case .preparing: localized("begins", "state")
            case .targetReached: localized("reached", "state")
            case .ended: localized("done", "state")
            case .sitting, .paused: word(date)
            }
        case .symbol: symbol(date)
        case .marked(let withSeconds):
            mark(date) + timed(date, withSeconds ? ClockText.clock : ClockText.coarse)
        case .number: number(date)
        case .percent: percent(date)
        case .target:
            times.overtime(at: date) == nil || times.isCompleted
                ? localized("of \(ClockText.clock(times.target ?? 0))")
                : localized("past \(ClockText.clock(times.target ?? 0))")
        case .pulse: times.isPulseOdd(at: date) ? "◎" : "◉"
        case .spokenClock(let withSeconds, let withState):
            (withState ? word(date) + Language.current.comma : "") + spokenClock(date, withSeconds: withSeconds)
        case .spokenTarget: localized("of \(ClockText.spoken(times.target ?? 0))", "spoken")
        }
    }

    private func timed(_ date: Date, _ write: (TimeInterval) -> String) -> String {
        if times.isCompleted { return write(times.elapsed(at: date)) }
        let left = times.preparationLeft(at: date)
        if left > 0 { return write(left.rounded(.up)) }
        if let overtime = times.overtime(at: date) { return "+" + write(overtime) }
        return write(times.elapsed(at: date))
    }

    private func spokenClock(_ date: Date, withSeconds: Bool) -> String {
        func spoken(_ seconds: TimeInterval) -> String {
            if withSeconds { return ClockText.spoken(seconds) }
            return seconds < 60 ? localized("less than a minute") : ClockText.spoken((seconds / 60).rounded(.down) * 60)
        }
        if times.isCompleted { return spoken(times.elapsed(at: date)) }
        let left = times.preparationLeft(at: date)
        if left > 0 { return localized("begins in \(ClockText.spoken(left.rounded(.up)))") }
        if let overtime = times.overtime(at: date) { return localized("\(spoken(overtime)) past the target") }
        return spoken(times.elapsed(at: date))
    }

    private func percent(_ date: Date) -> String {
        let text = "\(times.parts(of: 100, at: date) ?? 0) %"
        return String(repeating: " ", count: max(0, 5 - text.utf8.count)) + text
    }

    private func word(_ date: Date) -> String {
        times.phase(at: date).word
    }

    private func mark(_ date: Date) -> String {
        switch times.phase(at: date) {
        case .preparing, .paused, .ended: symbol(date)
        case .sitting, .targetReached: ""
        }
    }

    private func number(_ date: Date) -> String {
        let left = times.preparationLeft(at: date)
        return String(Int(left > 0 ? left.rounded(.up) : times.elapsed(at: date) / 60))
    }

    private func symbol(_ date: Date) -> String {
        switch times.phase(at: date) {
        case .preparing: "◌"
        case .sitting: "◉"
        case .paused: "‖"
        case .targetReached: "+"
        case .ended: "✓"
        }
    }

    // MARK: When it changes

    /// The first instant after `input` at which the part may read differently; `nil` while the clock stands.
    public func discreteInput(after input: Date) -> Date? {
        guard times.pausedAt == nil, !times.isCompleted else { return nil }
        let target = times.targetDate
        var next: Date?
        func consider(_ date: Date) { if date > input { next = min(next ?? date, date) } }
        consider(times.startedAt)
        target.map(consider)
        if let step = step(isPreparing: input < times.startedAt) {
            consider(tick(of: step, isPastTarget: target.map { input >= $0 } ?? false).next(after: input))
        }
        return next
    }

    /// The last instant before `input` at which the part may have changed; `nil` while the clock stands.
    public func discreteInput(before input: Date) -> Date? {
        guard times.pausedAt == nil, !times.isCompleted else { return nil }
        let target = times.targetDate
        var instants = [times.startedAt] + (target.map { [$0] } ?? [])
        if let step = step(isPreparing: input <= times.startedAt) {
            instants.append(tick(of: step, isPastTarget: target.map { input > $0 } ?? false).last(before: input))
        }
        return instants.filter { $0 < input }.max()
    }

    /// The instants of change. The clock runs towards the start, then from it, then from the target; the ring goes on.
    private func tick(of step: Step, isPastTarget: Bool) -> ClockTick {
        let origin =
            isPastTarget && part != .pulse && part != .number
            ? times.startedAt.later(by: times.target ?? 0) : times.startedAt
        return ClockTick(from: origin, every: step.seconds, in: step.parts)
    }

    /// The time between two changes: a number of seconds, divided into equal parts.
    private struct Step {
        let seconds: TimeInterval
        var parts = 1
    }

    /// The time between two changes; `nil` for what changes at the start and at the target alone.
    private func step(isPreparing: Bool) -> Step? {
        switch part {
        case .clock, .marked(withSeconds: true), .spokenClock(withSeconds: true, withState: _):
            Step(seconds: 1)
        // What is left of the preparation is rounded up, so that its minutes end a second after the full one.
        case .minutes, .coarse, .marked, .number, .spokenClock: Step(seconds: isPreparing ? 1 : 60)
        case .pulse: Step(seconds: SittingTimes.pulsePeriod)
        case .percent: times.target.map { Step(seconds: $0, parts: 100) }
        case .state, .briefState, .shortState, .symbol, .target, .spokenTarget: nil
        }
    }
}

extension SittingTimes {
    /// The seconds between two changes of the sign of life.
    package static let pulsePeriod: TimeInterval = 15

    /// Whether the sign of life has the second of its two shapes.
    package func isPulseOdd(at date: Date) -> Bool { Int(elapsed(at: date) / Self.pulsePeriod) % 2 == 1 }
}

extension SittingPhase {
    /// The state as people read it, in the language in effect: `target reached`.
    package var word: String {
        switch self {
        case .preparing: localized("preparing", "state")
        case .sitting: localized("sitting", "state")
        case .paused: localized("paused", "state")
        case .targetReached: localized("target reached", "state")
        case .ended: localized("ended", "state")
        }
    }
}
