/// A rectangle in tenths of a point, in a cell of 80 × 160: integers give short output that is the same on every machine.
struct CellArea: Equatable {
    var x, y, width, height: Int

    /// One past the right edge.
    var maxX: Int { x + width }
    /// One past the bottom edge.
    var maxY: Int { y + height }

    /// The rectangle moved by an offset.
    func offset(x: Int, y: Int) -> CellArea {
        CellArea(x: self.x + x, y: self.y + y, width: width, height: height)
    }

    /// Creates a rectangle in whole points.
    static func points(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CellArea {
        CellArea(x: x * 10, y: y * 10, width: width * 10, height: height * 10)
    }
}
