import Presentations
import ScreenKit

/// Draws a matrix of pictures: row titles at the left, column titles at the top.
struct MatrixPicture {
    /// The matrix and its scroll position.
    let view: PreviewMatrixView
    /// The presentations drawn in each cell.
    let presentations: [Presentation]
    /// The theme of the titles.
    let theme: Theme

    private static let gap = 2

    /// Draws the pictures that fit, from the first visible one.
    func draw(in rect: CellRect, context: inout DrawingContext) {
        let matrix = view.matrix
        let columns = Array(view.firstColumn..<matrix.columns.count)
        let rows = Array(view.firstRow..<matrix.rows.count)
        let pictures = rows.map { row in columns.map { matrix.picture(row: row, column: $0, of: presentations) } }
        let labels = rows.map { DisplayWidth.of(matrix.rows[$0]) }.max() ?? 0
        let left = min(labels, rect.width / 4) + Self.gap
        var places: [(index: Int, x: Int, width: Int)] = []
        var x = rect.minX + left
        for column in columns.indices {
            let width = max(
                pictures.compactMap { $0[column]?.size.width }.max() ?? 0,
                DisplayWidth.of(matrix.columns[columns[column]]))
            guard x < rect.maxX else { break }
            places.append((column, x, width))
            x += width + Self.gap
        }
        for place in places {
            write(
                matrix.columns[columns[place.index]], at: CellPoint(x: place.x, y: rect.minY), in: rect,
                color: theme.screen.emphasis, context: &context)
        }
        var y = rect.minY + 2
        for (row, pictures) in zip(rows, pictures) where y < rect.maxY {
            let height = max(1, pictures.compactMap { $0?.size.height }.max() ?? 0)
            write(
                WrappedText.cut(matrix.rows[row], to: left - Self.gap), at: CellPoint(x: rect.minX + 1, y: y), in: rect,
                color: theme.screen.emphasis, context: &context)
            for place in places {
                let area = CellRect(x: place.x, y: y, width: rect.maxX - place.x, height: rect.maxY - y)
                draw(pictures[place.index], in: area, row: row, column: columns[place.index], context: &context)
            }
            y += height + 1
        }
    }

    private func draw(
        _ picture: PresentationPicture?, in area: CellRect, row: Int, column: Int, context: inout DrawingContext
    ) {
        guard let picture, let choice = view.matrix.choices[row][column] else {
            write("–", at: area.origin, in: area, color: theme.screen.hint, context: &context)
            return
        }
        // If an axis determines the instant (state, widget), each picture is drawn at its own; otherwise all at the chosen one.
        let isOwn = [view.matrix.rowAxis.name, view.matrix.columnAxis.name].contains { $0 == "state" || $0 == "widget" }
        let now = isOwn ? choice.now : context.now
        let rendering = picture.rendering(at: now)
        let depth = choice.traits.colorDepth
        context.clipped(to: area) {
            $0.draw(rendering.frame.reduced(to: depth), at: area.origin)
            guard !isOwn, let date = rendering.expiresAt else { return }
            // With reduced colours the change may not be visible, so it is not exact.
            let place = CellRect(origin: area.origin, size: rendering.frame.size)
            $0.changes(at: date, in: place, isExact: depth == .direct)
        }
    }

    private func write(
        _ text: String, at point: CellPoint, in rect: CellRect, color: CellColor, context: inout DrawingContext
    ) {
        context.clipped(to: rect) { $0.draw(text, at: point, paint: .solid(color), in: rect, attributes: .bold) }
    }
}
