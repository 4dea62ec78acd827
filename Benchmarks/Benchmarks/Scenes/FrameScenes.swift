import CellUI

extension Scene {
    private static let screen = CellSize(width: 120, height: 36)

    /// Frames alone.
    static let frames = [
        Scene("frame 120×36: made blank") { { keep(Frame(size: screen)) } },
        Scene("frame 120×36: filled") {
            var frame = Frame(size: screen)
            var isDark = false
            return {
                isDark.toggle()
                frame.fill(frame.bounds, style: CellStyle(background: CellColor(hex: isDark ? 0 : 0xFF_FFFF)))
                keep(frame.size)
            }
        },
        Scene("frame 120×36: cell by cell") {
            var frame = Frame(size: screen)
            var isOn = false
            return {
                isOn.toggle()
                let cell = Cell(glyph: Glyph(isOn ? "x" : "o"))
                for y in 0..<screen.height { for x in 0..<screen.width { frame.put(cell, x: x, y: y) } }
                keep(frame.size)
            }
        },
        Scene("frame 120×36: compared with an equal one") {
            let one = rendering(at: SittingOnShow.now(), size: screen).frame
            let other = rendering(at: SittingOnShow.now(), size: screen).frame
            return { keep(one == other) }
        },
        Scene("frame: block digits 12:34") {
            let font = BlockFont.regular
            let size = font.size(of: "12:34")
            var frame = Frame(size: size)
            return {
                font.draw("12:34", at: .zero, style: CellStyle(), in: &frame, clip: frame.bounds)
                keep(frame.size)
            }
        },
    ]
}
