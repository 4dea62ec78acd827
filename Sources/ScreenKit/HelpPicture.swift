import CellUI
import Presentations

/// Draws the key help over a picture.
package struct HelpPicture {
    /// The theme.
    package let theme: Theme
    /// The keys and their descriptions.
    package let keys: [Line]
    /// The number of lines scrolled past.
    package let offset: Int

    /// Creates the picture of an open help.
    package init(theme: Theme, keys: [Line], help: HelpState) {
        (self.theme, self.keys, offset) = (theme, keys, help.offset)
    }

    /// A key and its description.
    package typealias Line = (key: String, meaning: String)

    /// Where the help goes in a terminal: in a box if it fits, else on the whole screen, below a first line if there is room.
    package struct Layout {
        /// The number of lines visible at a time.
        package let rows: Int
        /// The content of the box; `nil` for the whole screen.
        let box: CellSize?
        private let count: Int

        /// Lays out `lines` in a terminal of `size`.
        package init(lines: [Line], size: CellSize) {
            count = lines.count
            let width = HelpPicture.keyColumns + (lines.map { DisplayWidth.of($0.meaning) }.max() ?? 0)
            let full = CellSize(width: width, height: count + 2)
            box = DialogBox.fits(full, in: CellRect(origin: .zero, size: size)) ? full : nil
            rows = box != nil || size.height < 3 ? min(count, size.height) : min(count, size.height - 1)
        }

        /// Whether not all lines are visible at once.
        package var isScrollable: Bool { rows < count }

        /// An offset within the lines.
        package func clamped(_ offset: Int) -> Int { max(0, min(offset, count - rows)) }
    }

    private static let keyColumns = 10

    /// Draws the lines that fit, from the first one that is not scrolled past.
    package func draw(size: CellSize, context: inout DrawingContext) {
        let layout = Layout(lines: keys, size: size)
        let (place, gap): (CellRect, Int)
        if let box = layout.box {
            (place, gap) = (DialogBox(theme: theme).draw(around: box, in: context.bounds, context: &context), 2)
        } else {
            context.fill(context.bounds, with: .solid(theme.screen.background))
            (place, gap) = (context.bounds.inset(columns: size.width >= 40 ? 1 : 0, rows: 0), size.height < 3 ? 0 : 1)
        }
        if gap > 0 { drawTitle(in: place, isScrollable: layout.isScrollable, &context) }
        let lines = keys.dropFirst(layout.clamped(offset)).prefix(layout.rows)
        list(
            Array(lines), in: CellRect(x: place.minX, y: place.minY + gap, width: place.width, height: layout.rows),
            &context)
    }

    private func drawTitle(in place: CellRect, isScrollable: Bool, _ context: inout DrawingContext) {
        let title = "Keys"
        context.draw(title, at: place.origin, paint: .solid(theme.screen.emphasis), in: place, attributes: .bold)
        let close = isScrollable ? "↑↓ scroll · esc closes" : "any key closes"
        guard title.count + 2 + close.count <= place.width else { return }
        context.draw(
            close, at: CellPoint(x: place.maxX - close.count, y: place.minY), paint: .solid(theme.screen.hint),
            in: place)
    }

    private func list(_ lines: [Line], in rect: CellRect, _ context: inout DrawingContext) {
        for (row, line) in lines.enumerated() {
            let y = rect.minY + row
            let columns = rect.width >= 40 ? Self.keyColumns : 8
            context.draw(
                line.key, at: CellPoint(x: rect.minX, y: y), paint: .solid(theme.screen.emphasis), in: rect)
            context.draw(
                WrappedText.cut(line.meaning, to: rect.width - columns), at: CellPoint(x: rect.minX + columns, y: y),
                paint: .solid(theme.screen.caption), in: rect)
        }
    }
}
