import CellUI
import FrameSnapshots
import PendingSnapshots
import TerminalScreen
import Testing

@testable import Studio
@testable import Theming

struct ReviewModelTests {
    private let folder: PendingFolder
    private var model: ReviewModel

    /// Two in which a word became bold, and one in which a digit changed.
    init() throws {
        folder = try PendingFolder()
        try folder.put("clock", old: PendingFolder.picture("12:34"), new: PendingFolder.picture("12:35"))
        try folder.put("goal", old: PendingFolder.picture("goal"), new: PendingFolder.picture("goal", bold: true))
        try folder.put("title", old: PendingFolder.picture("title"), new: PendingFolder.picture("title", bold: true))
        model = try folder.model()
    }

    private func after(_ keys: Key...) -> (model: ReviewModel, effects: [ReviewModel.Effect]) {
        var model = model
        var effects: [ReviewModel.Effect] = []
        for key in keys {
            effects = model.handle(key)
            for case .accept(let indices) in effects { for index in indices { model.decided(.accepted, index) } }
            for case .reject(let index) in effects { model.decided(.rejected, index) }
            for case .takeBack(let indices) in effects { for index in indices { model.tookBack(index) } }
            if effects.contains(where: { if case .takeBack = $0 { false } else { true } }) { model.goOn() }
        }
        return (model, effects)
    }

    @Test func acceptingMovesToTheNextUndecidedPicture() {
        #expect(after(.character("a")).effects == [.accept([0])])
        #expect(after(.character("a")).model.index == 1)
        #expect(after(.character("n"), .character("r"), .character("a")).model.index == 0)
    }

    @Test func allLikeItAcceptsOnlyPicturesWithTheSameChanges() {
        #expect(after(.character("n"), .character("A")).effects == [.accept([1, 2])])
        #expect(after(.character("A")).effects == [.accept([0])])
        #expect(after(.character("A")).model.isDone == false)
    }

    @Test func skippingWrapsAroundToTheFirst() {
        #expect(after(.character("s"), .character("s"), .character("s")).model.index == 0)
        #expect(after(.character("s")).effects.isEmpty)
    }

    @Test func theSummaryCountsDecisions() {
        let (model, _) = after(.character("a"), .character("r"))
        #expect(model.summary == "1 accepted, 1 rejected, 1 left to review" && !model.isDone)
        #expect(after(.character("a"), .character("r"), .character("a")).model.isDone)
    }

    @Test func decidedPicturesCannotBeDecidedAgain() {
        #expect(after(.character("a"), .character("p"), .character("r")).effects.isEmpty)
    }

    @Test func undoTakesBackOneKeysDecisionsLastFirst() {
        let (model, effects) = after(.character("a"), .character("A"), .character("u"))
        #expect(effects == [.takeBack([1, 2])] && model.index == 1)
        #expect(model.entries.map(\.decision) == [.accepted, nil, nil])
        let all = after(.character("a"), .character("A"), .character("u"), .character("u"))
        #expect(all.effects == [.takeBack([0])] && all.model.index == 0)
        #expect(after(.character("a"), .character("u"), .character("u")).effects.isEmpty)
    }

    @Test func afterTheLastDecisionUndoWorksAndEnterLeaves() {
        let decided = after(.character("a"), .character("A"))
        #expect(decided.model.isDone && decided.effects == [.accept([1, 2])])
        #expect(after(.character("a"), .character("A"), .character("u")).model.isDone == false)
        #expect(after(.character("a"), .character("A"), .enter).effects == [.leave])
        #expect(after(.enter).effects == [.accept([0])])
    }

    @Test func failedDecisionsAreNotUndone() {
        var model = model
        _ = model.handle(.character("a"))
        model.decided(.accepted, 0, failure: .cannotWrite(path: "clock.frame", reason: "no space"))
        #expect(model.handle(.character("u")).isEmpty)
        #expect(model.notice == "Nothing to undo.")
    }

    @Test func aPictureThatCannotBeAcceptedKeepsWaitingWithAReason() {
        var model = model
        model.decided(.accepted, 0, failure: .cannotWrite(path: "clock.frame", reason: "no space"))
        #expect(model.notice == "clock.frame: no space" && model.entry.decision == nil)
    }

    @Test func theViewCyclesThroughBothNewAndOld() {
        #expect(after(.character("t")).model.shown == .new)
        #expect(after(.character("t"), .character(" ")).model.shown == .old)
        #expect(after(.character("t"), .character("t"), .character("t")).model.shown == .both)
    }

    @Test func movingStopsAtTheEdges() {
        #expect(after(.left, .up).model.offset == .zero)
        #expect(after(.right, .right, .down).model.offset == CellPoint(x: 4, y: 0))
    }
}
