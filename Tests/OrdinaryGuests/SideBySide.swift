import ActivityKit
import Charts
import SwiftUI
import WidgetKit

// Bars side by side, scales that are not linear, and a chart in space, which is not drawn. `Scripts/check-charts.py` measures them.

struct Harvest: Identifiable {
    let id: Int
    let year: String
    let fruit: String
    let crates: Double

    static let all = [
        Harvest(id: 0, year: "2024", fruit: "Plum", crates: 2), Harvest(id: 1, year: "2024", fruit: "Pear", crates: 4),
        Harvest(id: 2, year: "2025", fruit: "Plum", crates: 10), Harvest(id: 3, year: "2025", fruit: "Pear", crates: 6),
    ]
}

struct HarvestAttributes: ActivityAttributes {
    enum ContentState: String, Codable, Hashable { case beside, lying, logarithm, root, space }
}

struct HarvestWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: HarvestAttributes.self) { context in
            chart(of: context.state).frame(height: 100).chartXAxis(.hidden).chartLegend(.hidden).padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text(context.state.rawValue) }
            } compactLeading: {
                Image(systemName: "chart.bar")
            } compactTrailing: {
                Image(systemName: "leaf")
            } minimal: {
                Image(systemName: "chart.bar")
            }
        }
    }

    @ViewBuilder private func chart(of state: HarvestAttributes.ContentState) -> some View {
        switch state {
        case .beside:
            Chart(Harvest.all) { harvest in
                BarMark(x: .value("Year", harvest.year), y: .value("Crates", harvest.crates), width: .ratio(1))
                    .foregroundStyle(by: .value("Fruit", harvest.fruit))
                    .position(by: .value("Fruit", harvest.fruit), span: .ratio(0.8))
            }
            .chartYScale(domain: 0...10).chartYAxis(.hidden)
        case .lying:
            Chart(Harvest.all) { harvest in
                BarMark(x: .value("Crates", harvest.crates), y: .value("Year", harvest.year), height: .ratio(1))
                    .position(by: .value("Fruit", harvest.fruit), axis: .vertical, span: 40)
            }
            .chartXScale(domain: 0...10).chartYAxis(.hidden)
        case .logarithm:
            Chart {
                ForEach([10, 100, 1000], id: \.self) { count in
                    BarMark(x: .value("Count", "\(count)"), y: .value("Count", count))
                }
            }
            .chartYScale(domain: 1...1000, type: .log)
        case .root:
            Chart {
                ForEach([25, 100], id: \.self) { count in
                    BarMark(x: .value("Count", "\(count)"), y: .value("Count", count))
                }
            }
            .chartYScale(type: .squareRoot).chartYAxis(.hidden)
        case .space:
            VStack {
                Text("Harvest")
                Chart3D(Harvest.all) { harvest in
                    PointMark(
                        x: .value("Year", harvest.year), y: .value("Crates", harvest.crates),
                        z: .value("Fruit", harvest.fruit))
                }
                .chart3DPose(.default)
            }
        }
    }
}

#Preview("Harvest", as: .content, using: HarvestAttributes()) {
    HarvestWidget()
} contentStates: {
    HarvestAttributes.ContentState.beside
    HarvestAttributes.ContentState.lying
    HarvestAttributes.ContentState.logarithm
    HarvestAttributes.ContentState.root
    HarvestAttributes.ContentState.space
}
