import CellUI
import Foundation
import Languages
import ScreenKit
import Testing

@testable import Configuration
@testable import SittingScreen
@testable import Surroundings
@testable import Theming

struct SettingsViewTests {
    /// The themes are read once: it takes longer than drawing.
    private static let vocabulary = LoadedSettings.vocabulary(ThemeLibrary(directory: nil))

    /// The screen with a setting selected.
    private func text(_ key: String, _ size: CellSize) throws -> String { try frame(key, size).text }

    private func frame(_ key: String, _ size: CellSize) throws -> Frame {
        var panel = SettingsPanel(vocabulary: Self.vocabulary)
        let index = try #require(SettingDefinition.all.firstIndex { $0.key == key })
        _ = panel.perform(.select(index), on: .defaults)
        return Renderer.render(
            SettingsView(panel: panel, settings: .defaults, notice: nil, hints: []), size: size,
            environment: EnvironmentValues(onScreenOf: .standard, at: .distantPast)
        ).frame
    }

    @Test("The selected setting is bold, which is seen without colours too")
    func bold() throws {
        let frame = try frame("wallpaper", CellSize(width: 80, height: 24)).reduced(to: .none)
        func isBold(_ word: String) throws -> Bool {
            let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
            let y = try #require(lines.firstIndex { $0.contains(word) })
            return frame[4, y].style.attributes.contains(.bold)
        }
        #expect(try isBold("› wallpaper") && !isBold("  theme ") && !isBold("  language "))
    }

    @Test(
        "On a screen of 12 × 3 the selected setting is alone, and whole",
        arguments: [("second-start", "refuse"), ("live-activities", "true"), ("default-duration", "open")])
    func narrow(key: String, value: String) throws {
        let text = try text(key, CellSize(width: 12, height: 3))
        #expect(text.replacing("\n", with: "").replacing(" ", with: "") == key + value)
    }

    @Test(
        "At 40 × 12 the key, the meaning and the values of every setting are whole, in any language",
        arguments: Language.allCases)
    func whole(language: Language) throws {
        try Language.with(language) {
            // There are too many devices; ← → step through them.
            for definition in SettingDefinition.all where definition.key != "device" {
                let lines = try text(definition.key, CellSize(width: 40, height: 12)).split(separator: "\n")
                let row = try #require(lines.firstIndex { $0.contains("› ") })
                #expect(lines[row].contains("› \(definition.key) "))
                let shown = lines.joined().filter { !$0.isWhitespace }.lowercased()
                let meaning = localized(Phrase(definition.meaning)).filter { !$0.isWhitespace }.lowercased()
                #expect(shown.contains(meaning), "\(lines.joined(separator: "\n"))")
                // The last allowed value, or at least its last word, is there.
                let allowed = localized(Phrase(definition.allowed(Self.vocabulary))).filter { !$0.isWhitespace }
                    .lowercased()
                #expect(shown.hasSuffix(allowed.suffix(5)), "\(lines.joined(separator: "\n"))")
            }
        }
    }

    @Test("At 40 × 12 three settings are listed above the longest details, and more above others")
    func listed() throws {
        func rows(_ key: String) throws -> Int {
            let lines = try text(key, CellSize(width: 40, height: 12)).split(separator: "\n")
            return lines.count { line in
                let words = line.split(whereSeparator: { " ›".contains($0) })
                return words.count >= 2 && SettingDefinition.all.contains { $0.key == words[0] }
            }
        }
        #expect(try rows("theme") >= 3)
        #expect(try rows("show-seconds") >= 5)
    }

    @Test(
        "No line of the details begins with punctuation that closes, or a small kana, and none ends with what opens",
        arguments: [Language.japanese, .french],
        [CellSize(width: 40, height: 12), .init(width: 60, height: 24), .init(width: 80, height: 24)])
    func lineBreaks(language: Language, size: CellSize) throws {
        try Language.with(language) {
            for definition in SettingDefinition.all {
                for line in try text(definition.key, size).split(separator: "\n") {
                    let words = line.trimmingCharacters(in: .whitespaces)
                    guard let first = words.first, let last = words.last else { continue }
                    #expect(!"、。，．）」・ーっゃゅょッャュョ！？：；!?;:»,.".contains(first), "\(words)")
                    #expect(!"（「«".contains(last), "\(words)")
                }
            }
        }
    }

    @Test("From 24 columns on there is a list, with a mark at the selected setting")
    func list() throws {
        #expect(try text("theme", CellSize(width: 24, height: 6)).contains("› theme"))
        #expect(try !text("theme", CellSize(width: 23, height: 6)).contains("›"))
    }
}
