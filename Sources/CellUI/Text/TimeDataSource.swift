import CivilCalendar

/// A value that changes only with time.
public struct TimeDataSource<Value>: Sendable {
    /// The value at an instant.
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The instant being drawn.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension Text {
    /// The instant being drawn, formatted by `format`, in the environment's locale unless the format sets its own.
    ///
    /// A format style from outside Foundation gets its locale set, by `locale(_:)`, only if the environment has a
    /// locale other than the default. The format's `discreteInput(after:)` gives the instant at which the text
    /// changes.
    public init<F: DiscreteFormatStyle & Sendable>(
        _ source: TimeDataSource<Date>, format: F, fileID: StaticString = #fileID, line: UInt = #line
    ) where F.FormatInput == Date, F.FormatOutput == String {
        let mark = SourceMark(fileID, line)
        self.init(
            storage: .live { now, timeZone, localization in
                let date = source.value(now)
                let follows = localization != nil || F.self == Date.FormatStyle.self
                let format = follows ? format.following(timeZone, localization) : format
                let text = format.format(date)
                // A style may return an instant at which its output stays the same: search on, within limits.
                var change = format.discreteInput(after: date)
                for _ in 0..<64 {
                    guard let next = change, next > date else { break }
                    // The instant may be exact, or the first floating-point number at which the output differs: try
                    // the nearest millisecond and the one after it.
                    let nearest = next.wholeMilliseconds
                    for candidate in [nearest, nearest.nextMillisecond]
                    where candidate > date && format.format(candidate) != text {
                        return TimeText(text: text, changesAt: candidate)
                    }
                    change = format.discreteInput(after: next)
                }
                return TimeText(text: text, changesAt: change.flatMap { $0 > date ? $0.wholeMilliseconds : nil })
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
