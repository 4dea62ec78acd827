import ActivityKit
import SwiftUI
import WidgetKit

/// One of two targets of a project that have a widget and attributes of the same names.
struct TripAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var line: Int }
}

struct TripWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TripAttributes.self) { context in
            Text("Tram \(context.state.line)").padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("Tram") }
            } compactLeading: {
                Image(systemName: "tram")
            } compactTrailing: {
                Text("Tram")
            } minimal: {
                Image(systemName: "tram")
            }
        }
    }
}
