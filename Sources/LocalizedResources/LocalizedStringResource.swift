import Foundation

#if !canImport(Darwin)
    /// A text that is looked up in an app's tables where it is shown: in ``StringCatalogue/installed``, in its locale. Without tables it
    /// is its default value or its key, with the values that are interpolated. Foundation has it on Apple's platforms alone.
    ///
    /// Source: [LocalizedStringResource](https://developer.apple.com/documentation/foundation/localizedstringresource).
    public struct LocalizedStringResource: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
        /// The key, in which C format specifiers stand for values.
        public let key: String
        /// The text if no table has the key; the key itself by default.
        public var defaultValue: String.LocalizationValue { String.LocalizationValue(plain.text) }
        /// The table; `nil` for the app's main one.
        public let table: String?
        /// The locale. Default: that of texts outside of views. Codes and compares as one of its text only.
        public var locale: Locale {
            get { language.map(Locale.init(identifier:)) ?? StringCatalogue.locale }
            set { language = newValue.identifier }
        }
        private var plain: [LocalizedPart]
        private var values: [LocalizedValue]
        private var language: String?

        /// Where the tables are.
        public enum BundleDescription: Sendable {
            /// The app's.
            case main
            /// That of a class.
            case forClass(AnyClass)
            /// At a URL.
            case atURL(URL)
        }

        /// A text without values.
        public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
        /// A text with values.
        public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }
        /// A text with values. Accepted: where the tables are, and the comment for translators.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
            bundle: BundleDescription = .main, comment: StaticString? = nil
        ) { self.init(key: keyAndValue.key, keyAndValue, table: table, locale: locale) }
        /// A key with the text that it stands for.
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
            locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
        ) { self.init(key: key.description, defaultValue, table: table, locale: locale) }

        private init(key: String, _ value: String.LocalizationValue, table: String?, locale: Locale?) {
            (self.key, plain, values) = (key, value.plain, value.values)
            (self.table, language) = (table, locale?.identifier)
        }

        /// The text that is shown.
        public var text: String { parts.text }
        /// The parts of the text that is shown.
        public var parts: [LocalizedPart] { LocalizedValue.parts(of: key, table: table, values, in: locale) ?? plain }

        private enum CodingKeys: String, CodingKey { case key, plain, parts, table, values, language }

        /// A text, or what ``encode(to:)`` writes of one with values, a table or a locale; of that only the key must be there.
        public init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                (key, plain, table, values, language) = (text, [.letters(text)], nil, [], nil)
                return
            }
            let parts = try decoder.container(keyedBy: CodingKeys.self)
            key = try parts.decode(String.self, forKey: .key)
            let text = try parts.decodeIfPresent(String.self, forKey: .plain)
            plain = try parts.decodeIfPresent([LocalizedPart].self, forKey: .parts) ?? [.letters(text ?? key)]
            table = try parts.decodeIfPresent(String.self, forKey: .table)
            values = try parts.decodeIfPresent([LocalizedValue].self, forKey: .values) ?? []
            language = try parts.decodeIfPresent(String.self, forKey: .language)
        }

        /// Writes the text, if it is all that there is.
        public func encode(to encoder: any Encoder) throws {
            guard plain != [.letters(key)] || table != nil || !values.isEmpty || language != nil else {
                var text = encoder.singleValueContainer()
                return try text.encode(key)
            }
            var parts = encoder.container(keyedBy: CodingKeys.self)
            try parts.encode(key, forKey: .key)
            try parts.encode(plain.text, forKey: .plain)
            // Of letters alone nothing else is known.
            if plain.contains(where: { $0 != .letters($0.text) }) { try parts.encode(plain, forKey: .parts) }
            try parts.encodeIfPresent(table, forKey: .table)
            try parts.encode(values, forKey: .values)
            try parts.encodeIfPresent(language, forKey: .language)
        }
    }

    /// A value that has a text for people.
    public protocol CustomLocalizedStringResourceConvertible {
        /// The text.
        var localizedStringResource: LocalizedStringResource { get }
    }

    extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
        /// Itself.
        public var localizedStringResource: LocalizedStringResource { self }
    }
#endif
