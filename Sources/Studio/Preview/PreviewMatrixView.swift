import TerminalScreen
import Theming

/// A matrix and the part of it that is looked at.
package struct PreviewMatrixView {
    /// The matrix.
    package var matrix: PreviewMatrix {
        didSet { scroll(.redraw) }
    }
    /// The first row that is shown.
    package private(set) var firstRow = 0
    /// The first column that is shown.
    private(set) var firstColumn = 0

    /// From the row of what is chosen on.
    package init(_ matrix: PreviewMatrix, about choice: PreviewChoice) {
        self.matrix = matrix
        firstRow = matrix.rows.firstIndex(of: matrix.rowAxis.value(choice)) ?? 0
    }

    /// Shows another part: an arrow moves by a picture, the other keys go far.
    package mutating func scroll(_ key: Key) {
        switch key {
        case .up: firstRow -= 1
        case .down: firstRow += 1
        case .left: firstColumn -= 1
        case .right: firstColumn += 1
        case .pageUp: firstRow -= 3
        case .pageDown: firstRow += 3
        case .home: (firstRow, firstColumn) = (0, 0)
        case .end: firstRow = matrix.rows.count - 1
        default: break
        }
        firstRow = max(0, min(firstRow, matrix.rows.count - 1))
        firstColumn = max(0, min(firstColumn, matrix.columns.count - 1))
    }
}
