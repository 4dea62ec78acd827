import CellUI
import Foundation
import Languages
import Meditation
import Testing

@testable import SittingScreen

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
}
