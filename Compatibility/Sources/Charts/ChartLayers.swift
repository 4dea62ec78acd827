import CellUI
import SwiftUI

// Names of axes, looks of axes and plot, and views over and behind a chart that know where its marks are.

/// The axis of a chart, for the view that styles it.
public struct ChartAxisContent: View {
    public var body: some View { Color.clear }
}
/// The plot of a chart, for the view that styles it.
public struct ChartPlotContent: View {
    public var body: some View { Color.clear }
}

/// Where the values of a chart are.
public struct ChartProxy: @unchecked Sendable {
    private let plot: ChartPlot
    /// The place of the plot, in the coordinates of any reader of geometry around it.
    public let plotAreaFrame: Anchor<CGRect>
    public let plotAreaSize: CGSize

    init(_ plot: ChartPlot, _ frame: Anchor<CGRect>, _ size: CGSize) {
        (self.plot, plotAreaFrame, plotAreaSize) = (plot, frame, size)
    }

    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    public var plotSize: CGSize { plotAreaSize }
    private var area: CGRect { CGRect(origin: .zero, size: plotAreaSize) }

    public func position<P: Plottable>(forX value: P) -> CGFloat? { plot.point(value._plotted, nil, in: area).x }
    public func position<P: Plottable>(forY value: P) -> CGFloat? { plot.point(nil, value._plotted, in: area).y }
    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        plot.point(values.x._plotted, values.y._plotted, in: area)
    }
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        let rect = plot.rectangle(of: ChartMark(kind: .rectangle, x: value._plotted), in: area)
        return rect.minX...rect.maxX
    }
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        let rect = plot.rectangle(of: ChartMark(kind: .rectangle, y: value._plotted), in: area)
        return rect.minY...rect.maxY
    }
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        plotAreaSize.width > 0 ? P(plotted: plot.x.value(at: position / plotAreaSize.width)) : nil
    }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        plotAreaSize.height > 0 ? P(plotted: plot.y.value(at: 1 - position / plotAreaSize.height)) : nil
    }
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        plot.legend.first { $0.name == value._plotted.name }?.style
    }
    // Nobody selects anything.
    public func selectXValue(at position: CGFloat) {}
    public func selectYValue(at position: CGFloat) {}
    public func selectXRange(from start: CGFloat, to end: CGFloat) {}
    public func selectYRange(from start: CGFloat, to end: CGFloat) {}
    public func selectAngleValue(at angle: Angle) {}
    public func angle(at position: CGPoint) -> Angle {
        Angle(radians: atan2(position.x - area.midX, area.midY - position.y))
    }
}

/// The place of a chart's plot.
struct PlotPlace: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}
/// Views over or behind a chart, as large as it is.
struct ChartLayers: View {
    let layers: [ChartLayer]
    let plot: ChartPlot
    let place: Anchor<CGRect>?

    var body: some View {
        if let place {
            GeometryReader { geometry in
                let proxy = ChartProxy(plot, place, geometry[place].size)
                ForEach(0..<layers.count, id: \.self) { index in
                    layers[index].view(proxy)
                        .frame(
                            width: geometry.size.width, height: geometry.size.height,
                            alignment: layers[index].alignment)
                }
            }
        }
    }
}

/// A chart with the names of its axes. A name beside the plot stands above it at that side: no text is turned.
struct NamedAxes<Content: View>: View {
    let x, y: ChartAxisLabel?
    let content: Content

    var body: some View {
        VStack(spacing: 0) {
            names { $0 == .top || $0 == .leading || $0 == .trailing }
            content
            names { $0 == .bottom }
        }
    }

    @ViewBuilder private func names(_ isHere: @escaping (Edge) -> Bool) -> some View {
        name(y, usual: .trailing, isHere)
        name(x, usual: .bottom, isHere)
    }
    @ViewBuilder private func name(_ label: ChartAxisLabel?, usual: Edge, _ isHere: @escaping (Edge) -> Bool)
        -> some View
    {
        if let label, let edge = Optional(label.edge(usual: usual)), isHere(edge) {
            label.view.font(.caption2).foregroundStyle(.secondary).lineLimit(1)
                .padding(edge == .bottom ? .top : .bottom, label.spacing ?? 2)
                .frame(maxWidth: .infinity, alignment: label.alignment(at: edge))
        }
    }
}
extension ChartAxisLabel {
    func edge(usual: Edge) -> Edge {
        ChartLegend(position: position).edge.map { position.isAutomatic ? usual : $0 } ?? usual
    }
    func alignment(at edge: Edge) -> Alignment {
        if let alignment, edge == .top || edge == .bottom {
            return Alignment(horizontal: alignment.horizontal, vertical: .center)
        }
        return edge == .trailing ? .trailing : .leading
    }
}

extension View {
    public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V)
        -> some View
    { charting { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) } }
    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { charting { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) } }
    public func chartPlotStyle<C: View>(@ViewBuilder content: (ChartPlotContent) -> C) -> some View {
        let style = AnyView(content(ChartPlotContent()))
        return charting { $0.plotStyle = style }
    }
    public func chartXAxisStyle<C: View>(@ViewBuilder content: (ChartAxisContent) -> C) -> some View {
        let style = AnyView(content(ChartAxisContent()))
        return charting { $0.xAxisStyle = style }
    }
    public func chartYAxisStyle<C: View>(@ViewBuilder content: (ChartAxisContent) -> C) -> some View {
        let style = AnyView(content(ChartAxisContent()))
        return charting { $0.yAxisStyle = style }
    }

    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let label = ChartAxisLabel(
            alignment: alignment, position: position, spacing: spacing, view: AnyView(content()))
        return charting { $0.xLabel = label }
    }
    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let label = ChartAxisLabel(
            alignment: alignment, position: position, spacing: spacing, view: AnyView(content()))
        return charting { $0.yLabel = label }
    }
    public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    public func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }
    @_disfavoredOverload
    public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
    public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    public func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }
    @_disfavoredOverload
    public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
}
