import ActivityKit
import SwiftUI
import WidgetKit

struct HarbourAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var boats: Int
    }
}

/// Its order is that of a dictionary, which must not differ from one picture to the next.
struct HarbourWidget: Widget {
    private let berths = ["north": 3, "south": 5, "east": 2, "west": 7, "quay": 4, "pier": 6, "lock": 1]

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: HarbourAttributes.self) { context in
            HStack(spacing: 4) {
                ForEach(Array(berths), id: \.key) { Text($0.key) }
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("\(context.state.boats)") }
            } compactLeading: {
                Text("H")
            } compactTrailing: {
                Text("\(context.state.boats)")
            } minimal: {
                Text("H")
            }
        }
    }
}
