import CivilCalendar

extension Text {
    /// A range of dates that begins or ends with the instant being drawn, formatted by `format`. The text may change with each second
    /// of the range.
    public init<F: FormatStyle & Sendable>(
        _ source: TimeDataSource<Range<Date>>, format: F, fileID: StaticString = #fileID, line: UInt = #line
    ) where F.FormatInput == Range<Date>, F.FormatOutput == String {
        self.init(
            storage: .live { now, timeZone, localization in
                let format = localization == nil ? format : format.following(timeZone, localization)
                let range = source.value(now)
                let text = format.format(range)
                // Whole seconds of the range, from the date that does not move.
                let fixed = source.date(range) == range.upperBound ? range.lowerBound : range.upperBound
                let part = now.seconds(since: fixed).truncatingRemainder(dividingBy: 1)
                let next = now.addingTimeInterval(part < 0 ? -part : 1 - part).wholeMilliseconds
                for second in 0..<60 {
                    let candidate = next.addingTimeInterval(Double(second))
                    if candidate > now, format.format(source.value(candidate)) != text {
                        return TimeText(text: text, changesAt: candidate)
                    }
                }
                let rest = next.addingTimeInterval(60)
                let isOver = now >= range.upperBound && source.value(rest) == range
                return TimeText(text: text, changesAt: isOver ? nil : rest)
            }, source: SourceMark(fileID, line))
    }
}
