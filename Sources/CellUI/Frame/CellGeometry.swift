/// A position in a frame: column `x`, row `y`, counted from the top left.
public struct CellPoint: Hashable, Sendable {
    /// Column.
    public var x: Int
    /// Row.
    public var y: Int
    /// The position at column `x` of row `y`.
    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
    /// Column 0 of row 0.
    public static let zero = CellPoint(x: 0, y: 0)
}

/// A size in cells; never negative.
public struct CellSize: Hashable, Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int
    /// A size; negative values become 0.
    public init(width: Int, height: Int) { (self.width, self.height) = (max(0, width), max(0, height)) }
    /// Zero columns and rows.
    public static let zero = CellSize(width: 0, height: 0)
}

/// A rectangle of cells. Geometry clamps: an operation that would give a negative size gives an empty rectangle.
public struct CellRect: Hashable, Sendable {
    /// The top left cell.
    public var origin: CellPoint
    /// Columns and rows.
    public var size: CellSize

    /// A rectangle from its top left cell and its size.
    public init(origin: CellPoint, size: CellSize) { (self.origin, self.size) = (origin, size) }
    /// A rectangle from its position and size; a negative size becomes 0.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
    }
    /// The empty rectangle at the origin.
    public static let zero = CellRect(x: 0, y: 0, width: 0, height: 0)

    /// First column.
    public var minX: Int { origin.x }
    /// First row.
    public var minY: Int { origin.y }
    /// One past the last column.
    public var maxX: Int { origin.x + size.width }
    /// One past the last row.
    public var maxY: Int { origin.y + size.height }
    /// Columns.
    public var width: Int { size.width }
    /// Rows.
    public var height: Int { size.height }
    /// Whether the rectangle contains no cells.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }

    /// Whether `point` lies inside.
    public func contains(_ point: CellPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    /// Whether all of `other` lies inside; an empty rectangle always does.
    public func contains(_ other: CellRect) -> Bool {
        other.isEmpty || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
    }
    /// The cells common to both rectangles; empty if they do not overlap.
    public func intersection(_ other: CellRect) -> CellRect {
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        return CellRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
    }
    /// Whether the rectangles share at least one cell.
    public func intersects(_ other: CellRect) -> Bool {
        min(maxX, other.maxX) > max(minX, other.minX) && min(maxY, other.maxY) > max(minY, other.minY)
    }
    /// The rectangle shrunk by `columns` on each side and `rows` at top and bottom; negative values enlarge it.
    public func inset(columns: Int, rows: Int) -> CellRect {
        CellRect(x: minX + columns, y: minY + rows, width: width - 2 * columns, height: height - 2 * rows)
    }
    /// The rectangle moved by `x` columns and `y` rows.
    public func offset(x: Int, y: Int) -> CellRect {
        CellRect(origin: CellPoint(x: minX + x, y: minY + y), size: size)
    }
}
