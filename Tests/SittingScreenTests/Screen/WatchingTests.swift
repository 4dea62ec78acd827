import Foundation
import Meditation
import TerminalScreen
import Testing

@testable import ScreenKit
@testable import SittingScreen
@testable import Theming

/// Without a sitting, while other apps' activities are showing.
struct WatchingTests {
    private let start = Date(timeIntervalSince1970: 1_795_254_060)

    private func model(_ keys: [Key] = [], hasOthers: Bool = true) -> ScreenModel {
        var model = ScreenModel(settings: .defaults, at: start)
        model.hasOthers = hasOthers
        for key in keys { #expect(model.handle(key, sitting: nil, at: start).isEmpty) }
        return model
    }

    @Test func thePanelStaysClosedWhileOtherAppsAreShowing() {
        #expect(model().isWatching)
        #expect(!model(hasOthers: false).isWatching)
    }

    @Test(arguments: [Key.enter, .character(" "), .up, .down, .left, .right])
    func aPanelKeyOnlyOpensThePanel(_ key: Key) {
        var model = model([key])
        #expect(!model.isWatching)
        let effects = model.handle(.enter, sitting: nil, at: start)
        #expect(effects == [.begin(SittingPlan(target: nil))])
    }

    @Test func escapeGivesUpWhatWasTypedAndThenClosesThePanel() {
        var model = model([.enter, .character("2"), .character("5"), .escape])
        #expect(!model.isWatching)
        #expect(model.handle(.escape, sitting: nil, at: start).isEmpty)
        #expect(model.isWatching)
        #expect(model.handle(.enter, sitting: nil, at: start).isEmpty)
        #expect(model.handle(.enter, sitting: nil, at: start) == [.begin(SittingPlan(target: nil))])
    }

    @Test func escapeOnTheMethodReturnsToTheDurationFirst() {
        #expect(!model([.enter, .down, .escape]).isWatching)
        #expect(model([.enter, .down, .escape, .escape]).isWatching)
    }

    @Test func aPanelInUseStaysWhenOtherAppsAppear() {
        var touched = model([.character("2")], hasOthers: false)
        touched.hasOthers = true
        #expect(!touched.isWatching)
        var untouched = model([.character("t")], hasOthers: false)
        untouched.hasOthers = true
        #expect(untouched.isWatching)
    }

    @Test func presentationsAreChosenAsInASitting() {
        #expect(model([.tab]).selection == .lockScreen)
        #expect(model([.character("4")]).selection == .minimal)
        #expect(model([.character("4"), .escape]).selection == nil)
        #expect(model([.tab]).isWatching)
    }

    @Test func theHelpMatchesTheCurrentScreen() {
        func help(_ model: ScreenModel) -> [HelpView.Line] {
            ScreenKeys(of: model, sitting: nil, hasFaces: true, at: start).map.helpLines
        }
        #expect(help(model()).contains { $0.meaning == "begin a sitting: opens the panel" })
        #expect(help(model([.enter])).contains { $0.key == "esc" })
        #expect(!help(model(hasOthers: false)).contains { $0.key == "esc" })
    }
}
