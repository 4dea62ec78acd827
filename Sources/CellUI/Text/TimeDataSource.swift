import CivilCalendar

/// A value that changes only with time.
public struct TimeDataSource<Value>: Sendable {
    /// The value at an instant.
    let value: @Sendable (Date) -> Value
    /// The instant of a value.
    let date: @Sendable (Value) -> Date
}

extension TimeDataSource {
    /// The instant being drawn.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(value: { $0 }, date: { $0 }) }

    /// The time since `date`, negative before it: as a soccer clock shows it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration>(
            value: { .milliseconds(Int64(min(max($0.seconds(since: date) * 1000, -1e15), 1e15).rounded())) },
            date: { date.addingTimeInterval($0 / .seconds(1)) })
    }

    /// From `date` to the instant being drawn; empty before it.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(value: { date..<max(date, $0) }, date: { $0.upperBound })
    }
    /// From the instant being drawn to `date`; empty after it.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(value: { min(date, $0)..<date }, date: { $0.lowerBound })
    }
}

extension Text {
    /// A value that changes with time, formatted by `format`, in the environment's locale unless the format sets its own.
    ///
    /// A format style from outside Foundation gets its locale set, by `locale(_:)`, only if the environment has a
    /// locale other than the default. The format's `discreteInput(after:)` gives the instant at which the text
    /// changes.
    public init<V, F: DiscreteFormatStyle & Sendable>(
        _ source: TimeDataSource<V>, format: F, fileID: StaticString = #fileID, line: UInt = #line
    ) where F.FormatInput == V, F.FormatOutput == String {
        let mark = SourceMark(fileID, line)
        self.init(
            storage: .live { now, timeZone, localization in
                let value = source.value(now)
                let follows = localization != nil || F.self == Date.FormatStyle.self
                let format = follows ? format.following(timeZone, localization) : format
                let text = format.format(value)
                // A style may return an instant at which its output stays the same: search on, within limits.
                var change = format.discreteInput(after: value)
                for _ in 0..<64 {
                    guard let input = change, source.date(input) > now else { break }
                    // The instant may be exact, or the first floating-point number at which the output differs: try
                    // the nearest millisecond and the one after it.
                    let nearest = source.date(input).wholeMilliseconds
                    for candidate in [nearest, nearest.nextMillisecond]
                    where candidate > now && format.format(source.value(candidate)) != text {
                        return TimeText(text: text, changesAt: candidate)
                    }
                    change = format.discreteInput(after: input)
                }
                let next = change.map(source.date)
                return TimeText(text: text, changesAt: next.flatMap { $0 > now ? $0.wholeMilliseconds : nil })
            }, source: mark)
    }
}

extension Text {
    /// What `text` returns for the instant being drawn, in a place of its own: it is redrawn without what surrounds it.
    ///
    /// - Parameter next: The instant after another at which the text changes, as a whole millisecond; `nil` if it never does.
    package init(
        _ text: @escaping @Sendable (Date) -> String, changingAt next: @escaping @Sendable (Date) -> Date?,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(
            storage: .live { now, _, _ in TimeText(text: text(now), changesAt: next(now)) },
            source: SourceMark(fileID, line))
    }
}
