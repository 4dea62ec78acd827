import ActivityKit
import Charts
import SwiftUI
import WidgetKit

// A widget whose body asks for the time, formats by the person's locale, and draws attributed texts and a chart.
// `Scripts/check-guests.sh` draws it.

struct FerryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var departure: Date
        var passengers: Int
    }
}

struct FerryWidget: Widget {
    private var notice: AttributedString {
        var text = AttributedString("Gate ")
        var gate = AttributedString("B")
        gate.foregroundColor = Color(red: 1, green: 0, blue: 0)
        gate.font = .headline
        text += gate
        return text
    }

    private static let hours: DateIntervalFormatter = {
        let formatter = DateIntervalFormatter()
        formatter.dateStyle = .none
        formatter.timeStyle = .short
        return formatter
    }()

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FerryAttributes.self) { context in
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    // Past the departure this range would be a trap, were the body run again.
                    Text(timerInterval: Date()...context.state.departure)
                    Text(Date.now > context.state.departure ? "gone" : "boarding")
                }
                Text(
                    "\(context.state.departure.formatted(date: .omitted, time: .shortened)), \(context.state.passengers.formatted())"
                )
                HStack {
                    Text(context.state.departure, format: .dateTime.month(.wide))
                    Text(notice)
                    Text("tinted").foregroundStyle(.tint)
                }
                Chart {
                    BarMark(x: .value("Pier", "one"), y: .value("Queue", 3))
                    BarMark(x: .value("Pier", "two"), y: .value("Queue", 6)).annotation { Text("full") }
                }
                .chartYAxis { AxisMarks(values: [0, 5]) }
                .frame(height: 56)
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) {
                    Text(Self.hours.string(from: context.state.departure, to: context.state.departure + 1500))
                }
            } compactLeading: {
                Text("F")
            } compactTrailing: {
                Text(context.state.departure, style: .time).font(.caption)
            } minimal: {
                Text("F")
            }
        }
    }
}

#Preview("quay", as: .content, using: FerryAttributes()) {
    FerryWidget()
} contentStates: {
    FerryAttributes.ContentState(departure: .now + 300, passengers: 12345)
}
