import CellUI
import SwiftUI

extension View {
    func charting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
    public func chartXAxis(_ visibility: Visibility) -> some View { charting { $0.xAxis = visibility != .hidden } }
    public func chartYAxis(_ visibility: Visibility) -> some View { charting { $0.yAxis = visibility != .hidden } }
    public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let marks = content()._marks
        return charting { ($0.xAxis, $0.xMarks) = (!marks.isEmpty, marks) }
    }
    public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
        let marks = content()._marks
        return charting { ($0.yAxis, $0.yMarks) = (!marks.isEmpty, marks) }
    }
    public func chartLegend(_ visibility: Visibility) -> some View { charting { $0.legend = visibility != .hidden } }
    public func chartLegend(position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil)
        -> some View
    {
        charting { $0.legendPlace = ChartLegend(position: position, alignment: alignment, spacing: spacing) }
    }
    public func chartLegend<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let content = AnyView(content())
        return charting {
            $0.legendPlace = ChartLegend(
                position: position, alignment: alignment, spacing: spacing, content: content)
        }
    }
    public func chartXScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    )
        -> some View
    {
        charting {
            $0.xDomain = domain._categories == nil ? domain._range : nil
            $0.xCategories = domain._categories
            $0.xIncludesZero = domain._includesZero
            $0.xIsReversed = domain._isReversed
            $0.xType = type ?? $0.xType
        }
    }
    public func chartYScale<D: ScaleDomain>(
        domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
    )
        -> some View
    {
        charting {
            $0.yDomain = domain._categories == nil ? domain._range : nil
            $0.yCategories = domain._categories
            $0.yIncludesZero = domain._includesZero
            $0.yIsReversed = domain._isReversed
            $0.yType = type ?? $0.yType
        }
    }
    public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        chartXScale(type: type)
    }
    public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        chartYScale(type: type)
    }
    public func chartXScale(type: ScaleType?) -> some View { charting { $0.xType = type ?? $0.xType } }
    public func chartYScale(type: ScaleType?) -> some View { charting { $0.yType = type ?? $0.yType } }
}
