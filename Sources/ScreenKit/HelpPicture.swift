import CellUI
import Presentations

/// Draws the key help over a picture.
package struct HelpPicture {
    /// The theme.
    package let theme: Theme

    /// The keys and their descriptions.
    package let keys: [Line]

    package init(theme: Theme, keys: [Line]) {
        self.theme = theme
        self.keys = keys
    }

    /// A key and its description.
    package typealias Line = (key: String, meaning: String)

    private static let keyColumns = 10

    /// Draws as many keys as fit.
    package func draw(size: CellSize, context: inout DrawingContext) {
        let width = Self.keyColumns + (keys.map { DisplayWidth.of($0.meaning) }.max() ?? 0)
        let full = CellSize(width: width, height: keys.count + 2)
        if DialogBox.fits(full, in: context.bounds) {
            let place = DialogBox(theme: theme).draw(around: full, in: context.bounds, context: &context)
            context.draw(
                "Keys", at: place.origin, paint: .solid(theme.screen.emphasis), in: place, attributes: .bold)
            let close = "any key closes"
            context.draw(
                close, at: CellPoint(x: place.maxX - close.count, y: place.minY), paint: .solid(theme.screen.hint),
                in: place)
            list(in: CellRect(x: place.minX, y: place.minY + 2, width: place.width, height: keys.count), &context)
        } else {
            context.fill(context.bounds, with: .solid(theme.screen.background))
            list(in: context.bounds.inset(columns: size.width >= 40 ? 1 : 0, rows: 0), &context)
        }
    }

    private func list(in rect: CellRect, _ context: inout DrawingContext) {
        for (row, line) in keys.prefix(rect.height).enumerated() {
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
