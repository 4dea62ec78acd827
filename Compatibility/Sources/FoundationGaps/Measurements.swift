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
        let number = numberFormatter.map { NumberSkeleton.of($0) } ?? ""
        let usage = unitOptions.contains(.providedUnit) ? nil : "default"
        let locale = locale ?? StringCatalogue.locale
        let known = MeasuredUnit(measurement.unit)
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature,
            let text = known?.textWithoutScale(measurement.value, for: usage, width, number: number, in: locale)
        {
            return text
        }
        if let text = known?.text(measurement.value, for: usage, width, number: number, in: locale) { return text }
        let value = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        return "\(value) \(measurement.unit.symbol)"
    }
    public func string(from unit: Unit) -> String {
        MeasuredUnit(unit)?.name(width, in: locale ?? StringCatalogue.locale) ?? unit.symbol
    }

    private var width: MeasuredUnit.Width {
        switch unitStyle {
        case .long: .wide
        case .short: .narrow
        default: .abbreviated
        }
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
    /// Writes a measurement in the unit that the locale has for its usage: `3.3 mi`, `5.2 kilometers`, `5.2km`.
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
            usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let number = numberFormatStyle.map { NumberSkeleton.of($0) } ?? ""
            let width: MeasuredUnit.Width =
                switch width {
                case .wide: .wide
                case .narrow: .narrow
                default: .abbreviated
                }
            let unit = MeasuredUnit(value.unit)
            let text =
                isScaleNameHidden
                ? unit?.textWithoutScale(value.value, for: usage?.name, width, number: number, in: locale)
                : unit?.text(value.value, for: usage?.name, width, number: number, in: locale)
            let style = numberFormatStyle ?? .number.locale(locale)
            return text ?? "\(style.format(value.value)) \(value.unit.symbol)"
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
        usage: MeasurementFormatUnitUsage<UnitType>? = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        isScaleNameHidden = hidesScaleName
    }
}

/// What a measurement is used for, by which the locale chooses its unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// ICU's name; `nil` keeps the measurement's own unit.
    let name: String?
    private init(_ name: String?) { self.name = name }
    public static var general: Self { Self("default") }
    public static var asProvided: Self { Self(nil) }
    public static var road: Self { Self("road") }
    public static var person: Self { Self("person") }
    public static var personHeight: Self { Self("person-height") }
    public static var personWeight: Self { Self("person") }
    public static var focalLength: Self { Self("focal-length") }
    public static var rainfall: Self { Self("rainfall") }
    public static var snowfall: Self { Self("snowfall") }
    public static var visibility: Self { Self("visiblty") }
    public static var wind: Self { Self("wind") }
    public static var barometric: Self { Self("baromtrc") }
    public static var bloodGlucose: Self { Self("blood-glucose") }
    public static var weather: Self { Self("weather") }
    /// ICU has no name for it; energy is in the same unit as that of food.
    public static var workout: Self { Self("food") }
    public static var food: Self { Self("food") }
    public static var liquid: Self { Self("fluid") }
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
