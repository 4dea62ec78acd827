import Foundation
import Languages
import Testing

@testable import Configuration
@testable import SittingScreen
@testable import Surroundings
@testable import Theming

@Suite("Settings that change while a screen is open")
struct SettingsOnScreenTests {
    private let vocabulary = LoadedSettings.vocabulary(ThemeLibrary(directory: nil))

    /// Values from which each setting takes one that differs from its default.
    private let values: [SettingValue] = [
        .bool(true), .bool(false), .integer(2), .integer(1), .double(2.5), .string("10m"), .string("05:00"),
        .string("22:00-07:00"),
        .string("de"), .string("moss"), .string("430x932"), .string("flash"), .string("bowl"), .string("ignore"),
        .string("complete"), .string("sun"), .string("rain"), .string("~/wallpaper.png"),
    ]

    @Test("What the screen says of a setting is translated", arguments: SettingDefinition.all)
    func translations(definition: SettingDefinition) {
        for language in Language.allCases where language != .english {
            for text in [definition.meaning, definition.allowed(vocabulary)] {
                let words = text.split { !$0.isLetter }
                // A list of values and examples has no words to translate.
                guard words.contains(where: { ["the", "a", "or", "and", "is", "of"].contains($0) }) else { continue }
                Language.with(language) { #expect(localized(Phrase(text)) != text, "\(language): \(text)") }
            }
        }
    }

    @Test("Each setting is applied", arguments: SettingDefinition.all.map(\.key))
    func adopted(key: String) throws {
        let definition = try #require(SettingDefinition.named(key))
        let before = Settings.defaults
        var new = before
        _ = values.first { definition.read($0, vocabulary, &new) && definition.text(new) != definition.text(before) }
        try #require(definition.text(new) != definition.text(before))
        var shown = before
        shown.adopt(new, before: before)
        #expect(shown == new)
    }

    @Test("A key's change stays until the file changes that setting")
    func changedByKeys() {
        var shown = Settings.defaults
        shown.haptics = .off
        var new = Settings.defaults
        new.theme = "moss"
        shown.adopt(new, before: .defaults)
        #expect(shown.haptics == .off && shown.theme == "moss")
        var newer = new
        newer.haptics = .flash
        shown.adopt(newer, before: new)
        #expect(shown.haptics == .flash)
    }
}
