import Testing

@testable import Configuration
@testable import Surroundings
@testable import Theming

struct SettingsTemplateTests {
    @Test("The template's comments fit a narrow terminal, keep names whole and can be read")
    func comments() {
        let vocabulary = LoadedSettings.vocabulary(ThemeLibrary(directory: nil))
        let template = SettingsTemplate.text(vocabulary)
        #expect(template.split(separator: "\n").allSatisfy { $0.count <= 90 })
        #expect(template.contains("\"iPhone 16 Pro Max\""), "a name is not broken")
        var settings = Settings.defaults
        #expect(SettingsReader(vocabulary: vocabulary).read(template, file: "config.toml", into: &settings).isEmpty)
        #expect(settings == .defaults)
    }
}
