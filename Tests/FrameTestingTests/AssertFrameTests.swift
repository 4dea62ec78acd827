import FrameTesting
import Testing

struct AssertFrameTests {
    private var capsule: Frame {
        var frame = Frame(size: CellSize(width: 6, height: 1))
        let glass = CellStyle(foreground: CellColor(hex: 0x000000), background: CellColor(hex: 0x2C3454))
        for (x, character) in "▐████▌".enumerated() {
            frame.put(Cell(glyph: Glyph(character), style: glass), x: x, y: 0)
        }
        return frame
    }

    @Test func aFrameEqualToItsReferencePasses() {
        assertFrame(capsule, named: "capsule", facts: ["black glass on midnight's wallpaper"])
    }

    @Test func aDifferentStyleIsAnIssue() {
        var frame = capsule
        frame.restyle(frame.bounds) { $0.attributes = .bold }
        withKnownIssue {
            assertFrame(frame, named: "capsule", mode: .ci)
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("the picture differs from the reference ")
        }
    }
}
