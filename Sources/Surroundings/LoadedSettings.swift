import Configuration
import Foundation
import Meditation
import Presentations
import Theming

/// The settings that hold for this run, and the themes to choose from: flags beat environment beats file beats defaults.
package struct LoadedSettings {
    /// The settings in effect.
    package let settings: Settings
    /// A sentence for each error in file and environment; the default applies instead.
    package let complaints: [String]
    /// The themes within the program and the person's own.
    package let themes: ThemeLibrary

    /// The settings file.
    package let file: URL

    private let flags: SettingFlags

    /// Reads file and environment.
    package init(in environment: [String: String], flags: SettingFlags = SettingFlags()) {
        self.flags = flags
        let location = SettingsLocation(environment: environment)
        file = location.file
        themes = ThemeLibrary(directory: location.themes)
        let reader = SettingsReader(vocabulary: Self.vocabulary(themes))
        var (settings, complaints) = reader.settings(at: location, environment: environment)
        flags.put(onto: &settings)
        (self.settings, self.complaints) = (settings, complaints)
    }

    /// Reads file and environment again, under the same flags.
    package func again(in environment: [String: String]) -> LoadedSettings {
        LoadedSettings(in: environment, flags: flags)
    }

    /// Says what was wrong; for commands that open no screen, which would say it itself.
    package func warn(in shell: Shell) { complaints.forEach(shell.warn) }

    /// What settings may say.
    package static func vocabulary(_ themes: ThemeLibrary) -> SettingVocabulary {
        SettingVocabulary(
            parseDuration: { try? .seconds(SittingDuration.parse($0)) }, devices: deviceNames, themes: { themes.names })
    }

    /// The devices as people name them: by the size of the screen, which several share, or by their own name.
    package static let deviceNames = ["393x852", "430x932"] + Device.all.map(\.name)
}
