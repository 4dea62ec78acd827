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
}
