import CellUI
import Meditation
import Presentations

/// A Live Activity as rich as Islet's own: names, clocks, percent, a bar and a button-like capsule in every presentation.
struct StandInLiveActivity: Widget {
    static func views(
        _ attributes: MeditationAttributes, _ state: MeditationAttributes.ContentState
    ) -> ActivityViews {
        let context = ActivityViewContext(attributes: attributes, state: state)
        return StandInLiveActivity().activityConfiguration(for: MeditationAttributes.self)!.views(context)
    }

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: MeditationAttributes.self) { context in
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Image(systemName: "figure.mind.and.body").foregroundStyle(.tint)
                    Text(context.state.methodName).font(.headline).lineLimit(1)
                    Spacer()
                    Text("Sitting").font(.caption).foregroundStyle(.secondary)
                }
                Clock(state: context.state).font(.largeTitle)
                Bar(fraction: 0.425)
                HStack {
                    Text("43 %").foregroundStyle(.secondary)
                    Spacer()
                    Text("of 20:00").foregroundStyle(.secondary)
                    Text("End").padding(.horizontal, 8).background(.tint, in: Capsule())
                }
            }
            .padding(14)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    NameWithSymbol(symbol: "figure.mind.and.body", text: context.state.methodName)
                }
                DynamicIslandExpandedRegion(.trailing) { Text("of 20:00").foregroundStyle(.secondary) }
                DynamicIslandExpandedRegion(.bottom) {
                    VStack(spacing: 2) {
                        Clock(state: context.state).font(.title)
                        HStack {
                            Bar(fraction: 0.425)
                            Text("43 %").foregroundStyle(.secondary)
                            Text("End").padding(.horizontal, 8).background(.tint, in: Capsule())
                        }
                    }
                }
            } compactLeading: {
                Image(systemName: "figure.mind.and.body").foregroundStyle(.tint)
            } compactTrailing: {
                Clock(state: context.state)
            } minimal: {
                Clock(state: context.state).minimumScaleFactor(0.5)
            }
        }
    }
}

private struct Clock: View {
    let state: MeditationAttributes.ContentState
    var body: some View { Text(state.startedAt, style: .timer).monospacedDigit().bold() }
}

private struct NameWithSymbol: View {
    let symbol: String
    let text: String
    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: symbol).foregroundStyle(.tint)
            Text(text).lineLimit(1)
        }
    }
}

private struct Bar: View {
    let fraction: Double
    var body: some View {
        ZStack(alignment: .leading) {
            Capsule().fill(.quaternary)
            Capsule().fill(.tint).frame(width: 120 * fraction)
        }
        .frame(width: 120, height: 8)
    }
}
