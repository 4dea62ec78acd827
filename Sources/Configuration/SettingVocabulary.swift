/// Names and formats that settings use but other modules define: durations, devices, themes.
package struct SettingVocabulary: Sendable {
    /// Reads `20m`, `1h30m`, `20:00`, `PT20M`; a plain number is minutes. `nil` if the text is not a duration.
    package let parseDuration: @Sendable (String) -> Duration?
    /// The names of all devices.
    package let devices: [String]
    /// The names of all themes. Lists a folder, so it is only used if a setting names a theme.
    package var themes: [String] { listThemes() }

    private let listThemes: @Sendable () -> [String]

    package init(
        parseDuration: @escaping @Sendable (String) -> Duration?, devices: [String],
        themes: @escaping @Sendable () -> [String]
    ) {
        self.parseDuration = parseDuration
        self.devices = devices
        listThemes = themes
    }
}
