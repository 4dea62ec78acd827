import LiveActivities
import Meditation
import PlainText
import Presentations

/// A widget in a state, with traits, at an instant.
package struct PreviewChoice {
    /// The widget's preview.
    package var preview: ActivityPreview
    /// The previews that there are to choose from. Default: the program's own.
    package let catalogue: [ActivityPreview]
    /// One of its states, with the values of ``edits``.
    package private(set) var state: ActivityPreview.State
    /// The state as the widget has it.
    private var plainState: ActivityPreview.State
    /// The fields of the state that have values of one's own.
    package private(set) var edits = ContentEdits()
    /// Device, theme, colours and everything else that the picture depends on.
    package var traits: PreviewTraits
    /// The file of the traits' wallpaper; `nil` for none.
    package var wallpaperFile: String?
    /// The languages that the source of the widgets has texts in, as BCP 47 names. Default: none.
    package var languages: [String] = []
    /// Seconds after the activity's start. Default: the state's most telling moment.
    package var offset: Double

    /// Creates a choice of the widget's first state.
    package init(
        preview: ActivityPreview, traits: PreviewTraits, of catalogue: [ActivityPreview] = PreviewCatalogue.all
    ) {
        (self.preview, self.traits, plainState) = (preview, traits, preview.states[0])
        (self.catalogue, state, offset) = (catalogue, plainState, plainState.moment)
    }

    /// The picture of `presentations`. Default: all.
    package func picture(of presentations: [Presentation] = Presentation.allCases) -> PresentationPicture {
        PresentationPicture(of: state, in: traits, presentations: presentations)
    }

    /// The instant shown.
    package var now: Date { ActivityPreview.start + offset }

    /// Chooses another widget, in the state of the same name or else its first. Edits of another's fields are gone.
    package mutating func choose(_ preview: ActivityPreview) throws {
        if preview.name != self.preview.name { edits = ContentEdits() }
        self.preview = preview
        try choose(preview.state(named: state.name) ?? preview.states[0])
    }

    /// Chooses another state, at its most telling moment, with the same edits. Throws if they cannot be made to it.
    package mutating func choose(_ state: ActivityPreview.State) throws {
        self.state = try edits.state(of: state, in: preview)
        (plainState, offset) = (state, state.moment)
    }

    /// Gives fields other values; `edits` replaces those that there are. Throws a ``CommandFailure`` for a value that is wrong.
    package mutating func edit(_ edits: ContentEdits) throws {
        state = try edits.state(of: plainState, in: preview)
        self.edits = edits
    }

    /// The fields of the content. Throws a ``CommandFailure`` if they are not known.
    var fields: [ActivityField] { get throws { try ContentEdits.fields(of: plainState, in: preview) } }

    /// The content shown, in JSON whose dates are seconds since 1970.
    var values: [String: JSONValue] { edits.values(of: plainState, in: preview) }
}

/// The Live Activities available to preview, render and snapshot commands.
package enum PreviewCatalogue {
    /// Every Live Activity in the program, Islet's own first.
    package static let all: [ActivityPreview] = ActivityWidgets.all.map(\.preview)

    /// The preview of this name; `nil` if there is none.
    package static func preview(named name: String) -> ActivityPreview? { all.first { $0.name == name } }
}
