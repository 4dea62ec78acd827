import Foundation

/// The length of a range of dates as text: `1:02:05`, or `1 hour, 2 minutes`.
public struct DateRangeFormatStyle: Foundation.FormatStyle, Sendable {
    private enum Width: Codable, Hashable, Sendable { case wide, abbreviated, narrow, condensed }
    /// The seconds of the units that show; none for a clock.
    private var units: [Int] = []
    private var width = Width.wide
    private var locale = Locale(identifier: "en_US")

    fileprivate init() {}
    fileprivate init(_ style: Date.ComponentsFormatStyle.Style, _ fields: Set<Date.ComponentsFormatStyle.Field>?) {
        let known: [(Date.ComponentsFormatStyle.Field, Int)] = [
            (.week, 604_800), (.day, 86_400), (.hour, 3600), (.minute, 60), (.second, 1),
        ]
        units = known.filter { fields?.contains($0.0) ?? true }.map(\.1)
        width =
            switch style.name {
            case "abbreviated": .abbreviated
            case "narrow": .narrow
            case "condensedAbbreviated": .condensed
            default: .wide
            }
    }

    public func format(_ range: Range<Date>) -> String {
        let seconds = Int(min(max(range.upperBound.timeIntervalSince(range.lowerBound), 0), 1e9))
        guard !units.isEmpty else {
            let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
            let end = String(format: "%02d", seconds % 60)
            return hours > 0 ? "\(hours):" + String(format: "%02d:", minutes) + end : "\(minutes):" + end
        }
        let all: [(Int, Duration.UnitsFormatStyle.Unit)] = [
            (604_800, .weeks), (86_400, .days), (3600, .hours), (60, .minutes), (1, .seconds),
        ]
        let style: Duration.UnitsFormatStyle.UnitWidth =
            switch width {
            case .wide: .wide
            case .abbreviated: .abbreviated
            case .condensed: .condensedAbbreviated
            case .narrow: .narrow
            }
        let allowed = Set(all.filter { units.contains($0.0) }.map(\.1))
        return Duration.seconds(seconds).formatted(.units(allowed: allowed, width: style).locale(locale))
    }

    public func locale(_ locale: Locale) -> DateRangeFormatStyle {
        var style = self
        style.locale = locale
        return style
    }
}

extension Date.ComponentsFormatStyle {
    /// How the units are written.
    public struct Style: Hashable, Codable, Sendable {
        fileprivate let name: String
        public static let wide = Style(name: "wide")
        public static let abbreviated = Style(name: "abbreviated")
        public static let condensedAbbreviated = Style(name: "condensedAbbreviated")
        public static let narrow = Style(name: "narrow")
        public static let spellOut = Style(name: "spellOut")
    }
}

extension Foundation.FormatStyle where Self == DateRangeFormatStyle {
    /// As a clock shows it: `1:02:05`.
    public static var timeDuration: DateRangeFormatStyle { DateRangeFormatStyle() }
    /// As words: `1 hour, 2 minutes`.
    public static func components(
        style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> DateRangeFormatStyle { DateRangeFormatStyle(style, fields) }
}
