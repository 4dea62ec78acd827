import Configuration

/// How settings change while the screen is open.
extension Settings {
    /// Takes up what differs between two readings of the settings file; what keys have changed stays.
    mutating func adopt(_ new: Settings, before: Settings) {
        for definition in SettingDefinition.all where definition.text(new) != definition.text(before) {
            definition.copy(new, &self)
        }
    }

    /// Goes to the theme after this one, around the end.
    mutating func nextTheme(of names: [String]) {
        guard !names.isEmpty else { return }
        let index = names.firstIndex(of: theme) ?? -1
        theme = names[(index + 1) % names.count]
    }
}

extension Settings.Haptics {
    /// What `b` goes to: on, flash, off.
    package var next: Settings.Haptics {
        switch self {
        case .on: .flash
        case .flash: .off
        case .off: .on
        }
    }
}
