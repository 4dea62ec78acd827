/// A setting's value as the user types it, without TOML quotes.
package struct TypedSetting {
    /// The setting.
    package let definition: SettingDefinition
    /// The value in TOML syntax.
    package let text: String

    /// Parses a typed value; `nil` if it is not allowed.
    package init?(_ typed: String, for definition: SettingDefinition, vocabulary: SettingVocabulary) {
        self.definition = definition
        // A method may be named "108" or "yes", so a setting whose default is text is parsed as text first. Only lists use TOML
        // syntax.
        let isText = definition.text(.defaults).hasPrefix("\"")
        let scalars = [SettingValue.string(typed), SettingValue(environment: typed)]
        let values = Self.list(typed) + (isText ? scalars : scalars.reversed())
        var settings = Settings.defaults
        guard let allowed = values.first(where: { definition.read($0, vocabulary, &settings) }),
            let written = Self.written(allowed)
        else { return nil }
        self.text = written
    }

    /// A setting's value as the user would type it, in the form that ``init(_:for:vocabulary:)`` accepts.
    package static func text(of definition: SettingDefinition, in settings: Settings) -> String {
        let text = definition.text(settings)
        guard let entry = try? TOMLDocument("value = \(text)", file: "").entries.first,
            case .string(let unquoted) = entry.value
        else { return text }
        return unquoted
    }

    private static func list(_ typed: String) -> [SettingValue] {
        guard typed.hasPrefix("["), let entry = try? TOMLDocument("value = \(typed)", file: "").entries.first,
            case .list(let words) = SettingValue(entry.value)
        else { return [] }
        return [.list(words)]
    }

    private static func written(_ value: SettingValue) -> String? {
        switch value {
        case .bool(let bool): "\(bool)"
        case .integer(let number): "\(number)"
        case .double(let number): "\(number)"
        case .string(let text): TOMLText.quoted(text)
        case .list(let words): "[" + words.map(TOMLText.quoted).joined(separator: ", ") + "]"
        case .other: nil
        }
    }
}
