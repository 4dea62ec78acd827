import CellUI
import SwiftUI

/// Marks with scales and axes.
public struct Chart<Content: ChartContent>: View {
    @Environment(\.chartSettings) private var settings
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
        let plot = ChartPlot(content._marks, settings)
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 4) {
                Canvas { context, size in plot.draw(in: CGRect(origin: .zero, size: size), &context) }
                if plot.showsYAxis { ChartAxis(ticks: plot.y.ticks(), isHorizontal: false) }
            }
            if plot.showsXAxis { ChartAxis(ticks: plot.x.ticks(), isHorizontal: true).frame(height: 14) }
            if plot.showsLegend {
                HStack(spacing: 8) {
                    ForEach(plot.legend, id: \.name) { entry in
                        HStack(spacing: 4) {
                            Circle().fill(entry.style).frame(width: 8, height: 8)
                            Text(verbatim: entry.name).font(.caption).foregroundStyle(.secondary)
                        }
                    }
                }
            }
        }
    }
}

/// The labels of an axis.
struct ChartAxis: View {
    let ticks: [(place: Double, text: String)]
    let isHorizontal: Bool

    var body: some View {
        if isHorizontal {
            Canvas { context, size in
                for tick in ticks {
                    let text = context.resolve(label(tick.text))
                    let width = text.measure(in: size).width
                    let x = min(max(0, tick.place * size.width - width / 2), size.width - width)
                    context.draw(text, at: CGPoint(x: x, y: 0), anchor: .topLeading)
                }
            }
        } else {
            ZStack(alignment: .leading) {
                ForEach(ticks, id: \.text) { label($0.text).hidden() }
                Canvas { context, size in
                    for tick in ticks {
                        let text = context.resolve(label(tick.text))
                        let height = text.measure(in: size).height
                        let y = min(max(0, (1 - tick.place) * size.height - height / 2), size.height - height)
                        context.draw(text, at: CGPoint(x: 0, y: y), anchor: .topLeading)
                    }
                }
            }.fixedSize(horizontal: true, vertical: false)
        }
    }

    private func label(_ text: String) -> Text { Text(verbatim: text).font(.caption2).foregroundStyle(.secondary) }
}
