import Foundation
import LiveActivities
import Testing

@Suite struct ElapsedFormatTests {
    private let start = Date(timeIntervalSinceReferenceDate: 10_000_000)

    private func text(_ passed: TimeInterval, _ detail: RemainingFormat.Detail) -> String {
        ElapsedFormat(since: start, detail).format(start + passed)
    }

    @Test func writesFullSecondsThatHavePassed() {
        #expect(text(75.9, .clock) == "1:15")
        #expect(text(5353, .clock) == "1:29:13")
        #expect(text(5353, .units) == "1h 29m")
        #expect(text(200_000, .greatestUnit) == "2d")
        #expect(text(59, .minutes) == "<1m")
    }

    @Test func isZeroBeforeTheStart() {
        #expect(text(-500, .clock) == "0:00")
        #expect(ElapsedFormat(since: start, .clock).discreteInput(after: start - 5) == start + 1)
    }

    @Test(arguments: RemainingFormat.Detail.allCases)
    func textIsUnchangedUntilItsReportedInstant(detail: RemainingFormat.Detail) throws {
        let format = ElapsedFormat(since: start, detail)
        for passed in [-3, 0, 0.5, 1, 1.5, 59, 60, 61.25, 3599, 3600, 5400, 86_399, 86_400, 86_401, 200_000.75] {
            let now = start + passed
            let next = try #require(format.discreteInput(after: now))
            #expect(next > now)
            let text = format.format(now)
            #expect(format.format(next) != text, "\(passed)")
            for part in [0.1, 0.5, 0.99] {
                #expect(format.format(now + next.timeIntervalSince(now) * part) == text, "\(passed) \(part)")
            }
        }
    }
}
