import Foundation
import Meditation
import Presentations

/// Stands in until the widget of that name is merged.
enum MeditationLiveActivity {
    static func views(for state: MeditationAttributes.ContentState, isStale: Bool) -> ActivityViews {
        ActivityViews(
            lockScreen: AnyView(StandInCard(state: state)),
            island: DynamicIsland(
                expanded: {
                    DynamicIslandExpandedRegion(.leading) { Text(state.methodName) }
                    DynamicIslandExpandedRegion(.bottom) { StandInCard(state: state) }
                }, compactLeading: { Text("◕") }, compactTrailing: { StandInClock(state: state) },
                minimal: { Text("◕") }))
    }
}

private struct StandInCard: View {
    let state: MeditationAttributes.ContentState
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(state.methodName)
                Spacer()
                Text(state.isCompleted ? "ended" : state.pausedAt == nil ? "sitting" : "paused")
            }
            StandInClock(state: state).font(.largeTitle)
            Text("End")
        }.padding()
    }
}

private struct StandInClock: View {
    let state: MeditationAttributes.ContentState
    var body: some View {
        Text(
            timerInterval: state.startedAt...state.startedAt + 360000, pauseTime: state.pausedAt, countsDown: false)
    }
}

extension EnvironmentValues {
    var showsSeconds: Bool {
        get { self[ShowsSecondsKey.self] }
        set { self[ShowsSecondsKey.self] = newValue }
    }
}
private struct ShowsSecondsKey: EnvironmentKey {
    static let defaultValue = true
}
