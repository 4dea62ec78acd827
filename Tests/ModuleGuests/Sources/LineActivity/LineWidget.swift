import ActivityKit
import LineKit
import Stops
import SwiftUI
import WidgetKit

struct LineAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var line: String
        var stop = Stops.LineState.first
    }
}

struct LineWidget: Widget {
    #if NIGHT
        private let time = "night"
    #elseif DESK
        private let time = "desk"
    #else
        private let time = "day"
    #endif

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: LineAttributes.self) { context in
            VStack(alignment: .leading) {
                Text("\(context.state.line.marked), \(LineKit.Style.mark)")
                Text("\(context.state.stop.stop), \(LineKit.LineState.sample.name), \(time)")
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.line) }
            } compactLeading: {
                Image(systemName: "tram")
            } compactTrailing: {
                Text(context.state.line)
            } minimal: {
                Image(systemName: "tram")
            }
        }
    }
}

#Preview("Line", as: .content, using: LineAttributes()) {
    LineWidget()
} contentStates: {
    LineAttributes.ContentState(line: "U8")
}
