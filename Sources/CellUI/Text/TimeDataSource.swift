/// A value that time alone changes.
public struct TimeDataSource<Value>: Sendable {
    /// What the source gives at an instant.
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The instant that is drawn.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension Text {
    /// The instant that is drawn, as `format` writes it: in the locale of the environment, unless the format was given
    /// one of its own; a format that is not Foundation's is asked for another (`locale(_:)`) where the environment has
    /// another than the default one. The format says at which instant it will write something else.
    public init<F: DiscreteFormatStyle & Sendable>(_ source: TimeDataSource<Date>, format: F)
    where F.FormatInput == Date, F.FormatOutput == String {
        self.init(
            storage: .live { now, timeZone, localization in
                let date = source.value(now)
                let follows = localization != nil || F.self == Date.FormatStyle.self
                let format = follows ? format.following(timeZone, localization) : format
                let text = format.format(date)
                // A style may name an instant at which its output stays the same: look on, but not for ever.
                var change = format.discreteInput(after: date)
                var isChange = false
                for _ in 0..<64 {
                    guard let next = change, next > date else { break }
                    isChange = format.format(next) != text
                    if isChange { break }
                    change = format.discreteInput(after: next)
                }
                return TimeText(
                    text: text,
                    changesAt: change.flatMap {
                        $0 > date
                            ? Moment.first(near: $0, after: date, isChange: isChange) { format.format($0) != text }
                            : nil
                    })
            })
    }
}
