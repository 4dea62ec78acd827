import Foundation
import Meditation
import Presentations
import Testing

@testable import LiveActivities

@Suite struct LockScreenViewTests {
    private let views = MeditationLiveActivity.views(
        for: MeditationAttributes.ContentState(
            startedAt: ActivityPreview.start, duration: 1200, methodName: "Breath awareness"))

    @Test(
        "Between the method's name and numerals below it there is a blank row",
        arguments: [(200, 58), (160, 46), (120, 34), (100, 28), (84, 34), (80, 22), (60, 17)])
    func aBlankRowAboveNumerals(columns: Int, rows: Int) throws {
        var canvas = PresentationCanvas(views: views)
        canvas.contrast = SurfaceContrast(of: .standard, at: .direct)
        let frame = Renderer.render(size: CellSize(width: columns, height: rows), at: ActivityPreview.start + 754) {
            canvas.draw(in: $0.bounds, context: &$0)
        }.frame
        let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
        var names = 0
        for (index, line) in lines.enumerated() {
            guard let name = line.range(of: "Breath awareness") else { continue }
            names += 1
            let start = line.distance(from: line.startIndex, to: name.lowerBound)
            let below = lines[index + 1].dropFirst(start).prefix(16)
            #expect(below.allSatisfy { $0 == " " }, "\(frame.text)")
        }
        #expect(names >= 1)
    }

    @Test(
        "A screen reader hears the state from a card of any height",
        arguments: ["sitting", "paused", "target-reached"],
        [(120, 34), (80, 22), (60, 18), (40, 11), (40, 6), (30, 4), (20, 3), (20, 1)])
    func spokenState(name: String, size: (columns: Int, rows: Int)) throws {
        let state = try #require(ActivityPreview.meditation.states.first { $0.name == name })
        let now = ActivityPreview.start + state.moment
        var canvas = PresentationCanvas(views: state.views(from: ActivityPreview.start), selection: .lockScreen)
        canvas.contrast = SurfaceContrast(of: .standard, at: .direct)
        let phrases = Renderer.render(size: CellSize(width: size.columns, height: size.rows), at: now) {
            _ = canvas.draw(in: $0.bounds, context: &$0)
        }.reading.phrases
        let word = ["paused": "paused", "target-reached": "target reached"][name] ?? "sitting"
        #expect(
            phrases.contains { $0.contains(word) || name == "target-reached" && $0.contains("past the target") },
            "\(phrases)")
    }
}
