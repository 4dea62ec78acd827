import CellUI
import SwiftUI

/// Places the plot of a chart, the labels of its axes at their values, and annotations beside their marks.
///
/// The views are, in this order: what is behind the horizontal axis, the vertical axis and the plot, the plot, the labels of the horizontal
/// axis, those of the vertical axis, the annotations. The plot becomes lower where an annotation would stand out of it, or where the source
/// gives it a size.
struct ChartLayout: Layout {
    let plot: ChartPlot
    let format: AxisFormat

    private static let gap: CGFloat = 4
    /// How many views there are before the labels.
    private static let fixed = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (xTicks, yTicks) = (plot.labels(of: .horizontal, format), plot.labels(of: .vertical, format))
        let annotations = plot.annotated
        guard subviews.count == Self.fixed + xTicks.count + yTicks.count + annotations.count else { return }
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let xLabels = Self.fixed..<Self.fixed + xTicks.count
        let yLabels = xLabels.upperBound..<xLabels.upperBound + yTicks.count
        var area = bounds
        let across = yLabels.map { sizes[$0].width }.max().map { $0 + Self.gap } ?? 0
        let below = xLabels.map { sizes[$0].height }.max().map { $0 + Self.gap } ?? 0
        area.size = CGSize(width: max(0, area.width - across), height: max(0, area.height - below))
        if plot.isOpposite(.vertical) { area.origin.x += across }
        if plot.isOpposite(.horizontal) { area.origin.y += below }

        let wanted = subviews[2].sizeThatFits(ProposedViewSize(area.size))
        if plot.settings.plotStyle != nil, wanted.height < area.height || wanted.width < area.width {
            if plot.isOpposite(.horizontal) == false { area.origin.y += max(0, area.height - wanted.height) }
            area.size = CGSize(width: min(area.width, wanted.width), height: min(area.height, wanted.height))
        }

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

        let isAbove = plot.isOpposite(.horizontal)
        let isBefore = plot.isOpposite(.vertical)
        let xAxis = CGRect(
            x: area.minX, y: isAbove ? bounds.minY : bounds.maxY - below, width: area.width, height: below)
        let yAxis = CGRect(
            x: isBefore ? bounds.minX : bounds.maxX - across, y: area.minY, width: across, height: area.height)
        for (view, rect) in zip(subviews, [xAxis, yAxis, area, area]) { place(view, rect.size, at: rect.origin) }
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
