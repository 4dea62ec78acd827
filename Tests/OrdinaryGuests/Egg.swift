import ActivityKit
import AlarmKit
import SwiftUI
import WidgetKit

// On the newest system the egg is an alarm. Its preview is of what older ones have instead.

struct EggAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var size: String }
}

struct EggData: AlarmMetadata {}

struct EggWidget: Widget {
    var body: some WidgetConfiguration {
        if #available(iOS 26.0, *) {
            return alarm()
        } else {
            return timer()
        }
    }

    @available(iOS 26.0, *)
    private func alarm() -> some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<EggData>.self) { _ in
            Text("alarm").padding()
        } dynamicIsland: { _ in
            island("alarm")
        }
    }

    private func timer() -> some WidgetConfiguration {
        ActivityConfiguration(for: EggAttributes.self) { context in
            Text("boiling a \(context.state.size) egg").padding()
        } dynamicIsland: { context in
            island(context.state.size)
        }
    }

    private func island(_ text: String) -> DynamicIsland {
        DynamicIsland {
            DynamicIslandExpandedRegion(.center) { Text(text) }
        } compactLeading: {
            Text("egg")
        } compactTrailing: {
            Text("8m")
        } minimal: {
            Text("8m")
        }
    }
}

#Preview("Large", as: .content, using: EggAttributes()) {
    EggWidget()
} contentStates: {
    EggAttributes.ContentState(size: "large")
}
