import Presentations

/// Every value of one axis against every value of another, about one choice.
package struct PreviewMatrix {
    /// What differs from row to row.
    package private(set) var rowAxis: PreviewAxis
    /// What differs from column to column.
    package private(set) var columnAxis: PreviewAxis
    /// The values of the rows.
    package private(set) var rows: [String] = []
    /// The values of the columns.
    package private(set) var columns: [String] = []
    /// What is looked at, row by row; `nil` where there is no such thing: a state that a widget has not.
    package private(set) var choices: [[PreviewChoice?]] = []

    /// A matrix about `choice`.
    ///
    /// - Throws: what is wrong in a theme's file, and where.
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
                // A widget takes its own state where it has none of that name: choosing it first may have lost the row's.
                guard rowAxis.value(cell) == row || rowAxis.name != "state" else { return nil }
                return cell
            }
        }
    }

    /// The picture in a row and a column.
    package func picture(row: Int, column: Int, of presentations: [Presentation]) -> PresentationPicture? {
        choices[row][column]?.picture(of: presentations)
    }

    /// The axes after the one of the columns, or of the rows, has made way for another, so many places on; never for the one
    /// across from it.
    package func axes(turning columns: Bool, by steps: Int) -> (rows: PreviewAxis, columns: PreviewAxis) {
        let (axis, other) = columns ? (columnAxis, rowAxis) : (rowAxis, columnAxis)
        let axes = PreviewAxis.all.filter { $0.name != other.name }
        let index = axes.firstIndex { $0.name == axis.name } ?? 0
        let next = axes[(index + steps + axes.count) % axes.count]
        return columns ? (other, next) : (next, other)
    }
}
