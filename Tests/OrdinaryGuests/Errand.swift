import OneSignalLiveActivities
import SwiftUI
import WidgetKit

// Attributes of any fields, each of which is of the type that the view asks for, and an icon that only a text draws.

struct ErrandWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DefaultLiveActivityAttributes.self) { context in
            let data = context.state.data
            VStack(alignment: .leading) {
                Text(context.attributes.data["title"]?.asString() ?? "nothing")
                Text("\(data["stops"]?.asInt() ?? -1) stops, \(data["late"]?.asBool() == nil ? "unknown" : "known")")
                Text(data["place"]?.asDict()?["street"]?.asString() ?? "nowhere")
            }
            .padding()
            .onesignalWidgetURL(URL(string: "errand://open"), context: context)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.data["title"]?.asString() ?? "nothing") }
            } compactLeading: {
                Image(systemName: "shoeprints.fill")
            } compactTrailing: {
                Text("\(context.state.data["stops"]?.asInt() ?? -1)")
            } minimal: {
                Image(systemName: "shoeprints.fill")
            }
            .onesignalWidgetURL(URL(string: "errand://open"), context: context)
        }
    }
}

struct BadgeAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var icon: String
        var statusIcon: String
    }
}

struct BadgeWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: BadgeAttributes.self) { context in
            HStack {
                Text(context.state.icon)
                Label("status", systemImage: context.state.statusIcon)
                Text("with \(context.state.statusIcon)")
            }
            .padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.state.icon) }
            } compactLeading: {
                Text(context.state.icon)
            } compactTrailing: {
                Image(systemName: context.state.statusIcon)
            } minimal: {
                Text(context.state.icon)
            }
        }
    }
}
