import Foundation

/// A value that is interpolated into a key of a string catalogue.
public struct LocalizedValue: Codable, Hashable, Sendable {
    /// The value as it is shown where the text says nothing else.
    public let text: String
    /// The number that it is; `nil` if it is none.
    public let number: Double?

    /// A value and how it is shown.
    public init(_ text: String, of original: Any) { (self.text, number) = (text, Self.number(original)) }

    /// The C format specifier that stands for a value in a key.
    public static func specifier(of value: Any) -> String {
        switch value {
        case is Int, is Int64: "%lld"
        case is UInt, is UInt64: "%llu"
        case is Int8, is Int16, is Int32: "%d"
        case is UInt8, is UInt16, is UInt32: "%u"
        case is Double, is CGFloat: "%lf"
        case is Float: "%f"
        default: "%@"
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }

    /// A number as a text of a phone has it, which is formatted as `%lld` or `%lf` in a locale: with groups, and six places after the point.
    /// `nil` for anything else.
    public static func text(ofNumber value: Any, in locale: Locale) -> String? {
        switch value {
        case let value as any BinaryInteger:
            guard let number = Int64(exactly: value), !(-999...999).contains(number) else { return "\(value)" }
            return number.formatted(.number.locale(ofNumbers(locale)))
        case let value as any BinaryFloatingPoint:
            let number = Double(value)
            guard number.isFinite else { return "\(value)" }
            return number.formatted(.number.precision(.fractionLength(6)).locale(ofNumbers(locale)))
        default: return nil
        }
    }

    /// The locale of numbers: `en_US_POSIX`, which no phone has, writes no groups.
    public static func ofNumbers(_ locale: Locale) -> Locale {
        locale.identifier == "en_US_POSIX" ? Locale(identifier: "en_US") : locale
    }

    /// The value in the form of a C format specifier such as `%.1f`, in a locale where there are no other flags.
    public func text(as specifier: String, in locale: Locale) -> String {
        guard let number, let letter = specifier.last, letter != "@", letter != "s", number.isFinite else {
            return text
        }
        let flags = specifier.dropFirst().dropLast().filter { !"lhqzjtL".contains($0) }
        if "dDiuU".contains(letter) {
            guard abs(number) < 9e18 else { return text }
            let whole = Int(number)
            guard flags.isEmpty else { return String(format: "%\(flags)lld", whole) }
            return Self.text(ofNumber: whole, in: locale) ?? text
        }
        if "fF".contains(letter), flags.isEmpty { return Self.text(ofNumber: number, in: locale) ?? text }
        if "xXoO".contains(letter) { return String(format: "%\(flags)ll\(letter)", Int(min(max(number, -9e18), 9e18))) }
        return String(format: "%\(flags)\(letter)", number)
    }

    /// The parts of the text of a key with its values; `nil` if no language has it.
    static func parts(
        of key: String, table: String?, _ values: [LocalizedValue], in locale: Locale?
    ) -> [LocalizedPart]? {
        guard !StringCatalogue.isEmpty else { return nil }
        let locale = locale ?? StringCatalogue.locale
        let found = StringCatalogue.parts(of: key, table: table, in: locale, quantities: values.map(\.number))
        return found?.map { part in
            switch part {
            case .literal(let literal): .letters(literal)
            case .value(let index, let specifier):
                .value(values.indices.contains(index) ? values[index].text(as: specifier, in: locale) : "")
            }
        }
    }
}
