import Presentations
import ScreenKit

/// The choices, one line each, with the key that changes each.
///
///      w Widget      meditation
///      e State       sitting
struct PreviewPanel {
    /// The current choice.
    let choice: PreviewChoice
    /// The index of the line that the arrow keys change.
    let line: Int
    /// The theme.
    let theme: Theme

    /// The width of the panel, in columns.
    static let width = 34
    private static let labelColumns = 11

    /// Draws the lines that fit, always including the selected one. Calls `tell` with each line's area and index, and returns
    /// the number of lines.
    ///
    /// - Parameter isOver: Whether the panel covers a picture and so needs a background.
    func draw(in rect: CellRect, isOver: Bool, context: inout DrawingContext, tell: (CellRect, Int) -> Void) -> Int {
        guard rect.height > 0 else { return 0 }
        let axes = PreviewAxis.all
        let rows = min(rect.height, axes.count)
        if isOver {
            context.fill(
                CellRect(x: rect.minX, y: rect.minY, width: rect.width, height: rows),
                with: .solid(theme.screen.background))
        }
        let first = min(max(0, line - rows + 1), axes.count - rows)
        for row in 0..<rows {
            let place = CellRect(x: rect.minX, y: rect.minY + row, width: rect.width, height: 1)
            draw(axes[first + row], isChosen: first + row == line, in: place, context: &context)
            tell(place, first + row)
        }
        return rows
    }

    private func draw(_ axis: PreviewAxis, isChosen: Bool, in row: CellRect, context: inout DrawingContext) {
        let attributes: CellStyle.Attributes = isChosen ? .bold : []
        var x = row.minX + 1
        func write(_ text: String, _ color: CellColor, columns: Int) {
            context.draw(
                WrappedText.cut(text, to: min(columns, row.maxX - x)), at: CellPoint(x: x, y: row.minY),
                paint: .solid(color), in: row, attributes: attributes)
            x += columns
        }
        write(isChosen ? "▸" : " ", theme.screen.emphasis, columns: 2)
        write("\(axis.key)", theme.screen.emphasis, columns: 2)
        write(axis.label, theme.screen.caption, columns: Self.labelColumns)
        let value = axis.value(choice)
        write(value, isChosen ? theme.screen.emphasis : theme.screen.hint, columns: row.maxX - x)
    }
}
