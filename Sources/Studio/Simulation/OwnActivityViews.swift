import CellUI
import Foundation
import LiveActivities
import Presentations
import Simulation

/// An activity of which only the JSON is known, in place of its widget: the type's name, and what its content says.
///
///     DeliveryAttributes
///     arrival: 789645660
///     stage: "onTheWay"
enum OwnActivityViews {
    /// The views of the program's widget, or else of the JSON.
    static func views(for activity: ShownActivity) -> ActivityViews {
        if let views = ActivityWidgets.views(for: activity) { return views }
        let content = activity.content.state
        let fields = (try? JSONDecoder().decode([String: ContentValue].self, from: content)) ?? [:]
        let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \(Expectation.words($0.value))" }
        return views(named: activity.attributesType, lines)
    }

    private static func views(named name: String, _ lines: [String]) -> ActivityViews {
        let card = VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: name).font(.headline).lineLimit(1)
            ForEach(lines, id: \.self) { Text(verbatim: $0).font(.footnote).foregroundStyle(.secondary).lineLimit(1) }
        }
        return ActivityViews(
            lockScreen: AnyView(card.padding(.horizontal, 16).padding(.vertical, 8)),
            island: DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { card }
            } compactLeading: {
                Image(systemName: "app.fill")
            } compactTrailing: {
                Text(verbatim: lines.first ?? name).lineLimit(1)
            } minimal: {
                Image(systemName: "app.fill")
            })
    }
}
