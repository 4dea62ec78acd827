import Testing

@testable import ScreenKit
@testable import SittingScreen

struct HintTests {
    @Test func theMostImportantHintsStayLongestAndKeepTheirOrder() {
        let hints = Hint.hints(for: .sitting, isPaused: false, hasFaces: true)
        #expect(Hint.fitting(hints, in: 200) == hints)
        #expect(Hint.fitting(hints, in: 40).map(\.key) == ["space", "enter", "?"])
        #expect(Hint.fitting(hints, in: 11).map(\.key) == ["space"])
        #expect(Hint.fitting(hints, in: 5).isEmpty)
    }

    @Test func besideOtherAppsTheHintsNameThePanelKeys() {
        #expect(Hint.fitting(Hint.watching, in: 19).map(\.key) == ["enter", "q"])
        #expect(Hint.closingPanel.key == "esc")
    }

    @Test func aPausedSittingHintsAtResume() {
        #expect(Hint.hints(for: .sitting, isPaused: true, hasFaces: true).first?.meaning == "resume")
    }

    @Test func thePlainTimerHintsAtThePresentations() {
        let hints = Hint.hints(for: .sitting, isPaused: false, hasFaces: false)
        #expect(!hints.contains { $0.key == "tab" })
        #expect(hints.contains { $0.key == "l" })
    }
}
