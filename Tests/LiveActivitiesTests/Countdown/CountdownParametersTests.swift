import Foundation
import LiveActivities
import Testing

@Suite struct CountdownParametersTests {
    private func read(_ json: String) throws(CountdownError) -> CountdownParameters {
        try CountdownParameters(json: Data(json.utf8))
    }

    @Test func millisecondsBecomeADate() throws {
        let parameters = try read(#"{"endDate": 1767952260500, "title": "Tea", "alertMessage": "Now", "else": 1}"#)
        #expect(parameters.endDate == Date(timeIntervalSince1970: 1_767_952_260.5))
        #expect(parameters.content.staleDate == parameters.endDate)
        let expected = CountdownAttributes.ContentState(
            endDate: parameters.endDate, title: "Tea", alertMessage: "Now")
        #expect(parameters.content.state == expected)
    }

    @Test(arguments: [
        (#"{"title": "Tea"}"#, "endDate", "it is missing"),
        (#"{"endDate": "soon", "title": "Tea"}"#, "endDate", "it is not a number"),
        (#"{"endDate": null, "title": "Tea"}"#, "endDate", "it is null, not a number"),
        (#"{"endDate": 1e300, "title": "Tea"}"#, "endDate", "it is not a time in milliseconds since 1970"),
        (#"{"endDate": 1}"#, "title", "it is missing"),
        (#"{"endDate": 1, "title": 7}"#, "title", "it is not a text"),
        (#"{"endDate": 1, "title": " "}"#, "title", "it is empty"),
        (#"{"endDate": 1, "title": "Tea", "subtitle": []}"#, "subtitle", "it is not a text"),
        (#"{"endDate": 1, "title": "Tea", "color": "blue"}"#, "color", "it is not a color like #007AFF"),
        (##"{"endDate": 1, "title": "Tea", "color": "#+12345"}"##, "color", "it is not a color like #007AFF"),
        (#"{"endDate": 1, "title": "Te\u001ba"}"#, "title", "it has a line break or a control character"),
        (
            #"{"endDate": 1, "title": "Tea", "alertMessage": "a\nb"}"#, "alertMessage",
            "it has a line break or a control character"
        ),
        (#"[]"#, "JSON", "it is not an object"),
        (#"{"#, "JSON", "it cannot be read"),
    ])
    func errorNamesTheField(json: String, field: String, problem: String) {
        #expect(throws: CountdownError.incorrectData(field: field, problem: problem)) { try read(json) }
    }

    @Test func itemsHaveDefaultsForWhatIsMissing() {
        let end = Date(timeIntervalSinceReferenceDate: 1)
        let bare = CountdownParameters(CountdownItem(id: "a", endDate: end, title: "", subtitle: ""))
        #expect(bare?.title == "Countdown Timer")
        #expect(bare?.subtitle == "Time remaining")
        #expect(bare?.color == "#007AFF")
        let full = CountdownParameters(
            CountdownItem(id: "a", endDate: end, title: "Tea", subtitle: "Oolong", color: "#123456"))
        #expect(full?.title == "Tea" && full?.subtitle == "Oolong" && full?.color == "#123456")
        #expect(CountdownParameters(CountdownItem(id: "a", endDate: nil, title: "Tea")) == nil)
    }
}
