/// How a view with a fixed aspect ratio fills a rectangle of another.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// As large as fits inside.
    case fit
    /// As small as covers all of it.
    case fill
}

extension View {
    /// Constrains this view to an aspect ratio, width by height in points. Default: that of its ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            AspectNode(node, ratio: aspectRatio, contentMode: contentMode, scale: lowering.environment.cellScale)
        }
    }
    /// Constrains this view to the aspect ratio of a size in points.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }
    /// Scales this view to fit the available space, keeping its aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// Scales this view to cover the available space, keeping its aspect ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Centres this view at a point, in points from the top left of the available space.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            PositionNode(
                node, column: x / lowering.environment.cellScale.pointsPerColumn,
                row: y / lowering.environment.cellScale.pointsPerRow)
        }
    }
    /// Centres this view at a point, in points from the top left of the available space.
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

/// A child that is proposed sizes of one aspect ratio only.
final class AspectNode: WrapperNode {
    private let ratio: CGFloat?
    private let contentMode: ContentMode
    private let scale: CellScale

    init(_ child: LayoutNode, ratio: CGFloat?, contentMode: ContentMode, scale: CellScale) {
        (self.ratio, self.contentMode, self.scale) = (ratio, contentMode, scale)
        super.init(child)
    }

    override func measure(_ proposal: CellProposal) -> CellSize { child.size(formed(proposal)) }

    private func formed(_ proposal: CellProposal) -> CellProposal {
        if proposal.width == nil, proposal.height == nil { return proposal }
        let ratio = ratio ?? idealRatio
        guard ratio > 0 else { return proposal }
        // Columns that correspond to the height of one row at this ratio.
        let columnsPerRow = ratio * scale.pointsPerRow / scale.pointsPerColumn
        let fromWidth = proposal.width.map { Double($0) / columnsPerRow }
        let fromHeight = proposal.height.map { Double($0) * columnsPerRow }
        let takesWidth: Bool
        if let fromWidth, let height = proposal.height {
            takesWidth = (fromWidth <= Double(height)) == (contentMode == .fit)
        } else {
            takesWidth = proposal.height == nil
        }
        func cells(_ value: Double) -> Int { max(1, Int(min(value, Double(CellProposal.unbounded)).rounded())) }
        return takesWidth
            ? CellProposal(width: proposal.width, height: fromWidth.map(cells))
            : CellProposal(width: fromHeight.map(cells), height: proposal.height)
    }

    /// The aspect ratio of the ideal size. Shapes without an ideal size answer a single cell, for which SwiftUI's
    /// ideal is a square.
    private var idealRatio: CGFloat {
        let ideal = child.size(.unspecified)
        if ideal == CellSize(width: 1, height: 1) || ideal.height == 0 { return 1 }
        return Double(ideal.width) * scale.pointsPerColumn / (Double(ideal.height) * scale.pointsPerRow)
    }
}

/// A child centred at a point of the proposed space, all of which this node takes.
final class PositionNode: WrapperNode {
    private let column: Double
    private let row: Double

    init(_ child: LayoutNode, column: Double, row: Double) {
        (self.column, self.row) = (column, row)
        super.init(child)
    }

    override func measure(_ proposal: CellProposal) -> CellSize {
        let ideal = child.size(proposal)
        return proposal.replacingUnspecified(width: ideal.width, height: ideal.height)
    }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        let size = child.size(CellProposal(rect.size))
        func start(_ middle: Double, _ extent: Int) -> Int {
            Int(min(max(middle - Double(extent) / 2, -1e6), 1e6).rounded(.toNearestOrEven))
        }
        child.draw(
            in: CellRect(
                origin: CellPoint(x: rect.minX + start(column, size.width), y: rect.minY + start(row, size.height)),
                size: size), context: &context)
    }
}
