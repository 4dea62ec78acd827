import Testing

@testable import Configuration
@testable import Surroundings
@testable import Theming

struct SettingsTextTests {
    @Test func shownSettingsRoundTrip() throws {
        let settings = Settings(
            showSeconds: false, liveActivities: false, haptics: .flash, theme: "dusk", defaultDuration: .seconds(754.5),
            preparation: .seconds(10), device: "430x932", completionDisplay: .seconds(2.5), method: "\"Deep\" \\ \u{7F}"
        )
        let text = SettingsText.text(of: settings)
        let reader = SettingsReader(vocabulary: LoadedSettings.vocabulary(ThemeLibrary(directory: nil)))
        var read = Settings.defaults
        #expect(reader.read(text, file: "shown", into: &read).isEmpty)
        #expect(read == settings)
        for definition in SettingDefinition.all { #expect(text.contains("\(definition.key) = ")) }
    }
}
