import CivilCalendar
import Configuration
import Foundation
import Languages
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
    package var themes: ThemeLibrary { ThemeLibrary(directory: location.themes) }

    /// The settings file.
    package var file: URL { location.file }

    private let location: SettingsLocation
    private let flags: SettingFlags

    /// Reads file and environment.
    ///
    /// - Parameter speaking: Whether the settings' language is the one in effect from now on. Default: `false`.
    package init(in environment: [String: String], flags: SettingFlags = SettingFlags(), speaking: Bool = false) {
        self.flags = flags
        let location = SettingsLocation(environment: environment)
        self.location = location
        let reader = SettingsReader(vocabulary: Self.vocabulary(ThemeLibrary(directory: location.themes)))
        var (settings, complaints) = reader.settings(at: location, environment: environment)
        flags.put(onto: &settings)
        if speaking {
            let read = Language.current
            Language.use(settings.spokenLanguage(in: environment))
            // The language is one of the settings: only after reading them is it known in which to complain of them.
            if !complaints.isEmpty, Language.current != read {
                complaints = reader.settings(at: location, environment: environment).1
            }
        }
        settings.translateDefaults()
        settings.firstWeekdayOfLocale = FirstWeekday.of(environment: environment)
        (self.settings, self.complaints) = (settings, complaints)
    }

    /// Reads file and environment again, under the same flags, and speaks the language that they choose now.
    package func again(in environment: [String: String]) -> LoadedSettings {
        LoadedSettings(in: environment, flags: flags, speaking: true)
    }

    /// Says what was wrong; for commands that open no screen, which would say it itself.
    package func warn(in shell: Shell) { complaints.forEach(shell.warn) }

    /// What settings may say. `themes` is looked at only if a setting names a theme.
    package static func vocabulary(_ themes: @autoclosure @escaping @Sendable () -> ThemeLibrary) -> SettingVocabulary {
        SettingVocabulary(
            parseDuration: { try? .seconds(SittingDuration.parse($0)) }, devices: deviceNames,
            themes: { themes().names })
    }

    /// The devices as people name them: by the size of the screen, which several share, or by their own name.
    package static let deviceNames = ["393x852", "430x932"] + Device.all.map(\.name)
}

extension Settings {
    /// The defaults, with their words in the language in effect.
    package static var spokenDefaults: Settings {
        var settings = Settings.defaults
        settings.translateDefaults()
        return settings
    }

    /// Puts the words that are defaults, the method's name and the moods, into the language in effect.
    fileprivate mutating func translateDefaults() {
        guard Language.current != .english else { return }
        if method == Settings.defaults.method { method = localized("Meditation") }
        if moods == Settings.defaults.moods {
            moods = [localized("restless"), localized("settled"), localized("clear")]
        }
    }
}
