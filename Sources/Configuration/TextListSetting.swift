extension SettingDefinition {
    /// A setting that is a list of texts, or `"none"` for an empty one.
    ///
    /// - Parameters:
    ///   - allowed: Its allowed values in words, as in "use …".
    ///   - separator: What is between the texts in an environment variable. Default: a comma.
    ///   - texts: The current texts.
    ///   - copy: Copies the setting from the first settings to the second.
    ///   - set: Changes the setting; answers `false`, and changes nothing, for texts that are not allowed.
    static func texts(
        _ key: String, _ meaning: String, allowed: String, separator: Character = ",",
        of texts: @escaping @Sendable (Settings) -> [String],
        copy: @escaping @Sendable (Settings, inout Settings) -> Void,
        set: @escaping @Sendable ([String], inout Settings) -> Bool
    ) -> SettingDefinition {
        SettingDefinition(
            key: key, meaning: meaning, allowed: { _ in allowed },
            text: {
                let texts = texts($0)
                return texts.isEmpty
                    ? TOMLText.quoted("none") : "[" + texts.map(TOMLText.quoted).joined(separator: ", ") + "]"
            },
            copy: copy
        ) { value, _, settings in
            switch value {
            case .list(let list): set(list, &settings)
            case .string("none"): set([], &settings)
            case .string(let text): set(text.split(separator: separator).map(String.init), &settings)
            default: false
            }
        }
    }
}
