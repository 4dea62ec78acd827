import CellUI
import Foundation
import FrameTesting
import Languages
import Meditation
import TerminalScreen
import Testing

@testable import PlainText
@testable import SittingScreen
@testable import Theming

struct HistoryScreenTests {
    /// Saturday, 21 November 2026, 09:41 UTC.
    private let now = Date(timeIntervalSince1970: 1_795_254_060)
    private let calendar = HistoryCalendar(timeZone: .gmt)

    private func sittings(_ count: Int = 300) -> [CompletedSitting] {
        (0..<count).reversed().map { index in
            let start = now - TimeInterval(index) * 100_000 - 7200
            let elapsed = TimeInterval(600 + index * 7 % 5 * 300)
            return CompletedSitting(
                id: UUID(), start: start, end: start + elapsed, elapsed: elapsed, target: index % 3 == 0 ? nil : 1200,
                pauses: [], outcome: .completed, methodName: index % 4 == 0 ? "Metta" : "Breath awareness",
                type: .meditation, note: index % 5 == 0 ? "Calm, then\nrestless" : nil)
        }
    }

    private func panel(_ sittings: [CompletedSitting]) -> HistoryPanel {
        HistoryPanel(sittings: sittings, calendar: calendar, rules: PracticeRules(), at: now)
    }

    private func frame(_ keys: [Key], width: Int, height: Int, sittings: [CompletedSitting]? = nil) -> Frame {
        rendering(keys, width: width, height: height, sittings: sittings).frame
    }

    private func rendering(
        _ keys: [Key], width: Int, height: Int, sittings: [CompletedSitting]? = nil, mixesColors: Bool = false
    ) -> Rendering {
        var model = ScreenModel(settings: .defaults, at: now)
        model.show(panel(sittings ?? self.sittings()))
        model.fit(CellSize(width: width, height: height))
        for key in keys { _ = model.handle(key, sitting: nil, at: now) }
        var picture = ScreenPicture(
            model: model, state: .idle, show: nil, theme: .standard, device: .standard, timeZone: .gmt)
        if mixesColors { picture.contrast = SurfaceContrast(of: .standard, at: .direct) }
        return picture.image(size: CellSize(width: width, height: height), at: now).rendering
    }

    private static let sizes = [(120, 36), (80, 24), (60, 20), (40, 12)]
    private static let views: [(name: String, keys: [Key])] = [
        ("sittings", []), ("sitting", [.enter]), ("days", [.tab]), ("months", [.tab, .tab, .tab]),
        ("year", [.backTab, .backTab]), ("habits", [.backTab]),
    ]

    @Test(arguments: sizes, views) func theHistory(_ size: (Int, Int), _ view: (name: String, keys: [Key])) {
        let rendering = rendering(view.keys, width: size.0, height: size.1)
        assertFrame(
            rendering, named: "\(view.name), \(size.0) × \(size.1)", facts: [.date(now), .theme(Theme.standard.name)])
    }

    @Test("Where colours are mixed, bars are half a row high, and days are squares of five mixes")
    func mixedColors() {
        let days = rendering([.tab], width: 80, height: 24, mixesColors: true).frame
        #expect(days.text.contains("▄▄") && !days.text.contains("█"))
        let year = rendering([.backTab, .backTab], width: 120, height: 36, mixesColors: true).frame
        #expect(year.text.contains("▄ ▄ ") && !year.text.contains("▓"))
        let colors = Set(
            (0..<36).flatMap { y in (0..<120).map { year[$0, y] } }.filter { $0.glyph == Glyph("▄") }
                .map(\.style.foreground))
        #expect(colors.count == 5)
    }

    @Test("Page keys are named where they page, and not where habits are divided")
    func pageKeys() {
        for (keys, isPaging) in [([Key](), true), ([.tab], true), ([.backTab], false)] {
            var model = ScreenModel(settings: .defaults, at: now)
            model.show(panel(sittings()))
            for key in keys { _ = model.handle(key, sitting: nil, at: now) }
            #expect(model.history?.keyMap.helpLines.contains { $0.key == "page keys" } == isPaging, "\(keys)")
        }
    }

    @Test("The dates of a chart are never cut, in any language", arguments: Language.allCases)
    func wholeDates(language: Language) {
        Language.with(language) {
            for tabs in 1...3 {
                let keys = Array(repeating: Key.tab, count: tabs)
                let text = frame(keys, width: 40, height: 12).text
                #expect(!text.contains("…"), "\(text)")
            }
        }
    }

    @Test(arguments: [(1, 1), (10, 1), (20, 3), (5, 4), (200, 60)]) func everySizeCanBeDrawn(
        _ width: Int, _ height: Int
    ) {
        for tabs in 0..<6 {
            let keys = tabs == 5 ? [Key.enter] : Array(repeating: Key.tab, count: tabs)
            #expect(frame(keys, width: width, height: height).size == CellSize(width: width, height: height))
            #expect(frame(keys, width: width, height: height, sittings: []).width == width)
        }
    }

