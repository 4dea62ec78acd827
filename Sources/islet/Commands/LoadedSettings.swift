import Foundation
import Meditation
import Presentations

/// The settings that hold for this run, and the themes to choose from.
struct LoadedSettings {
    /// Environment beats file beats defaults; flags are for the command to put on top.
    var settings: Settings
    /// The themes within the program and the person's own.
    let themes: ThemeLibrary

    /// Reads file and environment; what is wrong there is a warning, and the default holds.
    init(in shell: Shell) {
        let location = SettingsLocation(environment: shell.environment)
        themes = ThemeLibrary(directory: location.themes)
        let reader = SettingsReader(vocabulary: Self.vocabulary(themes))
        let (settings, sentences) = reader.settings(at: location, environment: shell.environment)
        self.settings = settings
        sentences.forEach(shell.warn)
    }

    /// What settings may say.
    static func vocabulary(_ themes: ThemeLibrary) -> SettingVocabulary {
        SettingVocabulary(
            parseDuration: { try? .seconds(SittingDuration.parse($0)) }, devices: deviceNames, themes: themes.names)
    }

    /// The devices as people name them: by the size of the screen, which several share, or by their own name.
    static let deviceNames = ["393x852", "430x932"] + Device.all.map(\.name)

    /// What the screen is opened with.
    func request(in shell: Shell) -> SittingScreen.Request {
        SittingScreen.Request(
            store: shell.store, settings: settings, themes: themes, environment: shell.environment)
    }
}
