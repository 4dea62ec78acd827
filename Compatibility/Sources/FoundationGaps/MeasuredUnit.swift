import Foundation

/// How a number stands beside its unit: `5 km`, `5km`, `5 kilometers`.
enum MeasuredUnit {
    /// How much of the unit is written.
    enum Width { case wide, abbreviated, narrow }

    /// A number with the unit of a symbol. In another language than English a word is the symbol, which most languages share.
    static func text(_ number: String, of value: Double, symbol: String, _ width: Width, in locale: Locale) -> String {
        switch width {
        case .wide: number + " " + word(for: symbol, isOne: value == 1, in: locale)
        case .narrow: number + symbol
        case .abbreviated: symbol.hasPrefix("°") ? number + symbol : number + " " + symbol
        }
    }

    /// The unit alone, as a word if there is one.
    static func word(for symbol: String, isOne: Bool, in locale: Locale) -> String {
        guard locale.language.languageCode == .english, let word = words[symbol] else { return symbol }
        return isOne ? word.one : word.other
    }

    private static func regular(_ one: String) -> (one: String, other: String) { (one, one + "s") }

    private static let words: [String: (one: String, other: String)] = [
        "km": regular("kilometer"), "m": regular("meter"), "cm": regular("centimeter"), "mm": regular("millimeter"),
        "mi": regular("mile"), "yd": regular("yard"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "kg": regular("kilogram"), "g": regular("gram"), "lb": regular("pound"), "oz": regular("ounce"),
        "s": regular("second"), "min": regular("minute"), "hr": regular("hour"), "kCal": regular("kilocalorie"),
        "L": regular("liter"), "mL": regular("milliliter"), "%": ("percent", "percent"),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
        "m/s": ("meter per second", "meters per second"), "W": regular("watt"), "kW": regular("kilowatt"),
    ]
}
