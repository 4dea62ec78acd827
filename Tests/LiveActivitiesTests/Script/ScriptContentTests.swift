import Foundation
import LiveActivities
import Presentations
import Testing

@Suite struct ScriptContentTests {
    private typealias State = ScriptAttributes.ContentState
    private let start = ActivityPreview.start

    @Test func contentThatCanBeShownIsReturned() throws {
        let state = State(title: "Build", progress: 1, startDate: start, endDate: start + 1, color: "#34c759")
        #expect(try state.validated() == state)
        #expect(try State(title: "Build").validated().progress == nil)
    }

    @Test func emptyTitleIsAnError() {
        #expect(throws: ScriptContentError.titleIsEmpty) { try State(title: " \n").validated() }
    }

    @Test(arguments: [-0.01, 1.01, .infinity]) func progressIsFromZeroToOne(progress: Double) {
        #expect(throws: ScriptContentError.progressOutOfRange(progress)) {
            try State(title: "Build", progress: progress).validated()
        }
    }

    @Test(arguments: ["red", "#12345", "#1234567", "#+12345", "#12345g", ""]) func colorIsSixHexadecimalDigits(
        text: String
    ) {
        #expect(throws: ScriptContentError.colorNotReadable(text)) {
            try State(title: "Build", color: text).validated()
        }
    }

    @Test(arguments: [0, -1]) func endIsAfterTheStart(seconds: TimeInterval) {
        #expect(throws: ScriptContentError.endDateNotAfterStartDate) {
            try State(title: "Build", startDate: start, endDate: start + seconds).validated()
        }
    }

    @Test func errorsNameTheField() {
        let errors: [ScriptContentError] = [
            .titleIsEmpty, .progressOutOfRange(2), .colorNotReadable("red"), .endDateNotAfterStartDate,
        ]
        for error in errors { #expect(error.description.hasPrefix("`\(error.field)` is ")) }
        #expect(ScriptContentError.progressOutOfRange(1.5).description == "`progress` is 1.5; it goes from 0 to 1.")
    }

    @Test func statesOfThePreviewCanBeShown() throws {
        let content = State(title: "x", endDate: .distantFuture)
        #expect(try content.validated() == content)
        #expect(
            ActivityPreview.script.states.map(\.name) == [
                "working", "progress", "timed", "waiting", "done", "long-text",
            ])
    }
}
