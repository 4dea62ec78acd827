import Meditation
import Testing

@testable import Configuration

struct SavedSittingTests {
    private let reader = SettingsReader(
        vocabulary: SettingVocabulary(
            parseDuration: { try? .seconds(SittingDuration.parse($0)) }, devices: [], themes: { [] }))

    private func read(_ text: String) -> (Settings, [String]) {
        var settings = Settings.defaults
        let diagnostics = reader.read(text, file: "config.toml", into: &settings)
        return (settings, diagnostics.map(\.description))
    }

    @Test("Every key of a saved sitting is read, and what it leaves out comes from the other settings")
    func everyKey() throws {
        let (settings, sentences) = read(
            """
            preparation = "30s"
            method = "Breath"
            [sittings.morning]
            duration = "25m"
            method = "Zazen"
            type = "walking"
            prepare = "10s"
            bells = "every 5m"
            key = "m"
            [sittings.evening]
            duration = "open"
            """)
        #expect(sentences.isEmpty)
        let morning = try #require(settings.sittings["morning"])
        #expect(
            settings.plan(of: morning)
                == SittingPlan(target: 1500, methodName: "Zazen", type: .walking, preparation: 10, bells: .every(300)))
        let evening = try #require(settings.sittings["evening"])
        #expect(settings.plan(of: evening) == SittingPlan(target: nil, methodName: "Breath", preparation: 30))
    }

    @Test(
        "A wrong key, value or name is reported and ignored",
        arguments: [
            (
                "[sittings.morning]\nlength = 5",
                "the key sittings.morning.length is unknown and ignored; a saved sitting is"
            ),
            ("[sittings.morning]\nduration = 0", "0 is not allowed for sittings.morning.duration and ignored"),
            ("[sittings.morning]\nkey = \"q\"", "not allowed for sittings.morning.key"),
            ("[sittings.morning]\nbells = \"every 1s\"", "not allowed for sittings.morning.bells"),
            ("[sittings.again]\nduration = 5", "the key sittings.again.duration is unknown"),
            ("[sittings.20m]\nduration = 5", "the key sittings.20m.duration is unknown"),
        ])
    func wrong(_ text: String, _ expected: String) {
        let (settings, sentences) = read(text)
        #expect(settings == .defaults)
        #expect(sentences.first?.contains(expected) == true, "\(sentences)")
    }

    @Test("Each saved sitting has a key: its own, or the first free letter of its name")
    func keys() {
        let (settings, _) = read(
            """
            [sittings.short]
            duration = 5
            [sittings.morning]
            duration = 5
            [sittings.metta]
            duration = 5
            key = "m"
            """)
        #expect(settings.savedSittings.map(\.name) == ["metta", "morning", "short"])
        #expect(settings.savedSittings.map(\.key) == ["m", "o", "r"])
    }

    @Test("The settings in effect, written as a file, are read back the same")
    func roundTrip() {
        let (settings, _) = read("[sittings.morning]\nduration = \"25m\"\nbells = \"5m,10m\"\nprepare = 0\n")
        #expect(settings.sittings.count == 1)
        #expect(read(SettingsText.text(of: settings)).0.sittings == settings.sittings)
    }

    @Test("A table is added at the end and removed without a trace")
    func table() {
        let text = "# Mine.\ntheme = \"moss\"\n"
        var edit = TOMLEdit(text)
        edit.appendTable(["sittings", "morning"])
        edit.set(["sittings", "morning", "duration"], to: "\"25m\"", placeholder: "# none")
        #expect(edit.text == "# Mine.\ntheme = \"moss\"\n\n[sittings.morning]\nduration = \"25m\"\n")
        _ = edit.remove(["sittings", "morning", "duration"], placeholder: nil)
        edit.removeEmptyTable(["sittings", "morning"])
        #expect(edit.text == text)
    }
}
