import Foundation
import Meditation
import Presentations
import Samples

/// The Live Activities that Islet draws, by their attributes' Swift types, bare names, as the system knows them.
enum ActivityWidgets {
    /// What can be drawn.
    static let types = widgets.map(\.type)

    /// What an activity's presentations show; nil where its type is none of ``types``, or its data are not of its type.
    static func views(for activity: ShownActivity) -> ActivityViews? {
        widgets.first { $0.type == activity.attributesType }?.views(activity)
    }

    /// What goes on, in a few words; nil as for ``views(for:)``.
    static func title(of activity: ShownActivity) -> String? {
        guard case .object(let fields)? = try? JSONDecoder().decode(JSONValue.self, from: activity.content.state) else {
            return nil
        }
        return ["title", "bookTitle", "methodName"].lazy.compactMap { name in
            if case .text(let text)? = fields[name] { text } else { nil }
        }.first
    }

    private struct Entry: Sendable {
        let type: String
        let views: @Sendable (ShownActivity) -> ActivityViews?
    }

    private static let widgets = [
        entry(MeditationLiveActivity.self, for: MeditationAttributes.self),
        entry(ScriptLiveActivity.self, for: ScriptAttributes.self),
        entry(CountdownLiveActivity.self, for: CountdownAttributes.self),
        entry(AmbientReadingLiveActivity.self, for: AmbientReadingAttributes.self),
    ]

    private static func entry<Content: Widget & SendableMetatype, Attributes: ActivityAttributes & SendableMetatype>(
        _ widget: Content.Type, for attributes: Attributes.Type
    ) -> Entry {
        Entry(type: String(describing: Attributes.self)) { activity in
            guard let configuration = Content().activityConfiguration(for: Attributes.self),
                let attributes = try? JSONDecoder().decode(Attributes.self, from: activity.attributes),
                let state = try? activity.content.decoded(as: Attributes.ContentState.self).state
            else { return nil }
            return configuration.views(
                ActivityViewContext(
                    attributes: attributes, state: state, activityID: activity.id, isStale: activity.isStale))
        }
    }
}
