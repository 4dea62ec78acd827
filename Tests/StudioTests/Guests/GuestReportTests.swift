import Foundation
import GuestProtocol
import Testing

@testable import GuestBuild
@testable import Studio

/// What `islet check` prints.
struct GuestReportTests {
    private let taken = TakenSources(
        files: [.init(path: "Ride.swift", reason: "named")],
        notes: [SourceNote(file: "Ride.swift", line: 1, sentence: "import RideKit was taken out")])
    private let errors = GuestDiagnostic.all(in: "Ride.swift:3:5: error: cannot find 'Ride' in scope\n")

    @Test("Of a source that does not compile, --explain prints what was taken before the errors")
    func explanation() throws {
        let report = GuestReport(of: errors, taken: taken, explains: true)
        #expect(
            try report.text(as: .text) == """
                Ride.swift: taken: named
                Ride.swift:1: import RideKit was taken out
                Ride.swift:3:5: error: cannot find 'Ride' in scope
                1 error.
                """)
        let json = try JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8)) as? [String: Any]
        #expect((json?["files"] as? [[String: String]])?.map { $0["path"] } == ["Ride.swift"])
        #expect((json?["notes"] as? [Any])?.count == 1)
        #expect(try !GuestReport(of: errors, taken: taken, explains: false).text(as: .text).contains("taken"))
    }

    @Test(
        "A failure is an error of the line that it names, or else of the widget's",
        arguments: [
            ("Ride.swift:10: Fatal error: Out of range", "Widget/Ride.swift", 10, "Fatal error: Out of range"),
            ("The widget crashed (signal 11).", "Widget/Live.swift", 4, "The widget crashed (signal 11)."),
            ("Other.swift:10: It ended.", "Widget/Live.swift", 4, "Other.swift:10: It ended."),
            ("Live.swift:3: Ride.swift:10: It ended.", "Widget/Ride.swift", 10, "It ended."),
            ("Live.swift:3: Other.swift:10: It ended.", "Widget/Live.swift", 3, "Other.swift:10: It ended."),
        ])
    func failures(sentence: String, file: String, line: Int, message: String) {
        let failure = GuestDiagnostic.failure(
            sentence, in: ["Widget/Live.swift", "Widget/Ride.swift"], or: GuestPlace(file: "Widget/Live.swift", line: 4)
        )
        #expect(failure.file == file && failure.line == line && failure.message == message && failure.kind == .error)
    }

    @Test("Where no state could be made, the report has each reason at its line")
    func withoutStates() throws {
        let reasons = ["Live.swift:6: Ride.swift:48: Fatal error: Out of range", "Live.swift:30: The widget crashed."]
        let report = GuestReport(withoutStates: reasons, in: ["Widget/Live.swift", "Widget/Ride.swift"])
        #expect(!report.isClean)
        let json = try JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8)) as? [String: Any]
        let failures = try #require(json?["failures"] as? [[String: Any]])
        #expect(failures.map { $0["file"] as? String } == ["Widget/Ride.swift", "Widget/Live.swift"])
        #expect(failures.map { $0["line"] as? Int } == [48, 30])
        #expect(
            failures.map { $0["sentence"] as? String } == ["Fatal error: Out of range", "The widget crashed."])
        #expect(try report.text(as: .text) == (reasons + ["2 findings in 0 states."]).joined(separator: "\n"))
    }

    private func finding(_ sentence: String, found: Double = 5) -> GuestFinding {
        GuestFinding(
            presentation: "lock-screen", kind: "small-text", needed: 11, found: found, text: nil, sentence: sentence,
            file: "Ride.swift", line: 3)
    }

    @Test("Findings that are printed alike are one, though their measures differ a little")
    func measures() {
        let found = SharedFinding.all(in: [
            ("ride", "lock", [finding("2.8 is low", found: 2.82), finding("2.8 is low", found: 2.86)]),
            ("ride", "late", [finding("2.8 is low", found: 2.84), finding("2.8 is low", found: 2.86)]),
        ])
        #expect(found.map { "\($0.place)\($0.timesText)" } == ["ride · lock, late (2 times)"])
    }

    @Test("A finding of several states is one, and names the first of them")
    func sharedFindings() {
        let (small, wide) = (finding("too small"), finding("too wide"))
        let found = SharedFinding.all(in: [
            ("ride", "lock", [small, wide, wide]), ("ride", "lock-2", [small, wide]), ("tram", "lock", [small]),
            ("ride", "compact", [small]), ("ride", "minimal", [small]), ("ride", "late", [small]),
        ])
        #expect(
            found.map { "\($0.place): \($0.finding.sentence)\($0.timesText)" } == [
                "ride · lock, lock-2, compact and 2 more: too small", "ride · lock: too wide (2 times)",
                "ride · lock-2: too wide", "tram · lock: too small",
            ])
    }
}
