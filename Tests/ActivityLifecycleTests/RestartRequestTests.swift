import ActivityLifecycle
import Foundation
import LiveActivities
import Testing

@Suite struct RestartRequestTests {
    private typealias Request = RestartRequest<AmbientReadingAttributes.ContentState>

    private func request(_ json: String) throws(RestartRequestError) -> Request {
        try Request(payload: Data(json.utf8))
    }

    @Test func payloadIsRead() throws {
        let read = try request(
            #"""
            {"aps": {"event": "restart-needed", "timestamp": 1234567890, "sound": "x", "content-state":
              {"bookTitle": "Emma", "capturedCount": 6, "isListening": false, "lastTranscript": "Handsome, clever"}}}
            """#)
        #expect(read == Request(timestamp: Date(timeIntervalSince1970: 1_234_567_890), content: .emma))
    }

    @Test func contentMayBeMissing() throws {
        #expect(try request(#"{"aps": {"event": "restart-needed", "timestamp": 1}}"#).content == nil)
    }

    @Test func otherEventsAreNotFollowed() {
        #expect(throws: RestartRequestError.unknownEvent("update")) {
            try request(#"{"aps": {"event": "update", "timestamp": 1}}"#)
        }
    }

    @Test(arguments: [
        (#"{"aps": {"event": "restart-needed"}}"#, "aps.timestamp", "it is missing"),
        (#"{"aps": {"event": "restart-needed", "timestamp": "now"}}"#, "aps.timestamp", "it is not a number"),
        (#"{"aps": {"event": 7}}"#, "aps.event", "it is not a text"),
        (#"{"alert": {}}"#, "aps", "it is missing"),
        (
            #"{"aps": {"event": "restart-needed", "timestamp": 1, "content-state": {"capturedCount": "x"}}}"#,
            "aps.content-state.capturedCount", "it is not a whole number"
        ),
        (
            #"{"aps": {"event": "restart-needed", "timestamp": 1, "content-state": {"capturedCount": 1.5}}}"#,
            "JSON", "a number is too large, or has a fraction where none may be"
        ),
    ])
    func errorNamesTheField(json: String, field: String, problem: String) {
        #expect(throws: RestartRequestError.incorrectField(field, problem: problem)) { try request(json) }
    }

    @Test(arguments: ["", "{", "restart-needed"]) func textThatIsNotJSONIsReported(text: String) {
        #expect(throws: RestartRequestError.notJSON) { try request(text) }
    }
}
