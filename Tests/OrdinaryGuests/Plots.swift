import ActivityKit
import Charts
import SwiftUI
import WidgetKit

// A chart of each kind: bars with a rule, single marks, functions, and whole collections. `Scripts/check-charts.py` measures them.

struct Day: Identifiable {
    let id: Int
    let name: String
    let steps: Int

    static let two = [Day(id: 0, name: "Mon", steps: 2), Day(id: 1, name: "Tue", steps: 10)]
}

struct StepsChart: View {
    let days: [Day]
    var body: some View {
        Chart(days) { day in
            BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps)).foregroundStyle(Color.green)
                .cornerRadius(2)
            RuleMark(y: .value("Goal", 8)).lineStyle(StrokeStyle(lineWidth: 1, dash: [2])).foregroundStyle(.red)
        }
        .chartYScale(domain: 0...10)
        .chartXAxis(.hidden)
        .chartYAxis {
            AxisMarks {
                AxisGridLine(); AxisValueLabel()
            }
        }
    }
}

struct PulseChart: View {
    let values: [Double]
    var body: some View {
        Chart {
            ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                AreaMark(x: .value("Time", index), y: .value("Pulse", value)).opacity(0.3)
                LineMark(x: .value("Time", index), y: .value("Pulse", value)).interpolationMethod(.catmullRom)
                if value > 9 {
                    PointMark(x: .value("Time", index), y: .value("Pulse", value)).symbol(Circle()).symbolSize(30)
                }
            }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
}

struct WavePlot: View {
    let height: Double
    var body: some View {
        Chart { LinePlot(x: "x", y: "y", domain: -3...3) { x in height * x * x / 9 } }
            .chartXScale(domain: -3...3).chartYScale(domain: 0...10)
            .chartXAxis(.hidden).chartYAxis(.hidden)
    }
}

struct HillPlot: View {
    var body: some View {
        Chart {
            AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: 0, yEnd: x > 0.5 ? 10 : .nan) }
                .foregroundStyle(.green).opacity(0.9)
            LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { t in (x: t, y: 10 * t) }.foregroundStyle(.red)
        }
        .chartYScale(domain: 0...10).chartXScale(domain: 0...1).chartXAxis(.hidden).chartYAxis(.hidden)
    }
}

struct DayPlots: View {
    let days: [Day]
    var body: some View {
        Chart {
            BarPlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps), width: .ratio(0.5))
                .foregroundStyle(by: .value("Day", \.name)).cornerRadius(0)
            LinePlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps), series: .value("Day", \.name))
            PointPlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps)).symbol(.circle).symbolSize(20)
                .foregroundStyle(.red)
            AreaPlot(days, x: .value("Day", \.name), y: .value("Steps", \.steps)).opacity(0.1)
        }
        .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    }
}

/// Sections told apart by their container, and a data set that no catalogue has.
struct Sections: View {
    var body: some View {
        VStack {
            Group(
                sections: Group {
                    Section("Fruit") {
                        Text("apple"); Text("pear")
                    }
                    Section("Tea") { Text("green") }
                }
            ) { sections in
                ForEach(sections) { section in
                    HStack {
                        section.header
                        Text("\(section.content.count)")
                    }
                }
            }
            if NSDataAsset(name: "facts") == nil { Text("no facts") }
        }
    }
}

struct PlotAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var plot: String
        var height = 0.0
    }
}

struct PlotWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: PlotAttributes.self) { context in
            plot(of: context.state).frame(height: 100).padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { plot(of: context.state).frame(height: 60) }
            } compactLeading: {
                Image(systemName: "chart.bar")
            } compactTrailing: {
                Text(context.state.plot)
            } minimal: {
                Image(systemName: "chart.bar")
            }
        }
    }

    @ViewBuilder private func plot(of state: PlotAttributes.ContentState) -> some View {
        switch state.plot {
        case "bars": StepsChart(days: Day.two)
        case "pulse": PulseChart(values: [1, 10, 3])
        case "wave": WavePlot(height: state.height)
        case "hill": HillPlot()
        case "days": DayPlots(days: Day.two)
        default: Sections()
        }
    }
}

#Preview("Bars", as: .content, using: PlotAttributes()) {
    PlotWidget()
} contentStates: {
    PlotAttributes.ContentState(plot: "bars")
    PlotAttributes.ContentState(plot: "pulse")
    PlotAttributes.ContentState(plot: "wave", height: 10)
    PlotAttributes.ContentState(plot: "wave", height: 4)
    PlotAttributes.ContentState(plot: "hill")
    PlotAttributes.ContentState(plot: "days")
    PlotAttributes.ContentState(plot: "text")
}
