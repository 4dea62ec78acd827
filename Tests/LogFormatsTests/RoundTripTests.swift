import Foundation
import LogFormats
import Meditation
import SeededRandom
import Testing

struct RoundTripTests {
    @Test(arguments: 0..<100)
    func writtenSittingsRoundTrip(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let sittings = (0..<Int.random(in: 0...20, using: &random)).map { _ in Sample.random(&random) }
        for format in [ExportFormat.csv, .json] {
            let bytes = Array(format.text(of: sittings).utf8)
            #expect(ImportFormat(beginningWith: bytes) == .islet)
            let file = ImportFormat.islet.read(bytes, context: Sample.context)
            #expect(file.problems.isEmpty)
            #expect(file.sittings == sittings)
            #expect(DuplicateRule.ownFile.new(of: file.sittings, logged: []).count == sittings.count)
            #expect(DuplicateRule.ownFile.new(of: file.sittings, logged: sittings).isEmpty)
        }
    }

    @Test func startAndLengthAreEnoughInAnEditedFile() throws {
        let csv = "note,started_at,elapsed_seconds\r\n\"calm, bright\",2026-11-20T08:14:00+01:00,600\r\n"
        let file = ImportFormat.islet.read(Array(csv.utf8), context: Sample.context)
        let sitting = try #require(file.sittings.first)
        #expect(sitting.note == "calm, bright")
        #expect(sitting.end.timeIntervalSince(sitting.start) == 600)
        #expect(sitting.methodName == "Meditation" && sitting.outcome == .completed)
        let json = #"[{"started_at": "2026-11-20T07:14:00Z", "elapsed_seconds": 600, "note": "calm, bright"}]"#
        #expect(ImportFormat.islet.read(Array(json.utf8), context: Sample.context).sittings == file.sittings)
    }

    @Test func errorsAreReportedWithTheirLine() {
        let csv = """
            id,started_at,ended_at,elapsed_seconds,target_seconds,outcome,pauses,method,type,note
            x,2026-11-20T08:14:00Z,,600,,,,,,
            ,2026-11-20,,600,,,,,,
            ,2026-11-20T08:14:00Z,,many,,,,,,
            ,2026-11-20T08:14:00Z,,600,,,,,gardening,
            ,2027-11-20T08:14:00Z,,600,,,,,,
            ,2026-11-20T08:14:00Z,,-5,,,,,,
            ,2026-11-20T08:14:00Z,,1e999,,,,,,
            ,2026-11-20T08:14:00Z,,12
            ,2026-11-20T08:14:00Z,,600,,,,"never closed,,

            """
        let file = ImportFormat.islet.read(Array(csv.utf8), context: Sample.context)
        #expect(file.sittings.isEmpty)
        #expect(
            file.problems.map { "\($0.place): \($0.reason)" } == [
                "2: \"x\" is not an id", "3: \"2026-11-20\" is not a date such as 2026-11-21T08:14:00Z",
                "4: \"many\" is not a number of seconds", "5: \"gardening\" is not a type of sitting",
                "6: the sitting ends in the future", "7: elapsed_seconds is not a sitting's length: -5.0",
                "8: elapsed_seconds is not a sitting's length: inf", "9: it has 4 of the header's 10 columns",
                "10: a quotation mark is not closed",
            ])
    }

    /// A sitting as a row of Islet's own CSV and as an entry of its JSON.
    private func files(method: String = "", note: String = "", pauses: [String] = []) throws -> [ImportedFile] {
        var entry: [String: Any] = [
            "started_at": "2026-11-20T08:14:00Z", "elapsed_seconds": 600, "method": method, "note": note,
        ]
        entry["pauses"] = pauses.map { pause in
            let ends = pause.split(separator: "/")
            return ["started_at": String(ends[0]), "ended_at": String(ends[1])]
        }
        let csv = """
            started_at,elapsed_seconds,pauses,method,note
            2026-11-20T08:14:00Z,600,\(pauses.joined(separator: " ")),"\(method)","\(note)"

            """
        return [Data(csv.utf8), try JSONSerialization.data(withJSONObject: [entry])].map {
            ImportFormat.islet.read(Array($0), context: Sample.context)
        }
    }

    @Test(
        "A text with control characters is refused",
        arguments: ["\u{1B}]0;owned\u{7}", "\u{9B}31m", "a\u{7F}b", "a\u{85}b"])
    func controlCharacters(text: String) throws {
        for file in try files(method: text) + files(note: text) {
            #expect(file.sittings.isEmpty)
            #expect(file.problems.map(\.reason) == ["a text has a control character"])
        }
        for file in try files(method: "Tea\ttime") {
            #expect(file.problems.map(\.reason) == ["a text has a control character"])
        }
        for file in try files(note: "one\r\n\ttwo") { #expect(file.sittings.first?.note == "one\n\ttwo") }
    }

    @Test("A text of few characters but many bytes is refused")
    func longTexts() throws {
        let marks = "e" + String(repeating: "\u{301}", count: 50_000)
        for file in try files(method: marks) + files(note: marks) {
            #expect(file.problems.map(\.reason) == ["a text is too long"])
        }
    }

    @Test("Pauses that overlap or are out of order are refused")
    func pausesOutOfOrder() throws {
        let (first, second) = (
            "2026-11-20T08:15:00Z/2026-11-20T08:16:00Z", "2026-11-20T08:16:00Z/2026-11-20T08:17:00Z"
        )
        for file in try files(pauses: [first, second]) { #expect(file.sittings.first?.pauses.count == 2) }
        for pauses in [[first, first], [second, first]] {
            for file in try files(pauses: pauses) {
                #expect(file.problems.map(\.reason) == ["its pauses overlap or are out of order"])
            }
        }
    }

    @Test func aBadEntryDoesNotHideTheOthers() {
        let json = """
            [{"elapsed_seconds": 600}, {"started_at": "2026-11-20T07:14:00Z", "elapsed_seconds": "600"}, 7,
             {"started_at": "2026-11-20T07:14:00Z", "elapsed_seconds": -1},
             {"started_at": "2026-11-20T07:14:00Z", "elapsed_seconds": 600}]
            """
        let file = ImportFormat.islet.read(Array(json.utf8), context: Sample.context)
        #expect(file.sittings.count == 1)
        #expect(
            file.problems.map { "\($0.place): \($0.reason)" } == [
                "1: started_at is missing", "2: elapsed_seconds has the wrong type", "3: it is not an object",
                "4: elapsed_seconds is not a sitting's length: -1.0",
            ])
        let huge = #"[{"started_at": "2026-11-20T07:14:00Z", "elapsed_seconds": 1e999}]"#
        let problems = ImportFormat.islet.read(Array(huge.utf8), context: Sample.context).problems
        #expect(problems.map(\.reason) == ["a number is out of range"])
    }

    @Test func aTruncatedFileIsReported() {
        let json = #"[{"started_at": "2026-11-20T07:14:00Z", "elapsed_seconds": 600},"#
        let file = ImportFormat.islet.read(Array(json.utf8), context: Sample.context)
        #expect(file.sittings.isEmpty)
        #expect(file.problems.map(\.reason) == ["the file lacks its last ]; it was not copied whole"])
    }
}
