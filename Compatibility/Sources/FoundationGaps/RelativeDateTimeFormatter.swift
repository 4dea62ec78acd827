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
        localizedString(from: calendar.dateComponents(Set(Self.units.map(\.component)), from: referenceDate, to: date))
    }

    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The largest of the units, as it is: a year and eleven months are a year.
    public func localizedString(from components: DateComponents) -> String {
        let unit = Self.units.first { components.value(for: $0.component) ?? 0 != 0 } ?? Self.units[6]
        let value = components.value(for: unit.component) ?? 0
        if dateTimeStyle == .named, let name = name(of: unit.full, value) { return name }
        let count = abs(value)
        let word =
            switch unitsStyle {
            case .full, .spellOut: " " + (count == 1 ? unit.full : unit.full + "s")
            case .short: " " + (unit.full == "day" && count != 1 ? "days" : unit.short)
            case .abbreviated: unit.letter
            }
        let number = unitsStyle == .spellOut ? spelled(count) : "\(count)"
        return value < 0 ? "\(number)\(word) ago" : "in \(number)\(word)"
    }

    private static let units: [(component: Calendar.Component, full: String, short: String, letter: String)] = [
        (.year, "year", "yr.", "y"), (.month, "month", "mo.", "mo"), (.weekOfMonth, "week", "wk.", "w"),
        (.day, "day", "day", "d"),
        (.hour, "hour", "hr.", "h"), (.minute, "minute", "min.", "min"), (.second, "second", "sec.", "s"),
    ]

    /// The name of the unit before, of this one or of the next; `nil` if it has none.
    private func name(of unit: String, _ value: Int) -> String? {
        switch (unit, value) {
        case ("second", 0): "now"
        case ("day", -1): "yesterday"
        case ("day", 1): "tomorrow"
        case ("year", -1), ("month", -1), ("week", -1): "last \(unit)"
        case ("year", 1), ("month", 1), ("week", 1): "next \(unit)"
        default: nil
        }
    }

    private func spelled(_ count: Int) -> String {
        let speller = NumberFormatter()
        (speller.numberStyle, speller.locale) = (.spellOut, Locale(identifier: "en_US"))
        return speller.string(from: NSNumber(value: count)) ?? "\(count)"
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
