import LiveActivities
import Meditation
import Presentations

/// A widget in a state, with traits, at an instant.
package struct PreviewChoice {
    /// The widget's preview.
    package var preview: ActivityPreview
    /// The previews that there are to choose from. Default: the program's own.
    package let catalogue: [ActivityPreview]
    /// One of its states.
    package var state: ActivityPreview.State
    /// Device, theme, colours and everything else that the picture depends on.
    package var traits: PreviewTraits
    /// Seconds after the activity's start. Default: the state's most telling moment.
    package var offset: Double

    /// Creates a choice of the widget's first state.
    package init(
        preview: ActivityPreview, traits: PreviewTraits, of catalogue: [ActivityPreview] = PreviewCatalogue.all
    ) {
        (self.preview, self.traits, state) = (preview, traits, preview.states[0])
        (self.catalogue, offset) = (catalogue, state.moment)
    }

    /// The picture of `presentations`. Default: all.
    package func picture(of presentations: [Presentation] = Presentation.allCases) -> PresentationPicture {
        PresentationPicture(of: state, in: traits, presentations: presentations)
    }

    /// The instant shown.
    package var now: Date { ActivityPreview.start + offset }

    /// Chooses another widget, in the state of the same name or else its first.
    package mutating func choose(_ preview: ActivityPreview) {
        self.preview = preview
        choose(preview.state(named: state.name) ?? preview.states[0])
    }

    /// Chooses another state, at its most telling moment.
    package mutating func choose(_ state: ActivityPreview.State) {
        self.state = state
        offset = state.moment
    }
}

/// The Live Activities available to preview, render and snapshot commands.
package enum PreviewCatalogue {
    /// Every Live Activity in the program, Islet's own first.
    package static let all: [ActivityPreview] = ActivityWidgets.all.map(\.preview)

    /// The preview of this name; `nil` if there is none.
    package static func preview(named name: String) -> ActivityPreview? { all.first { $0.name == name } }
}
