import Foundation
import Testing

@testable import PushDevice

/// How a device handles pushes that were answered with 200.
struct DropTests {
    private typealias Trial = DeviceTrial

    struct Case: Sendable, CustomTestStringConvertible {
        let payload: String
        let reason: DropReason
        var path: String?
        var hint: String?
        var testDescription: String { reason.rawValue + (path.map { " " + $0 } ?? "") }
    }

    private static let start = Trial.epoch(0)

    static let updates: [Case] = [
        Case(payload: "{", reason: .notJSON),
        Case(payload: "[1]", reason: .notJSON),
        Case(payload: "{}", reason: .missingAPS, path: "aps"),
        Case(payload: #"{"aps":1}"#, reason: .missingAPS, path: "aps"),
        Case(payload: #"{"aps":{"event":"update"}}"#, reason: .missingTimestamp, path: "aps.timestamp", hint: "1970"),
        Case(
            payload: #"{"aps":{"timestamp":"now","event":"update"}}"#, reason: .incorrectField, path: "aps.timestamp",
            hint: "1970"),
        Case(payload: #"{"aps":{"timestamp":\#(start)}}"#, reason: .unknownEvent, path: "aps.event"),
        Case(payload: #"{"aps":{"timestamp":\#(start),"event":"stop"}}"#, reason: .unknownEvent, path: "aps.event"),
        Case(
            payload: #"{"aps":{"timestamp":\#(start),"event":"update"}}"#, reason: .contentNotDecodable,
            path: "aps.content-state"),
        Case(payload: Trial.update("[]"), reason: .contentNotDecodable, path: "aps.content-state"),
        Case(
            payload: Trial.update(#"{"n":2}"#, at: 0, #","stale-date":"soon""#), reason: .incorrectField,
            path: "aps.stale-date", hint: "1970"),
        Case(
            payload: Trial.update(#"{"n":2}"#, at: 0, #","relevance-score":"high""#), reason: .incorrectField,
            path: "aps.relevance-score"),
        Case(payload: Trial.update(at: -9 * 3600), reason: .farPast, path: "aps.timestamp"),
        Case(payload: Trial.update(at: 9 * 3600), reason: .farFuture, path: "aps.timestamp"),
        Case(
            payload: #"{"aps":{"timestamp":\#(start)000,"event":"update","content-state":{}}}"#, reason: .farFuture,
            path: "aps.timestamp", hint: "milliseconds"),
        Case(
            payload: #"{"aps":{"timestamp":\#(start - 978_307_200),"event":"update","content-state":{}}}"#,
            reason: .farPast, path: "aps.timestamp", hint: "since 2001"),
        Case(payload: Trial.update(at: -5), reason: .olderTimestamp, path: "aps.timestamp"),
        Case(payload: Trial.startPayload(), reason: .wrongToken),
        Case(
            payload: Trial.update(#"{"text":"\#(String(repeating: "a", count: 4100))"}"#), reason: .tooLarge),
    ]

    @Test(
        "A wrong push to an activity is dropped for its reason, and the activity keeps its content", arguments: updates)
    func drops(_ example: Case) {
        var trial = Trial()
        trial.push(Trial.update())
        let records = trial.push(example.payload)
        #expect(records.words == ["dropped \(example.reason.rawValue)"])
        #expect(records.first?.path == example.path)
        if let hint = example.hint { #expect(records.first?.hint?.contains(hint) == true) }
        #expect(trial.content() == #"{"n":1}"#)
        #expect(!DeliveryWords.line(records[0]).contains("nil"))
    }

    @Test("An older timestamp is dropped and the record says by how much; an equal one is accepted")
    func olderTimestamp() {
        var trial = Trial()
        trial.push(Trial.update(at: 10), at: 10)
        let older = trial.push(Trial.update(#"{"n":2}"#, at: 7), at: 11)
        #expect(older.first?.seconds == 3)
        #expect(DeliveryWords.sentence(older[0]).contains("3.0 s older"))
        #expect(trial.push(Trial.update(#"{"n":3}"#, at: 10), at: 12).words == ["delivered"])
        #expect(trial.content() == #"{"n":3}"#)
    }

    static let starts: [Case] = [
        Case(payload: Trial.startPayload(""), reason: .missingAlert, path: "aps.alert"),
        Case(
            payload: Trial.startPayload(type: "PizzaAttributes"), reason: .unknownAttributesType,
            path: "aps.attributes-type"),
        Case(
            payload: Trial.startPayload(type: "MeditationAttributes", attributes: #"{"sittingID":"x"}"#),
            reason: .attributesNotDecodable, path: "aps.attributes.sittingID"),
        Case(
            payload: Trial.startPayload(attributes: "{}"), reason: .attributesNotDecodable, path: "aps.attributes.name"),
        Case(payload: Trial.startPayload(content: "{}"), reason: .contentNotDecodable, path: "aps.content-state.title"),
        Case(
            payload: Trial.startPayload(content: #"{"title":"a","endDate":"2026-01-01T00:00:00Z"}"#),
            reason: .contentNotDecodable, path: "aps.content-state.endDate", hint: "ISO 8601"),
        Case(
            payload: Trial.startPayload(#","alert":{"title":"a"},"input-push-token":1,"input-push-channel":"c2l0""#),
            reason: .bothInputPushKeys, path: "aps.input-push-channel"),
        Case(
            payload: Trial.startPayload(attributes: #"{"name":"\#(String(repeating: "a", count: 4090))"}"#),
            reason: .tooLarge),
        Case(payload: Trial.startPayload(at: -9 * 3600), reason: .farPast, path: "aps.timestamp"),
    ]

    @Test("An invalid start starts nothing", arguments: starts)
    func wrongStarts(_ example: Case) throws {
        let sample = try ContentSample(json: Data(#"{"toppings":1}"#.utf8))
        var trial = Trial {
            $0.bundleIDs = [Trial.bundleID]
            $0.contentSamples = ["OrderAttributes": sample]
        }
        // A token of an unknown type accepts any type, so that the check of the type itself is reached.
        let records = trial.push(example.payload, to: "aa00")
        #expect(records.words == ["dropped \(example.reason.rawValue)"])
        #expect(records.first(.dropped)?.path == example.path)
        if let hint = example.hint { #expect(records.first(.dropped)?.hint?.contains(hint) == true) }
        #expect(trial.device.phones[Phone.main]?.activities.isEmpty == true)
    }

    @Test("Pushes after the end are dropped, and after the user's dismissal as dismissed")
    func afterTheEnd() {
        var trial = Trial()
        trial.push(Trial.update())
        let end = trial.push(Trial.end(at: 1), at: 1)
        #expect(end.map(\.outcome) == [.delivered, .activityEnded, .tokenRetired])
        #expect(trial.push(Trial.update(at: 2), at: 2).words == ["dropped ended"])
        #expect(trial.device.takeEffects() == [.retire(token(Trial.token), .expired)])

        trial = Trial()
        trial.push(Trial.update())
        let id = String(Trial.token.prefix(8))
        #expect(
            trial.device.dismiss(activity: id, at: Trial.start + 1)?.map(\.outcome)
                == [.activityEnded, .tokenRetired, .activityDismissed])
        #expect(trial.push(Trial.update(at: 2), at: 2).words == ["dropped dismissed"])
        #expect(trial.device.takeEffects() == [.retire(token(Trial.token), .unregistered)])
        #expect(trial.device.dismiss(activity: id, at: Trial.start + 3) == nil)
    }

    @Test("An end is honoured with any timestamp, but older content is not")
    func oldEnd() {
        var trial = Trial()
        trial.push(Trial.update(#"{"n":5}"#, at: 10), at: 10)
        let records = trial.push(Trial.end(at: 3, #","content-state":{"n":0}"#), at: 11)
        #expect(records.first(.delivered) != nil)
        #expect(trial.content() == #"{"n":5}"#)
    }

    @Test("With Live Activities switched off nothing is accepted")
    func switchedOff() {
        var trial = Trial()
        trial.push(Trial.update())
        _ = trial.device.change(SwitchChanges(activitiesEnabled: false), at: Trial.start)
        #expect(trial.push(Trial.update(at: 1), at: 1).words == ["dropped activities-off"])
        #expect(trial.push(Trial.startPayload(), at: 1, to: "aa00").words == ["dropped activities-off"])
        #expect(trial.push(Trial.update(at: 1), at: 1, to: "bb00").words == ["dropped activities-off"])
        _ = trial.device.change(SwitchChanges(activitiesEnabled: true), at: Trial.start + 2)
        #expect(trial.push(Trial.update(at: 3), at: 3).words == ["delivered"])
    }

    @Test("An end to an unknown token, a token of another app and a channel without listeners reach nobody")
    func nobody() {
        var trial = Trial()
        #expect(trial.push(Trial.end(), to: "aa00").words == ["dropped unknown-token"])
        #expect(trial.device.phones.count == 1)
        trial.push(Trial.update())
        #expect(trial.push(Trial.update(), bundleID: "com.example.other").words == ["dropped unknown-token"])
        #expect(trial.push(Trial.update(), channel: "c2l0").words == ["dropped no-subscriber"])
        #expect(trial.push(Trial.startPayload(), channel: "c2l0").words == ["dropped broadcast-start"])
    }

    @Test("An app's sixth activity is too many, and the eleventh start in ten minutes is over the budget")
    func tooMany() {
        var trial = Trial { $0.bundleIDs = [Trial.bundleID] }
        let token = trial.startToken(type: "ScriptAttributes")
        for _ in 1...5 { #expect(trial.push(Trial.startPayload(), to: token).words == ["delivered"]) }
        for _ in 6...10 {
            #expect(trial.push(Trial.startPayload(), to: token).words == ["dropped too-many-activities"])
        }
        let over = trial.push(Trial.startPayload(), to: token)
        #expect(over.words == ["dropped push-to-start-budget"])
        #expect((over.first?.seconds ?? 0) > 59 && (over.first?.seconds ?? 0) < 61)
        #expect(trial.push(Trial.startPayload(at: 61), at: 61, to: token).words == ["dropped too-many-activities"])
    }
}
