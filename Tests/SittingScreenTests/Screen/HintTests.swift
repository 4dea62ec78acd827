import Testing

@testable import ScreenKit
@testable import SittingScreen

struct HintTests {
    private func hints(isPaused: Bool = false, hasFaces: Bool = true) -> [Hint] {
        ScreenKeys.sitting(isPaused: isPaused, hasFaces: hasFaces).map.hints
    }

    @Test func theMostImportantHintsStayLongestAndKeepTheirOrder() {
        #expect(Hint.fitting(hints(), in: 200) == hints())
        #expect(Hint.fitting(hints(), in: 40).map(\.key) == ["space", "enter", "?"])
        #expect(Hint.fitting(hints(), in: 11).map(\.key) == ["space"])
        #expect(Hint.fitting(hints(), in: 5).isEmpty)
    }

    @Test func besideOtherAppsTheHintsNameThePanelKeys() {
        #expect(Hint.fitting(ScreenKeys.watching.map.hints, in: 19).map(\.key) == ["enter", "q"])
        let panel = StartPanel(target: nil, methodName: "", preparation: 0)
        #expect(ScreenKeys.start(panel, overOthers: true).map.hints.last?.key == "esc")
    }

    @Test func aPausedSittingHintsAtResume() {
        #expect(hints(isPaused: true).first?.meaning == "resume")
    }

    @Test func thePlainTimerHintsAtThePresentations() {
        #expect(!hints(hasFaces: false).contains { $0.key == "tab" })
        #expect(hints(hasFaces: false).contains { $0.key == "l" })
    }
}
