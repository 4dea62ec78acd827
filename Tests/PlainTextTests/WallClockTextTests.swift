import Foundation
import Testing

@testable import PlainText

struct WallClockTextTests {
    @Test(arguments: [
        (1_795_248_840.0, "2026-11-21T08:14:00Z"), (1_795_248_840.25, "2026-11-21T08:14:00.250Z"),
        (1_795_248_840.9999, "2026-11-21T08:14:01Z"), (-0.5, "1969-12-31T23:59:59.500Z"),
        (951_782_400, "2000-02-29T00:00:00Z"),
    ])
    func iso8601IsInUTC(seconds: Double, text: String) {
        #expect(WallClockText.iso8601(Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test func theDateIsWrittenOnAnotherDay() throws {
        let now = Date(timeIntervalSince1970: 1_795_248_840)
        let zone = try #require(TimeZone(secondsFromGMT: 3600))
        #expect(WallClockText.time(now + 3600, seenAt: now, in: zone) == "10:14")
        #expect(WallClockText.time(now + 86400, seenAt: now, in: zone) == "09:14 on Sun 22 Nov")
        #expect(WallClockText.time(now + 86400 * 60, seenAt: now, in: zone) == "09:14 on Wed 20 Jan 2027")
        #expect(WallClockText.time(now + 5, seenAt: now, in: zone, withSeconds: true) == "09:14:05")
    }
}
