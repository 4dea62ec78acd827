import Foundation
import GuestProtocol
import Testing

@Suite("The content of a guest's state as JSON")
struct GuestContentTests {
    private enum Phase: String, Codable, CaseIterable { case open, closed }

    private struct Content: Codable {
        var title = "Ride"
        var count = 3
        var isLate = false
        var endDate = Date(timeIntervalSince1970: 1_767_951_840)
        var phase = Phase.open
        var gate: String?
        var stops = ["A", "B"]
    }

    @Test("The fields are those of the type, in its order, with what they hold; one without a value is among them")
    func fields() throws {
        let content = try GuestContent(attributes: [String: String](), state: Content())
        #expect(
            GuestField.fields(of: Content(), as: content.state) == [
                GuestField(name: "title", kind: .text, isRequired: true),
                GuestField(name: "count", kind: .number, isRequired: true),
                GuestField(name: "isLate", kind: .boolean, isRequired: true),
                GuestField(name: "endDate", kind: .instant, isRequired: true),
                GuestField(name: "phase", kind: .choice(["open", "closed"]), isRequired: true),
                GuestField(name: "gate", kind: .text, isRequired: false),
                GuestField(name: "stops", kind: .json, isRequired: true),
            ])
    }

    private struct Renamed: Codable {
        var endDate = Date(timeIntervalSince1970: 0)
        var note: String?
        private enum CodingKeys: String, CodingKey { case endDate = "end_date", note }
    }

    @Test("What is written under another name has that name, and what else may be is not guessed")
    func renamed() throws {
        let content = try GuestContent(attributes: [String: String](), state: Renamed())
        #expect(
            GuestField.fields(of: Renamed(), as: content.state) == [
                GuestField(name: "end_date", kind: .number, isRequired: false)
            ])
    }

    @Test(
        "Dates are seconds since 1970 or ISO 8601",
        arguments: ["1767951840", #""2026-01-09T09:44:00Z""#, #""2026-01-09T09:44:00.000Z""#])
    func dates(date: String) throws {
        let json = Data("[\(date)]".utf8)
        let read = try GuestContent.decoder.decode([Date].self, from: json)
        #expect(read == [Date(timeIntervalSince1970: 1_767_951_840)])
    }
}
