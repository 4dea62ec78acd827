import ActivityKit
import SwiftUI
import WidgetKit

struct WorkoutAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var startedAt: Date
        var distance: Double
        var heartRate: Int
        var goal: Double
    }

    var activity: String
}

struct WorkoutLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: WorkoutAttributes.self) { context in
            HStack {
                ring(context.state)
                    .frame(width: 56, height: 56)
                VStack(alignment: .leading) {
                    Text(context.attributes.activity)
                        .font(.headline)
                    Text(context.state.startedAt, style: .timer)
                        .font(.title2.monospacedDigit())
                }
                Spacer()
                VStack(alignment: .trailing) {
                    Text("\(context.state.distance, specifier: "%.2f") km")
                        .font(.title3.bold())
                    Label("\(context.state.heartRate)", systemImage: "heart.fill")
                        .font(.subheadline)
                        .foregroundStyle(.pink)
                }
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Label("\(context.state.heartRate)", systemImage: "heart.fill")
                        .foregroundStyle(.pink)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text("\(context.state.distance, specifier: "%.2f") km")
                }
                DynamicIslandExpandedRegion(.bottom) {
                    ProgressView(value: min(context.state.distance / context.state.goal, 1))
                        .tint(.mint)
                }
            } compactLeading: {
                Image(systemName: "figure.run")
                    .foregroundStyle(.mint)
            } compactTrailing: {
                Text("\(context.state.distance, specifier: "%.1f")")
                    .foregroundStyle(.mint)
            } minimal: {
                ring(context.state)
            }
        }
    }

    private func ring(_ state: WorkoutAttributes.ContentState) -> some View {
        ZStack {
            Circle()
                .stroke(.mint.opacity(0.3), lineWidth: 6)
            Circle()
                .trim(from: 0, to: min(state.distance / state.goal, 1))
                .stroke(.mint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Image(systemName: "figure.run")
                .font(.system(size: 14))
        }
        .padding(3)
    }
}

#Preview("Run", as: .dynamicIsland(.expanded), using: WorkoutAttributes(activity: "Outdoor Run")) {
    WorkoutLiveActivity()
} contentStates: {
    WorkoutAttributes.ContentState(startedAt: .now - 900, distance: 2.64, heartRate: 148, goal: 5)
    WorkoutAttributes.ContentState(startedAt: .now - 1860, distance: 5.02, heartRate: 161, goal: 5)
}
