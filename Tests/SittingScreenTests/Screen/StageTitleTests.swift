import Languages
import LiveActivities
import Meditation
import Presentations
import Testing

/// The names of a sitting's stages on its presentations.
@Suite struct StageTitleTests {
    private static let sizes = [(200, 58), (160, 46), (120, 34), (100, 28), (80, 22), (60, 18), (40, 11)]
        .map { CellSize(width: $0, height: $1) }
    private let start = ActivityPreview.start

    private func frames(in size: CellSize, at moment: Double, pausedAt: Double? = nil) throws -> [Frame] {
        let stages = try SittingStages(parsing: "sit 25m, walk 10m, sit 25m")
        var state = MeditationAttributes.ContentState(
            startedAt: start, duration: stages.duration, methodName: "Zazen", stages: stages)
        state.pausedAt = pausedAt.map { start + $0 }
        let views = MeditationLiveActivity.views(for: state)
        return [ColorDepth.direct, .ansi16].map { depth in
            var canvas = PresentationCanvas(views: views)
            canvas.contrast = SurfaceContrast(of: .standard, at: depth)
            return Renderer.render(size: size, at: start + moment) { _ = canvas.draw(in: $0.bounds, context: &$0) }
                .frame
        }
    }

    @Test(
        "A stage's name and place are never cut, in any language and at any size of the terminal",
        arguments: Language.allCases, sizes)
    func nothingIsCut(language: Language, size: CellSize) throws {
        try Language.with(language) {
            let moments: [(Double, Double?)] = [(100, nil), (1600, nil), (2200, nil), (1700, 1650)]
            for (moment, pausedAt) in moments {
                for frame in try frames(in: size, at: moment, pausedAt: pausedAt) {
                    #expect(!frame.text.contains("…"), "\(frame.text)")
                }
            }
        }
    }

    @Test("Where there is room, the place is written in words, and else as a fraction")
    func briefPlace() throws {
        let wide = try frames(in: CellSize(width: 200, height: 58), at: 1600)[0].text
        #expect(wide.contains("Walking · 2 of 3") && !wide.contains("2/3"))
        #expect(try frames(in: CellSize(width: 40, height: 11), at: 1600)[0].text.contains("Walking 2/3"))
    }
}
