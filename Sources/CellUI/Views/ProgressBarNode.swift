/// A bar that grows in eighths of a column.
///
///     ██████▍░░░░░░
///
/// The track is a shade in the colour of its own background: a plain surface where there is colour, a shade where there
/// is none.
final class ProgressBarNode: LayoutNode {
    private let amount: ProgressAmount
    private let tint: Paint
    private let track: Paint
    private let idealColumns: Int
    private var fillsHeight = false

    private static let eighths: [Glyph] = "░▏▎▍▌▋▊▉█".map { Glyph($0) }
    /// SwiftUI's bar has no ideal width worth the name; this is one that can be read.
    private static let idealWidth = 100.0

    init(_ amount: ProgressAmount, _ lowering: Lowering) {
        self.amount = amount
        tint = lowering.tint
        track = Paint.solid(lowering.environment.palette.track).opacity(lowering.environment.opacity)
        idealColumns = lowering.environment.cellScale.visibleColumns(Self.idealWidth)
    }

    override func framed(width: Bool, height: Bool) { fillsHeight = fillsHeight || height }

    override func measure(_ proposal: CellProposal) -> CellSize {
        CellSize(width: proposal.width ?? idealColumns, height: fillsHeight ? max(1, proposal.height ?? 1) : 1)
    }

    /// It follows the instant that is drawn.
    override func later(at now: Date) -> LayoutNode? { self }

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        let steps = rect.width * 8
        let change = amount.nextStep(of: steps, after: context.now)
        let ground = change == nil ? nil : context.ground(of: rect)
        let filled = min(max(0, amount.steps(of: steps, at: context.now)), steps)
        let done = CellRect(x: rect.minX, y: rect.minY, width: filled / 8, height: rect.height)
        let left = CellRect(x: done.maxX, y: rect.minY, width: rect.width - done.width, height: rect.height)
        context.fill(left, with: track)
        context.fill(left, with: Self.eighths[0], paint: .solid(context.background(x: left.minX, y: left.minY)))
        for y in rect.minY..<rect.maxY {
            for x in done.minX..<done.maxX where tint.solid == nil {
                context.fill(CellRect(x: x, y: y, width: 1, height: 1), with: cell(of: tint, x: x, y: y, in: rect))
                context.draw(Self.eighths[8], x: x, y: y, paint: tint, in: rect)
            }
            if filled % 8 > 0 {
                context.draw(Self.eighths[filled % 8], x: done.maxX, y: y, paint: tint, in: rect)
            }
        }
        if tint.solid != nil {
            context.fill(done, with: tint)
            context.fill(done, with: Self.eighths[8], paint: tint)
        }
        if let change { context.changes(at: change, in: rect, by: self, placed: rect, over: ground) }
    }

    private func cell(of paint: Paint, x: Int, y: Int, in rect: CellRect) -> Paint {
        if paint.solid != nil { return paint }
        let (color, opacity) = paint.color(x: x, y: y, in: rect)
        return .color(color, opacity: opacity)
    }
}

/// The bar alone, without labels.
struct ProgressBar: View {
    let amount: ProgressAmount

    func _lower(_ lowering: inout Lowering) { lowering.nodes.append(ProgressBarNode(amount, lowering)) }
}
