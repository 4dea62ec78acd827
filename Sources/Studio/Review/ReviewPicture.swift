import CellUI
import Foundation
import FrameSnapshots
import Presentations
import Theming

/// Old and new true picture as one: beside or below each other, whichever is larger in the room that there is.
struct ReviewPicture {
    /// The pictures.
    let comparison: PointComparison
    /// Which of the two are visible.
    let shown: ReviewModel.Shown
    /// Whether what differs is marked.
    let hasMarks: Bool
    let theme: Theme

    private static let gap: CGFloat = 16
    private static let caption = (height: CGFloat(24), font: PointFont(size: 13, weight: 500))

    /// The picture for a room of this shape.
    func canvas(in room: CGSize) -> PointCanvas {
        let panes = panes
        let heights = panes.map { $0.canvas.size.height + Self.caption.height }
        let widths = panes.map(\.canvas.size.width)
        let gaps = CGFloat(panes.count - 1) * Self.gap
        let beside = CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
        let below = CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
        func scale(_ size: CGSize) -> CGFloat { min(room.width / size.width, room.height / size.height) }
        let isBeside = scale(beside) >= scale(below)
        return PointCanvas.picture(size: isBeside ? beside : below, at: comparison.new.canvas.now) { canvas in
            canvas.fill(canvas.bounds, with: .solid(theme.screen.background))
            var origin = CGPoint.zero
            for (pane, height) in zip(panes, heights) {
                let baseline = CGPoint(x: origin.x, y: origin.y + Self.caption.font.ascent)
                canvas.draw(
                    PointText(pane.name, font: Self.caption.font, at: baseline, paint: .solid(theme.screen.caption)))
                canvas.draw(pane.canvas, at: CGPoint(x: origin.x, y: origin.y + Self.caption.height))
                if isBeside {
                    origin.x += pane.canvas.size.width + Self.gap
                } else {
                    origin.y += height + Self.gap
                }
            }
        }
    }

    private var panes: [(name: String, canvas: PointCanvas)] {
        let old = comparison.old.map { (name: "old", canvas: $0.canvas) }
        let new = (name: "new", canvas: hasMarks ? comparison.marked : comparison.new.canvas)
        return switch (old, shown) {
        case (let old?, .both): [old, new]
        case (let old?, .old): [old]
        default: [new]
        }
    }
}
