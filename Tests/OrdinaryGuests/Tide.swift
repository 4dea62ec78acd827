import ActivityKit
import Charts
import SwiftUI
import WidgetKit

// A chart with ticks at some values of its axes, and nothing else beside the line. `Scripts/check-charts.py` finds them.

struct TideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var heights: [Double]
    }
}

struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TideAttributes.self) { context in
            Chart(Array(context.state.heights.enumerated()), id: \.offset) { hour, height in
                LineMark(x: .value("Hour", hour), y: .value("Height", height))
            }
            .chartXScale(domain: 0...4)
            .chartYScale(domain: 0...2)
            .chartXAxis {
                AxisMarks(values: [1, 3]) { _ in AxisTick() }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: [0.5, 1, 1.5]) { _ in AxisTick() }
            }
            .frame(height: 80)
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("Tide") }
            } compactLeading: {
                Text("T")
            } compactTrailing: {
                Text("\(context.state.heights.count) h")
            } minimal: {
                Text("T")
            }
        }
    }
}

#Preview("Flood", as: .content, using: TideAttributes()) {
    TideWidget()
} contentStates: {
    TideAttributes.ContentState(heights: [0.2, 1.1, 1.8, 1.2, 0.3])
}
