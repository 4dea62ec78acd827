import Configuration
import Foundation
import HostSystem
import Surroundings

/// A change of one setting, requested on the settings screen.
package struct SettingChange: Hashable {
    /// The setting.
    package let definition: SettingDefinition
    /// The new value as typed; `nil` for the default.
    package let value: String?

    package init(_ definition: SettingDefinition, to value: String?) {
        (self.definition, self.value) = (definition, value)
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
                model.say("\(definition.key) is not in \(loaded.file.path).", stays: true, at: now)
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
