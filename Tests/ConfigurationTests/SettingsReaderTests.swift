import Foundation
import Testing

@testable import Configuration

struct SettingsReaderTests {
    private static let vocabulary = SettingVocabulary(
        parseDuration: { text in
            if let minutes = Int(text) { return .seconds(minutes * 60) }
            if text.last == "s", let seconds = Int(text.dropLast()) { return .seconds(seconds) }
            if text.last == "m", let minutes = Int(text.dropLast()) { return .seconds(minutes * 60) }
            return text == "1h30m" ? .seconds(5400) : nil
        },
        devices: ["393x852", "430x932"], themes: { ["midnight", "daylight"] })
    private let reader = SettingsReader(vocabulary: vocabulary)

    private func read(_ text: String) -> (Settings, [String]) {
        var settings = Settings.defaults
        let diagnostics = reader.read(text, file: "config.toml", into: &settings)
        return (settings, diagnostics.map(\.description))
    }

    @Test func everyKeyIsRead() {
        let (settings, sentences) = read(
            """
            show-seconds = false
            live-activities = false
            haptics = "flash"
            theme = "daylight"
            default-duration = "1h30m"
            preparation = 1
            device = "430x932"
            completion-display = 2.5
            method = "Breath awareness"
            """)
        #expect(sentences.isEmpty)
        #expect(
            settings
                == Settings(
                    showSeconds: false, liveActivities: false, haptics: .flash, theme: "daylight",
                    defaultDuration: .seconds(5400), preparation: .seconds(60), device: "430x932",
                    completionDisplay: .seconds(2.5), method: "Breath awareness"))
    }

    @Test func anEmptyFileIsTheDefaults() {
        #expect(read("") == (.defaults, []))
    }

    @Test(arguments: [
        ("show-seconds = 1", "config.toml:1:16: 1 is not allowed for show-seconds and ignored; use true or false"),
        (
            "haptics = \"loud\"",
            "config.toml:1:11: \"loud\" is not allowed for haptics and ignored; use \"on\" (the bell), \"off\" or \"flash\""
        ),
        (
            "theme = \"sea\"",
            "config.toml:1:9: \"sea\" is not allowed for theme and ignored; use \"automatic\", \"midnight\", \"daylight\""
        ),
        (
            "default-duration = 0",
            "config.toml:1:20: 0 is not allowed for default-duration and ignored; use a duration like \"20m\", minutes, or \"open\""
        ),
        (
            "preparation = \"soon\"",
            "config.toml:1:15: \"soon\" is not allowed for preparation and ignored; use a duration like \"10s\", or 0"
        ),
        (
            "completion-display = nan",
            "config.toml:1:22: nan is not allowed for completion-display and ignored; use seconds from 0 to 3600"
        ),
        (
            "bell = \"gongs\"",
            "config.toml:1:8: \"gongs\" is not allowed for bell and ignored; use \"automatic\" (the bowl, or the terminal without a sound player), \"terminal\", \"bowl\", \"small-bowl\", \"gong\", \"wood\", \"chime\", the path of a sound file, or \"none\" (a flash)"
        ),
        (
            "quiet-hours = \"22-7\"",
            "config.toml:1:15: \"22-7\" is not allowed for quiet-hours and ignored; use two times of day like \"22:00-07:00\", or \"none\""
        ),
        ("method = \"\"", "config.toml:1:10: \"\" is not allowed for method and ignored; use one line of text"),
        ("device = []", "config.toml:1:10: [] is not allowed for device and ignored; use \"393x852\", \"430x932\""),
    ])
    func aBadValueIsReportedWithItsPlaceAndTheDefaultIsUsed(text: String, sentence: String) {
        let (settings, sentences) = read(text)
        #expect(settings == .defaults)
        #expect(sentences == [sentence])
    }

    @Test func aBadValueDoesNotTouchItsNeighbours() {
        let (settings, sentences) = read("theme = 1\nshow-seconds = false")
        #expect(settings == Settings(showSeconds: false))
        #expect(sentences.count == 1)
    }

    @Test func anUnknownKeyIsOneWarning() {
        let (settings, sentences) = read("[screen]\nthem = \"daylight\"")
        #expect(settings == .defaults)
        #expect(sentences.count == 1)
        #expect(
            sentences == [
                "config.toml:2:1: the key screen.them is unknown and ignored; `islet config show` lists them all."
            ])
        #expect(read("themee = \"daylight\"").1[0].contains("did you mean \"theme\"?"))
    }

    @Test func invalidTOMLChangesNothing() {
        let (settings, sentences) = read("show-seconds = false\ntheme = \"daylight")
        #expect(settings == .defaults)
        #expect(sentences.count == 1 && sentences[0].hasPrefix("config.toml:2:"))
    }

    @Test(arguments: [
        ("theme = moss", "1:9: text needs quotes: theme = \"moss\""),
        ("theme = moss # my own", "1:9: text needs quotes: theme = \"moss\""),
        ("\nmethod=it's", "2:8: text needs quotes: method = \"it's\""),
        ("default-duration = 20m", "1:20: text needs quotes: default-duration = \"20m\""),
        ("bell = /a/bowl.wav", "1:8: text needs quotes: bell = \"/a/bowl.wav\""),
        ("quiet-hours = 22:00-07:00", "1:15: text needs quotes: quiet-hours = \"22:00-07:00\""),
        ("theme = \"moss", "this is not TOML: "), ("theme = ", "this is not TOML: "), ("[hooks", "this is not TOML: "),
    ])
    func missingQuotesAreExplained(text: String, words: String) {
        let (settings, sentences) = read(text)
        #expect(settings == .defaults)
        #expect(sentences.count == 1 && sentences[0].contains(words), "\(sentences)")
    }

    @Test func aDayMayBeginAtAnHourOrATime() {
        #expect(read("day-start = \"04:30\"").0.dayStart == 16200)
        #expect(read("day-start = 4").0.dayStart == 14400)
        for wrong in ["\"24:00\"", "\"04:60\"", "-1", "\"4h\"", "true"] {
            let (settings, sentences) = read("day-start = \(wrong)")
            #expect(settings == .defaults && sentences.count == 1, "\(wrong)")
        }
        #expect(!read("streak = false").0.streak)
    }

    @Test func hapticsAreAlsoTrueOrFalse() {
        #expect(read("haptics = false").0.haptics == .off)
        #expect(read("haptics = true").0.haptics == .on)
    }

    @Test func theEnvironmentBeatsTheFile() {
        var settings = read("theme = \"daylight\"\nshow-seconds = false").0
        let sentences = reader.read(
            environment: ["ISLET_THEME": "midnight", "ISLET_DEFAULT_DURATION": "20", "ISLET_HAPTICS": ""],
            into: &settings)
        #expect(sentences.isEmpty)
        #expect(settings == Settings(showSeconds: false, theme: "midnight", defaultDuration: .seconds(1200)))
    }

    @Test func aBadVariableIsReportedByName() {
        var settings = Settings.defaults
        let sentences = reader.read(environment: ["ISLET_SHOW_SECONDS": "maybe"], into: &settings)
        #expect(settings == .defaults)
        #expect(
            sentences == [
                "ISLET_SHOW_SECONDS: \"maybe\" is not allowed for show-seconds and ignored; use true or false"
            ])
    }

    @Test func aMissingNamedFileIsReported() {
        let environment = ["HOME": "/nowhere", "ISLET_CONFIG": "/nowhere/mine.toml"]
        let named = reader.settings(at: SettingsLocation(environment: environment), environment: environment)
        #expect(named == (.defaults, ["/nowhere/mine.toml: does not exist; check ISLET_CONFIG"]))
        let usual = reader.settings(at: SettingsLocation(environment: ["HOME": "/nowhere"]), environment: [:])
        #expect(usual == (.defaults, []))
    }

    @Test func aRelativeConfigurationFolderIsIgnored() {
        let relative = SettingsLocation(environment: ["HOME": "/home/a", "XDG_CONFIG_HOME": "conf"])
        #expect(relative.file.path == "/home/a/.config/islet/config.toml")
        let absolute = SettingsLocation(environment: ["HOME": "/home/a", "XDG_CONFIG_HOME": "/conf"])
        #expect(absolute.themes.path == "/conf/islet/themes")
    }

    @Test func theTemplateChangesNothingAndItsSettingsAreTheDefaults() {
        let template = SettingsTemplate.text(Self.vocabulary)
        #expect(read(template) == (.defaults, []))
        let settings = template.prefix(upTo: template.range(of: "# A saved sitting")?.lowerBound ?? template.endIndex)
        let chosen = settings.split(separator: "\n").filter { $0.contains(" = ") }.map { $0.dropFirst(2) }
        #expect(chosen.count == SettingDefinition.all.count)
        #expect(read(chosen.joined(separator: "\n")) == (.defaults, []))
    }

    @Test func everySettingHasItsVariableInTheTable() {
        let names = EnvironmentVariable.all.map(\.name)
        #expect(names.contains("ISLET_LIVE_ACTIVITIES") && names.contains("ISLET_CONFIG"))
        #expect(Set(names).count == names.count)
    }
}
