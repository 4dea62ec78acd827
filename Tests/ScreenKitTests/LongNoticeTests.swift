import CellUI
import Foundation
import Presentations
import Testing

@testable import ScreenKit

struct LongNoticeTests {
    private func drawn(_ text: String, width: Int, height: Int) -> [String]? {
        let size = CellSize(width: width, height: height)
        guard let notice = LongNotice(text, on: size) else { return nil }
        let now = Date(timeIntervalSince1970: 0)
        let frame = Renderer.render(size: size, at: now) {
            $0.draw(
                notice, in: $0.bounds, environment: EnvironmentValues(onScreenOf: .standard, at: now),
                alignment: .bottom)
        }.frame
        return (0..<height).map { row in
            frame.row(row).map(\.graphemeCluster).joined().trimmingCharacters(in: .whitespaces)
        }
    }

    @Test func aNoticeThatFitsTheLastLineNeedsNoPanel() {
        #expect(drawn("Paused at 00:44.", width: 80, height: 24) == nil)
    }

    @Test func aLongSentenceIsBrokenAtBlanksAndStandsAtTheFoot() throws {
        let text = "\"x\" is not a unit (column 3); use h, m or s, as in 1h30m."
        let rows = try #require(drawn(text, width: 40, height: 12))
        #expect(rows.suffix(2) == ["\"x\" is not a unit (column 3); use h, m", "or s, as in 1h30m."])
        #expect(rows.dropLast(2).allSatisfy { $0.isEmpty })
    }

    @Test func aWordLongerThanALineIsBrokenAtItsEnd() throws {
        let rows = try #require(drawn("/home/someone/.config/islet/config.toml:1:9: wrong", width: 30, height: 12))
        #expect(rows.suffix(2) == ["/home/someone/.config/islet/co", "nfig.toml:1:9: wrong"])
    }

    @Test func everySentenceIsShownAndTheLongestAreCut() throws {
        let long = (1...60).map { "word\($0)" }.joined(separator: " ")
        let rows = try #require(drawn(long + "\nThe second is short.\n" + long, width: 40, height: 12))
        let told = rows.suffix(6)
        #expect(rows.prefix(6).allSatisfy { $0.isEmpty }, "half of the screen at most")
        #expect(told.contains("The second is short."))
        #expect(told.filter { $0.hasPrefix("word1 ") }.count == 2)
        #expect(told.filter { $0.hasSuffix("…") }.count == 2)
    }
}
