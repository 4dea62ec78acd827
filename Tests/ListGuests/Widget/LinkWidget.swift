import ActivityKit
import SwiftUI
import WidgetKit

// A widget that reads its bundle: a name that its own list and the app's have, and a scheme that only the app's has.
// `Scripts/check-guests.sh` draws it, away from the checkout.

struct LinkAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stop: Int
    }
}

struct LinkWidget: Widget {
    private var name: String { Bundle.main.object(forInfoDictionaryKey: "LineName") as? String ?? "no name" }
    private var scheme: String {
        let types = Bundle.main.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]]
        return (types?.first?["CFBundleURLSchemes"] as? [String])?.first ?? "no scheme"
    }

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: LinkAttributes.self) { context in
            VStack {
                Text("Line \(name)")
                Text("\(scheme)://stop")
            }
            .padding()
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text(scheme) }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("1")
            } minimal: {
                Text("L")
            }
        }
    }
}
