import Foundation
import Languages
import LiveActivities
import Meditation
import Presentations
import Testing

/// What the presentations say when a sitting has ended.
@Suite struct LastWordsTests {
    @Test(
        "The last words are never cut, in any language and at any size of the terminal", arguments: Language.allCases,
        [(200, 58), (160, 46), (120, 34), (100, 28), (80, 22), (60, 18), (40, 11)])
    func nothingIsCut(language: Language, size: (width: Int, height: Int)) {
        Language.with(language) {
            for (elapsed, shortest) in [(1200.0, nil), (4, 60), (4000, nil), (4000, 7200)] as [(Double, Double?)] {
                let end = ActivityPreview.start + elapsed
                let completion = Completion(
                    sitting: CompletedSitting(
                        id: UUID(), start: ActivityPreview.start, end: end, elapsed: elapsed, target: 1200, pauses: [],
                        outcome: .completed, methodName: StartRequest.defaultMethodName, type: .meditation),
                    completedAt: end, message: nil, shortestLogged: shortest)
                for depth in [ColorDepth.direct, .ansi16] {
                    var canvas = PresentationCanvas(views: MeditationLiveActivity.views(for: completion.contentState))
                    canvas.contrast = SurfaceContrast(of: .standard, at: depth)
                    let frame = Renderer.render(size: CellSize(width: size.width, height: size.height), at: end) {
                        _ = canvas.draw(in: $0.bounds, context: &$0)
                    }.frame
                    #expect(!frame.text.contains("…"), "\(frame.text)")
                }
            }
        }
    }
}
