import Foundation
import Testing

@testable import LogFormats

struct InsightTimerCSVTests {
    private func read(_ text: String) -> ImportedFile {
        let bytes = Array(text.utf8)
        #expect(ImportFormat(beginningWith: bytes) == .insightTimer)
        return ImportFormat.insightTimer.read(bytes, context: Sample.context)
    }

    private func date(_ text: String) -> Date { ExactDate.parse(text)! }

    @Test(arguments: [
        ("Started At,Duration,Preset,Activity", "2026-05-01T14:03:29Z"),
        ("StartedAt (UTC),Duration,Preset,Activity", "2026-05-01T16:03:29Z"),
        ("Started At,Duration,Type,Activity", "2026-05-01T14:03:29Z"),
    ])
    func allHeadersAreKnown(_ header: String, _ start: String) throws {
        let file = read("\(header)\n05/01/2026 16:03:29,0:21:4,,Walking\n")
        let sitting = try #require(file.sittings.first)
        #expect(sitting.start == date(start))
        #expect(sitting.elapsed == 1264)
        #expect(sitting.methodName == "Walking" && sitting.type == .walking)
        #expect(sitting.target == nil && sitting.outcome == .completed)
    }

    @Test(arguments: [
        ("05/01/2026 16:03:29", "2026-05-01T14:03:29Z"), ("5/1/2026 4:03:29 PM", "2026-05-01T14:03:29Z"),
        ("5/1/2026 4:03:29\u{202F}PM", "2026-05-01T14:03:29Z"), ("5/1/2026, 12:03:29 am", "2026-04-30T22:03:29Z"),
        ("5/1/2026 12:03:29 PM", "2026-05-01T10:03:29Z"),
        // 02:30 did not exist in Berlin that night.
        ("03/29/2026 02:30:00", "2026-03-29T01:30:00Z"),
    ])
    func bothShapesOfTimesAreRead(_ text: String, _ start: String) {
        #expect(InsightTimerCSV.start(text, in: Sample.context.timeZone) == date(start))
    }

    @Test(arguments: [
        "13/01/2026 16:03:29", "02/30/2026 10:00:00", "5/1/2026 13:00:00 PM", "5/1/2026", "x", "5/1/26 1:00:00",
    ])
    func invalidDatesAreNil(_ text: String) {
        #expect(InsightTimerCSV.start(text, in: .gmt) == nil)
    }

    @Test(arguments: [
        ("0:45:0", 2700.0), ("1:50:0", 6600.0), ("0:21:4", 1264.0), ("21:4", 1264.0), ("0:0:30.5", 31.0),
        ("0:0:30.4", 30.0),
        ("00:10:00", 600.0),
    ])
    func durationsAreRead(_ text: String, _ seconds: Double) {
        #expect(InsightTimerCSV.duration(text) == seconds)
    }

    @Test(arguments: ["", "45", "0:61:0", "1:2:3:4", "-0:10:0", "0:10:", "ten"])
    func invalidDurationsAreNil(_ text: String) {
        #expect(InsightTimerCSV.duration(text) == nil)
    }

    @Test func aFileWithAllEdgeCasesIsRead() {
        let file = read(
            """
            \u{FEFF}Started At,Duration,Preset,Activity\r
            05/01/2026 09:59:37,0:45:37,"Walking, mindful",Walking\r
            05/02/2026 09:59:37,0:0:0,,Meditation\r
            \r
            05/32/2026 09:59:37,0:45:37,,Meditation\r
            05/03/2026 09:59:37\r
            05/04/2026 09:59:37,long,,Meditation\r
            05/05/2026 09:59:37,0:20:0\r

            """)
        #expect(file.sittings.map(\.methodName) == ["Walking, mindful", "Meditation"])
        #expect(file.emptyCount == 1)
        #expect(
            file.problems.map { "\($0.place): \($0.reason)" } == [
                "5: \"05/32/2026 09:59:37\" is not a date", "6: it has one column instead of four",
                "7: \"long\" is not a duration",
            ])
    }

    @Test func aRowAlwaysGetsTheSameIdentifier() {
        let row = "Started At,Duration,Preset,Activity\n05/01/2026 16:03:29,0:21:4,,\n"
        #expect(read(row).sittings.map(\.id) == read(row).sittings.map(\.id))
        let other = read("Started At,Duration,Preset,Activity\n05/01/2026 16:03:29,0:21:5,,\n")
        #expect(read(row).sittings.map(\.id) != other.sittings.map(\.id))
    }
}
