import CellUI
import Foundation
import Meditation
import Presentations
import Testing

@testable import SittingScreen
@testable import Theming

struct WeeklyAimTests {
    /// Saturday, 21 November 2026, 08:14 UTC.
    private let now = Date(timeIntervalSince1970: 1_795_248_840)

    private func screen(_ minutes: Double, width: Int = 100, height: Int = 36, hasAim: Bool = true) -> String {
        var model = ScreenModel(settings: .defaults, at: now)
        model.weeklyAim = WeeklyAim(
            [HistoryEntry(start: now - 7200, elapsed: minutes * 60)],
            rules: PracticeRules(weeklyAim: hasAim ? 9000 : nil), calendar: HistoryCalendar(timeZone: .gmt), at: now)
        let picture = ScreenPicture(
            model: model, state: .idle, show: nil, theme: .standard, device: .standard, timeZone: .gmt)
        return picture.image(size: CellSize(width: width, height: height), at: now).rendering.frame.text
    }

    @Test("The start panel shows the aim as a ring with the time sat, and without an aim nothing")
    func panel() {
        #expect(screen(80).contains("This week") && screen(80).contains("1 h 20 min of 2 h 30 min"))
        #expect(screen(200).contains("3 h 20 min of 2 h 30 min"))
        #expect(!screen(80, hasAim: false).contains("This week"))
    }

    @Test(
        "Where there is no room the panel keeps its lines, and the aim gives way",
        arguments: [(60, 14), (40, 12), (20, 3)])
    func smallScreens(_ width: Int, _ height: Int) {
        #expect(!screen(80, width: width, height: height).contains("This week"))
        #expect(screen(80, width: width, height: height) == screen(80, width: width, height: height, hasAim: false))
    }
}
