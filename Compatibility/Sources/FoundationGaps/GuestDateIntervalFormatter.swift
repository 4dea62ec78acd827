import Foundation

/// Writes two dates as one: `Jan 9, 9:41 – 10:05 AM`. The source pass writes this name for `DateIntervalFormatter`, which traps in the
/// Foundation of other platforms than Apple's.
open class GuestDateIntervalFormatter: Formatter, @unchecked Sendable {
    public enum Style: UInt, Sendable { case none, short, medium, long, full }

    open var dateStyle = Style.short
    open var timeStyle = Style.short
    open var locale: Locale! = Locale.current
    open var calendar: Calendar! = Calendar.current
    open var timeZone: TimeZone! = TimeZone.current
    /// Letters of the parts that are written: `MMMd`, `jm`. It counts before the styles, unless it is empty.
    open var dateTemplate: String! = ""

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from fromDate: Date, to toDate: Date) -> String {
        let template = dateTemplate ?? ""
        if template.isEmpty, dateStyle == .none, timeStyle == .none { return "" }
        let style = template.isEmpty ? style(date, time) : style(of: template)
        return style.format(min(fromDate, toDate)..<max(fromDate, toDate))
    }
    open func string(from dateInterval: DateInterval) -> String? {
        string(from: dateInterval.start, to: dateInterval.end)
    }
    open override func string(for object: Any?) -> String? { (object as? DateInterval).flatMap(string(from:)) }

    private func style(
        _ date: Date.IntervalFormatStyle.DateStyle?, _ time: Date.IntervalFormatStyle.TimeStyle?,
        hours: Locale.HourCycle? = nil
    ) -> Date.IntervalFormatStyle {
        var locale = locale ?? .current
        if let hours {
            var parts = Locale.Components(locale: locale)
            parts.hourCycle = hours
            locale = Locale(components: parts)
        }
        return Date.IntervalFormatStyle(
            date: date, time: time, locale: locale, calendar: calendar ?? .current, timeZone: timeZone ?? .current)
    }

    private func style(of template: String) -> Date.IntervalFormatStyle {
        let hours: Locale.HourCycle? =
            template.contains { "Hk".contains($0) }
            ? .zeroToTwentyThree : template.contains { "hK".contains($0) } ? .oneToTwelve : nil
        var style = style(nil, nil, hours: hours)
        var rest = template[...]
        while let letter = rest.first {
            let count = rest.prefix { $0 == letter }.count
            style = Self.adding(letter, count, to: style)
            rest = rest.dropFirst(count)
        }
        return style
    }

    private var date: Date.IntervalFormatStyle.DateStyle {
        switch dateStyle {
        case .none: .omitted
        case .short: .numeric
        case .medium: .abbreviated
        case .long: .long
        case .full: .complete
        }
    }

    private var time: Date.IntervalFormatStyle.TimeStyle {
        switch timeStyle {
        case .none: .omitted
        case .short: .shortened
        case .medium: .standard
        case .long, .full: .complete
        }
    }

    /// A style with one more part, by its letters. Source: Unicode Technical Standard 35, Date Field Symbol Table.
    private static func adding(
        _ letter: Character, _ count: Int, to style: Date.IntervalFormatStyle
    ) -> Date.IntervalFormatStyle {
        switch letter {
        case "y", "Y": style.year()
        case "M", "L":
            style.month([.defaultDigits, .twoDigits, .abbreviated, .wide, .narrow][min(count, 5) - 1])
        case "d": style.day()
        case "E", "e", "c": style.weekday(count < 4 ? .abbreviated : count == 4 ? .wide : .narrow)
        case "j", "h", "H", "k", "K", "J": style.hour()
        case "m": style.minute()
        case "s": style.second()
        case "z", "v", "Z": style.timeZone()
        default: style
        }
    }
}
