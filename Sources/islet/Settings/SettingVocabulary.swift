/// What settings may say about things that other rooms know: durations, devices, themes.
struct SettingVocabulary: Sendable {
    /// Reads `20m`, `1h30m`, `20:00`, `PT20M`; a plain number is minutes. `nil` if the text is no duration.
    let parseDuration: @Sendable (String) -> Duration?
    /// The names of all devices.
    let devices: [String]
    /// The names of all themes.
    let themes: [String]
}
