import CellUI
import Presentations

/// A bordered box drawn over a picture.
package struct DialogBox {
    /// The theme.
    package let theme: Theme

    package init(theme: Theme) {
        self.theme = theme
    }

    /// Draws a box for `content` centred in `area`, and returns the area of the content.
    ///
    ///     ╭──────────────────╮
    ///     │  content         │
    ///     ╰──────────────────╯
    package func draw(around content: CellSize, in area: CellRect, context: inout DrawingContext) -> CellRect {
        let size = CellSize(width: content.width + 6, height: content.height + 2)
        let box = CellRect(
            x: area.minX + max(0, (area.width - size.width) / 2),
            y: area.minY + max(0, (area.height - size.height) / 2),
            width: min(size.width, area.width), height: min(size.height, area.height))
        // Clear one more column at each side, so that the picture below does not touch the border.
        context.fill(box.inset(columns: -1, rows: 0), with: .solid(theme.screen.background))
        let paint = Paint.solid(theme.screen.hint)
        func put(_ character: Character, _ x: Int, _ y: Int) {
            context.draw(Glyph(character), x: x, y: y, paint: paint, in: box)
        }
        let (right, bottom) = (box.maxX - 1, box.maxY - 1)
        for x in box.minX..<box.maxX {
            put("─", x, box.minY)
            put("─", x, bottom)
        }
        for y in box.minY..<box.maxY {
            put("│", box.minX, y)
            put("│", right, y)
        }
        put("╭", box.minX, box.minY)
        put("╮", right, box.minY)
        put("╰", box.minX, bottom)
        put("╯", right, bottom)
        return box.inset(columns: 3, rows: 1)
    }

    /// Whether a box for `content` fits in `area`.
    package static func fits(_ content: CellSize, in area: CellRect) -> Bool {
        content.width + 6 <= area.width && content.height + 2 <= area.height
    }

    /// Draws a selectable label and returns its area.
    ///
    /// The selected one is in reverse video, to be recognizable without colours.
    package func drawChoice(
        _ text: String, isChosen: Bool, at origin: CellPoint, context: inout DrawingContext
    ) -> CellRect {
        let label = " \(text) "
        let place = CellRect(origin: origin, size: CellSize(width: DisplayWidth.of(label), height: 1))
        context.draw(
            label, at: origin, paint: .solid(isChosen ? theme.screen.emphasis : theme.screen.caption), in: place,
            attributes: isChosen ? [.reverse] : [])
        return place
    }
}
