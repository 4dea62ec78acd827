import Foundation
import Meditation
import Testing

struct MeditationAttributesTests {
    private typealias ContentState = MeditationAttributes.ContentState
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test func theContentStateHasTheKeysOfAPushPayload() throws {
        let json = """
            {"startedAt": 800000000, "duration": 1200, "methodName": "Zazen", "sessionType": "body-scan",
            "isCompleted": false}
            """
        let state = try JSONDecoder().decode(ContentState.self, from: Data(json.utf8))
        #expect(state == ContentState(startedAt: start, duration: 1200, methodName: "Zazen", sessionType: .bodyScan))
    }

    @Test func aStartInTheFutureIsAPreparation() {
        let state = ContentState(startedAt: start, duration: 60)
        #expect(state.phase(at: start - 5) == .preparing(until: start))
        #expect(state.preparationLeft(at: start - 5) == 5)
        #expect(state.elapsed(at: start - 5) == 0)
        #expect(state.progress(at: start - 5) == 0)
    }

    @Test func theTargetDateExistsOnlyWhileTheClockRuns() {
        var state = ContentState(startedAt: start, duration: 60)
        #expect(state.targetDate == start + 60)
        state.pausedAt = start + 30
        #expect(state.targetDate == nil)
        #expect(state.remaining(at: start + 500) == 30)
    }

    @Test func aZeroDurationIsReachedAtOnce() {
        let state = ContentState(startedAt: start, duration: 0)
        #expect(state.progress(at: start) == 1)
        #expect(state.phase(at: start) == .targetReached(overtime: 0))
    }

    @Test("Attributes of an earlier version, with only the sitting's identifier, can be read")
    func earlierData() throws {
        let id = UUID()
        let data = Data(#"{"sittingID":"\#(id.uuidString)"}"#.utf8)
        let attributes = try JSONDecoder().decode(MeditationAttributes.self, from: data)
        #expect(attributes == MeditationAttributes(sittingID: id))
        #expect(try JSONEncoder().encode(attributes) == data)
    }

    @Test("Method, total duration and timer type have the names from the server's document")
    func names() throws {
        let attributes = MeditationAttributes(
            sittingID: UUID(), methodID: "m1", totalDuration: 1200, timerType: "main")
        let data = try JSONEncoder().encode(attributes)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(object["methodId"] as? String == "m1")
        #expect(object["totalDuration"] as? Double == 1200)
        #expect(object["timerType"] as? String == "main")
        #expect(try JSONDecoder().decode(MeditationAttributes.self, from: data) == attributes)
    }
}
