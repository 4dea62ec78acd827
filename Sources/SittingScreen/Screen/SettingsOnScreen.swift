import Configuration
import Foundation
import HostSystem
import Languages
import Surroundings

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
        if new.sittings != before.sittings { sittings = new.sittings }
    }

    /// Selects the theme after `shown`, wrapping around.
    mutating func nextTheme(of names: [String], after shown: String) {
        guard !names.isEmpty else { return }
        let index = names.firstIndex(of: shown) ?? -1
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

    /// What the value means, for a screen without room for a first line.
    var sentence: String {
        switch self {
        case .on: localized("The bell is on.")
        case .flash: localized("The bell flashes the screen.")
        case .off: localized("The bell is off.")
        }
    }
}

/// Changes settings as `islet config` does.
extension SittingProgram {
    /// Shows the settings, without the options that the screen was opened with.
    mutating func readSettings() { model.show(SettingsPanel(in: request.environment)) }

    /// Writes the change to the settings file and applies it here, even to a value that a key or an option has changed. If it cannot
    /// be written, says why and changes nothing.
    mutating func perform(_ change: SettingChange, at now: Date) {
        let definition = change.definition
        do {
            let loaded = LoadedSettings(in: request.environment)
            let edit = SettingEdit(
                definition, in: SettingsFile(url: loaded.file),
                vocabulary: LoadedSettings.vocabulary(loaded.themes))
            if let value = change.value {
                _ = try edit.set(to: value)
            } else if try !edit.unset() {
                model.say(localized("\(definition.key) is not in \(loaded.file.path)."), stays: true, at: now)
            }
        } catch {
            model.say(CommandFailure(error).sentence, stays: true, at: now)
            return
        }
        model.settingsPanel?.stopTyping()
        reloadSettings(at: now)
        var new = model.settings
        definition.copy(LoadedSettings(in: request.environment).settings, &new)
        model.adopt(new, before: model.settings)
        readSettings()
    }
}
