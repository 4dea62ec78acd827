import LiveActivities
import Meditation
import Presentations

/// What can be previewed, rendered and kept under test from the command line.
package enum PreviewCatalogue {
    /// Every Live Activity that the program knows, its own first.
    package static let all: [ActivityPreview] = ActivityWidgets.all.map(\.preview)

    /// The preview of this name; `nil` if there is none.
    package static func preview(named name: String) -> ActivityPreview? { all.first { $0.name == name } }
}
