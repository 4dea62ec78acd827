import ActivitySystem
import Foundation
import Presentations

/// The Live Activities that the program has. A new one is a file that describes it, as ``ActivityWidget/countdown`` does, and its
/// place in ``all``: it then has a preview, fields on the command line, a kind in scenarios, and a size that the doctor looks at.
package enum ActivityWidgets {
    /// All, in the order in which they are listed.
    package static let all: [ActivityWidget] = [.meditation, .ambientReading, .countdown, .script]

    /// The types of attributes that can be shown, bare names: `ScriptAttributes`.
    package static let types: [String] = all.map(\.type)

    /// The views of an activity; `nil` where its type is unknown or its data is not of that type.
    package static func views(for activity: ShownActivity) -> ActivityViews? {
        widget(activity.attributesType)?.views(activity)
    }

    /// What there is to say of an activity in a line; `nil` as for ``views(for:)``.
    package static func summary(of activity: ShownActivity) -> ActivitySummary? {
        widget(activity.attributesType)?.summary(activity.attributes, activity.content.state)
    }

    /// Throws where attributes and content are not what a widget of `type` shows.
    package static func check(attributes: Data, content: Data, type: String) throws(ActivityWidgetError) {
        guard let widget = widget(type) else { throw .unknownType(type, known: types) }
        try widget.check(attributes, content)
    }

    /// Throws where attributes are not of `type`.
    package static func check(attributes: Data, type: String) throws(ActivityWidgetError) {
        guard let widget = widget(type) else { throw .unknownType(type, known: types) }
        try widget.checkAttributes(attributes)
    }

    /// Throws where a content does not decode as the content state of `type`: what a device does with a push.
    package static func check(content: Data, type: String) throws(ActivityWidgetError) {
        guard let widget = widget(type) else { throw .unknownType(type, known: types) }
        try widget.checkContent(content)
    }

    /// The one whose attributes have this type; `nil` where there is none.
    package static func widget(_ type: String) -> ActivityWidget? { all.first { $0.type == type } }
}
