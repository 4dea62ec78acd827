import Foundation

#if !canImport(Darwin)
    extension String {
        /// A key of a string catalogue with interpolated values. There are no catalogues here: the values are written out.
        ///
        /// Source: [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
        public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
            /// The key with its values.
            public let text: String

            /// A key without values.
            public init(_ value: String) { text = value }
            /// A key without values.
            public init(stringLiteral value: String) { text = value }
            /// A key with values.
            public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

            /// The interpolation of a key.
            public struct StringInterpolation: StringInterpolationProtocol, Sendable {
                var text = ""

                /// An empty key.
                public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
                /// Appends literal text.
                public mutating func appendLiteral(_ literal: String) { text += literal }
                /// Appends a value's description.
                public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
                /// Appends a text.
                public mutating func appendInterpolation(_ resource: LocalizedStringResource) { text += resource.text }
                /// Appends a value formatted by `format`.
                public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
                where F.FormatOutput == String { text += format.format(input) }
                /// Appends a value formatted by `formatter`.
                public mutating func appendInterpolation<T: NSObject>(_ value: T, formatter: Formatter) {
                    text += formatter.string(for: value) ?? ""
                }
                /// Appends a value formatted by a C format specifier.
                public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                    text += String(format: specifier, value)
                }
                /// Appends the letters that stand for a value until it is known.
                public mutating func appendInterpolation(placeholder: Placeholder) { text += placeholder.rawValue }
                /// Appends the letters that stand for a value until it is known.
                public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
                    text += specifier
                }
            }

            /// A value that is not known yet, by its C format specifier.
            public enum Placeholder: String, Sendable {
                /// A whole number.
                case int = "%lld"
                /// A whole number that is not negative.
                case uint = "%llu"
                /// A number.
                case float = "%f"
                /// A number of twice the size.
                case double = "%lf"
                /// Anything else.
                case object = "%@"
            }
        }

        /// Options of a text that is looked up. None has an effect: there are no tables.
        public struct LocalizationOptions: Sendable {
            /// The values of placeholders.
            public var replacements: [any CVarArg & Sendable]?
            /// No options.
            public init() {}
        }

        /// The text of a resource.
        public init(localized resource: LocalizedStringResource) { self = resource.text }
        /// The text of a resource.
        public init(localized resource: LocalizedStringResource, options: LocalizationOptions) { self = resource.text }
        /// The text of a key, with its values.
        public init(
            localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
        ) { self = keyAndValue.text }
        /// The text of a key, with its values.
        public init(
            localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
            bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
        ) { self = keyAndValue.text }
        /// The text that a key stands for.
        public init(
            localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
        ) { self = defaultValue.text }
    }

    extension AttributedString {
        /// The text of a key, with its values.
        public init(
            localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale? = nil, comment: StaticString? = nil
        ) { self.init(keyAndValue.text) }
        /// The text of a resource.
        public init(localized resource: LocalizedStringResource) { self.init(resource.text) }
    }
#endif
