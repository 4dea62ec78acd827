import Foundation
import Meditation
import Presentations
import TerminalScreen
import Testing

@testable import Attendance
@testable import Configuration
@testable import SittingScreen
@testable import Theming

/// How a sitting ends on the screen.
extension ScreenModelTests {
    @Test func enterAsksAndEnterCompletes() {
        var model = sittingModel()
        #expect(effects(of: .enter, &model) == [])
        #expect(model.mode == .asking(.end(isPreparing: false)))
        #expect(effects(of: .enter, &model) == [.perform(.complete())])
    }

    @Test(
        "Before a sitting too short for the log ends, the question says that it will not be logged",
        arguments: [
            (59.0, "Ends it; not logged if under 1 min."), (60, "Ends the sitting and logs it."),
        ])
    func questionTellsWhatIsLogged(elapsed: Double, consequence: String) {
        var model = sittingModel()
        _ = model.handle(.enter, sitting: sitting, at: start + elapsed)
        guard case .asking(let question) = model.mode else {
            Issue.record("Enter did not ask")
            return
        }
        #expect(question.spoken.last == consequence)
    }

    @Test func cancellingAsksOnceMoreAndEnterAloneKeepsTheSitting() {
        var model = sittingModel()
        for key in [Key.enter, .right, .enter] { #expect(effects(of: key, &model) == []) }
        #expect(model.mode == .asking(.cancel))
        #expect(effects(of: .enter, &model) == [])
        #expect(model.mode == .sitting)
    }

    @Test(arguments: ["y", "Y"]) func yCancels(_ key: Character) {
        var model = sittingModel()
        for key in [Key.enter, .right, .enter] { _ = effects(of: key, &model) }
        #expect(effects(of: .character(key), &model) == [.perform(.cancel)])
    }

    @Test(arguments: [Key.escape, .character("n"), .character("N")]) func escapeAndNKeepTheSitting(_ key: Key) {
        var model = sittingModel()
        _ = effects(of: .enter, &model)
        #expect(effects(of: key, &model) == [])
        #expect(model.mode == .sitting)
    }

    @Test func duringPreparationOnlyCancellingIsOffered() {
        var model = sittingModel()
        _ = model.handle(.enter, sitting: sitting, at: start - 5)
        #expect(model.mode == .asking(.end(isPreparing: true)))
    }

    @Test func anotherScreensCancelClosesTheQuestion() {
        var model = sittingModel()
        _ = effects(of: .enter, &model)
        #expect(model.follow(.idle, at: start + 61) == [])
        guard case .start = model.mode else {
            Issue.record("the start panel is expected, not \(model.mode)")
            return
        }
    }

    @Test func aCompletionShowsForFifteenSecondsOrUntilAKey() {
        var model = sittingModel()
        _ = model.follow(completion(at: start + 1200), at: start + 1200)
        guard case .completion(let card) = model.mode else {
            Issue.record("the card is expected, not \(model.mode)")
            return
        }
        #expect(card.until == start + 1215)
        #expect(model.nextDeadline(after: start + 1200, isStanding: true) == start + 1215)
        var dismissed = model
        _ = dismissed.handle(.enter, sitting: nil, at: start + 1201)
        for (model, date) in [(model, start + 1215), (dismissed, start + 1202)] {
            var model = model
            #expect(model.advance(to: date) == [])
            _ = model.follow(completion(at: start + 1200), at: date)
            guard case .start = model.mode else {
                Issue.record("the start panel is expected, not \(model.mode)")
                return
            }
        }
    }

    @Test func aScreenThatBelongsToOneSittingClosesAfterIt() {
        var model = sittingModel(closesAfterSitting: true)
        _ = model.follow(completion(at: start + 1200), at: start + 1200)
        #expect(model.advance(to: start + 1214) == [])
        #expect(model.advance(to: start + 1215) == [.leave])
        var cancelled = sittingModel(closesAfterSitting: true)
        #expect(cancelled.follow(.idle, at: start + 60) == [.leave])
    }
}
