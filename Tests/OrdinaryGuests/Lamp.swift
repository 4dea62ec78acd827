import ActivityKit
import SwiftUI
import WidgetKit

struct LampAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var until: Date; var phase: Phase; var note: String? }
    enum Phase: String, Codable, Hashable, CaseIterable { case on, off }
}
struct LampWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: LampAttributes.self) { context in
            VStack(spacing: 2) {
                Toggle("Lamp", isOn: .constant(true)).tint(.red)
                Toggle("Spoken", isOn: .constant(true)).labelsHidden().tint(.blue)
                Text(context.state.until, style: .time)
                Text(context.state.phase.rawValue).foregroundStyle(.secondary)
                Text(context.state.note ?? "none").foregroundStyle(.tertiary)
            }.foregroundStyle(.white, .yellow, .purple).padding(.horizontal, 16).padding(.vertical, 8)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("well open") }
            } compactLeading: {
                Text("lead")
            } compactTrailing: {
                Text("x")
            } minimal: {
                Text("ok")
            }
        }
    }
}
#Preview("lamp", as: .content, using: LampAttributes()) { LampWidget() } contentStates: {
    LampAttributes.ContentState(until: .now + 60, phase: .on)
}
