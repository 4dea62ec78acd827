import Presentations

/// What is looked at: a widget in a state, in traits, at an instant.
package struct PreviewChoice {
    /// The widget.
    package var preview: ActivityPreview
    /// One of its states.
    package var state: ActivityPreview.State
    /// Device, theme, colours and all else that the picture depends on.
    package var traits: PreviewTraits
    /// Seconds after the activity's start. Default: where the state tells most.
    package var offset: Double

    /// The first state of the first widget, in the theme of that name.
    package init(preview: ActivityPreview, traits: PreviewTraits) {
        (self.preview, self.traits, state) = (preview, traits, preview.states[0])
        offset = state.moment
    }

    /// The picture of `presentations`.
    package func picture(of presentations: [Presentation] = Presentation.allCases) -> PresentationPicture {
        PresentationPicture(of: state, in: traits, presentations: presentations)
    }

    /// The instant that is looked at.
    package var now: Date { ActivityPreview.start + offset }

    /// Takes another widget, in its state of the same name or else in its first.
    package mutating func choose(_ preview: ActivityPreview) {
        self.preview = preview
        choose(preview.state(named: state.name) ?? preview.states[0])
    }

    /// Takes another state, where it tells most.
    package mutating func choose(_ state: ActivityPreview.State) {
        self.state = state
        offset = state.moment
    }
}
