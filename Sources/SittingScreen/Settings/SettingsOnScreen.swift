import Configuration
import Foundation

/// The settings within the screen.
extension ScreenModel {
    /// Shows the settings; if they are open, updates them in place.
    mutating func show(_ new: SettingsPanel) { settingsPanel = settingsPanel?.reading(new) ?? new }

    mutating func perform(_ command: SettingsPanel.Command, at now: Date) -> [ScreenEffect] {
        guard var panel = settingsPanel else { return [] }
        let outcome = panel.perform(command, on: settings)
        settingsPanel = panel
        switch outcome {
        case .used: break
        case .change(let change): return [.change(change)]
        case .refused(let sentence): say(sentence, stays: true, at: now)
        case .close: settingsPanel = nil
        }
        return []
    }
}

/// Settings changes while the screen is open.
extension Settings {
    /// Takes values that differ between two readings of the settings file; values changed by keys stay.
    mutating func adopt(_ new: Settings, before: Settings) {
        for definition in SettingDefinition.all where definition.text(new) != definition.text(before) {
            definition.copy(new, &self)
        }
    }

    /// Selects the next theme, wrapping around.
    mutating func nextTheme(of names: [String]) {
        guard !names.isEmpty else { return }
        let index = names.firstIndex(of: theme) ?? -1
        theme = names[(index + 1) % names.count]
    }
}

extension Settings.Haptics {
    /// The value that `b` selects next: on, flash, off.
    package var next: Settings.Haptics {
        switch self {
        case .on: .flash
        case .flash: .off
        case .off: .on
        }
    }
}
