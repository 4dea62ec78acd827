import Foundation
import LocalizedResources
import _FoundationICU

/// How ICU writes a number with its unit, which is how Apple's platforms do: `3.3 mi`, `5,2 km`, `20 degrees Celsius`.
struct MeasuredUnit {
    /// How much of the unit is written.
    enum Width: String {
        case wide = "unit-width-full-name"
        case abbreviated = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    /// ICU's identifier of the unit, as `kilometer-per-hour`.
    private let identifier: String

    /// ICU's unit; `nil` for an app's own.
    init?(_ unit: Unit) {
        guard let known = (Self.identifiers.first { Swift.type(of: unit) == $0.type })?.bySymbol[unit.symbol] else {
            return nil
        }
        identifier = known
    }

    /// A number with its unit.
    ///
    /// - Parameters:
    ///   - usage: What it is used for, as ICU names it, by which the locale chooses the unit; `nil` to keep this one.
    ///   - number: ICU's description of the number, as `.00` for two digits after the point; empty for the usual one.
    func text(_ value: Double, for usage: String?, _ width: Width, number: String, in locale: Locale) -> String? {
        Self.text(value, "unit/\(identifier) \(width.rawValue) \(number)", usage, locale.identifier)
    }

    /// A temperature without its scale, `21°`, in the scale that the locale chooses.
    func textWithoutScale(_ value: Double, for usage: String?, _ width: Width, number: String, in locale: Locale)
        -> String?
    {
        // Without a description the number is rounded as the usage has it.
        let digits = number.isEmpty ? "" : ".#########"
        let degrees = usage.flatMap { converted(value, for: $0, digits, in: locale) } ?? value
        return Self.text(
            degrees, "measure-unit/temperature-generic \(width.rawValue) \(number)", nil, locale.identifier)
    }

    /// The unit alone, as it stands beside a number.
    func name(_ width: Width, in locale: Locale) -> String? {
        guard let text = Self.text(5, "unit/\(identifier) \(width.rawValue)", nil, locale.identifier) else {
            return nil
        }
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    /// A value in the unit that a locale chooses.
    private func converted(_ value: Double, for usage: String, _ digits: String, in locale: Locale) -> Double? {
        let region = locale.region.map { "en_\($0.identifier)" } ?? "en"
        let skeleton = "unit/\(identifier) \(Width.abbreviated.rawValue) group-off \(digits)"
        return Self.text(value, skeleton, usage, region).flatMap {
            Double($0.prefix { $0.isNumber || $0 == "." || $0 == "-" })
        }
    }

    /// ICU's text. A usage that it does not know for the unit is the default one.
    private static func text(_ value: Double, _ skeleton: String, _ usage: String?, _ locale: String) -> String? {
        guard let usage else { return text(value, skeleton, locale) }
        return text(value, "\(skeleton) usage/\(usage)", locale) ?? text(value, "\(skeleton) usage/default", locale)
            ?? text(value, skeleton, locale)
    }

    private static func text(_ value: Double, _ skeleton: String, _ locale: String) -> String? {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        var text = [UInt16](repeating: 0, count: 256)
        let count = Int(swift_unumf_resultToString(result, &text, Int32(text.count), &status))
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= text.count else { return nil }
        return String(decoding: text[..<count], as: UTF16.self)
    }

    /// ICU's identifiers, by Foundation's symbols: these are not of one kind alone, as the `g` of a gram and of an acceleration.
    private static let identifiers: [(type: Unit.Type, bySymbol: [String: String])] = [
        (
            UnitLength.self,
            [
                "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
                "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard",
                "mi": "mile", "NM": "nautical-mile", "smi": "mile-scandinavian", "ly": "light-year", "ftm": "fathom",
                "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
            ]
        ),
        (
            UnitMass.self,
            [
                "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
                "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
            ]
        ),
        (UnitTemperature.self, ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]),
        (
            UnitSpeed.self,
            ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"]
        ),
        (
            UnitEnergy.self,
            [
                "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
            ]
        ),
        (
            UnitDuration.self,
            [
                "hr": "hour", "min": "minute", "s": "second", "sec": "second", "ms": "millisecond",
                "µs": "microsecond", "ns": "nanosecond",
            ]
        ),
        (
            UnitVolume.self,
            [
                "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
                "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
                "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "tsp": "teaspoon",
                "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart",
                "gal": "gallon", "metric cup": "cup-metric",
            ]
        ),
        (
            UnitPower.self,
            [
                "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
                "hp": "horsepower",
            ]
        ),
        (
            UnitPressure.self,
            [
                "N/m²": "pascal", "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar",
                "mbar": "millibar", "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg",
                "psi": "pound-force-per-square-inch",
            ]
        ),
        (
            UnitArea.self,
            [
                "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "mi²": "square-mile",
                "ft²": "square-foot", "yd²": "square-yard", "in²": "square-inch", "ac": "acre", "ha": "hectare",
            ]
        ),
        (UnitAngle.self, ["°": "degree", "ʹ": "arc-minute", "ʺ": "arc-second", "rad": "radian", "rev": "revolution"]),
        (UnitAcceleration.self, ["m/s²": "meter-per-square-second", "g": "g-force"]),
        (UnitFrequency.self, ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"]),
        (UnitFuelEfficiency.self, ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]),
        (UnitElectricCurrent.self, ["A": "ampere", "mA": "milliampere"]),
        (UnitElectricPotentialDifference.self, ["V": "volt"]),
        (UnitElectricResistance.self, ["Ω": "ohm"]),
        (UnitIlluminance.self, ["lx": "lux"]),
        (UnitConcentrationMass.self, ["mg/dL": "milligram-ofglucose-per-deciliter"]),
        (
            UnitInformationStorage.self,
            [
                "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
                "PB": "petabyte",
            ]
        ),
    ]
}

/// ICU's description of how a number is written, a skeleton.
///
/// Source: <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html>.
enum NumberSkeleton {
    /// What a style encodes of itself: it has no other way to be read.
    private struct Style: Decodable {
        struct Precision: Decodable { let option: Digits }
        struct Digits: Decodable {
            let minIntegerLength, minFractionalLength, maxFractionalLength: Int?
            let minSignificantDigits, maxSignificantDigits: Int?
        }
        struct Grouping: Decodable { let option: Int }
        struct Sign: Decodable { let positive: Int }
        struct Collection: Decodable {
            let precision: Precision?
            let group: Grouping?
            let rounding: Int?
            let signDisplayStrategy: Sign?
        }
        let collection: Collection
    }

