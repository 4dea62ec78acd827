import Foundation
import FrameTesting
import LiveActivities
import Meditation
import Testing

/// As many snapshot tests as `WHOLE_TESTS` says, each of the four presentations of a sitting, 120 × 36, against a file of its
/// own.
struct WholeTests {
    private static let count = Int(ProcessInfo.processInfo.environment["WHOLE_TESTS"] ?? "") ?? 1

    @Test(arguments: 0..<count) func theSitting(_ index: Int) {
        let date = ActivityPreview.start + Double(index)
        let picture = PresentationPicture(of: ActivityPreview.meditation.states[0])
        assertFrame(
            picture.rendering(size: CellSize(width: 120, height: 36), at: date), named: "sitting \(index)",
            facts: [.date(date)])
    }
}
