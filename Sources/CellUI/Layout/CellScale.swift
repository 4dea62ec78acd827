/// The size of a cell in points. Views are laid out in points and drawn in cells.
///
/// Edges are rounded once, where something is drawn, so that errors never add up: seven gaps of 9 pt are 63 pt. An edge in the
/// middle of a cell goes to the left or to the top.
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

    // MARK: Points to cells

    /// More columns or rows than any picture has: what infinity becomes.
    private static let limit = 1 << 20

    /// The nearest number of columns.
    public func columns(_ points: CGFloat) -> Int { Self.nearest(points / pointsPerColumn) }
    /// The nearest number of rows.
    public func rows(_ points: CGFloat) -> Int { Self.nearest(points / pointsPerRow) }
    /// The columns that fit into a width.
    func columns(fitting width: CGFloat) -> Int { Self.whole(width / pointsPerColumn) }
    /// The rows that fit into a height.
    func rows(fitting height: CGFloat) -> Int { Self.whole(height / pointsPerRow) }
    /// The columns that hold all of a width.
    public func columns(covering width: CGFloat) -> Int { Self.all(width / pointsPerColumn) }
    /// The rows that hold all of a height.
    public func rows(covering height: CGFloat) -> Int { Self.all(height / pointsPerRow) }

    /// The cell at whose top left a point is, or the nearest one.
    func cell(_ point: CGPoint) -> CellPoint { CellPoint(x: columns(point.x), y: rows(point.y)) }
    /// The nearest number of columns and rows.
    func cells(_ size: CGSize) -> CellSize { CellSize(width: columns(size.width), height: rows(size.height)) }
    /// The cells of a rectangle, with each edge rounded to the nearest one.
    public func cells(_ rect: CGRect) -> CellRect {
        let origin = cell(rect.origin)
        return CellRect(
            x: origin.x, y: origin.y, width: columns(rect.maxX) - origin.x, height: rows(rect.maxY) - origin.y)
    }

    /// The cells of something that takes whole ones: the nearest place, and a size that does not depend on it.
    func whole(_ rect: CGRect) -> CellRect { CellRect(origin: cell(rect.origin), size: cells(rect.size)) }

    /// The cells of a shape, which is drawn in parts of cells: the nearest place, and all that its size reaches into.
    func covering(_ rect: CGRect) -> CellRect {
        CellRect(
            origin: cell(rect.origin),
            size: CellSize(width: columns(covering: rect.width), height: rows(covering: rect.height)))
    }

    /// All the cells that a rectangle reaches into.
    func outermost(_ rect: CGRect) -> CellRect {
        let (x, y) = (
            Self.number((rect.minX / pointsPerColumn).rounded(.down)),
            Self.number((rect.minY / pointsPerRow).rounded(.down))
        )
        return CellRect(
            x: x, y: y, width: Self.number((rect.maxX / pointsPerColumn).rounded(.up)) - x,
            height: Self.number((rect.maxY / pointsPerRow).rounded(.up)) - y)
    }

    /// The half row in whose middle a height is, or the nearest one.
    func halfRow(of y: CGFloat) -> Int { Self.nearest(2 * y / pointsPerRow - 0.5) }

    private static func nearest(_ cells: CGFloat) -> Int {
        number((cells - 0.5 - CGFloat.layoutTolerance).rounded(.up))
    }
    private static func whole(_ cells: CGFloat) -> Int { number((cells + CGFloat.layoutTolerance).rounded(.down)) }
    private static func all(_ cells: CGFloat) -> Int { number((cells - CGFloat.layoutTolerance).rounded(.up)) }
    private static func number(_ cells: CGFloat) -> Int {
        cells.isNaN ? 0 : Int(min(max(cells, -CGFloat(limit)), CGFloat(limit)))
    }

    // MARK: Cells to points

    /// The width of columns, in points.
    public func width(columns: Int) -> CGFloat { CGFloat(columns) * pointsPerColumn }
    /// The height of rows, in points.
    public func height(rows: Int) -> CGFloat { CGFloat(rows) * pointsPerRow }
    /// A size in points.
    public func points(_ size: CellSize) -> CGSize {
        CGSize(width: width(columns: size.width), height: height(rows: size.height))
    }
    /// A rectangle in points.
    public func points(_ rect: CellRect) -> CGRect {
        CGRect(
            origin: CGPoint(x: width(columns: rect.minX), y: height(rows: rect.minY)), size: points(rect.size))
    }

    /// A width that stays visible: at least a column if it is positive.
    func visible(width: CGFloat) -> CGFloat { width > 0 ? max(width, pointsPerColumn) : 0 }
    /// A height that stays visible: at least a row if it is positive.
    func visible(height: CGFloat) -> CGFloat { height > 0 ? max(height, pointsPerRow) : 0 }
}
