import ActivityKit
import AlarmKit
import SwiftUI
import WidgetKit

// An alarm without a preview: each of its modes is invented. `Scripts/check-guests.sh` draws it.

struct KettleData: AlarmMetadata {
    let cups: Int
}

struct KettleAlarm: Widget {
    @ViewBuilder private func time(_ state: AlarmPresentationState) -> some View {
        switch state.mode {
        case .countdown(let countdown): Text(timerInterval: Date.now...countdown.fireDate)
        case .paused(let paused):
            let rest = Duration.seconds(paused.totalCountdownDuration - paused.previouslyElapsedDuration)
            Text("paused at \(rest.formatted(.time(pattern: .minuteSecond)))")
        case .alert: Text("It boils")
        @unknown default: EmptyView()
        }
    }

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<KettleData>.self) { context in
            time(context.state).padding(40)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { time(context.state) }
            } compactLeading: {
                Text("K")
            } compactTrailing: {
                Image(systemName: "mug.fill")
            } minimal: {
                Text("K")
            }
        }
    }
}
