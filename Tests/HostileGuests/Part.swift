import ActivityKit
import SwiftUI
import WidgetKit

// One presentation of four crashes; the others must be drawn.

struct PartAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var numbers: [Int] }
}

struct PartWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: PartAttributes.self) { context in
            Text("card of \(context.state.numbers.count)").padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("well open") }
            } compactLeading: {
                Text("lead")
            } compactTrailing: {
                Text("\(context.state.numbers[3])")
            } minimal: {
                Text("ok")
            }
        }
    }
}

#Preview("part", as: .content, using: PartAttributes()) {
    PartWidget()
} contentStates: {
    PartAttributes.ContentState(numbers: [1, 2])
}
