import FrameTesting
import Tea
import Testing

/// With Swift Testing.
struct TeaViewTests {
    private let tea = TeaView("Sencha", start: .snapshot, minutes: 2)

    @Test(arguments: [0, 30, 119, 120]) func steeping(_ seconds: Int) {
        assertFrame(
            of: tea, size: CellSize(width: 24, height: 2), at: .snapshot + Double(seconds), named: "after \(seconds) s")
    }

    @Test func theTimeLeftStandsInTheFirstLine() {
        assertInlineFrame(of: tea, size: CellSize(width: 24, height: 2), at: .snapshot + 30, as: .text) {
            """
            Sencha              1:30
            ━━━━━━──────────────────
            """
        }
    }

    @Test func whatIsSaid() {
        assertFrame(of: tea, at: .snapshot + 30, as: .accessibility)
    }
}
