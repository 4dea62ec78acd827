import Presentations
import ScreenKit

/// What is chosen, a line each, with the key that changes it.
///
///      w Widget      meditation
///      e State       sitting
struct PreviewPanel {
    /// What is looked at.
    let choice: PreviewChoice
    /// The line that the arrows change.
    let line: Int
    /// The colours.
    let theme: Theme

    /// Columns of the panel.
    static let width = 34
    private static let labelColumns = 11

    /// Draws as many lines as there is room for, the chosen one among them; tells where each stands, and answers their number.
    ///
    /// - Parameter isOver: Whether it stands over a picture and needs a ground of its own.
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
