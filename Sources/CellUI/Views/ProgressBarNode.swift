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

    override func draw(in rect: CellRect, context: inout DrawingContext) {
        context.fill(rect, with: track)
        let steps = rect.width * 8
        let filled = amount.steps(of: steps, at: context.now)
        for y in rect.minY..<rect.maxY {
            for column in 0..<rect.width {
                let eighths = min(max(filled - column * 8, 0), 8)
                let x = rect.minX + column
                if eighths == 8 {
                    context.fill(CellRect(x: x, y: y, width: 1, height: 1), with: cell(of: tint, x: x, y: y, in: rect))
                }
                let paint = eighths == 0 ? .solid(context.background(x: x, y: y)) : tint
                context.draw(Self.eighths[eighths], x: x, y: y, paint: paint, in: rect)
            }
        }
        if let date = amount.nextStep(of: steps, after: context.now) { context.changes(at: date, in: rect) }
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
