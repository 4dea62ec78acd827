import Foundation
import LocalizedResources

/// Writes a measurement with its unit: `5 km`, `5 kilometers`.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    public var unitOptions: UnitOptions = []
    public var unitStyle = Formatter.UnitStyle.medium
    public var locale: Locale! = StringCatalogue.locale {
        didSet { numberFormatter?.locale = locale }
    }
    public var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = StringCatalogue.locale
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let value = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        let width: MeasuredUnit.Width =
            switch unitStyle {
            case .long: .wide
            case .short: .narrow
            default: .abbreviated
            }
        return MeasuredUnit.text(
            value, of: measurement.value, symbol: measurement.unit.symbol, width, in: locale ?? StringCatalogue.locale)
    }
    public func string(from unit: Unit) -> String {
        guard unitStyle == .long else { return unit.symbol }
        return MeasuredUnit.word(for: unit.symbol, isOne: false, in: locale ?? StringCatalogue.locale)
    }
}

extension Measurement where UnitType: Dimension {
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension Measurement where UnitType: Dimension {
    /// Writes a measurement in its own unit: `5.2 km`, `5.2 kilometers`, `5.2km`.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        public struct UnitWidth: Codable, Hashable, Sendable {
            let name: String
            public static var wide: UnitWidth { UnitWidth(name: "wide") }
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        public var width: UnitWidth
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        var isScaleNameHidden = false

        public init(
            width: UnitWidth, locale: Locale = StringCatalogue.locale,
            usage: MeasurementFormatUnitUsage<UnitType>? = nil,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let style = numberFormatStyle ?? .number.precision(.fractionLength(0...1)).locale(locale)
            let number = style.format(value.value)
            if isScaleNameHidden { return number + "°" }
            let width: MeasuredUnit.Width =
                switch width {
                case .wide: .wide
                case .narrow: .narrow
                default: .abbreviated
                }
            return MeasuredUnit.text(number, of: value.value, symbol: value.unit.symbol, width, in: locale)
        }
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    public var hidesScaleName: Bool {
        get { isScaleNameHidden }
        set { isScaleNameHidden = newValue }
    }
    /// A temperature, with the name of its scale or without: `21°`.
    public init(
        width: UnitWidth, locale: Locale = StringCatalogue.locale,
        usage: MeasurementFormatUnitUsage<UnitType>? = nil, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        isScaleNameHidden = hidesScaleName
    }
}

/// What a measurement is used for, by which the unit is chosen on Apple's platforms. Here it stays the measurement's own.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    private let name: String
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
    public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "workout") }
    public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "food") }
    public static var liquid: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "liquid") }
}

extension Foundation.FormatStyle {
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

extension Foundation.FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
