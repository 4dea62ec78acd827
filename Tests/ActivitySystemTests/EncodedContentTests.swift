import ActivitySystem
import Foundation
import Testing

struct EncodedContentTests {
    private struct Attributes: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var startedAt: Date
            var name: String
        }
        var table: Int
    }

    private let state = Attributes.ContentState(startedAt: Date(timeIntervalSinceReferenceDate: 1), name: "Tea")

    @Test func aDateIsSecondsSince2001AsInAPushPayload() throws {
        let content = try EncodedContent(ActivityContent(state: state, staleDate: nil))
        #expect(String(decoding: content.state, as: UTF8.self) == #"{"name":"Tea","startedAt":1}"#)
    }

    @Test func typedContentRoundTrips() throws {
        let content = ActivityContent(state: state, staleDate: .distantFuture, relevanceScore: 3)
        #expect(try EncodedContent(content).decoded(as: Attributes.ContentState.self) == content)
    }

    @Test func aTypedRequestNamesItsAttributesByTheirBareType() throws {
        var system = SystemState()
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let content = ActivityContent(state: state, staleDate: nil)
        system.handle(try .request(id: "a", attributes: Attributes(table: 4), content: content), at: now)
        let shown = try #require(system.activityOnShow(at: now))
        #expect(shown.attributesType == "Attributes")
        #expect(String(decoding: shown.attributes, as: UTF8.self) == #"{"table":4}"#)
    }
}
