import ActivityKit
import SwiftUI
import WidgetKit

/// One of two targets of a project that have a widget and attributes of the same names.
struct TripAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var driver: String }
}

struct TripWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TripAttributes.self) { context in
            Text("Ride \(context.state.driver)").padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("Ride") }
            } compactLeading: {
                Image(systemName: "car")
            } compactTrailing: {
                Text("Ride")
            } minimal: {
                Image(systemName: "car")
            }
        }
    }
}
