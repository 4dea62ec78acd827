import Testing

@testable import LogFormats

struct CSVTests {
    private func fields(_ text: String) -> [[String]] { CSVReader.records(Array(text.utf8)).map(\.fields) }

    @Test func quotedFieldsMayContainCommasQuotesAndLineEnds() {
        #expect(fields("a,\"b,\"\"c\"\"\nd\",e\r\nf,,\r\n") == [["a", "b,\"c\"\nd", "e"], ["f", "", ""]])
    }

    @Test func anyByteOrderMarkLineEndAndBlankLineIsAccepted() {
        #expect(fields("\u{FEFF}a,b\rc,d\n\n  \r\ne,f") == [["a", "b"], ["c", "d"], ["e", "f"]])
    }

    @Test func recordsKnowTheirFirstLine() {
        let records = CSVReader.records(Array("a\r\n\"b\r\nc\nd\",e\r\n\r\nf,\"g".utf8))
        #expect(records.map(\.line) == [1, 2, 6])
        #expect(records.map(\.fault) == [nil, nil, .unclosed])
    }

    @Test("A record of more than a megabyte is reported, and the next one is read", arguments: ["x", ",", "\""])
    func longRecord(piece: String) {
        let long = String(repeating: piece, count: 2_000_000)
        let records = CSVReader.records(Array("a\n\(long)\nb\n".utf8))
        #expect(records.map(\.line) == [1, 2, 3])
        #expect(records.map(\.fault) == [nil, .tooLong, nil])
        #expect(records[1].fields.joined().utf8.count <= 1_000_000)
    }

    @Test func aQuoteInsideAFieldIsLiteral() {
        #expect(fields("5\" thick,x\n") == [["5\" thick", "x"]])
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "'quoted'", "'=1"])
    func formulasAreGuardedAndRoundTrip(_ text: String) {
        let cell = CSVWriter.cell(of: text)
        #expect(cell == "'" + text)
        #expect(CSVWriter.text(of: cell) == text)
        #expect(fields(CSVWriter.line([cell, "x"])) == [[cell, "x"]])
    }

    @Test func otherTextsAreUnchanged() {
        for text in ["", "Metta", "a=b", "1-2", "’tis"] {
            #expect(CSVWriter.cell(of: text) == text)
            #expect(CSVWriter.text(of: text) == text)
        }
        // An apostrophe before a word that was there originally is kept.
        #expect(CSVWriter.text(of: "'tis") == "'tis")
    }
}
