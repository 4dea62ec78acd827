import ActivityLifecycle
import ActivitySystem
import Foundation
import LiveActivities
import Testing

@testable import Simulation

@Suite struct ScenarioContentTests {
    private static let ambientReading = ActivityKind.all.first { $0.name == "ambient-reading" }!

    private func content(_ fields: [String: ContentValue]) -> ScenarioContent {
        ScenarioContent(kind: .script, fields: fields)
    }

    private static let contents: [[String: ContentValue]] = [
        [:], ["title": .text("Tea"), "a": .boolean(true), "b": .boolean(false)],
        ["x": .number(0), "y": .number(-3), "z": .number(0.1), "w": .number(789_644_700.25), "v": .number(1e20)],
        ["t": .text("say \"a/b\\c\"\n\u{1}\u{7F} 禅 👩‍👩‍👧"), "k/\"": .text("")],
    ]

    @Test(arguments: contents)
    func itsJSONIsWhatTheEncoderWrites(fields: [String: ContentValue]) throws {
        let content = content(fields)
        #expect(content.json == (try EncodedContent(ActivityContent(state: content, staleDate: nil)).state))
    }

    @Test func scenarioContentRoundTrips() throws {
        let fields: [String: ContentValue] = ["a": .text("b"), "c": .number(2.5), "d": .boolean(true)]
        #expect(try JSONDecoder().decode([String: ContentValue].self, from: content(fields).json) == fields)
    }

    @Test func everyKindsContentIsReadableFromItsDefaults() throws {
        var countdown = ActivityKind.countdown.defaults
        for name in ActivityKind.countdown.required {
            countdown[name] = name == "endDate" ? .number(0) : .text("Tea")
        }
        func json(_ kind: ActivityKind, _ fields: [String: ContentValue]) -> Data {
            ScenarioContent(kind: kind, fields: fields).json
        }
        let decoder = JSONDecoder()
        _ = try decoder.decode(CountdownAttributes.ContentState.self, from: json(.countdown, countdown))
        _ = try decoder.decode(
            AmbientReadingAttributes.ContentState.self,
            from: json(Self.ambientReading, Self.ambientReading.defaults))
        _ = try decoder.decode(ScriptAttributes.ContentState.self, from: json(.script, ["title": .text("x")]))
        for kind in ActivityKind.all {
            let attributes = kind.attributes(sessionStart: Simulator.start)
            #expect(try JSONSerialization.jsonObject(with: attributes) is [String: Any])
        }
    }

    @Test func aTooLongTranscriptIsShortened() throws {
        let long = String(repeating: "word ", count: 2000)
        let content = ScenarioContent(
            kind: Self.ambientReading, fields: ["bookTitle": .text("Emma"), "lastTranscript": .text(long)])
        let fitted = try content.fitted(besides: 40)
        #expect(fitted.json.count <= 4056)
        #expect(fitted.fields["bookTitle"] == .text("Emma"))
        guard case .text(let transcript)? = fitted.fields["lastTranscript"] else {
            Issue.record("the transcript is a text")
            return
        }
        #expect(transcript.count == 200 && transcript.hasSuffix("…"))
        #expect(throws: SessionRejection.self) {
            try ScenarioContent(kind: .script, fields: ["title": .text(long)]).fitted(besides: 0)
        }
    }
}
