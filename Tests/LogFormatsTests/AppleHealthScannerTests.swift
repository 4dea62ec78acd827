import Foundation
import Testing

@testable import LogFormats

struct AppleHealthScannerTests {
    /// As the phone writes it since iOS 16: a document type with an unterminated declaration, a control character, and
    /// attributes with blanks in their names.
    private let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 12 > -->
        <!ATTLIST HealthData
          locale CDATA #REQUIRED
        <!ATTLIST Record type CDATA #REQUIRED
          device CDATA #IMPLIED>
        ]>
        <HealthData locale="de_DE">
         <Record type="HKQuantityTypeIdentifierBodyFat" Health Mate App Version="2.6" startDate="x" value=">"/>
         <!-- <Record type="HKCategoryTypeIdentifierMindfulSession" startDate="x"/> -->
         <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="my’s &quot;Watch&quot; &amp; co&#46;" sourceVersion="10.6.1"
          creationDate="2025-01-31 08:43:23 +0900" startDate="2025-01-31 08:38:20 +0900"
          endDate="2025-01-31 08:43:20 +0900" value="HKCategoryValueNotApplicable"/>
         <Record type='HKCategoryTypeIdentifierMindfulSession' startDate="2025-02-01 08:00:00 +0100" endDate="2025-02-01 08:20:00 +0100">
          <MetadataEntry key="a > b" value="\u{0B}"/>
         </Record>
         <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="x" startDate="soon" endDate="later"/>
        </HealthData>

        """

    private func read(inPiecesOf size: Int) -> ImportedFile {
        var scanner = AppleHealthScanner(context: Sample.context)
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            scanner.feed(Array(bytes[start..<min(bytes.count, start + size)]))
        }
        return scanner.finish()
    }

    @Test func mindfulMinutesAreFoundInMalformedXML() throws {
        let bytes = Array(text.utf8)
        #expect(ImportFormat(beginningWith: bytes) == .appleHealth)
        let file = ImportFormat.appleHealth.read(bytes, context: Sample.context)
        #expect(
            file.sittings.map(\.start) == [
                ExactDate.parse("2025-01-30T23:38:20Z"), ExactDate.parse("2025-02-01T07:00:00Z"),
            ])
        #expect(file.sittings.map(\.elapsed) == [300, 1200])
        #expect(file.sittings.map(\.note) == ["From my’s \"Watch\" & co.", nil])
        #expect(file.problems == [.init(place: 18, reason: "\"soon\" is not a date (startDate)")])
    }

    @Test(arguments: [1, 2, 3, 7, 64, 500])
    func chunkBoundariesDoNotMatter(_ size: Int) {
        #expect(read(inPiecesOf: size) == read(inPiecesOf: 100_000))
    }

    @Test(arguments: [("<HealthData>\n<Record type=\"", 2), ("<HealthData>\n<Record type=\"x\"/>\n", 3)])
    func aTruncatedFileIsReported(text: String, line: Int) {
        var scanner = AppleHealthScanner(context: Sample.context)
        scanner.feed(Array(text.utf8))
        #expect(scanner.finish().problems.map(\.place) == [line])
    }
}
