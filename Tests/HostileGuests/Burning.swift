import ActivityKit
import Foundation
import SwiftUI
import WidgetKit

// Drawing it starts a thread that never ends. Islet must draw it, and end its process when there is nothing left to draw.

struct BurningAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var name: String }
}

private func burn() -> String {
    Thread.detachNewThread { while true {} }
    return "burning"
}

struct BurningWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: BurningAttributes.self) { context in
            Text(burn()).padding()
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

#Preview("burning", as: .content, using: BurningAttributes()) {
    BurningWidget()
} contentStates: {
    BurningAttributes.ContentState(name: "thread")
}
