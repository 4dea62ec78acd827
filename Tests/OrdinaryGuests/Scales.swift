import ActivityKit
import Charts
import SwiftUI
import WidgetKit

// What charts make of scales, bins and distances, and what stands beside them. `Scripts/check-charts.py` measures it.

/// A value of its own that is plotted as a number.
struct Level: Plottable {
    var steps: Int
    var primitivePlottable: Int { steps }
    init?(primitivePlottable: Int) { steps = primitivePlottable }
    init(_ steps: Int) { self.steps = steps }
}

struct SizesChart: View {
    var body: some View {
        Chart {
            ForEach([1, 2, 3], id: \.self) { number in
                PointMark(x: .value("Number", number), y: .value("Level", Level(5)))
                    .symbolSize(by: .value("Number", number == 3 ? "wide" : "small"))
                    .foregroundStyle(by: .value("Number", "\(number)"))
            }
            LineMark(x: .value("Number", 1), y: .value("Level", 10)).lineStyle(by: .value("Kind", "dashed"))
            LineMark(x: .value("Number", 3), y: .value("Level", 10)).lineStyle(by: .value("Kind", "dashed"))
        }
        .chartSymbolSizeScale(["small": 36, "wide": 400])
        .chartLineStyleScale(["dashed": StrokeStyle(lineWidth: 4, dash: [8])])
        .chartForegroundStyleScale { (name: String) in name == "2" ? Color(red: 1, green: 0, blue: 0) : .white }
        .chartXScale(domain: 0...4).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
}

struct BinsChart: View {
    private let values = [1.0, 2, 11, 12, 13, 29]
    var body: some View {
        let bins = NumberBins(data: values, desiredCount: 3)
        Chart {
            Plot {
                ForEach(Array(bins.enumerated()), id: \.offset) { index, bin in
                    BarMark(
                        x: .value("Value", bin),
                        y: .value("Count", values.filter { bins.index(for: $0) == index }.count))
                }
            }
            .cornerRadius(0).foregroundStyle(.green).accessibilityLabel("Counts")
        }
        .chartXScale(domain: 0...30).chartYScale(domain: 0...4)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
}

struct SpansChart: View {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
        let days = DateBins(unit: .day, range: start...start.addingTimeInterval(3 * 86_400 - 1))
        Chart {
            RectangleMark().foregroundStyle(Color(red: 0, green: 0, blue: 1))
            RectangleMark(x: .value("Day", days[1]), yStart: 20, yEnd: 50)
                .foregroundStyle(Color(red: 0, green: 0.3, blue: 0))
            PointMark(x: .value("Day", days.thresholds[1])).symbol { Text("here").foregroundStyle(.white) }
            RuleMark(xStart: 10, xEnd: 60, y: .value("Height", 5)).foregroundStyle(.red)
        }
        .chartXScale(domain: days.thresholds[0]...days.thresholds[3]).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
}

struct FramedChart: View {
    var body: some View {
        Chart {
            PointMark(x: .value("Day", "Mon"), y: .value("Steps", 30)).foregroundStyle(.green)
            PointMark(x: .value("Day", "Tue"), y: .value("Steps", 50)).foregroundStyle(.green)
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartYAxis(.hidden)
        .chartXAxisLabel("Days of the week", alignment: .center)
        .chartYAxisLabel { Text("Thousand steps") }
        .chartXAxisStyle { $0.background(Color(red: 0.2, green: 0, blue: 0.2)) }
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let frame = proxy.plotFrame {
                    Color(red: 0, green: 1, blue: 1)
                        .frame(width: geometry[frame].width, height: geometry[frame].height)
                        .position(x: geometry[frame].midX, y: geometry[frame].midY)
                }
            }
        }
        .chartOverlay { proxy in
            if let x = proxy.position(forX: "Tue"), let day: String = proxy.value(atX: x) {
                Text("\(day) at \(Int(100 * x / proxy.plotSize.width))").foregroundStyle(.black).background(.white)
            }
        }
        .chartGesture { proxy in DragGesture().onChanged { proxy.selectXValue(at: $0.location.x) } }
        .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page))
    }
}

struct ScaleAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var chart: String
    }
}

struct ScaleWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: ScaleAttributes.self) { context in
            chart(of: context.state).frame(height: 100).padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { chart(of: context.state).frame(height: 60) }
            } compactLeading: {
                Image(systemName: "chart.bar")
            } compactTrailing: {
                Text(context.state.chart)
            } minimal: {
                Image(systemName: "chart.bar")
            }
        }
    }

    @ViewBuilder private func chart(of state: ScaleAttributes.ContentState) -> some View {
        switch state.chart {
        case "sizes": SizesChart()
        case "bins": BinsChart()
        case "spans": SpansChart()
        default: FramedChart()
        }
    }
}

#Preview("Scales", as: .content, using: ScaleAttributes()) {
    ScaleWidget()
} contentStates: {
    ScaleAttributes.ContentState(chart: "sizes")
    ScaleAttributes.ContentState(chart: "bins")
    ScaleAttributes.ContentState(chart: "spans")
    ScaleAttributes.ContentState(chart: "frame")
}
