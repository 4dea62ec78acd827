import Foundation
import Meditation
import Store

let environment = ProcessInfo.processInfo.environment
let location = SettingsLocation(environment: environment)
let themes = ThemeLibrary(directory: location.themes)
let reader = SettingsReader(
    vocabulary: SettingVocabulary(
        parseDuration: { (try? SittingDuration.parse($0)).map { .seconds($0) } }, devices: ["393x852"],
        themes: themes.names))
let (settings, complaints) = reader.settings(at: location, environment: environment)
let store = Store(locations: StoreLocations(environment: environment))
var started: UUID?
if CommandLine.arguments.count > 1,
    case .running(let sitting) = try store.perform(
        .start(
            StartRequest(
                target: try SittingDuration.parse(CommandLine.arguments[1]),
                preparation: CommandLine.arguments.count > 2
                    ? try SittingDuration.parse(CommandLine.arguments[2], allowingZero: true) : 0)), at: Date()
    ).state
{
    started = sitting.id
}
exit(
    try SittingScreen.run(
        SittingScreen.Request(
            store: store, settings: settings, themes: themes, environment: environment, now: { Date() },
            settingsFile: location.file, reload: { reader.settings(at: location, environment: environment) },
            startedSitting: started, complaints: complaints)))
