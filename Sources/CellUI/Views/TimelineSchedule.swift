/// The instants at which a timeline view changes.
public protocol TimelineSchedule {
    /// A sequence of instants, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// The update frequency.
    typealias Mode = TimelineScheduleMode
    /// The instants relevant from `startDate` on: the first is that of the content shown at `startDate`.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// Unrestricted.
    case normal
    /// Reduced.
    case lowFrequency
}

/// Instants at a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Instants `interval` seconds apart, beginning at `startDate`; only one if the interval is not positive.
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

    /// The last instant up to `startDate`, and those that follow.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        guard interval > 0 else { return Entries(start: start, interval: 0, index: 0) }
        var index = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        // Rounding may move the quotient across a boundary: compare the instants themselves.
        if index > 0, start + index * interval > startDate { index -= 1 }
        return Entries(start: start, interval: interval, index: index)
    }

    /// The instants.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let start: Date
        let interval: TimeInterval
        var index: Double

        /// The next instant.
        public mutating func next() -> Date? {
            if interval <= 0, index > 0 { return nil }
            defer { index += 1 }
            return start + index * interval
        }
    }
}

/// The start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The schedule.
    public init() {}
    /// The start of the minute of `startDate`, and of those that follow.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(every: 60, around: startDate).entries(from: startDate, mode: mode)
    }
}

extension PeriodicTimelineSchedule {
    /// A schedule whose instants are multiples of `interval`, beginning before `date`.
    init(every interval: TimeInterval, around date: Date) {
        let whole = (date.timeIntervalSinceReferenceDate / interval).rounded(.down) - 1
        self.init(from: Date(timeIntervalSinceReferenceDate: whole * interval), by: interval)
    }
}

/// Explicit instants.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// A schedule of the given instants, in order.
    public init(_ dates: Entries) { self.dates = dates }
    /// All instants.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// The schedule for animations. Frames are still, so it updates once a second, or less often if requested.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval

    /// Updates at intervals of `minimumInterval` seconds, at least 1. `paused` is ignored: the content decides what
    /// stands still.
    public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = max(1, minimumInterval ?? 1) }
    /// The last instant up to `startDate`, and those that follow.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(every: interval, around: startDate).entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Instants at a fixed interval, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The start of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Explicit instants.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Updates once a second.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Updates once a second, or less often if requested.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
