import CellUI
import Languages
import LiveActivities
import Meditation
import Presentations
import Testing

@Suite("A paced breath in a closed island")
struct BreathSignTests {
    private let start = ActivityPreview.start

    private func text(_ presentation: Presentation, at moment: Double, size: CellSize) -> String {
        let state = MeditationAttributes.ContentState(
            startedAt: start, duration: 600, methodName: "4-7-8 breathing", sessionType: .breathing)
        var canvas = PresentationCanvas(views: MeditationLiveActivity.views(for: state))
        canvas.selection = presentation
        canvas.isSelectionAlone = true
        return Renderer.render(size: size, at: start + moment) { _ = canvas.draw(in: $0.bounds, context: &$0) }
            .frame.text
    }

    @Test(
        "Compact and minimal say what to do, by a word or a sign, in every language",
        arguments: Language.allCases, [(20, 3), (40, 11), (80, 22)])
    func saysWhatToDo(language: Language, size: (Int, Int)) {
        Language.with(language) {
            let size = CellSize(width: size.0, height: size.1)
            for presentation in [Presentation.compact, .minimal] {
                let phases = [(2.0, "↑", localized("in", "breath")), (6, "·", localized("hold", "breath"))]
                for (moment, sign, word) in phases + [(13, "↓", localized("out", "breath"))] {
                    let text = text(presentation, at: moment, size: size)
                    #expect(text.contains(sign) || text.contains(word), "\(presentation) \(moment): \(text)")
                }
            }
        }
    }

    @Test("A word that would touch the edge of the minimal presentation is a sign")
    func noWordAtTheEdge() {
        let text = text(.minimal, at: 6, size: CellSize(width: 80, height: 22))
        #expect(text.contains("· ") && !text.contains("hold"), "\(text)")
    }

    @Test("Where the word fits, it is the word")
    func word() {
        #expect(text(.compact, at: 2, size: CellSize(width: 80, height: 22)).contains("in 2"))
    }
}
