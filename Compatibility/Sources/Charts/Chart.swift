@_spi(Drawing) import CellUI
import SwiftUI

/// Marks with scales and axes.
public struct Chart<Content: ChartContent>: View {
    @Environment(\.chartSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.drawingMedium) private var medium
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
    public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

    public var body: some View {
        if settings.xLabel != nil || settings.yLabel != nil {
            NamedAxes(x: settings.xLabel, y: settings.yLabel, content: chart)
        } else {
            chart
        }
    }

    /// The chart with its legend.
    @ViewBuilder private var chart: some View {
        let plot = ChartPlot(content._marks, settings)
        let format = AxisFormat(locale: locale, timeZone: timeZone)
        if plot.showsLegend {
            let place = settings.legendPlace
            if place.edge == nil {
                area(plot, format).overlay(alignment: place.alignment) { legend(of: plot) }
            } else {
                place.layout {
                    if place.isFirst { legend(of: plot) }
                    area(plot, format)
                    if !place.isFirst { legend(of: plot) }
                }
            }
        } else {
            area(plot, format)
        }
    }

    /// The marks and axes; of an axis that has as many values as there is height for, with as many as fit.
    @ViewBuilder private func area(_ plot: ChartPlot, _ format: AxisFormat) -> some View {
        // In cells a row of labels may leave a low chart no space for its marks.
        let isTight = medium != .points && plot.showsXAxis
        if plot.choosesCount {
            ViewThatFits(in: .vertical) {
                ForEach((1...ChartScale.usualCount).reversed(), id: \.self) { count in
                    let fewer = plot.with(count)
                    area(of: fewer, format).frame(minHeight: count > 1 || isTight ? fewer.leastHeight : nil)
                }
                if isTight { area(of: plot.with(1).withoutXAxis, format) }
            }
            // As high as a shape where nothing is proposed.
            .frame(idealHeight: 10)
        } else if isTight {
            ViewThatFits(in: .vertical) {
                area(of: plot, format).frame(minHeight: plot.with(1).leastHeight)
                area(of: plot.withoutXAxis, format)
            }
            .frame(idealHeight: 10)
        } else {
            area(of: plot, format)
        }
    }

    /// The marks and axes with what is over and behind them.
    @ViewBuilder private func area(of plot: ChartPlot, _ format: AxisFormat) -> some View {
        if settings.overlays.isEmpty && settings.backgrounds.isEmpty {
            layout(of: plot, format)
        } else {
            layout(of: plot, format)
                .backgroundPreferenceValue(PlotPlace.self) {
                    ChartLayers(layers: settings.backgrounds, plot: plot, place: $0)
                }
                .overlayPreferenceValue(PlotPlace.self) {
                    ChartLayers(layers: settings.overlays, plot: plot, place: $0)
                }
        }
    }

    private func layout(of plot: ChartPlot, _ format: AxisFormat) -> some View {
        ChartLayout(plot: plot, format: format) {
            single(settings.xAxisStyle)
            single(settings.yAxisStyle)
            single(settings.plotStyle)
            Canvas { context, size in plot.draw(in: CGRect(origin: .zero, size: size), format, &context) }
                .anchorPreference(key: PlotPlace.self, value: .bounds) { $0 }
            ForEach(0..<plot.labels(of: .horizontal, format).count, id: \.self) { index in
                label(plot.labels(of: .horizontal, format)[index])
            }
            ForEach(0..<plot.labels(of: .vertical, format).count, id: \.self) { index in
                label(plot.labels(of: .vertical, format)[index])
            }
            ForEach(0..<plot.annotated.count, id: \.self) { index in
                single(plot.annotated[index].annotation.view)
            }
        }
    }

    @ViewBuilder private func legend(of plot: ChartPlot) -> some View {
        if let content = settings.legendPlace.content {
            content
        } else {
            settings.legendPlace.list {
                ForEach(plot.legend, id: \.name) { entry in
                    HStack(spacing: 4) {
                        Circle().fill(entry.style).frame(width: 8, height: 8)
                        Text(verbatim: entry.name).font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
            .fixedSize(horizontal: settings.legendPlace.isBeside, vertical: false)
        }
    }

    private func label(_ tick: ChartTick) -> some View {
        single(tick.label).font(.caption2).foregroundStyle(.secondary).lineLimit(1).fixedSize()
    }

    /// One view, also where the content has none: the layout counts them.
    private func single(_ content: AnyView?) -> some View {
        ZStack {
            Color.clear.frame(width: 0, height: 0)
            content
        }
    }
}

/// A value of an axis.
struct ChartTick {
    /// From 0 at the lower end to 1.
    let place: Double
    let label: AnyView
}
