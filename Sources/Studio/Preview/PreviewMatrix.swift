import Presentations

/// Every value of one axis against every value of another, applied to one choice.
package struct PreviewMatrix {
    /// The axis of the rows.
    package private(set) var rowAxis: PreviewAxis
    /// The axis of the columns.
    package private(set) var columnAxis: PreviewAxis
    /// The values of the rows.
    package private(set) var rows: [String] = []
    /// The values of the columns.
    package private(set) var columns: [String] = []
    /// The choices, row by row; `nil` for an impossible combination, such as a state that the widget lacks.
    package private(set) var choices: [[PreviewChoice?]] = []

    /// Creates a matrix from `choice`.
    ///
    /// - Throws: a diagnostic of an invalid theme file, with the place of the error.
    package init(
        rows rowAxis: PreviewAxis, columns columnAxis: PreviewAxis, about choice: PreviewChoice, themes: PreviewThemes
    ) throws {
        (self.rowAxis, self.columnAxis) = (rowAxis, columnAxis)
        rows = rowAxis.values(choice, themes)
        columns = columnAxis.values(choice, themes)
        choices = try rows.map { row in
            try columns.map { column in
                var cell = choice
                guard try rowAxis.choose(row, &cell, themes), try columnAxis.choose(column, &cell, themes) else {
                    return nil
                }
                // Choosing a widget falls back to its first state if it lacks the row's: reject such a cell.
                guard rowAxis.value(cell) == row || rowAxis.name != "state" else { return nil }
                return cell
            }
        }
    }

    /// The picture in a cell; `nil` if the combination is impossible.
    package func picture(row: Int, column: Int, of presentations: [Presentation]) -> PresentationPicture? {
        choices[row][column]?.picture(of: presentations)
    }

    /// The axes after moving that of the columns (or of the rows) by `steps`, skipping the other side's axis.
    package func axes(turning columns: Bool, by steps: Int) -> (rows: PreviewAxis, columns: PreviewAxis) {
        let (axis, other) = columns ? (columnAxis, rowAxis) : (rowAxis, columnAxis)
        let axes = PreviewAxis.all.filter { $0.name != other.name }
        let index = axes.firstIndex { $0.name == axis.name } ?? 0
        let next = axes[(index + steps + axes.count) % axes.count]
        return columns ? (other, next) : (next, other)
    }
}
