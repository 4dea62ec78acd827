/// When a timeline view changes.
public protocol TimelineSchedule {
    /// The instants, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often.
    typealias Mode = TimelineScheduleMode
    /// The instants that matter from `startDate` on: the first is that of the content which shows then.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may change what is seen.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as it likes.
    case normal
    /// Less often.
    case lowFrequency
}

/// An instant every so many seconds.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// The instants from `startDate` on, `interval` seconds apart; an interval that is not positive has one only.
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

    /// The last instant up to `startDate`, and those that follow.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        guard interval > 0 else { return Entries(start: start, interval: 0, index: 0) }
        var index = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
        // The quotient may be rounded across a boundary; what counts is on which side the instants themselves lie.
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

/// An instant at the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The schedule.
    public init() {}
    /// The beginning of the minute of `startDate`, and of those that follow.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(every: 60, around: startDate).entries(from: startDate, mode: mode)
    }
}

extension PeriodicTimelineSchedule {
    /// A schedule whose instants are multiples of `interval`, at any time.
    init(every interval: TimeInterval, around date: Date) {
        let whole = (date.timeIntervalSinceReferenceDate / interval).rounded(.down) - 1
        self.init(from: Date(timeIntervalSinceReferenceDate: whole * interval), by: interval)
    }
}

/// Given instants.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// The instants, in order.
    public init(_ dates: Entries) { self.dates = dates }
    /// All instants.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as an animation needs it. A terminal shows still pictures: once a second, or less often if that is asked for.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval

    /// At intervals of at least `minimumInterval` seconds; a paused one goes on, for its content knows what stands still.
    public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = max(1, minimumInterval ?? 1) }
    /// The last instant up to `startDate`, and those that follow.
    public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(every: interval, around: startDate).entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// An instant every so many seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// An instant at the beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Given instants.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as an animation needs it.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// As often as an animation needs it, but not more often than asked for.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}
