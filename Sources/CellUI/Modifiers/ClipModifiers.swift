extension View {
    /// Clips this view to `shape`, which fills its rectangle.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> _NodeView<Self> {
        wrappingNodes { node, lowering in
            ClipNode(
                node, path: lowering.facing(shape).path, scale: lowering.environment.cellScale,
                isEOFilled: style.isEOFilled)
        }
    }

    /// Clips this view to its rectangle.
    public func clipped(antialiased: Bool = false) -> _NodeView<Self> {
        wrappingNodes { node, lowering in ClipNode(node, path: nil, scale: lowering.environment.cellScale) }
    }

    /// Rounds the corners by a radius in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Masks this view by the opacity of `mask`.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> _NodeView<Self> {
        masked(by: mask(), alignment: alignment)
    }

    /// Masks this view by the opacity of `mask`.
    public func mask<Mask: View>(_ mask: Mask) -> _NodeView<Self> { masked(by: mask, alignment: .center) }

    private func masked<Mask: View>(by mask: Mask, alignment: Alignment) -> _NodeView<Self> {
        wrappingNodes("mask") { node, lowering in
            MaskNode(
                node, mask: lowering.node(of: mask, alignment: alignment),
                alignment: alignment.facing(lowering.environment.layoutDirection))
        }
    }
}

/// A child clipped to an outline.
final class ClipNode: WrapperNode {
    private let path: ((CGRect) -> Path)?
    private let scale: CellScale
    private let isEOFilled: Bool

    /// - Parameter path: The outline for a rectangle; `nil` to clip to the rectangle itself.
    init(_ child: LayoutNode, path: ((CGRect) -> Path)?, scale: CellScale, isEOFilled: Bool = false) {
        (self.path, self.scale, self.isEOFilled) = (path, scale, isEOFilled)
        super.init(child)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        guard let path else { return context.clipped(to: rect) { child.draw(in: rect, context: &$0) } }
        context.clipped(
            to: path(CGRect(origin: .zero, size: rect.size)), in: scale.covering(rect), scale: scale,
            isEOFilled: isEOFilled, mixesEdges: true
        ) { child.draw(in: rect, context: &$0) }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let outline = path?(CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
        canvas.group({
            $0.clip = outline ?? Path(rect)
            $0.isEOClipped = isEOFilled
        }) { child.draw(in: rect, on: &$0) }
    }
}

/// A child masked by the opacity of another node.
final class MaskNode: WrapperNode {
    private let mask: LayoutNode
    private let alignment: Alignment

    init(_ child: LayoutNode, mask: LayoutNode, alignment: Alignment) {
        (self.mask, self.alignment) = (mask, alignment)
        super.init(child)
    }

    override func collectChanges(into changes: inout PendingChanges) {
        child.collectChanges(into: &changes)
        mask.collectChanges(into: &changes)
    }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let area = context.clip.intersection(context.scale.cells(rect))
        guard !area.isEmpty else { return }
        // Only a mask's opacity matters: it is derived from how far the mask hides a black and a white background.
        let place = alignment.place(mask, size: mask.size(ProposedViewSize(rect.size)), in: rect, of: child)
        let (onBlack, onWhite) = context.overBlackAndWhite(in: area) { mask.draw(in: place, context: &$0) }
        let before = context.frame
        context.clipped(to: rect) { child.draw(in: rect, context: &$0) }
        context.merge(area, from: before) { x, y, old, new in
            let (black, white) = (onBlack[x, y], onWhite[x, y])
            let ground = CellColor.opacity(black.style.background, white.style.background)
            guard black.glyph != .space, !black.isContinuation else {
                if ground <= 0 { return old }
                if ground >= 1 { return new }
                return Cell(
                    glyph: new.glyph, width: new.width,
                    style: CellStyle(
                        foreground: new.style.foreground.blended(over: old.style.background, opacity: ground),
                        background: new.style.background.blended(over: old.style.background, opacity: ground),
                        attributes: new.style.attributes))
            }
            // The mask has a character or a quarter of a cell here: draw it in the content's colour.
            if ground >= 1 { return new }
            let ink = new.glyph == .space ? new.style.background : new.style.foreground
            let strength = CellColor.opacity(black.style.foreground, white.style.foreground)
            return Cell(
                glyph: black.glyph, width: black.width,
                style: CellStyle(
                    foreground: ink.blended(over: old.style.background, opacity: strength),
                    background: new.style.background.blended(over: old.style.background, opacity: ground),
                    attributes: black.style.attributes))
        }
    }

    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let place = alignment.place(mask, size: mask.size(ProposedViewSize(rect.size)), in: rect, of: child)
        let masking = canvas.items { mask.draw(in: place, on: &$0) }
        canvas.group({ $0.mask = masking }) { child.draw(in: rect, on: &$0) }
    }
}

extension CellColor {
    /// The opacity of what was drawn over black and over white.
    static func opacity(_ onBlack: CellColor, _ onWhite: CellColor) -> Double {
        let black = onBlack.components(assuming: CellColor(hex: 0))
        let white = onWhite.components(assuming: CellColor(hex: 0))
        return 1 - Double(white.red + white.green + white.blue - black.red - black.green - black.blue) / 765
    }
}

extension DrawingContext {
    /// What `draw` draws in a part of this context over nothing but black, and over nothing but white.
    func overBlackAndWhite(
        in area: CellRect, _ draw: (inout DrawingContext) -> Void
    ) -> (black: Frame, white: Frame) {
        func frame(over ground: UInt32) -> Frame {
            var inner = DrawingContext(
                size: bounds.size, filledWith: .blank(CellStyle(background: CellColor(hex: ground))), now: now)
            inner.scale = scale
            inner.clipped(to: area, draw)
            return inner.frame
        }
        return (frame(over: 0), frame(over: 0xFF_FFFF))
    }
}

extension DrawingContext {
    /// Runs `draw` with drawing restricted to a path given in points from the top left of `cells`.
    ///
    /// - Parameters:
    ///   - mixesEdges: Whether what a convex path covers in part is mixed into what is behind it, if the context is antialiased.
    ///     Default: `false`.
    ///   - drawSurface: Draws what has that outline itself, behind what is clipped: edges are mixed into what is behind both.
    ///     Default: nothing.
    package mutating func clipped(
        to path: Path, in cells: CellRect, scale: CellScale, isEOFilled: Bool = false, mixesEdges: Bool = false,
        before drawSurface: (inout DrawingContext) -> Void = { _ in }, _ draw: (inout DrawingContext) -> Void
    ) {
        let area = clip.intersection(cells)
        guard !area.isEmpty else { return drawSurface(&self) }
        let map = QuadrantMap(
            path, size: cells.size, limit: area.offset(x: -cells.minX, y: -cells.minY), scale: scale,
            isEOFilled: isEOFilled)
        let inside = map.area.offset(x: cells.minX, y: cells.minY)
        guard !inside.isEmpty else { return drawSurface(&self) }
        var edge = self.cells(in: inside, outside: map, at: cells.origin)
        drawSurface(&self)
        for index in edge.indices { edge[index].cell = frame[edge[index].x, edge[index].y] }
        clipped(to: inside, draw)
        if mixesEdges, isAntialiased, path.outlines.count == 1, path.outlines[0].isConvex {
            let coverage = HalfCellCoverage(
                path.outlines[0], scale: scale, rows: inside.minY - cells.minY..<inside.maxY - cells.minY)
            mix(edge, coverage, at: cells.origin)
        } else {
            for cell in edge { restore(cell) }
        }
    }
}
