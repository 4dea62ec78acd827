/// A filled path.
final class ShapeNode: LayoutNode {
    private let path: (CGRect) -> Path
    private let paint: Paint
    private let scale: CellScale
    private let isEOFilled: Bool
    private var rotation = Angle.zero
    private var isMirrored = false

    init(_ path: @escaping (CGRect) -> Path, paint: Paint, scale: CellScale, isEOFilled: Bool = false) {
        (self.path, self.paint, self.scale, self.isEOFilled) = (path, paint, scale, isEOFilled)
    }

    /// If nothing is proposed, SwiftUI makes a shape ten points wide and high: one cell.
    override func measure(_ proposal: CellProposal) -> CellSize { proposal.replacingUnspecified(width: 1, height: 1) }

    override func rotate(by angle: Angle) { rotation.radians += angle.radians }
    override func mirror() {
        isMirrored.toggle()
        rotation.radians = -rotation.radians
    }

    override func describe(in size: CellSize, _ description: inout Description) {
        description.add("colour", InspectionName.paint(paint))
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        if rect.isEmpty { return }
        let bounds = scale.points(rect.size)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let outline = path(bounds)
        let path = (isMirrored ? outline.scaled(x: -1, y: 1, around: middle) : outline).rotated(
            by: rotation, around: middle)
        context.fill(path, in: rect, scale: scale, paint: paint, isEOFilled: isEOFilled)
    }
}

extension CellScale {
    /// The rectangle of a size in points, with its origin at zero.
    func points(_ size: CellSize) -> CGRect {
        CGRect(x: 0, y: 0, width: Double(size.width) * pointsPerColumn, height: Double(size.height) * pointsPerRow)
    }
}