    /// The skeleton of a style; empty where the style says nothing.
    static func of(_ style: FloatingPointFormatStyle<Double>) -> String {
        guard let style = try? JSONDecoder().decode(Style.self, from: JSONEncoder().encode(style)).collection else {
            return ""
        }
        var parts: [String] = []
        if let digits = style.precision?.option {
            if let least = digits.minSignificantDigits {
                parts.append(marks("@", least, "#", digits.maxSignificantDigits.map { $0 - least }))
            } else if digits.minFractionalLength != nil || digits.maxFractionalLength != nil {
                parts.append(fraction(digits.minFractionalLength ?? 0, digits.maxFractionalLength))
            }
            if let least = digits.minIntegerLength {
                parts.append("integer-width/+" + String(repeating: "0", count: least))
            }
        }
        if style.group?.option == 1 { parts.append("group-off") }
        if style.signDisplayStrategy?.positive == 0 { parts.append("sign-always") }
        // The rules in the order in which FloatingPointRoundingRule declares them.
        let modes = ["half-up", "half-even", "ceiling", "floor", "down", "up"]
        if let rule = style.rounding, modes.indices.contains(rule) { parts.append("rounding-mode-" + modes[rule]) }
        return parts.joined(separator: " ")
    }

    /// The skeleton of a formatter.
    static func of(_ formatter: NumberFormatter) -> String {
        let digits = fraction(formatter.minimumFractionDigits, formatter.maximumFractionDigits)
        return formatter.usesGroupingSeparator ? digits : digits + " group-off"
    }

    private static func fraction(_ least: Int, _ most: Int?) -> String {
        most == 0 ? "precision-integer" : "." + marks("0", least, "#", most.map { $0 - least })
    }

    /// - Parameter rest: How many digits may follow; `nil` for any number.
    private static func marks(_ mark: String, _ count: Int, _ other: String, _ rest: Int?) -> String {
        String(repeating: mark, count: count) + (rest.map { String(repeating: other, count: max(0, $0)) } ?? "*")
    }
}
