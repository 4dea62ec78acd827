/// A value for a setting as a person types it, without the quotes of TOML.
struct TypedSetting {
    /// The setting.
    let definition: SettingDefinition
    /// The value as a settings file has it.
    let text: String

    /// What was typed for a setting; nil if that is not allowed.
    init?(_ typed: String, for definition: SettingDefinition, vocabulary: SettingVocabulary) {
        self.definition = definition
        // A method may be called "108" or "yes": what is text by default is text first.
        let isText = definition.text(.defaults).hasPrefix("\"")
        let (text, value) = (SettingValue.string(typed), SettingValue(environment: typed))
        var settings = Settings.defaults
        guard
            let allowed = (isText ? [text, value] : [value, text]).first(where: {
                definition.read($0, vocabulary, &settings)
            }), let written = Self.written(allowed)
        else { return nil }
        self.text = written
    }

    /// A setting's value as a person types it: ``init(_:for:vocabulary:)`` takes it back.
    static func text(of definition: SettingDefinition, in settings: Settings) -> String {
        let text = definition.text(settings)
        guard let entry = try? TOMLDocument("value = \(text)", file: "").entries.first,
            case .string(let unquoted) = entry.value
        else { return text }
        return unquoted
    }

    private static func written(_ value: SettingValue) -> String? {
        switch value {
        case .bool(let bool): "\(bool)"
        case .integer(let number): "\(number)"
        case .double(let number): "\(number)"
        case .string(let text): TOMLText.quoted(text)
        case .other: nil
        }
    }
}