    @Test func hOpensTheHistoryAndHOrEscapeClosesIt() {
        var model = ScreenModel(settings: .defaults, at: now)
        #expect(model.handle(.character("h"), sitting: nil, at: now) == [.readHistory])
        for key in [Key.character("h"), .escape, .character("q")] {
            model.show(panel(sittings(3)))
            #expect(model.history != nil)
            #expect(model.handle(key, sitting: nil, at: now).isEmpty)
            #expect(model.history == nil)
        }
        model.show(panel(sittings(3)))
        #expect(model.handle(.interrupt, sitting: nil, at: now) == [.leave])
    }

    @Test func theSelectedSittingStaysVisible() {
        let all = sittings(100)
        let last = WallClockText.dateAndTime(all[99].start, in: .gmt)
        #expect(frame([], width: 80, height: 12, sittings: all).text.contains(last))
        let first = WallClockText.dateAndTime(all[0].start, in: .gmt)
        #expect(frame([.home], width: 80, height: 12, sittings: all).text.contains(first))
        // Keys past the end have no lasting effect.
        let keys = Array(repeating: Key.up, count: 300) + Array(repeating: Key.down, count: 100)
        #expect(frame(keys, width: 80, height: 12, sittings: all).text.contains(last))
    }

    /// The panel after a key; `nil` if the history closes.
    private func pressing(_ key: Key, in panel: HistoryPanel) -> HistoryPanel? {
        guard let command = panel.keyMap.action(for: key) else { return panel }
        var panel = panel
        return panel.perform(command, at: now) == .closed ? nil : panel
    }

    @Test func chartsScrollBackToTheFirstSitting() {
        var panel = panel(sittings(300))
        func press(_ key: Key) { panel = pressing(key, in: panel) ?? panel }
        for _ in 0..<4 { press(.tab) }
        press(.left)
        #expect(panel.year == 2025)
        press(.left)
        #expect(panel.year == 2025)
        press(.right)
        #expect(panel.year == 2026)
        press(.backTab)
        #expect(panel.page == .months && panel.back == 0)
    }

    @Test func aYearThatDoesNotFitIsShownInHalves() {
        let all = sittings(500)
        func months(_ keys: [Key]) -> [String] {
            let lines = frame([.backTab, .backTab] + keys, width: 40, height: 12, sittings: all).text.split(
                separator: "\n")
            return lines[1].split(separator: " ").map(String.init)
        }
        #expect(months([]).first == "2026" && months([]).last == "Dec")
        #expect(months([.left]).prefix(2) == ["2026", "Jan"])
        #expect(months([.left, .left]).first == "2025" && months([.left, .left]).last == "Dec")
        // The first sitting was in June 2025.
        #expect(months(Array(repeating: .left, count: 9)).prefix(2) == ["2025", "Jan"])
        #expect(months([.left, .right, .right]) == months([]))
    }

    @Test func enterOpensTheChosenSittingAndEscapeGoesBackToTheTable() {
        var panel = panel(sittings(3))
        func press(_ key: Key) { panel = pressing(key, in: panel) ?? panel }
        press(.up)
        press(.enter)
        #expect(panel.opened == panel.sittings[1])
        press(.up)
        #expect(panel.opened == panel.sittings[0])
        press(.escape)
        #expect(panel.opened == nil && panel.selected == 0)
        #expect(pressing(.escape, in: panel) == nil)
        press(.tab)
        press(.enter)
        #expect(panel.opened == nil && panel.page == .days)
    }

    @Test func theOpenedSittingStaysOpenWhenTheLogChanges() {
        let all = sittings(5)
        let old = pressing(.enter, in: panel(all)) ?? panel(all)
        let more = old.reading(panel(sittings(2) + all))
        #expect(more.opened == all[4])
        #expect(old.reading(panel(Array(all.dropLast()))).opened == nil)
    }

    @Test func allDetailsOfASittingAreShown() {
        let start = now - 7200
        let sitting = CompletedSitting(
            id: UUID(), start: start, end: start + 1330, elapsed: 1200, target: 1500,
            pauses: [Pause(start: start + 60, end: start + 190)], outcome: .endedEarly, methodName: "Metta",
            type: .lovingKindness, note: "Calm, then\nrestless")
        let text = frame([.enter], width: 60, height: 20, sittings: [sitting]).text
        for part in [
            "Metta", "Sat 21 Nov 2026, 07:41:00", "Sat 21 Nov 2026, 08:03:10", "20:00", "25:00",
            "1 (02:10): at 07:42:00 for 02:10", "ended early", "loving-kindness", "Calm, then", "restless",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test func aChartOfAnotherYearNamesIt() {
        let days = frame([.tab] + Array(repeating: .left, count: 52), width: 80, height: 24, sittings: sittings(500))
        #expect(days.text.contains("Sat 22 Nov 2025"))
        #expect(!frame([.tab], width: 80, height: 24).text.contains("Nov 2026"))
    }

    @Test func aReloadedHistoryKeepsItsPosition() {
        let all = sittings(50)
        var old = panel(Array(all.dropLast()))
        #expect(old.reading(panel(all)).selected == 49)
        old = pressing(.up, in: old) ?? old
        old = pressing(.up, in: old) ?? old
        #expect(old.reading(panel(all)).selected == 46)
        #expect(old.reading(panel([])).selected == 0)
    }
}
