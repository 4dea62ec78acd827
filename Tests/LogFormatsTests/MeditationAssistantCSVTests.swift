import Foundation
import Testing

@testable import LogFormats

struct MeditationAssistantCSVTests {
    private let rows = "17,00:20,2021-03-04 06:30,2021-03-04 06:50,Calm\n18,01:05,2021-07-04 06:30,2021-07-04 07:35,\n"

    @Test(arguments: ["ID,Length,Started,Completed,Message\n", ""])
    func theHeaderMayBeAbsent(_ header: String) throws {
        let bytes = Array((header + rows).utf8)
        #expect(ImportFormat(beginningWith: bytes) == .meditationAssistant)
        let file = ImportFormat.meditationAssistant.read(bytes, context: Sample.context)
        #expect(file.problems.isEmpty)
        #expect(file.sittings.map(\.elapsed) == [1200, 3900])
        #expect(file.sittings.map(\.note) == ["Calm", nil])
        #expect(
            file.sittings.map(\.start) == [
                ExactDate.parse("2021-03-04T06:30:00Z"), ExactDate.parse("2021-07-04T06:30:00Z"),
            ])
    }

    @Test func localTimesAreReadOnRequest() {
        var context = Sample.context
        context.assistantTimeZone = context.timeZone
        let file = ImportFormat.meditationAssistant.read(Array(rows.utf8), context: context)
        #expect(
            file.sittings.map(\.start) == [
                ExactDate.parse("2021-03-04T05:30:00Z"), ExactDate.parse("2021-07-04T04:30:00Z"),
            ])
    }

    @Test func errorsAreReportedWithTheirLine() {
        let text =
            "ID,Length,Started,Completed,Message\n1,20,2021-03-04 06:30,x,\n2,00:20,04.03.2021,x,\n3,00:20,2021\n4,00:00,2021-03-04 06:30,x,\n"
        let file = ImportFormat.meditationAssistant.read(Array(text.utf8), context: Sample.context)
        #expect(file.emptyCount == 1)
        #expect(
            file.problems.map { "\($0.place): \($0.reason)" } == [
                "2: \"20\" is not a length", "3: \"04.03.2021\" is not a date", "4: it has 3 columns instead of five",
            ])
    }
}
