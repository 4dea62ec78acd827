import Foundation
import Testing

@testable import LiveActivities

@Suite struct RemainingFormatTests {
    private let end = Date(timeIntervalSinceReferenceDate: 10_000_000)

    private func text(_ left: TimeInterval, _ detail: RemainingFormat.Detail) -> String {
        RemainingFormat(until: end, detail).format(end - left)
    }

    @Test func writesTheTimeLeft() {
        #expect(text(133, .clock) == "2:13")
        #expect(text(5353, .clock) == "1:29:13")
        #expect(text(2_900_340, .clock) == "33d 13h")
        #expect(text(133, .units) == "2m 13s")
        #expect(text(47, .units) == "47s")
        #expect(text(86_400, .greatestUnit) == "1d")
        #expect(text(59, .minutes) == "<1m")
    }

    @Test func staysAtZeroAfterTheEnd() {
        #expect(text(0, .clock) == "0:00")
        #expect(text(-500, .units) == "0s")
        #expect(RemainingFormat(until: end, .clock).discreteInput(after: end) == nil)
    }

    @Test func lastSecondIsCounted() {
        #expect(text(0.2, .clock) == "0:01")
        #expect(text(59.5, .clock) == "1:00")
    }

    @Test(arguments: RemainingFormat.Detail.allCases)
    func textIsUnchangedUntilItsReportedInstant(detail: RemainingFormat.Detail) throws {
        let format = RemainingFormat(until: end, detail)
        for left in [0.5, 1, 1.5, 59, 60, 61.25, 119, 3599, 3600, 3601, 5400, 86_399, 86_400, 86_401, 200_000.75] {
            let now = end - left
            let next = try #require(format.discreteInput(after: now))
            #expect(next > now)
            let text = format.format(now)
            #expect(format.format(next) != text, "\(left)")
            for part in [0.1, 0.5, 0.99] {
                #expect(format.format(now + (next.timeIntervalSince(now)) * part) == text, "\(left) \(part)")
            }
        }
    }
}
