import Foundation

#if !canImport(Darwin)
    extension String {
        /// A key of a string catalogue with interpolated values: the text of ``StringCatalogue/installed``, or else the key with the values
        /// written out.
        ///
        /// Source: [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue).
        public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
            /// The key, in which C format specifiers stand for the values.
            let key: String
            /// The parts of the key, with its values written out.
            let plain: [LocalizedPart]
            let values: [LocalizedValue]

            /// The text in ``StringCatalogue/locale``.
            public var text: String { text(of: nil, table: nil) }
            /// The parts of the text of a key in a table; `nil` for the main one.
            public func parts(inTable table: String?) -> [LocalizedPart] { parts(of: nil, table: table) }

            /// A key without values.
            public init(_ value: String) { (key, plain, values) = (value, [.letters(value)], []) }
            /// A key without values.
            public init(stringLiteral value: String) { self.init(value) }
            /// A key with values.
            public init(stringInterpolation: StringInterpolation) {
                plain = stringInterpolation.parts
                key = stringInterpolation.values.isEmpty ? plain.text : stringInterpolation.key
                values = stringInterpolation.values
            }

            /// The text of the key in a table, or of another key whose values these are.
            func text(of other: String?, table: String?) -> String { parts(of: other, table: table).text }

            private func parts(of other: String?, table: String?) -> [LocalizedPart] {
                LocalizedValue.parts(of: other ?? key, table: table, values, in: nil) ?? plain
            }

            /// The interpolation of a key.
            public struct StringInterpolation: StringInterpolationProtocol, Sendable {
                var parts: [LocalizedPart] = []
                var key = ""
                var values: [LocalizedValue] = []

                /// An empty key.
                public init(literalCapacity: Int, interpolationCount: Int) {}
                /// Appends literal text.
                public mutating func appendLiteral(_ literal: String) {
                    if !literal.isEmpty { parts.append(.letters(literal)) }
                    key += literal.replacing("%", with: "%%")
                }
                /// Appends a value's description, or a number in ``StringCatalogue/locale``.
                public mutating func appendInterpolation<T>(_ value: T) {
                    append(
                        LocalizedValue.text(ofNumber: value, in: StringCatalogue.locale) ?? "\(value)", of: value)
                }
                /// Appends a text.
                public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                    append(resource.text, of: resource)
                }
                /// Appends a value formatted by `format`.
                public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
                where F.FormatOutput == String { append(format.format(input), of: "") }
                /// Appends a value formatted by `formatter`.
                public mutating func appendInterpolation<T: NSObject>(_ value: T, formatter: Formatter) {
                    append(formatter.string(for: value) ?? "", of: "")
                }
                /// Appends a value formatted by a C format specifier.
                public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                    append(String(format: specifier, value), of: value, specifier: specifier)
                }

                private mutating func append(_ value: String, of original: Any, specifier: String? = nil) {
                    parts.append(.value(value))
                    key += specifier ?? LocalizedValue.specifier(of: original)
                    values.append(LocalizedValue(value, of: original))
                }

                /// Appends the letters that stand for a value until it is known.
                public mutating func appendInterpolation(placeholder: Placeholder) {
                    appendLiteral(placeholder.rawValue)
                }
                /// Appends the letters that stand for a value until it is known.
                public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
                    appendLiteral(specifier)
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

        /// Options of a text that is looked up. None has an effect.
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
        /// The text of a key, with its values. As on Apple's platforms, the locale does not choose the language.
        public init(
            localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
        ) { self = keyAndValue.text(of: nil, table: table) }
        /// The text of a key, with its values.
        public init(
            localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
            bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
        ) { self = keyAndValue.text(of: nil, table: table) }
        /// The text of a key; `defaultValue` if no language has it.
        public init(
            localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
            locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
        ) { self = defaultValue.text(of: key.description, table: table) }
    }
#endif
