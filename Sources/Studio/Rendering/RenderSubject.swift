import Foundation
import FrameExport
import FrameSnapshots
import Meditation
import Presentations

/// What is drawn of a preview, however often: presentations, in a size.
package struct RenderSubject {
    /// The presentations.
    package let presentations: [Presentation]
    /// Columns and rows; `nil` for as many as the presentations take.
    package let size: CellSize?
    /// Whether every picture is of the time that was typed; if not, each state is at the time at which it tells most.
    package let isTimeGiven: Bool

    package init(presentations: [Presentation], size: CellSize?, isTimeGiven: Bool) {
        self.presentations = presentations
        self.size = size
        self.isTimeGiven = isTimeGiven
    }

    /// The picture of a choice at an instant.
    package func rendering(of choice: PreviewChoice, at now: Date) -> Rendering {
        let picture = choice.picture(of: presentations)
        return size.map { picture.rendering(size: $0, at: now) } ?? picture.rendering(at: now)
    }

    /// The picture of a choice that is one of several about another, which has the time that was typed.
    package func rendering(of choice: PreviewChoice, about chosen: PreviewChoice) -> Rendering {
        rendering(of: choice, at: isTimeGiven ? chosen.now : choice.now)
    }

    /// The picture of what was chosen.
    package func picture(of choice: PreviewChoice) -> RenderedPicture {
        let rendering = rendering(of: choice, at: choice.now)
        let traits = choice.traits
        return RenderedPicture(
            frame: rendering.frame.reduced(to: traits.colorDepth), description: description(of: choice, rendering),
            reading: rendering.reading.phrases,
            facts: [
                .theme(traits.theme.name), .device(traits.device.name), .date(choice.now),
                SnapshotFact(key: "state", value: "\(choice.preview.name), \(choice.state.name)"),
            ])
    }

    /// What was chosen, and how a screen reader says what is seen.
    package func description(of choice: PreviewChoice, _ rendering: Rendering? = nil) -> FrameDescription {
        let parts = [
            choice.preview.displayName, choice.state.name, ClockText.clock(choice.offset), choice.traits.theme.name,
        ]
        let rendering = rendering ?? self.rendering(of: choice, at: choice.now)
        return FrameDescription(title: parts.joined(separator: " · "), sentence: rendering.reading.sentence)
    }
}
