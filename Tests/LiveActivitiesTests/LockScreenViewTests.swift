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
}
