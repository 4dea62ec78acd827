import Foundation
import Languages
import Meditation
import ScreenKit
import Testing

@testable import CellUI
@testable import SittingScreen
@testable import Theming

struct HeatMapTests {
    /// The line of months over a year in a language.
    private func months(_ language: Language, columns: Int, half: YearHalf? = nil) throws -> [String] {
        let calendar = HistoryCalendar(timeZone: .gmt)
        let today = calendar.day(of: Date(timeIntervalSince1970: 1_795_248_840))
        let rendering = Language.with(language) {
            Renderer.render(size: CellSize(width: columns, height: HeatMap.height), at: Date(timeIntervalSince1970: 0))
            {
                let map = HeatMap(
                    year: 2026, entries: [], calendar: calendar, today: today, half: half,
                    columns: columns)
                $0.draw(map, in: $0.bounds, environment: EnvironmentValues(), alignment: .topLeading)
            }
        }
        let line = rendering.frame.text.split(separator: "\n").first.map(String.init) ?? ""
        return line.split(separator: " ").dropFirst().map(String.init)
    }

    @Test("A year names all months or every second or third one, never an uneven choice", arguments: Language.allCases)
    func even(language: Language) throws {
        let names = Language.with(language) { (1...12).map { DateWords().shortMonth($0) } }
        for columns in [58, 60, 64, 80, 110] {
            let shown = try months(language, columns: columns).map { try #require(names.firstIndex(of: $0)) }
            let gaps = Set(zip(shown, shown.dropFirst()).map { $1 - $0 })
            #expect(gaps.count == 1, "\(columns): \(shown)")
            #expect(shown.count >= 4, "\(columns): \(shown)")
        }
        #expect(try months(.english, columns: 110).count == 12)
    }

    @Test(
        "A day of little practice is not taken for one without, or for one of more, in any theme",
        arguments: ThemeLibrary(directory: nil).names, [ColorDepth.direct, .indexed256])
    func fiveShades(theme name: String, depth: ColorDepth) throws {
        let theme = try ThemeLibrary(directory: nil).theme(named: name).theme
        // The others have letters for shades.
        guard theme.screen.background.hex != nil else { return }
        let now = Date(timeIntervalSince1970: 1_795_248_840)
        let calendar = HistoryCalendar(timeZone: .gmt)
        var environment = EnvironmentValues(onScreenOf: theme, at: now)
        environment.mixesColors = true
        let map = HeatMap(
            year: 2026, entries: [HistoryEntry(start: now, elapsed: 1200)], calendar: calendar,
            today: calendar.day(of: now), columns: 110)
        let frame = Renderer.render(
            size: CellSize(width: 110, height: HeatMap.height), at: now,
            background: CellStyle(background: theme.screen.background)
        ) { $0.draw(map, in: $0.bounds, environment: environment, alignment: .topLeading) }.frame.reduced(to: depth)
        let legend = (0..<110).map { frame[$0, HeatMap.height - 1] }.filter { $0.graphemeCluster == "▄" }
        let shades = try legend.map { PerceptualColor(hex: try #require($0.style.foreground.hex)) }
        #expect(shades.count == 5)
        for (lighter, darker) in zip(shades, shades.dropFirst()) {
            #expect(lighter.squaredDistance(to: darker).squareRoot() > 0.06, "\(legend.map(\.style.foreground))")
        }
    }
}
