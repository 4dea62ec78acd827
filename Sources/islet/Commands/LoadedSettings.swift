import Configuration
import Foundation
import Meditation
import Presentations
import Studio
import Theming

/// The settings that hold for this run, and the themes to choose from: flags beat environment beats file beats defaults.
struct LoadedSettings {
    /// What holds.
    let settings: Settings
    /// A sentence for everything in file and environment that was wrong; the default holds for it.
    let complaints: [String]
    /// The themes within the program and the person's own.
    let themes: ThemeLibrary

    private let location: SettingsLocation
    private let flags: SettingFlags

    /// Reads file and environment.
    init(in environment: [String: String], flags: SettingFlags = SettingFlags()) {
        self.flags = flags
        location = SettingsLocation(environment: environment)
        themes = ThemeLibrary(directory: location.themes)
        let reader = SettingsReader(vocabulary: Self.vocabulary(themes))
        var (settings, complaints) = reader.settings(at: location, environment: environment)
        flags.put(onto: &settings)
        (self.settings, self.complaints) = (settings, complaints)
    }

    /// Says what was wrong; for commands that open no screen, which would say it itself.
    func warn(in shell: Shell) { complaints.forEach(shell.warn) }

    /// What the screen is opened with; `started` is the sitting that was started for it.
    func request(in shell: Shell, started: Sitting? = nil) -> SittingScreen.Request {
        let (environment, flags) = (shell.environment, flags)
        return SittingScreen.Request(
            store: shell.store, settings: settings, themes: themes, environment: environment, clock: shell.clock,
            timeZone: shell.timeZone(), say: shell.say, settingsFile: location.file,
            reload: {
                let loaded = LoadedSettings(in: environment, flags: flags)
                return (loaded.settings, loaded.complaints)
            }, startedSitting: started?.id,
            attend: {
                shell.attend($0, haptics: $1)
                shell.attendToCountdowns(at: shell.clock())
            },
            startHook: { shell.startHook($0, settings: $1) },
            catchUp: { _ = try? ActivityDesk(in: shell).catchUp(at: $0) }, complaints: complaints)
    }

    /// What settings may say.
    static func vocabulary(_ themes: ThemeLibrary) -> SettingVocabulary {
        SettingVocabulary(
            parseDuration: { try? .seconds(SittingDuration.parse($0)) }, devices: deviceNames, themes: themes.names)
    }

    /// The devices as people name them: by the size of the screen, which several share, or by their own name.
    static let deviceNames = ["393x852", "430x932"] + Device.all.map(\.name)
}
