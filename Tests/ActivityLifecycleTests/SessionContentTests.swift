import ActivitySystem
import Foundation
import LiveActivities
import Testing

@testable import ActivityLifecycle

@Suite struct SessionContentTests {
    private typealias State = AmbientReadingAttributes.ContentState

    private func size(_ state: State) throws -> Int {
        try EncodedContent(ActivityContent(state: state, staleDate: nil)).state.count
    }

    @Test func contentThatFitsIsNotShortened() throws {
        let state = State(lastTranscript: String(repeating: "a", count: 3000))
        #expect(try state.fitted(besides: 100) == state)
    }

    @Test func transcriptIsCutToTwoHundredCharacters() throws {
        let state = State(bookTitle: "Emma", capturedCount: 7, lastTranscript: String(repeating: "word ", count: 1000))
        let fitted = try state.fitted(besides: 0)
        #expect(fitted.lastTranscript.count == 200)
        #expect(fitted.lastTranscript.hasSuffix("…"))
        #expect(fitted.bookTitle == "Emma" && fitted.capturedCount == 7)
    }

    @Test func transcriptIsCutBetweenCharacters() throws {
        let family = "👩‍👩‍👧‍👦"
        let fitted = try State(lastTranscript: String(repeating: family, count: 400)).fitted(besides: 0)
        #expect(fitted.lastTranscript.dropLast().allSatisfy { String($0) == family })
        #expect(fitted.lastTranscript.count < 200, "bytes decide: 25 bytes a character")
    }

    @Test func aHugeSingleCharacterIsDropped() throws {
        let monster = "e" + String(repeating: "\u{301}", count: 5000)
        #expect(monster.count == 1)
        let fitted = try State(bookTitle: "Emma", lastTranscript: monster).fitted(besides: 0)
        #expect(fitted == State(bookTitle: "Emma", lastTranscript: ""))
    }

    @Test func titleIsShortenedWhenTheTranscriptIsGone() throws {
        let state = State(bookTitle: String(repeating: "t", count: 9000), lastTranscript: "x")
        let fitted = try state.fitted(besides: 0)
        #expect(fitted.bookTitle?.count == 200)
        #expect(fitted.lastTranscript.isEmpty)
    }

    @Test func attributesCountToo() throws {
        let state = State(lastTranscript: String(repeating: "\"", count: 1500))
        let fitted = try state.fitted(besides: 3900)
        #expect(try size(fitted) + 3900 <= SystemState.contentLimit)
    }

    @Test func contentThatCannotFitIsRejectedAndChangesNothing() {
        var session = TestSession.onShow(
            .gatsby, TestSession.Lifecycle(handover: .requestingFirst, attributesSize: 3950))
        #expect(session.lifecycle.isRunning)
        var huge = TestSession(TestSession.Lifecycle(handover: .requestingFirst, attributesSize: 4090))
        guard case .rejected(.contentTooLarge(let size, limit: 4096))? = huge.send(.start(.gatsby), at: 0).first else {
            Issue.record("not rejected")
            return
        }
        #expect(size > 4096)
        #expect(!huge.lifecycle.isRunning)
        #expect(session.send(.update(.emma), at: 1) == [.update(id: "1", .emma)])
    }

    @Test func fullContentIsKeptWhenAShorterOneIsShown() {
        let long = State(bookTitle: "Emma", lastTranscript: String(repeating: "word ", count: 2000))
        let session = TestSession.onShow(long)
        #expect(session.lifecycle.content == long)
    }

    @Test func contentThatIsNotJSONIsRejected() {
        struct Temperature: SessionContent { var degrees: Double }
        var lifecycle = SessionLifecycle<Temperature>()
        guard
            case .rejected(.contentNotEncodable)? = lifecycle.handle(
                .start(.init(degrees: .nan)), at: TestSession.origin
            ).first
        else {
            Issue.record("not rejected")
            return
        }
    }
}
