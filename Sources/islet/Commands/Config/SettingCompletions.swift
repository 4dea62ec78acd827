import Configuration
import Foundation
import HostSystem
import Surroundings
import Theming

/// What a shell offers for a setting's value.
enum SettingCompletions {
    /// The values for the key that was typed last among `words`; nothing where a setting takes more than can be listed.
    static func values(after words: [String]) -> [String] {
        guard let definition = words.lazy.reversed().compactMap(SettingDefinition.named).first else { return [] }
        let environment = ProcessEnvironment.read()
        let themes = ThemeLibrary(directory: SettingsLocation(environment: environment).themes)
        return definition.choices(LoadedSettings.vocabulary(themes))
    }

    /// The names of all themes, also the person's own.
    static func themes() -> [String] {
        ThemeLibrary(directory: SettingsLocation(environment: ProcessEnvironment.read()).themes).names
    }
}
