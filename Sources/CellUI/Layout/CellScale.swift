/// The size of a cell in points. Views are specified in points, frames in cells.
///
/// Lengths are rounded to the nearest cell, ties to even, so that small gaps vanish before content does: at the
/// default scale 14 pt are two columns or one row, 8 pt are one column or no row.
public struct CellScale: Hashable, Sendable {
    /// Points per column; positive. Default: 8.
    public let pointsPerColumn: Double
    /// Points per row; positive. Default: 16.
    public let pointsPerRow: Double

    /// A scale.
    ///
    /// - Precondition: Both values are positive.
    public init(pointsPerColumn: Double = 8, pointsPerRow: Double = 16) {
        precondition(pointsPerColumn > 0 && pointsPerRow > 0, "a cell stands for a positive number of points")
        (self.pointsPerColumn, self.pointsPerRow) = (pointsPerColumn, pointsPerRow)
    }

    /// 8 × 16 points per cell.
    public static let standard = CellScale()

    /// The nearest number of columns; infinity becomes ``CellProposal/unbounded``.
    public func columns(_ points: Double) -> Int { Self.cells(points, pointsPerColumn) }
    /// The nearest number of rows; infinity becomes ``CellProposal/unbounded``.
    public func rows(_ points: Double) -> Int { Self.cells(points, pointsPerRow) }
    /// Columns of something that must stay visible: at least one if `points` is positive.
    public func visibleColumns(_ points: Double) -> Int { points > 0 ? max(1, columns(points)) : 0 }
    /// Rows of something that must stay visible: at least one if `points` is positive.
    public func visibleRows(_ points: Double) -> Int { points > 0 ? max(1, rows(points)) : 0 }

    private static func cells(_ points: Double, _ unit: Double) -> Int {
        let cells = (points / unit).rounded(.toNearestOrEven)
        if cells.isNaN { return 0 }
        let limit = Double(CellProposal.unbounded)
        return Int(min(max(cells, -limit), limit))
    }
}
