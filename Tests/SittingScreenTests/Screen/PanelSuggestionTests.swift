import CellUI
import Configuration
import Foundation
import Languages
import Meditation
import ScreenKit
import TerminalScreen
import Testing

@testable import SittingScreen
@testable import Theming

struct PanelSuggestionTests {
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let zazen = SittingPlan(target: 1500, methodName: "Zazen", preparation: 10, bells: .every(300))
    private let walk = SittingPlan(target: 900, methodName: "Walking", type: .walking)

    private var settings: Settings {
        var settings = Settings.defaults
        settings.sittings["morning"] = SavedSitting(length: .target(.seconds(1200)), method: "Breath")
        return settings
    }

    private func press(_ keys: Key..., in panel: inout StartPanel) -> StartPanel.Outcome {
        var outcome = StartPanel.Outcome.unused
        for key in keys { outcome = panel.keyMap.action(for: key).map { panel.perform($0) } ?? .unused }
        return outcome
    }

    @Test("Enter begins the last sitting again, with its method, type, preparation and bells")
    func again() {
        var panel = StartPanel(settings: settings, recent: RecentPlans([zazen, walk]))
        #expect(press(.enter, in: &panel) == .begin(zazen))
        var other = StartPanel(settings: settings, recent: RecentPlans([walk]))
        #expect(press(.enter, in: &other) == .begin(walk))
    }

    @Test("Stages for which the line is too short are counted, and never cut", arguments: Language.allCases, [80, 120])
    func stages(language: Language, columns: Int) throws {
        try Language.with(language) {
            var settings = settings
            settings.sittings["sesshin"] = SavedSitting(
                stages: try SittingStages(parsing: "sit 25m, walk 10m, sit 25m"))
            settings.sittings["two"] = SavedSitting(stages: try SittingStages(parsing: "walk 10m, sit 5m"))
            let panel = StartPanel(settings: settings, recent: RecentPlans())
            let text = Renderer.render(
                StartPanelView(panel: panel), size: CellSize(width: columns, height: 22),
                environment: EnvironmentValues(onScreenOf: .standard, at: .distantPast)
            ).frame.text
            #expect(!text.contains("…"), "\(text)")
            let sesshin = try #require(panel.suggestions.first { $0.title == "sesshin" })
            // In Japanese all three fit.
            #expect(text.contains(sesshin.briefDetail) != text.contains(sesshin.detail), "\(text)")
            #expect(text.contains(sesshin.detail) == (language == .japanese))
            #expect(!text.contains(localized("\(count: 2) stages")))
        }
    }

    @Test("Escape gives up a typed duration; then letters are keys again")
    func escapeGivesUpWhatIsTyped() {
        var panel = StartPanel(settings: settings, recent: RecentPlans([zazen]))
        _ = press("1", "5", "h", in: &panel)
        #expect(panel.duration.typed == "15h")
        #expect(press(.escape, in: &panel) == .used)
        #expect(panel.duration.typed.isEmpty)
        #expect(panel.keyMap.action(for: "q") == nil && panel.keyMap.action(for: .escape) == nil)
        #expect(press(.enter, in: &panel) == .begin(zazen))
    }

    @Test("Without memory the panel opens with the settings")
    func forgetful() {
        var settings = settings
        settings.remember = false
        var panel = StartPanel(settings: settings, recent: RecentPlans([zazen]))
        #expect(press(.enter, in: &panel) == .begin(settings.plan))
    }

    @Test("The key of a saved sitting begins it, except while text is typed")
    func savedKey() {
        var panel = StartPanel(settings: settings, recent: RecentPlans())
        let morning = SittingPlan(target: 1200, methodName: "Breath")
        #expect(panel.suggestions.map(\.key) == ["m"])
        #expect(press("m", in: &panel) == .begin(morning))
        #expect(press("9", "0", "m", in: &panel) == .used)
        #expect(panel.duration.typed == "90m")
    }

    @Test("Frequent sittings follow the saved ones; Enter on their line and a click begin them")
    func frequent() {
        var panel = StartPanel(settings: settings, recent: RecentPlans([zazen, walk, walk]))
        #expect(panel.suggestions.map(\.title) == ["morning", "Walking · 15 min"])
        #expect(press(.up, .enter, in: &panel) == .begin(walk))
        #expect(panel.choose(.line(.suggestion(1))) == .begin(walk))
    }

    @Test("On a suggested line digits type a duration")
    func digits() {
        var panel = StartPanel(settings: settings, recent: RecentPlans())
        _ = press(.up, "7", in: &panel)
        #expect(panel.line == .duration)
        #expect(panel.duration.typed == "7")
    }

    @Test("The wheel changes the value under the pointer")
    func wheel() {
        var panel = StartPanel(settings: .defaults, recent: RecentPlans([zazen, walk]))
        panel.scroll(.value(.preparation, 0), by: 1)
        panel.scroll(.line(.bells), by: -1)
        panel.scroll(.line(.method), by: 1)
        #expect(
            press(.tab, .enter, in: &panel)
                == .begin(
                    SittingPlan(
                        target: 1500, methodName: "Walking", type: .walking, preparation: 30, bells: .every(60))))
    }

    @Test("Bells are chosen on the last line")
    func bells() {
        var panel = StartPanel(SittingPlan(target: 1200))
        _ = press(.up, .right, .right, in: &panel)
        #expect(press(.enter, in: &panel) == .begin(SittingPlan(target: 1200, bells: .every(300))))
        #expect(panel.choose(.value(.bells, 0)) == .used)
        #expect(press(.enter, in: &panel) == .begin(SittingPlan(target: 1200)))
    }

    @Test("What was chosen in the panel stays when another screen ends a sitting")
    func untouched() {
        var model = ScreenModel(settings: settings, at: now)
        model.remember(RecentPlans([zazen]))
        guard case .start(let panel) = model.mode else { return }
        #expect(panel.duration.choices[panel.duration.selected] == 1500)
        _ = model.handle(.right, sitting: nil, at: now)
        model.remember(RecentPlans([walk]))
        guard case .start(let kept) = model.mode else { return }
        #expect(kept.method == "Zazen")
    }

    @Test("No letter of a saved sitting is a key that the screen uses itself")
    func reserved() throws {
        var settings = Settings.defaults
        settings.sittings["x"] = SavedSitting()
        let panel = StartPanel(settings: settings, recent: RecentPlans())
        let map = ScreenKeys.start(panel, overOthers: true).map
        let used = Set(
            "abcdefghijklmnopqrstuvwxyz".filter {
                guard let action = map.action(for: .character($0)) else { return false }
                if case .panel = action { return false }
                return true
            })
        #expect(used == SavedSitting.reservedKeys)
    }
}
