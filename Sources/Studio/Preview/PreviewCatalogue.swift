import LiveActivities
import Meditation
import Presentations

/// The Live Activities available to preview, render and snapshot commands.
package enum PreviewCatalogue {
    /// Every Live Activity in the program, Islet's own first.
    package static let all: [ActivityPreview] = ActivityWidgets.all.map(\.preview)

    /// The preview of this name; `nil` if there is none.
    package static func preview(named name: String) -> ActivityPreview? { all.first { $0.name == name } }
}
