import CellUI
import Presentations

/// A matrix of pictures: row titles at the left, column titles at the top. What does not fit is cut off.
///
///                 waiting        working
///
///     midnight    ╭────────╮     ╭────────╮
///                 ╰────────╯     ╰────────╯
struct MatrixView: View {
    /// The matrix and its scroll position.
    let view: PreviewMatrixView
    /// The presentations drawn in each cell.
    let presentations: [Presentation]

    private var matrix: PreviewMatrix { view.matrix }

    var body: some View {
        let columns = Array(view.firstColumn..<matrix.columns.count)
        let rows = Array(view.firstRow..<matrix.rows.count)
        let titleColumns = rows.map { DisplayWidth.of(matrix.rows[$0]) }.max() ?? 0
        return GeometryReader { proxy in
            Grid(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 16) {
                GridRow {
                    Text(verbatim: " ")
                    ForEach(columns, id: \.self) { title(matrix.columns[$0]) }
                }
                ForEach(rows, id: \.self) { row in
                    GridRow {
                        title(matrix.rows[row])
                            .frame(width: min(Double(titleColumns) * 8, proxy.size.width / 4), alignment: .leading)
                        ForEach(columns, id: \.self) { picture(row: row, column: $0) }
                    }
                }
            }
            .fixedSize().padding(.leading, 8)
        }
        .clipped()
    }

    private func title(_ text: String) -> some View {
        Text(verbatim: text).bold().foregroundStyle(.primary).lineLimit(1)
    }

    @ViewBuilder private func picture(row: Int, column: Int) -> some View {
        if let choice = matrix.choices[row][column] {
            let picture = choice.picture(of: presentations)
            let size = picture.size
            CellDrawing { rect, context in draw(picture, of: choice, in: rect, context: &context) }
                .frame(width: Double(size.width) * 8, height: Double(size.height) * 16)
        } else {
            Text(verbatim: "–").bold().foregroundStyle(.tertiary)
        }
    }

    private func draw(
        _ picture: PresentationPicture, of choice: PreviewChoice, in rect: CellRect, context: inout DrawingContext
    ) {
        // If an axis determines the instant (state, widget), each picture is drawn at its own; otherwise all at the chosen one.
        let isOwn = [matrix.rowAxis.name, matrix.columnAxis.name].contains { $0 == "state" || $0 == "widget" }
        let rendering = picture.rendering(at: isOwn ? choice.now : context.now)
        let depth = choice.traits.colorDepth
        context.draw(rendering.frame.reduced(to: depth), at: rect.origin)
        guard !isOwn, let date = rendering.expiresAt else { return }
        // With reduced colours the change may not be visible, so it is not exact.
        context.changes(at: date, in: rect, isExact: depth == .direct)
    }
}
