// swift-format-ignore-file: NeverForceUnwrap

import ActivityKit
import SwiftUI
import WidgetKit

// The first state of a preview ends the process. Islet must draw the second one nevertheless, by a process that makes the states again.

struct AfterAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var name: String? }
}

struct AfterWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AfterAttributes.self) { context in
            Text(context.state.name!).padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("well") }
            } compactLeading: {
                Text("well")
            } compactTrailing: {
            } minimal: {
                Text("ok")
            }
        }
    }
}

#Preview("after", as: .content, using: AfterAttributes()) {
    AfterWidget()
} contentStates: {
    AfterAttributes.ContentState(name: nil)
    AfterAttributes.ContentState(name: "well")
}
