import LogFormats
import Testing

struct FormatDetectionTests {
    @Test(arguments: ["", "hello", "a,b,c\n1,2,3\n", "PK\u{3}\u{4}", "{\"a\":1}"])
    func unknownFormatsAreNotDetected(_ text: String) {
        #expect(ImportFormat(beginningWith: Array(text.utf8)) == nil)
    }

    @Test func theFileNameChoosesTheFormatToWrite() {
        #expect(ExportFormat(fileName: "a.d/log.ICS") == .ical)
        #expect(ExportFormat(fileName: "log.json") == .json)
        #expect(ExportFormat(fileName: "csv") == nil)
    }
}
