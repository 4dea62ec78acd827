/// A value for a setting as a person types it, without the quotes of TOML.
package struct TypedSetting {
    /// The setting.
    package let definition: SettingDefinition
    /// The value as a settings file has it.
    package let text: String

    /// What was typed for a setting; nil if that is not allowed.
    package init?(_ typed: String, for definition: SettingDefinition, vocabulary: SettingVocabulary) {
        self.definition = definition
        // A method may be called "108" or "yes": what is text by default is text first. Only a list is written as in TOML.
        let isText = definition.text(.defaults).hasPrefix("\"")
        let scalars = [SettingValue.string(typed), SettingValue(environment: typed)]
        let values = Self.list(typed) + (isText ? scalars : scalars.reversed())
        var settings = Settings.defaults
        guard let allowed = values.first(where: { definition.read($0, vocabulary, &settings) }),
            let written = Self.written(allowed)
        else { return nil }
        self.text = written
    }

    /// A setting's value as a person types it: ``init(_:for:vocabulary:)`` takes it back.
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
