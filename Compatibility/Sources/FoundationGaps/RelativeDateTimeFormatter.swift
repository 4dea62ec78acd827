import Foundation

/// Writes when something is: `in 5 minutes`, `2 hr. ago`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    public var dateTimeStyle = DateTimeStyle.numeric
    public var unitsStyle = UnitsStyle.full
    public var formattingContext = DateComponentsFormatter.Context.unknown
    public var calendar: Calendar! = Calendar(identifier: .gregorian)
    public var locale: Locale! = Locale(identifier: "en_US")

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let units: [(seconds: Double, full: String, short: String, letter: String)] = [
            (31_536_000, "year", "yr.", "y"), (2_592_000, "month", "mo.", "mo"), (604_800, "week", "wk.", "w"),
            (86_400, "day", "day", "d"), (3600, "hour", "hr.", "h"), (60, "minute", "min.", "min"),
            (1, "second", "sec.", "s"),
        ]
        let distance = abs(timeInterval)
        let unit = units.first { distance >= $0.seconds } ?? units[6]
        let value = Int(distance / unit.seconds)
        if dateTimeStyle == .named {
            if value == 0 { return "now" }
            if unit.full == "day", value == 1 { return timeInterval < 0 ? "yesterday" : "tomorrow" }
        }
        let word =
            switch unitsStyle {
            case .full, .spellOut: " " + (value == 1 ? unit.full : unit.full + "s")
            case .short: " " + (unit.full == "day" && value != 1 ? "days" : unit.short)
            case .abbreviated: unit.letter
            }
        return timeInterval < 0 ? "\(value)\(word) ago" : "in \(value)\(word)"
    }

    public func localizedString(from components: DateComponents) -> String {
        let seconds =
            (components.year ?? 0) * 31_536_000 + (components.month ?? 0) * 2_592_000 + (components.day ?? 0) * 86_400
            + (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
        return localizedString(fromTimeInterval: TimeInterval(seconds))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

/// Joins words: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
    public var locale: Locale! = Locale(identifier: "en_US")
    public var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0...1: strings.first ?? ""
        case 2: strings.joined(separator: " and ")
        default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
        }
    }
    public func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
