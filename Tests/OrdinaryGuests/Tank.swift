import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// Without previews: the level is a share of one, the water one of the tank's volume. The button has a title and no label of its own.

struct TankAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var level: Double
        var water: Double
    }
    var volume: Double
}

struct FillIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Fill"
    func perform() async throws -> some IntentResult { .result() }
}

struct LevelBar: View {
    let part: Double

    var body: some View { ProgressView(value: part) }
}

struct TankWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TankAttributes.self) { context in
            VStack {
                Text(verbatim: "level \(context.state.level)")
                Text(verbatim: "water \(context.state.water) of \(context.attributes.volume)")
                LevelBar(part: context.state.level)
                ProgressView(value: context.state.water, total: context.attributes.volume)
                Button("Fill", intent: FillIntent()).font(.headline).buttonStyle(.plain)
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { LevelBar(part: context.state.level) }
            } compactLeading: {
                Image(systemName: "drop.fill")
            } compactTrailing: {
                Text(context.state.level, format: .percent)
            } minimal: {
                Image(systemName: "drop.fill")
            }
        }
    }
}
