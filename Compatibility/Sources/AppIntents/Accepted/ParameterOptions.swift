import Foundation

// The arguments of `@Parameter` that only some types of values have.

/// A flag, or none.
public protocol _FlagValue {}
extension Bool: _FlagValue {}
extension Optional: _FlagValue where Wrapped: _FlagValue {}
/// A text, or none.
public protocol _TextValue {}
extension String: _TextValue {}
extension AttributedString: _TextValue {}
extension Optional: _TextValue where Wrapped: _TextValue {}
/// A date, its components, or none.
public protocol _DateValue {}
extension Date: _DateValue {}
extension DateComponents: _DateValue {}
extension Optional: _DateValue where Wrapped: _DateValue {}
/// A measurement, or none.
public protocol _MeasuredValue {
    associatedtype _Unit: Dimension
    init(_measured value: Double, _ unit: _Unit)
}
extension Measurement: _MeasuredValue where UnitType: Dimension {
    public init(_measured value: Double, _ unit: UnitType) { self.init(value: value, unit: unit) }
}
extension Optional: _MeasuredValue where Wrapped: _MeasuredValue {
    public init(_measured value: Double, _ unit: Wrapped._Unit) { self = .some(Wrapped(_measured: value, unit)) }
}
/// Several values, or none.
public protocol _ListValue {}
extension Array: _ListValue {}
extension Optional: _ListValue where Wrapped: _ListValue {}

extension Bool {
    /// What a flag is called while it is set, and while it is not.
    public struct IntentDisplayName: Sendable {
        public let trueName, falseName: LocalizedStringResource
        public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
            (self.trueName, self.falseName) = (trueName, falseName)
        }
    }
}
extension String {
    /// The keyboard that asks for a text.
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
        public var keyboardType: KeyboardType
        public var capitalizationType: CapitalizationType
        public var multiline, autocorrect, smartQuotes, smartDashes: Bool
        public init(
            keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            (self.keyboardType, self.capitalizationType, self.multiline) = (keyboardType, capitalizationType, multiline)
            (self.autocorrect, self.smartQuotes, self.smartDashes) = (autocorrect, smartQuotes, smartDashes)
        }
    }
}
/// How many values a parameter has, by the size of the widget.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, Sendable {
    public init(integerLiteral value: Int) {}
    public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}
    public init(min: Int, max: Int) {}
}

extension IntentParameter {
    public enum DateKind: Hashable, Sendable { case date, dateTime, time }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value: _FlagValue { self.init(_default: defaultValue) }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value: _TextValue { self.init(_default: defaultValue) }
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) where Value: _TextValue { self.init(_default: defaultValue) }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value: _DateValue { self.init(_default: defaultValue) }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value: _ListValue { self.init(_default: defaultValue) }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double,
        defaultUnit: Value._Unit, defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value: _MeasuredValue { self.init(_default: Value(_measured: defaultValue, defaultUnit)) }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultUnit: Value._Unit,
        defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value: _MeasuredValue { self.init() }
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportsNegativeNumbers: Bool, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value: _MeasuredValue { self.init() }
}
