import Testing

@testable import Presentations

/// The island without an activity.
struct IdleIslandTests {
    private static let size = CellSize(width: 120, height: 34)

    private var canvas: PresentationCanvas {
        var canvas = sampleCanvas()
        canvas.theme.phone.wallpaper = [0x4656A8, 0x8659A0, 0xE39A86].map { CellColor(hex: $0) }
        canvas.contrast = SurfaceContrast(of: canvas.theme, at: .direct)
        return canvas
    }

    @Test("An island without an activity is captioned by its name alone, and has the time beside it")
    func idleIsland() throws {
        var canvas = canvas
        canvas.hasIsland = false
        let frame = canvas.rendering(Self.size).frame
        #expect(["Expanded", "Compact", "Minimal"].allSatisfy { !frame.text.contains($0) }, "\(frame.text)")
        #expect(frame.text.ranges(of: "Dynamic Island").count == 3, "\(frame.text)")
        #expect(frame.text.ranges(of: "6:13").count == 3, "\(frame.text)")
    }
}
