import Configuration
import Foundation
import Surroundings

extension Doctor {
    /// What is wrong in file and environment.
    package func settings(_ loaded: LoadedSettings) -> [Check] {
        let path = SettingsLocation(environment: shell.environment).file.path
        let exists = FileManager.default.fileExists(atPath: path)
        var checks: [Check] = [
            .ok("settings.file", "settings file", exists ? path : "\(path), missing: defaults are used"),
            settingsFolder(),
        ]
        checks += loaded.complaints.map {
            .off(
                "settings.value", "setting", $0,
                "Correct or remove it; islet config show --origin prints the settings in effect.")
        }
        let name = loaded.settings.theme
        do {
            let file = try loaded.themes.theme(named: name)
            checks.append(.ok("settings.theme", "theme", name))
            checks += file.warnings.map {
                .off("settings.theme", "theme", $0.description, "Correct the theme's file.")
            }
        } catch {
            checks.append(
                .off("settings.theme", "theme", error.description, "Correct it, or choose another: islet theme list."))
        }
        return checks
    }
}
