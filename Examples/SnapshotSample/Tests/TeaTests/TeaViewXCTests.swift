import FrameTesting
import Tea
import XCTest

/// With XCTest: the same assertions, the same files.
final class TeaViewXCTests: XCTestCase {
    func testAnOolong() {
        assertFrame(
            of: TeaView("烏龍茶", start: .snapshot, minutes: 3), size: CellSize(width: 24, height: 2),
            at: .snapshot + 60, named: "oolong")
    }
}
