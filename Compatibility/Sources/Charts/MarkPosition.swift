import CellUI
import SwiftUI

/// Where a mark stands beside the others at its value: `position(by:)`.
struct MarkPosition {
    let value: Plotted
    /// The axis along which marks stand beside each other; `nil` for the one of the bars' categories.
    let axis: Axis?
    let span: MarkDimension
}

extension ChartContent {
    public func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic)
        -> some ChartContent
    { changing { $0.position = MarkPosition(value: value.value._plotted, axis: axis, span: span) } }
}

extension ChartPlot {
    /// The part of the space at a mark's value that is the mark's own, along an axis: how far its middle is from that of the whole.
    ///
    ///     ┌──────────────┐   the space of a category
    ///       ┌────┬────┐      its marks: seven tenths, unless the source says a span
    ///       │ a  │ b  │
    func slot(of mark: ChartMark, along axis: Axis, in area: CGRect) -> (offset: CGFloat, length: CGFloat)? {
        guard let position = mark.position, (position.axis ?? (isLying ? .vertical : .horizontal)) == axis,
            let index = positions.firstIndex(of: position.value)
        else { return nil }
        let whole = axis == .horizontal ? area.width / CGFloat(max(1, x.count)) : area.height / CGFloat(max(1, y.count))
        let span = position.span.length(of: whole, automatic: 0.7)
        let length = span / CGFloat(positions.count)
        return ((CGFloat(index) + 0.5) * length - span / 2, length)
    }
}
