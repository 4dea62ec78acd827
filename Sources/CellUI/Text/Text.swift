import LocalizedResources

/// Text of one or more lines.
public struct Text: View, Sendable {
    enum Storage: Sendable {
        case verbatim(String)
        indirect case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
        case date(Date, DateStyle)
        case dates(ClosedRange<Date>)
        case live(@Sendable (Date, TimeZone, Localization?) -> TimeText)
        case formatted(FormattedValue)
        indirect case image(Image)
        case joined([Text])
        indirect case localized(LocalizedText)
    }

    var storage: Storage
    var style = TextStyle()
    var font: Font?
    var foreground: AnyShapeStyle?
    /// The screen-reader text, in place of the characters. Ignored for a part of a joined text.
    var spoken: String?
    /// Where it is written.
    var source: SourceMark

    init(storage: Storage, source: SourceMark = .none) { (self.storage, self.source) = (storage, source) }

    /// Text without localization.
    public init(verbatim content: String, fileID: StaticString = #fileID, line: UInt = #line) {
        (storage, source) = (.verbatim(content), SourceMark(fileID, line))
    }

    /// Text without localization.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S, fileID: StaticString = #fileID, line: UInt = #line) {
        (storage, source) = (.verbatim(String(content)), SourceMark(fileID, line))
    }

    /// Text for a key of the string catalogue.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self = key.text(inTable: tableName)
        source = SourceMark(fileID, line)
    }

    /// A symbol inside text.
    public init(_ image: Image, fileID: StaticString = #fileID, line: UInt = #line) {
        (storage, source) = (.image(image), SourceMark(fileID, line))
    }

    /// An instant formatted by `style`.
    public init(_ date: Date, style: DateStyle, fileID: StaticString = #fileID, line: UInt = #line) {
        (storage, source) = (.date(date, style), SourceMark(fileID, line))
    }

    /// A range of instants as clock times.
    public init(_ dates: ClosedRange<Date>, fileID: StaticString = #fileID, line: UInt = #line) {
        (storage, source) = (.dates(dates), SourceMark(fileID, line))
    }

    /// An interval as clock times.
    public init(_ interval: DateInterval, fileID: StaticString = #fileID, line: UInt = #line) {
        (storage, source) = (.dates(interval.start...interval.end), SourceMark(fileID, line))
    }

    /// A timer that runs within `timerInterval`. As in SwiftUI it takes all the width that it is offered, with its digits at the side
    /// that `multilineTextAlignment` says; `fixedSize()` makes it as wide as its widest time.
    ///
    /// - Parameters:
    ///   - pauseTime: If set, the timer stands still and shows its value at this instant. Default: `nil`, running.
    ///   - countsDown: Whether it shows the time left rather than the time elapsed. Default: `true`.
    ///   - showsHours: Whether an hour shows as `1:00:00` rather than `60:00`. Default: `true`.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        source = SourceMark(fileID, line)
        storage = .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    }

    /// A value formatted by `format`, in the environment's locale unless the format sets its own.
    public init<F: FormatStyle>(
        _ input: F.FormatInput, format: F, fileID: StaticString = #fileID, line: UInt = #line
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
        source = SourceMark(fileID, line)
        storage = .formatted(FormattedValue { format.following($0, $1).format(input) })
    }

    /// A value formatted by `formatter`.
    public init<Subject: NSObject>(
        _ subject: Subject, formatter: Formatter, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        source = SourceMark(fileID, line)
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Concatenates two texts, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text { _joined(lhs, rhs) }
    /// Concatenates two texts, each in its own style.
    public static func _joined(_ lhs: Text, _ rhs: Text) -> Text {
        Text(storage: .joined([lhs, rhs]), source: lhs.source)
    }

    /// The format of an instant.
    public struct DateStyle: Hashable, Sendable {
        enum Kind { case time, date, relative, offset, timer }
        let kind: Kind
        /// `9:41`.
        public static let time = DateStyle(kind: .time)
        /// `21 November 2026`.
        public static let date = DateStyle(kind: .date)
        /// `12 min, 34 sec`.
        public static let relative = DateStyle(kind: .relative)
        /// `+12 minutes`.
        public static let offset = DateStyle(kind: .offset)
        /// `12:34`. Such a text takes all the width that it is offered.
        public static let timer = DateStyle(kind: .timer)

        /// The text `seconds` seconds after the instant; negative: before.
        func text(seconds: Int, in localization: Localization? = nil) -> String {
            let distance = abs(seconds)
            if let localization {
                switch kind {
                case .timer: return localization.positional(seconds: distance)
                case .offset: return localization.offset(seconds: seconds)
                default: return localization.relative(seconds: distance)
                }
            }
            switch kind {
            case .timer: return ClockFormat.positional(seconds: distance)
            case .offset:
                let (value, unit) = Self.units(distance)[0]
                return "\(seconds < 0 ? "-" : "+")\(value) \(unit.long)\(value == 1 ? "" : "s")"
            default: return Self.units(distance).map { "\($0) \($1.short)" }.joined(separator: ", ")
            }
        }

        private typealias Unit = (seconds: Int, long: String, short: String)

        /// The largest unit, and the next smaller one unless it is zero.
        private static func units(_ seconds: Int) -> [(Int, Unit)] {
            let all: [Unit] = [
                (31_536_000, "year", "yr"), (2_592_000, "month", "mth"), (86_400, "day", "day"), (3600, "hour", "hr"),
                (60, "minute", "min"), (1, "second", "sec"),
            ]
            guard let index = all.firstIndex(where: { seconds >= $0.seconds }) else { return [(0, all[5])] }
            let first = (seconds / all[index].seconds, all[index])
            guard index + 1 < all.count else { return [first] }
            let rest = seconds % all[index].seconds / all[index + 1].seconds
            return rest == 0 ? [first] : [first, (rest, all[index + 1])]
        }
    }

    /// Where text that does not fit is truncated.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning.
        case head
        /// At the end.
        case tail
        /// In the middle.
        case middle
    }

    /// Upper or lower case.
    public enum Case: Hashable, Sendable {
        /// All upper case.
        case uppercase
        /// All lower case.
        case lowercase
    }

    /// Adds this text as a node.
    public func _lower(_ lowering: inout Lowering) {
        let text = ResolvedText(self, &lowering)
        if text.isEmpty { return }
        let node =
            lowering.environment.medium == .cells
            ? TextNode(text, &lowering.environment) : PointTextNode(text, lowering.environment)
        let start = lowering.nodes.count
        lowering.nodes.append(spoken.map { spoken in AccessibilityNode(node, label: { spoken }) } ?? node)
        if let foreground { lowering.shadow(from: start, by: foreground) }
    }
}

/// A value with its format style, both type-erased.
///
/// `@unchecked Sendable`: a format style and its input need not be sendable; they are only used in render calls.
struct FormattedValue: @unchecked Sendable {
    /// The formatted text in a time zone and a locale; `nil` for the default locale.
    let text: (TimeZone, Localization?) -> String
}

extension FormatStyle {
    /// This style with the environment's locale, calendar and time zone, except for those it sets itself. By default,
    /// format styles use the machine's settings, on which no frame may depend.
    func following(_ timeZone: TimeZone, _ localization: Localization?) -> Self {
        var locale = localization?.locale ?? EnvironmentValues.standardLocale
        // Dates of the standard locale look like those of the United States, and its numbers do not: `1234`.
        if Self.FormatInput.self is any Numeric.Type { locale = LocalizedValue.ofNumbers(locale) }
        let isOwn = self != self.locale(.autoupdatingCurrent)
        let style = isOwn ? self : self.locale(locale)
        guard var date = style as? Date.FormatStyle else { return style }
        if date.timeZone == .autoupdatingCurrent { date.timeZone = timeZone }
        if date.calendar == .autoupdatingCurrent {
            date.calendar = localization?.calendar ?? Localization.standardCalendar
        }
        return date as? Self ?? style
    }
}
