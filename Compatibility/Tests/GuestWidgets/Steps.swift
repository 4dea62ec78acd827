import ActivityKit
import AlarmKit
import Charts
import SwiftUI
import WidgetKit

// Charts and alarms.

struct Day: Identifiable {
    let id: Int
    let name: String
    let steps: Int
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
            AxisMarks { _ in
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

struct Tea: AlarmMetadata { var name = "Tea" }

struct AlarmActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<Tea>.self) { context in
            HStack {
                Text(context.attributes.presentation.alert.title).foregroundStyle(context.attributes.tintColor)
                Spacer()
                switch context.state.mode {
                case .countdown(let countdown): Text(timerInterval: countdown.startDate...countdown.fireDate)
                case .paused(let paused):
                    Text(Duration.seconds(paused.totalCountdownDuration).formatted(.time(pattern: .minuteSecond)))
                case .alert: Text("Ring")
                }
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.metadata?.name ?? "") }
            } compactLeading: {
                Text("A")
            } compactTrailing: {
                Text("B")
            } minimal: {
                EmptyView()
            }
        }
    }
}
