import Theming

/// A matrix and its scroll position.
package struct PreviewMatrixView {
    /// The matrix; a new one clamps the scroll position.
    package var matrix: PreviewMatrix {
        didSet { clamp() }
    }
    /// The first visible row.
    package private(set) var firstRow = 0
    /// The first visible column.
    private(set) var firstColumn = 0

    /// Creates a view that starts at the row of `choice`.
    package init(_ matrix: PreviewMatrix, about choice: PreviewChoice) {
        self.matrix = matrix
        firstRow = matrix.rows.firstIndex(of: matrix.rowAxis.value(choice)) ?? 0
    }

    /// A step of scrolling: by one picture, by three rows, or to the ends.
    package enum Step: Hashable {
        case up, down, left, right, pageUp, pageDown, home, end
    }

    /// Scrolls, within the matrix.
    package mutating func scroll(_ step: Step) {
        switch step {
        case .up: firstRow -= 1
        case .down: firstRow += 1
        case .left: firstColumn -= 1
        case .right: firstColumn += 1
        case .pageUp: firstRow -= 3
        case .pageDown: firstRow += 3
        case .home: (firstRow, firstColumn) = (0, 0)
        case .end: firstRow = matrix.rows.count - 1
        }
        clamp()
    }

    private mutating func clamp() {
        firstRow = max(0, min(firstRow, matrix.rows.count - 1))
        firstColumn = max(0, min(firstColumn, matrix.columns.count - 1))
    }
}
