import ActivityKit
import SwiftUI
import WidgetKit

struct TimerAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var range: ClosedRange<Date>
        var pausedAt: Date?
    }

    var name: String
}

struct TimerLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TimerAttributes.self) { context in
            HStack(spacing: 12) {
                Image(systemName: context.state.pausedAt == nil ? "timer" : "pause.circle.fill")
                    .font(.title)
                    .foregroundStyle(.orange)
                VStack(alignment: .leading, spacing: 2) {
                    Text(context.attributes.name)
                        .font(.headline)
                    ProgressView(timerInterval: context.state.range, countsDown: true) {
                        EmptyView()
                    } currentValueLabel: {
                        EmptyView()
                    }
                    .tint(.orange)
                }
                TimeLeft(state: context.state)
                    .font(.title2)
                    .frame(width: 88, alignment: .trailing)
            }
            .padding()
            .activityBackgroundTint(Color.black.opacity(0.6))
            .activitySystemActionForegroundColor(.orange)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Label(context.attributes.name, systemImage: "timer")
                        .font(.headline)
                        .foregroundStyle(.orange)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    TimeLeft(state: context.state)
                        .font(.title2)
                        .frame(width: 88, alignment: .trailing)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    ProgressView(timerInterval: context.state.range, countsDown: true)
                        .tint(.orange)
                }
            } compactLeading: {
                Image(systemName: "timer")
                    .foregroundStyle(.orange)
            } compactTrailing: {
                TimeLeft(state: context.state)
                    .frame(width: 44)
            } minimal: {
                Image(systemName: "timer")
                    .foregroundStyle(.orange)
            }
            .keylineTint(.orange)
        }
    }
}

private struct TimeLeft: View {
    let state: TimerAttributes.ContentState

    var body: some View {
        Text(timerInterval: state.range, pauseTime: state.pausedAt, countsDown: true)
            .monospacedDigit()
            .multilineTextAlignment(.trailing)
    }
}

#Preview("Running", as: .content, using: TimerAttributes(name: "Pasta")) {
    TimerLiveActivity()
} contentStates: {
    TimerAttributes.ContentState(range: Date.now.addingTimeInterval(-180)...Date.now.addingTimeInterval(420))
    TimerAttributes.ContentState(
        range: Date.now.addingTimeInterval(-180)...Date.now.addingTimeInterval(420), pausedAt: .now)
}
