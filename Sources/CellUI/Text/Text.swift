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
    }

    var storage: Storage
    var style = TextStyle()
    var font: Font?
    var foreground: AnyShapeStyle?
    /// What a screen reader says instead; a part of a joined text has none of its own.
    var spoken: String?

    init(storage: Storage) { self.storage = storage }

    /// The string itself.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// The string itself.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// A key of the string catalogue. None is at hand here: the key itself, with its values put in.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self = key.text }

    /// The characters of an attributed string. Disfavoured, for a literal is a key of the string catalogue: making an
    /// attributed string of each would take most of a frame's time.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { storage = .verbatim(String(attributedContent.characters)) }

    /// A symbol among letters.
    public init(_ image: Image) { storage = .image(image) }

    /// An instant, as `style` shows it.
    public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

    /// Two instants, as clock times.
    public init(_ dates: ClosedRange<Date>) { storage = .dates(dates) }

    /// A clock that runs within `timerInterval`.
    ///
    /// - Parameters:
    ///   - pauseTime: Where the clock stands still; default: nowhere.
    ///   - countsDown: Whether it shows what is left, or what has passed. Default: what is left.
    ///   - showsHours: Whether an hour shows as `1:00:00`, or as `60:00`. Default: as hours.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        storage = .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    }

    /// A value, as `format` writes it: in the locale of the environment, unless the format was given one of its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .formatted(FormattedValue { format.following($0, $1).format(input) })
    }

    /// A value, as `formatter` writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// One text after another, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .joined([lhs, rhs])) }

    /// How an instant reads.
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
        /// `12:34`.
        public static let timer = DateStyle(kind: .timer)

        /// How it reads so many seconds after the instant; negative: before.
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

        /// The largest unit and the one below it, where it is not zero.
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

    /// Where a text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At its beginning.
        case head
        /// At its end.
        case tail
        /// In the middle.
        case middle
    }

    /// Capitals or not.
    public enum Case: Hashable, Sendable {
        /// All capitals.
        case uppercase
        /// No capitals.
        case lowercase
    }

    /// Adds this text as a node.
    public func _lower(_ lowering: inout Lowering) {
        let node = TextNode(ResolvedText(self, &lowering), &lowering.environment)
        if node.isEmpty { return }
        lowering.nodes.append(spoken.map { spoken in AccessibilityNode(node, label: { spoken }) } ?? node)
    }
}
