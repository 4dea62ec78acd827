import Configuration

/// Settings as a settings file has them.
enum SettingsText {
    /// Every key with its value, one a line.
    static func text(of settings: Settings) -> String {
        SettingDefinition.all.map { "\($0.key) = \($0.text(settings))\n" }.joined()
    }
}
