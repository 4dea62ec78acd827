import ActivityKit
import SwiftUI
import WidgetKit

struct UndecodableAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        let numbers: [Int]
        init(from decoder: any Decoder) throws {
            let all = try decoder.singleValueContainer().decode([String: [Int]].self)
            numbers = all.values.first { $0.isEmpty }!
        }
    }
}

struct UndecodableWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: UndecodableAttributes.self) { context in
            Text("\(context.state.numbers.count)")
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("c") }
            } compactLeading: {
                Text("l")
            } compactTrailing: {
                Text("t")
            } minimal: {
                Text("m")
            }
        }
    }
}
