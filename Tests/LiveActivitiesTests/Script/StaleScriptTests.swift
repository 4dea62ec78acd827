import LiveActivities
import Presentations
import Testing

/// Where "no news" does not fit, stale content is fainter.
@Suite struct StaleScriptTests {
    private let size = CellSize(width: 120, height: 34)

    private func frame(_ presentation: Presentation, _ state: String, isStale: Bool) throws -> Frame {
        let state = try #require(ActivityPreview.script.states.first { $0.name == state })
        let views = state.views(from: ActivityPreview.start, isStale: isStale)
        let canvas = PresentationCanvas(views: views, selection: presentation, isSelectionAlone: true)
        return Renderer.render(size: size, at: ActivityPreview.start) {
            _ = canvas.draw(in: $0.bounds, context: &$0)
        }.frame
    }

    @Test(arguments: ["working", "progress", "waiting"], [Presentation.compact, .minimal])
    func theClosedIslandIsFainter(state: String, presentation: Presentation) throws {
        let fresh = try frame(presentation, state, isStale: false)
        let stale = try frame(presentation, state, isStale: true)
        #expect(stale.text == fresh.text)
        let changed = zip(fresh.cells, stale.cells).filter { $0 != $1 }
        #expect(!changed.isEmpty)
        for (fresh, stale) in changed {
            let (bright, faint) = (try #require(fresh.style.foreground.hex), try #require(stale.style.foreground.hex))
            #expect(faint & 0xFF <= bright & 0xFF && faint >> 16 <= bright >> 16)
        }
    }
}
