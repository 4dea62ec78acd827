import Foundation

#if !canImport(Darwin)
    /// A text that is looked up in an app's tables where it is shown. Foundation has it on Apple's platforms alone; there are no
    /// tables here, so it is its default value or its key, with the values that are interpolated.
    ///
    /// Source: [LocalizedStringResource](https://developer.apple.com/documentation/foundation/localizedstringresource).
    public struct LocalizedStringResource: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
        /// The text.
        public let key: String
        /// The text if no table has the key; the key itself by default.
        public var defaultValue: String.LocalizationValue { String.LocalizationValue(shown ?? key) }
        /// The table; `nil` for the app's main one.
        public let table: String?
        /// The locale. Codes and compares as one of its text only.
        public var locale: Locale {
            get { Locale(identifier: language ?? "en") }
            set { language = newValue.identifier }
        }
        private var shown: String?
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

        /// A text; an interpolation is written out.
        public init(stringLiteral value: String) { self.init(text: value) }
        /// A text with values, which are written out.
        public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
            self.init(text: stringInterpolation.text)
        }
        /// A text with values. Accepted: where the tables are, and the comment for translators.
        public init(
            _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en"),
            bundle: BundleDescription = .main, comment: StaticString? = nil
        ) { self.init(text: keyAndValue.text, table: table, locale: locale) }
        /// A key with the text that it stands for.
        public init(
            _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
            locale: Locale = Locale(identifier: "en"), bundle: BundleDescription = .main, comment: StaticString? = nil
        ) { self.init(text: key.description, shown: defaultValue.text, table: table, locale: locale) }

        private init(text: String, shown: String? = nil, table: String? = nil, locale: Locale? = nil) {
            (key, self.shown, self.table, language) = (text, shown, table, locale?.identifier)
        }

        /// The text that is shown.
        public var text: String { shown ?? key }

        private enum CodingKeys: String, CodingKey { case key, shown, table, language }
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
