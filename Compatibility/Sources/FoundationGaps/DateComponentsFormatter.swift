import Foundation

/// Writes a duration in units: `1h 5m`, `1:05:00`, `about 1 hour`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    public var unitsStyle = UnitsStyle.positional
    public var allowedUnits: NSCalendar.Unit = []
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    public var maximumUnitCount = 0
    public var includesApproximationPhrase = false
    public var includesTimeRemainingPhrase = false
    public var allowsFractionalUnits = false
    public var collapsesLargestUnit = false
    public var calendar: Calendar? = Calendar(identifier: .gregorian)
    public var referenceDate: Date?
    public var formattingContext = Context.unknown

    public enum Context: Int, Sendable {
        case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
    }

    private struct Unit {
        let unit: NSCalendar.Unit
        let seconds: Int
        let letter: String, short: String, full: String
    }

    private static let units = [
        Unit(unit: .year, seconds: 31_536_000, letter: "y", short: "yr", full: "year"),
        Unit(unit: .month, seconds: 2_592_000, letter: "mo", short: "mth", full: "month"),
        Unit(unit: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", full: "week"),
        Unit(unit: .day, seconds: 86_400, letter: "d", short: "day", full: "day"),
        Unit(unit: .hour, seconds: 3600, letter: "h", short: "hr", full: "hour"),
        Unit(unit: .minute, seconds: 60, letter: "m", short: "min", full: "minute"),
        Unit(unit: .second, seconds: 1, letter: "s", short: "sec", full: "second"),
    ]

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public func string(from interval: TimeInterval) -> String? {
        guard interval.isFinite, abs(interval) < 1e15 else { return nil }
        let allowed =
            allowedUnits.isEmpty
            ? Self.units.filter { $0.unit != .weekOfMonth } : Self.units.filter { allowedUnits.contains($0.unit) }
        guard !allowed.isEmpty else { return nil }
        var rest = Int(abs(interval))
        var parts = allowed.map { unit in
            defer { rest %= unit.seconds }
            return (unit: unit, value: rest / unit.seconds)
        }
        let drop = zeroFormattingBehavior
        let isPositional = unitsStyle == .positional
        if !drop.contains(.pad) {
            if drop.contains(.dropLeading) || drop == .default {
                while parts.count > (isPositional && drop == .default && allowed.count > 1 ? 2 : 1), parts[0].value == 0
                {
                    parts.removeFirst()
                }
            }
            if drop.contains(.dropTrailing) || (drop == .default && !isPositional) {
                while parts.count > 1, parts[parts.count - 1].value == 0 { parts.removeLast() }
            }
            if drop.contains(.dropMiddle) || (drop == .default && !isPositional) {
                parts = parts.enumerated().filter { index, part in
                    index == 0 || index == parts.count - 1 || part.value != 0
                }.map(\.element)
            }
        }
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        var text = join(parts)
        if interval < 0 { text = "-" + text }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    private func join(_ parts: [(unit: Unit, value: Int)]) -> String {
        func plural(_ word: String, _ value: Int) -> String { value == 1 ? word : word + "s" }
        switch unitsStyle {
        case .positional:
            return parts.enumerated().map { index, part in
                let pads = index > 0 || (zeroFormattingBehavior.contains(.pad) && parts.count > 1)
                return pads && part.value < 10 ? "0\(part.value)" : "\(part.value)"
            }.joined(separator: ":")
        case .abbreviated: return parts.map { "\($0.value)\($0.unit.letter)" }.joined(separator: " ")
        case .brief: return parts.map { "\($0.value)\($0.unit.short)" }.joined(separator: " ")
        case .short:
            return parts.map { part in
                let word = part.unit.short == "day" ? plural("day", part.value) : part.unit.short
                return "\(part.value) \(word)"
            }.joined(separator: ", ")
        case .full:
            return parts.map { "\($0.value) \(plural($0.unit.full, $0.value))" }.joined(separator: ", ")
        case .spellOut:
            let speller = NumberFormatter()
            speller.numberStyle = .spellOut
            return parts.map { part in
                let number = speller.string(from: NSNumber(value: part.value)) ?? "\(part.value)"
                return "\(number) \(plural(part.unit.full, part.value))"
            }.joined(separator: ", ")
        }
    }

    public func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    public func string(from components: DateComponents) -> String? {
        var seconds = 0
        let values = [
            components.year, components.month, components.weekOfMonth, components.day, components.hour,
            components.minute, components.second,
        ]
        for (value, unit) in zip(values, Self.units) { seconds += (value ?? 0) * unit.seconds }
        return string(from: TimeInterval(seconds))
    }

    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        if let interval = obj as? TimeInterval { return string(from: interval) }
        return nil
    }

    public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
}
