import ActivitySystem
import Foundation
import LiveActivities
import Meditation
import Testing

@Suite struct ActivityWidgetsTests {
    private func data(_ text: String) -> Data { Data(text.utf8) }

    private func shown(_ type: String, attributes: String, content: String) -> ShownActivity? {
        var system = SystemState()
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        system.handle(
            .request(
                ActivityRequest(
                    id: "one", app: "script", attributesType: type, attributes: data(attributes),
                    content: EncodedContent(state: data(content)))), at: now)
        return system.activityOnShow(at: now)
    }

    @Test func everyTypeHasItsBareName() {
        #expect(
            ActivityWidgets.types == [
                "MeditationAttributes", "AmbientReadingAttributes", "CountdownAttributes", "ScriptAttributes",
            ])
    }

    @Test func anActivityIsShownByTheWidgetOfItsType() throws {
        let activity = try #require(
            shown("ScriptAttributes", attributes: #"{"name":"build"}"#, content: #"{"title":"Build","progress":0.5}"#))
        #expect(ActivityWidgets.views(for: activity) != nil)
        #expect(ActivityWidgets.summary(of: activity) == ActivitySummary(title: "Build", progress: 0.5))
    }

    @Test func unknownTypesAndInvalidDataShowNothing() throws {
        let unknown = try #require(shown("PizzaAttributes", attributes: "{}", content: "{}"))
        #expect(ActivityWidgets.views(for: unknown) == nil)
        let other = try #require(shown("ScriptAttributes", attributes: "{}", content: "[1]"))
        #expect(ActivityWidgets.views(for: other) == nil)
        #expect(ActivityWidgets.summary(of: other) == nil)
    }

    @Test func aCheckListsTheKnownTypes() {
        let error = #expect(throws: ActivityWidgetError.self) {
            try ActivityWidgets.check(attributes: data("{}"), content: data("{}"), type: "PizzaAttributes")
        }
        #expect(error == .unknownType("PizzaAttributes", known: ActivityWidgets.types))
        #expect(error?.description.contains("CountdownAttributes") == true)
    }

    @Test func aCheckNamesThePartAndTheField() {
        func error(_ attributes: String, _ content: String) -> ActivityWidgetError? {
            #expect(throws: ActivityWidgetError.self) {
                try ActivityWidgets.check(
                    attributes: data(attributes), content: data(content), type: "ScriptAttributes")
            }
        }
        let name = #"{"name":"build"}"#
        #expect(error("{}", #"{"title":"Build"}"#) == .incorrect(.attributes, field: "name", problem: "it is missing"))
        #expect(error(name, "{}") == .incorrect(.content, field: "title", problem: "it is missing"))
        #expect(
            error(name, #"{"title":"Build","progress":"half"}"#)
                == .incorrect(.content, field: "progress", problem: "it is not a number"))
        #expect(error(name, "title") == .notJSON(.content))
        guard case .refused(field: "progress", _) = error(name, #"{"title":"Build","progress":2}"#) else {
            Issue.record("a progress of 2 was not refused")
            return
        }
    }

    @Test func everyTypeTakesItsOwnData() throws {
        let encoder = JSONEncoder()
        let start = Date(timeIntervalSinceReferenceDate: 0)
        try ActivityWidgets.check(
            attributes: encoder.encode(MeditationAttributes(sittingID: UUID())),
            content: encoder.encode(MeditationAttributes.ContentState(startedAt: start)), type: "MeditationAttributes")
        try ActivityWidgets.check(
            attributes: encoder.encode(CountdownAttributes()),
            content: encoder.encode(CountdownAttributes.ContentState(endDate: start, title: "Tea")),
            type: "CountdownAttributes")
        try ActivityWidgets.check(
            attributes: encoder.encode(AmbientReadingAttributes(startTime: start)),
            content: encoder.encode(AmbientReadingAttributes.ContentState()), type: "AmbientReadingAttributes")
    }

    @Test("The declared fields of a kind are those of its content", arguments: ActivityWidgets.all)
    func fieldsAreThoseOfTheContent(widget: ActivityWidget) throws {
        var object: [String: Any] = [:]
        for (index, field) in widget.fields.enumerated() {
            object[field.name] =
                switch field.kind {
                case .text: "#007AFF"
                case .number: 1
                case .boolean: true
                // Each later than the previous one, so that nothing ends before it begins.
                case .instant, .length: 1000 + index
                case .choice(let words): words[0]
                case .json: [1]
                }
        }
        let json = try JSONSerialization.data(withJSONObject: object)
        let content = try widget.readContent(json, .deferredToDate)
        #expect(
            try (JSONSerialization.jsonObject(with: content) as? [String: Any])?.keys.sorted()
                == widget.fields.map(\.name).sorted())
    }

    @Test("Required fields plus defaults make valid content", arguments: ActivityWidgets.all)
    func requiredAndUsualFieldsAreEnough(widget: ActivityWidget) throws {
        var object: [String: Any] = [:]
        for field in widget.fields where field.isRequired || field.usual != nil || field.name == widget.startField {
            object[field.name] =
                switch field.usual {
                case .text(let text): text
                case .number(let number): number
                case .boolean(let boolean): boolean
                case nil: field.kind == .instant ? 1000 : "Tea"
                }
        }
        let content = try JSONSerialization.data(withJSONObject: object)
        try widget.check(widget.attributes("one", Date(timeIntervalSinceReferenceDate: 0)), content)
    }

    @Test(
        "ActivityKit's calls of each type keep the bytes that they are given",
        arguments: [
            (
                "MeditationAttributes",
                #"{"isCompleted":false,"methodName":"Zazen","sessionType":"meditation","startedAt":1000.1}"#
            ),
            ("AmbientReadingAttributes", #"{"capturedCount":3,"isListening":true,"lastTranscript":"a \/ b"}"#),
            ("CountdownAttributes", #"{"endDate":800000000.123456,"title":"Tea"}"#),
            ("ScriptAttributes", #"{"progress":0.1,"startDate":1000.7,"title":"Build"}"#),
        ])
    func calls(of type: String, content: String) throws {
        let widget = try #require(ActivityWidgets.widget(type))
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        var request = ActivityRequest(
            id: "one", app: "script", attributesType: type, attributes: widget.attributes("one", now),
            content: EncodedContent(state: data(content), staleDate: now + 60, relevanceScore: 2))
        (request.pushType, request.start) = (.token, now + 10)
        request.alert = AlertConfiguration(title: "Now", body: "", sound: .default)
        var (typed, commanded) = (SystemState(), SystemState())
        try typed.act(as: "script", at: now) { try widget.request(request) }
        commanded.handle(.request(request), at: now)
        #expect(typed == commanded)
        #expect(typed.content(of: "one")?.state == data(content))

        let news = EncodedContent(state: data(content), relevanceScore: 3)
        let updates = typed.act(as: "script", at: now + 20) {
            widget.update("one", news, alertConfiguration: request.alert)
        }
        #expect(
            updates == commanded.handle(.update(id: "one", content: news, alert: request.alert), at: now + 20))
        #expect(typed == commanded)

        let ends = typed.act(as: "script", at: now + 30) { widget.end("one", nil, dismissalPolicy: .default) }
        #expect(ends == commanded.handle(.end(id: "one", dismissalPolicy: .default), at: now + 30))
        #expect(typed == commanded)
    }

    @Test("What cannot be read is refused by a request, and has no activity to update or end")
    func unreadable() throws {
        let widget = try #require(ActivityWidgets.widget("ScriptAttributes"))
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        let untitled = EncodedContent(state: data("{}"))
        let request = ActivityRequest(
            id: "one", app: "script", attributesType: widget.type, attributes: data(#"{"name":"one"}"#),
            content: untitled)
        var system = SystemState()
        #expect(throws: DecodingError.self) {
            try system.act(as: "script", at: now) { try widget.request(request) }
        }
        #expect(system.activities.isEmpty)
        system.handle(.request(request), at: now)
        let before = system
        let titled = EncodedContent(state: data(#"{"title":"Build"}"#))
        #expect(system.act(as: "script", at: now) { widget.update("one", titled) } == nil)
        #expect(system.act(as: "script", at: now) { widget.end("one", nil, dismissalPolicy: .default) } == nil)
        #expect(system == before)
    }
}
