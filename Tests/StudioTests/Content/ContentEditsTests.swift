import Foundation
import HostSystem
import LiveActivities
import PlainText
import Presentations
import Testing

@testable import Studio

/// States whose fields have values of one's own.
struct ContentEditsTests {
    private func edits(_ json: String, attributes: String = "{}") throws -> ContentEdits {
        var edits = ContentEdits()
        edits.content = try #require(JSONValue(json: Data(json.utf8))?.members)
        edits.attributes = try #require(JSONValue(json: Data(attributes.utf8))?.members)
        return edits
    }

    private func choice(_ preview: ActivityPreview, _ json: String, attributes: String = "{}") throws -> PreviewChoice {
        var choice = PreviewChoice(preview: preview, traits: PreviewTraits())
        try choice.edit(edits(json, attributes: attributes))
        return choice
    }

    private func reading(_ choice: PreviewChoice) -> String {
        choice.picture(of: [.lockScreen]).rendering(at: choice.now).reading.sentence
    }

    @Test("Given fields take the place of the state's, the others stay, and null takes one away")
    func merging() throws {
        let words = reading(try self.choice(.countdown, #"{"title": "Launch", "endDate": "+90m", "subtitle": null}"#))
        #expect(words.contains("Launch") && words.contains("1:29:13") && !words.contains("Time remaining"))
    }

    @Test("Instants are times after the start, dates or seconds since 1970")
    func instants() throws {
        let start = ActivityPreview.start
        for end in ["\"+20m\"", "\"2026-01-09T10:01:00Z\"", "\(Int(start.timeIntervalSince1970) + 1200)"] {
            let choice = try self.choice(.countdown, #"{"endDate": \#(end)}"#)
            #expect(choice.state.target == 1200)
            #expect(reading(choice).contains("19:13"))
        }
        #expect(try self.choice(.meditation, #"{"startedAt": "-30s"}"#).state.target == 1170)
    }

    @Test(
        "What is wrong is one sentence that names the field and what it holds",
        arguments: [
            (
                ActivityPreview.countdown, #"{"titel": "x"}"#,
                #"Unknown field `titel` of countdown (--content); did you mean "title"?"#
            ),
            (.countdown, #"{"title": 5}"#, "`title` of countdown is a text, not 5 (--content)."),
            (.countdown, #"{"title": null}"#, "`title` of countdown is a text, not null (--content)."),
            (.countdown, #"{"endDate": "soon"}"#, "not \"soon\" (--content)."),
            (.meditation, #"{"sessionType": "nap"}"#, "is one of \"meditation\", \"breathing\""),
            (.meditation, #"{"isCompleted": 1}"#, "`isCompleted` of meditation is true or false, not 1 (--content)."),
            (.meditation, #"{"duration": "long"}"#, "`duration` of meditation is a number of seconds"),
            (.script, #"{"progress": 7}"#, "`progress` is 7; it goes from 0 to 1."),
        ])
    func refusals(_ preview: ActivityPreview, _ json: String, _ sentence: String) throws {
        var choice = PreviewChoice(preview: preview, traits: PreviewTraits())
        let before = reading(choice)
        #expect {
            try choice.edit(try edits(json))
        } throws: {
            ($0 as? CommandFailure)?.sentence.contains(sentence) == true
        }
        #expect(reading(choice) == before && choice.edits.isEmpty)
    }

    @Test("A state that is larger than a Live Activity may be is refused")
    func size() throws {
        let long = String(repeating: "tea ", count: 1100)
        #expect {
            try self.choice(.countdown, #"{"title": "\#(long)"}"#)
        } throws: {
            ($0 as? CommandFailure)?.sentence.contains("at most 4096") == true
        }
    }

    @Test("Attributes are checked too")
    func attributes() throws {
        #expect {
            try self.choice(.meditation, "{}", attributes: #"{"sittingID": 5}"#)
        } throws: {
            let sentence = "`sittingID` of meditation is incorrect: it is not a text (--attributes)."
            return ($0 as? CommandFailure)?.sentence == sentence
        }
        let choice = try self.choice(.ambientReading, "{}", attributes: "{}")
        #expect(choice.edits.isEmpty)
    }

    @Test("Edits stay in another state of the widget, and go with another widget")
    func choosing() throws {
        var choice = try self.choice(.countdown, #"{"title": "Launch"}"#)
        try choice.choose(try #require(choice.preview.state(named: "alert")))
        #expect(reading(choice).contains("Launch") && reading(choice).contains("Take the leaves out"))
        try choice.choose(.script)
        #expect(choice.edits.isEmpty && reading(choice).contains("Building islet"))
    }

    @Test("The command of a saved picture has the edits, quoted for a shell")
    func line() throws {
        let choice = try self.choice(.countdown, #"{"title": "It's tea", "endDate": "+90m"}"#)
        let line = RenderLine(.points, of: choice, [.lockScreen], to: "a.svg")
        #expect(line.arguments.contains(#"{"endDate":"+90m","title":"It's tea"}"#))
        #expect(line.text.contains(#"--content '{"endDate":"+90m","title":"It'\''s tea"}'"#))
    }
}
