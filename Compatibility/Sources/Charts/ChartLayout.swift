import CellUI
import SwiftUI

/// Places the plot of a chart, the labels of its axes at their values, and annotations beside their marks.
///
/// The views are, in this order: the plot, the labels of the horizontal axis, those of the vertical axis, the annotations. The plot
/// becomes lower where an annotation would stand out of it.
struct ChartLayout: Layout {
    let plot: ChartPlot
    let format: AxisFormat

    private static let gap: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (xTicks, yTicks) = (plot.labels(of: .horizontal, format), plot.labels(of: .vertical, format))
        let annotations = plot.annotated
        guard subviews.count == 1 + xTicks.count + yTicks.count + annotations.count else { return }
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let xLabels = 1..<1 + xTicks.count
        let yLabels = xLabels.upperBound..<xLabels.upperBound + yTicks.count
        var area = bounds
        let across = yLabels.map { sizes[$0].width }.max().map { $0 + Self.gap } ?? 0
        let below = xLabels.map { sizes[$0].height }.max().map { $0 + Self.gap } ?? 0
        area.size = CGSize(width: max(0, area.width - across), height: max(0, area.height - below))
        if plot.isOpposite(.vertical) { area.origin.x += across }
        if plot.isOpposite(.horizontal) { area.origin.y += below }

        func places(in area: CGRect) -> [CGRect] {
            annotations.enumerated().map { index, annotated in
                annotated.annotation.place(
                    of: sizes[yLabels.upperBound + index], beside: plot.rectangle(of: annotated, in: area), in: area)
            }
        }
        let reach = places(in: area)
        let above = reach.map { area.minY - $0.minY }.max() ?? 0
        let under = reach.map { $0.maxY - area.maxY }.max() ?? 0
        let most = area.height / 2
        area.origin.y += min(max(0, above), most)
        area.size.height -= min(max(0, above), most) + min(max(0, under), most)

        subviews[0].place(at: area.origin, proposal: ProposedViewSize(area.size))
        for (label, tick) in zip(xLabels, xTicks) {
            let size = sizes[label]
            let x = area.minX + tick.place * area.width - size.width / 2
            let y = plot.isOpposite(.horizontal) ? bounds.minY : bounds.maxY - size.height
            place(subviews[label], size, at: CGPoint(x: max(bounds.minX, min(x, bounds.maxX - size.width)), y: y))
        }
        for (label, tick) in zip(yLabels, yTicks) {
            let size = sizes[label]
            let y = area.maxY - tick.place * area.height - size.height / 2
            let x = plot.isOpposite(.vertical) ? area.minX - Self.gap - size.width : area.maxX + Self.gap
            place(subviews[label], size, at: CGPoint(x: x, y: max(bounds.minY, min(y, bounds.maxY - size.height))))
        }
        for (index, rect) in places(in: area).enumerated() {
            place(subviews[yLabels.upperBound + index], rect.size, at: rect.origin)
        }
    }

    private func place(_ view: LayoutSubview, _ size: CGSize, at origin: CGPoint) {
        view.place(at: origin, proposal: ProposedViewSize(size))
    }
}
