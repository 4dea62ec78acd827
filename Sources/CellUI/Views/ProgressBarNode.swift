/// A bar that grows along its rectangle: a line in the middle of a row, or, where a frame makes it higher, a surface.
///
///     ━━━━━━━━╾──────     in half columns
///     ██████▍░░░░░░      in eighths of a column
///
/// The surface's track is a shade glyph in the colour of its own background: plain with colour, visible as a shade
/// without. In right-to-left layouts it grows from the right in half columns, because no other block elements are
/// right-aligned.
final class ProgressBarNode: LayoutNode {
    private let amount: ProgressAmount
    private let tint: Paint
    private let track: Paint
    private let scale: CellScale
    private let isMirrored: Bool
    private var fillsHeight = false
    /// The height that the bar has unless a frame sets another: a row, or the 4 pt of a phone's.
    private let thickness: CGFloat

    private static let eighths: [Glyph] = "░▏▎▍▌▋▊▉█".map { Glyph($0) }
    private static let rightHalf = Glyph(Character("▐"))
    private static let heavyLine = Glyph(Character("━"))
    private static let lightLine = Glyph(Character("─"))
    /// The cell that is half done. Its other half is a thin line, so that there is no gap before the rest.
    private static let leftHalfLine = Glyph(Character("╾"))
    private static let rightHalfLine = Glyph(Character("╼"))
    /// SwiftUI's bar has no useful ideal width; this is a readable one, in points.
    private static let idealWidth: CGFloat = 100

    init(_ amount: ProgressAmount, _ lowering: Lowering) {
        self.amount = amount
        tint = lowering.barTint
        track = Paint.solid(lowering.environment.palette.track).opacity(lowering.environment.opacity)
        scale = lowering.environment.cellScale
        isMirrored = lowering.isMirrored
        thickness = lowering.environment.medium == .points ? 4 : scale.pointsPerRow
    }

    override func framed(width: Bool, height: Bool) { fillsHeight = fillsHeight || height }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: proposal.width ?? Self.idealWidth,
            height: max(thickness, fillsHeight ? proposal.height ?? 0 : 0))
    }

    /// Drawing uses the context's instant, so the node itself never changes.
    override func later(at now: Date) -> LayoutNode? { self }

    override func draw(in rect: CGRect, context: inout DrawingContext) {
        let place = rect
        let rect = scale.cells(place)
        let isLine = !fillsHeight
        let parts = isMirrored || isLine ? 2 : 8
        let steps = rect.width * parts
        let change = amount.nextStep(of: steps, after: context.now)
        let ground = change == nil ? nil : context.ground(of: rect)
        let filled = min(max(0, amount.steps(of: steps, at: context.now)), steps)
        if isLine {
            drawLine(filled, in: rect, context: &context)
        } else {
            drawSurface(filled, in: rect, context: &context)
        }
        if let change { context.changes(at: change, in: rect, by: self, placed: place, over: ground) }
    }

    /// Draws a line of which `filled` half columns are done. Where colours are mixed, the rest differs by its colour alone.
    private func drawLine(_ filled: Int, in rect: CellRect, context: inout DrawingContext) {
        let y = rect.minY + (rect.height - 1) / 2
        let rest = context.isAntialiased ? Self.heavyLine : Self.lightLine
        func draw(_ glyph: Glyph, _ columns: Range<Int>, _ paint: Paint) {
            let run = CellRect(x: rect.minX + columns.lowerBound, y: y, width: columns.count, height: 1)
            let cells = isMirrored ? run.mirrored(in: rect) : run
            if paint.solid != nil { return context.fill(cells, with: glyph, paint: paint) }
            for x in cells.minX..<cells.maxX { context.draw(glyph, x: x, y: y, paint: paint, in: rect) }
        }
        let done = min(filled / 2, rect.width)
        let end = done < rect.width && filled % 2 == 1 ? done + 1 : done
        draw(Self.heavyLine, 0..<done, tint)
        draw(isMirrored ? Self.rightHalfLine : Self.leftHalfLine, done..<end, tint)
        draw(rest, end..<rect.width, track)
    }

    /// Fills a surface of which `filled` parts are done: eighths of a column, or halves from the right.
    private func drawSurface(_ filled: Int, in rect: CellRect, context: inout DrawingContext) {
        let parts = isMirrored ? 2 : 8
        var done = CellRect(x: rect.minX, y: rect.minY, width: filled / parts, height: rect.height)
        var left = CellRect(x: done.maxX, y: rect.minY, width: rect.width - done.width, height: rect.height)
        if isMirrored { (done, left) = (done.mirrored(in: rect), left.mirrored(in: rect)) }
        context.fill(left, with: track)
        context.fill(left, with: Self.eighths[0], paint: .solid(context.background(x: left.minX, y: left.minY)))
        for y in rect.minY..<rect.maxY {
            for x in done.minX..<done.maxX where tint.solid == nil {
                context.fill(CellRect(x: x, y: y, width: 1, height: 1), with: cell(of: tint, x: x, y: y, in: rect))
                context.draw(Self.eighths[8], x: x, y: y, paint: tint, in: rect)
            }
            if filled % parts > 0 {
                context.draw(
                    isMirrored ? Self.rightHalf : Self.eighths[filled % 8], x: isMirrored ? done.minX - 1 : done.maxX,
                    y: y, paint: tint, in: rect)
            }
        }
        if tint.solid != nil {
            context.fill(done, with: tint)
            context.fill(done, with: Self.eighths[8], paint: tint)
        }
    }

    /// A capsule in another; of a frame that is higher only the 4 pt in the middle, as on a phone.
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) {
        let bar = CGRect(x: rect.minX, y: rect.midY - thickness / 2, width: rect.width, height: thickness)
        let path = Path(roundedRect: bar, cornerRadius: thickness / 2)
        canvas.fill(path, with: track, in: bar)
        guard let fraction = amount.fraction(at: canvas.now), fraction > 0 else { return }
        var done = bar
        done.size.width = max(thickness, bar.width * fraction)
        if isMirrored { done = done.mirrored(in: bar) }
        canvas.fill(Path(roundedRect: done, cornerRadius: thickness / 2), with: tint, in: bar)
    }

    override func describe(in size: CGSize, _ description: inout Description) {
        description.add("colour", InspectionName.paint(tint))
    }

    private func cell(of paint: Paint, x: Int, y: Int, in rect: CellRect) -> Paint {
        if paint.solid != nil { return paint }
        let (color, opacity) = paint.color(x: x, y: y, in: rect)
        return .color(color, opacity: opacity)
    }
}

/// The bar only, without labels.
struct ProgressBar: View, StructuralView {
    let amount: ProgressAmount

    func _lower(_ lowering: inout Lowering) { lowering.nodes.append(ProgressBarNode(amount, lowering)) }
}
