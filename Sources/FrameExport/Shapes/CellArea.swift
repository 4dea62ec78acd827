/// A rectangle in tenths of a point, in a cell of 80 × 160 of them: the numbers written are short and the same everywhere.
struct CellArea: Equatable {
    var x, y, width, height: Int

    /// One past the right edge.
    var maxX: Int { x + width }
    /// One past the lower edge.
    var maxY: Int { y + height }

    /// The same rectangle elsewhere.
    func offset(x: Int, y: Int) -> CellArea {
        CellArea(x: self.x + x, y: self.y + y, width: width, height: height)
    }

    /// A rectangle in whole points.
    static func points(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> CellArea {
        CellArea(x: x * 10, y: y * 10, width: width * 10, height: height * 10)
    }
}
