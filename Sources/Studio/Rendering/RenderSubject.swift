import CellUI
import Foundation
import FrameExport
import FrameSnapshots
import HostSystem
import Meditation
import Presentations

/// Which presentations of a preview to draw, and in which size.
package struct RenderSubject {
    /// The presentations to draw.
    package let presentations: [Presentation]
    /// Columns and rows; `nil` for the natural size of the presentations.
    package let size: CellSize?
    /// The whole phone that is drawn instead of presentations; `nil` (the default) for none.
    package var phone: RenderedPhone?
    /// Whether a time was given on the command line; otherwise each state is drawn at its most telling moment.
    package let isTimeGiven: Bool

    package init(presentations: [Presentation], size: CellSize?, isTimeGiven: Bool) {
        self.presentations = presentations
        self.size = size
        self.isTimeGiven = isTimeGiven
    }

    /// Draws a choice at an instant.
    package func rendering(of choice: PreviewChoice, at now: Date) -> Rendering {
        if let phone { return phone.rendering(of: choice, size: size, at: now) }
        let picture = choice.picture(of: presentations)
        return size.map { picture.rendering(size: $0, at: now) } ?? picture.rendering(at: now)
    }

    /// Draws one of several choices derived from `chosen`.
    package func rendering(of choice: PreviewChoice, about chosen: PreviewChoice) -> Rendering {
        rendering(of: choice, at: instant(of: choice, about: chosen))
    }

    /// What a phone would cut off or make hard to read of one of several choices derived from `chosen`.
    func findings(of choice: PreviewChoice, about chosen: PreviewChoice) -> [PresentationFinding] {
        choice.picture(of: presentations).findings(at: instant(of: choice, about: chosen))
    }

    /// The time of `chosen` if one was given, else that of the choice.
    private func instant(of choice: PreviewChoice, about chosen: PreviewChoice) -> Date {
        isTimeGiven ? chosen.now : choice.now
    }

    /// Draws the chosen picture, with description and snapshot facts.
    package func picture(of choice: PreviewChoice) -> RenderedPicture {
        let rendering = rendering(of: choice, at: choice.now)
        let traits = choice.traits
        return RenderedPicture(
            frame: rendering.frame.reduced(to: traits.colorDepth), description: description(of: choice, rendering),
            reading: rendering.reading.phrases, facts: facts(of: choice))
    }

    private func facts(of choice: PreviewChoice) -> [SnapshotFact] {
        [
            .theme(choice.traits.theme.name), .device(choice.traits.device.name), .date(choice.now),
            SnapshotFact(key: "state", value: "\(choice.preview.name), \(choice.state.name)"),
        ]
    }

    /// Draws the chosen presentations as the device shows them, in points, with a description.
    package func truePicture(of choice: PreviewChoice) -> TruePicture {
        let canvas = canvas(of: choice, at: choice.now)
        return TruePicture(
            canvas: canvas, description: FrameDescription(title: title(of: choice), sentence: canvas.reading.sentence),
            facts: facts(of: choice))
    }

    /// Draws a choice at an instant, in points.
    package func canvas(of choice: PreviewChoice, at now: Date) -> PointCanvas {
        choice.picture(of: presentations).pointCanvas(at: now)
    }

    /// Draws one of several choices derived from `chosen`, in points.
    func canvas(of choice: PreviewChoice, about chosen: PreviewChoice) -> PointCanvas {
        canvas(of: choice, at: instant(of: choice, about: chosen))
    }

    func title(of choice: PreviewChoice) -> String {
        [
            choice.preview.displayName, choice.state.name, ClockText.clock(choice.offset), choice.traits.theme.name,
        ].joined(separator: " · ")
    }

    /// The title and the spoken sentence of a choice; draws the choice if `rendering` is `nil`.
    package func description(of choice: PreviewChoice, _ rendering: Rendering? = nil) -> FrameDescription {
        let rendering = rendering ?? self.rendering(of: choice, at: choice.now)
        return FrameDescription(title: title(of: choice), sentence: rendering.reading.sentence)
    }
}

/// `--size 120x36`: columns and rows.
package enum RenderSize {
    /// The allowed number of columns, and of rows.
    package static let allowed = 1...1000

    /// Parses a size.
    ///
    /// - Throws: a ``CommandFailure`` if it is malformed or outside ``allowed``.
    package static func size(_ text: String) throws(CommandFailure) -> CellSize {
        let parts = text.lowercased().replacing("×", with: "x").split(separator: "x", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.count == 2, numbers.count == 2, numbers.allSatisfy(allowed.contains) else {
            throw CommandFailure(
                sentence: "\"\(text)\" is not a size (--size); give columns and rows, each from "
                    + "\(allowed.lowerBound) to "
                    + "\(allowed.upperBound), such as 120x36.", status: .usage)
        }
        return CellSize(width: numbers[0], height: numbers[1])
    }
}
