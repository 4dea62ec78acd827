import CellUI
import Foundation
import FrameExport
import HostSystem
import Presentations

/// A film of the Dynamic Island with its description.
package struct TransitionPicture {
    private let film: PointFilm
    private let description: FrameDescription

    init(film: PointFilm, description: FrameDescription) { (self.film, self.description) = (film, description) }

    /// The size, as in `463 × 314 points`.
    package var sizeText: String {
        let size = film.ground.size
        return "\(Int(size.width.rounded())) × \(Int(size.height.rounded())) points"
    }

    /// The film as a moving SVG.
    package func svg(zoom: Double, drawsOutlines: Bool) -> Data {
        var options = PointSVGOptions()
        (options.scale, options.drawsOutlines) = (zoom, drawsOutlines)
        return Data(PointSVG.document(of: film, description: description, options: options).utf8)
    }
}

extension RenderSubject {
    /// Draws the surfaces of the chosen presentations enlarged, with sizes and gaps in points.
    package func measuredPicture(of choice: PreviewChoice) -> TruePicture {
        let canvas = choice.picture(of: presentations).measuredCanvas(at: choice.now)
        return TruePicture(
            canvas: canvas, description: FrameDescription(title: title(of: choice), sentence: canvas.reading.sentence))
    }

    /// Makes the film of a transition. The second activity is the next one of the catalogue, in its first state.
    ///
    /// - Throws: a ``CommandFailure`` if the device has no island.
    package func film(_ transition: IslandTransition, of choice: PreviewChoice) throws(CommandFailure)
        -> TransitionPicture
    {
        let others = PreviewCatalogue.all.filter { $0.name != choice.preview.name }
        let second = others.first.map { $0.states[0] }
        let picture = choice.picture(of: Presentation.allCases)
        guard
            let film = picture.film(
                transition, second: second?.views(from: choice.now - (second?.moment ?? 0)), at: choice.now)
        else {
            throw CommandFailure(
                sentence: "\(choice.traits.device.name) has no Dynamic Island that could move (--transition); choose "
                    + "another --device.", status: .usage)
        }
        return TransitionPicture(
            film: film, description: FrameDescription(title: title(of: choice), sentence: "\(transition.sentence)."))
    }
}

extension IslandTransition {
    /// What is seen, for screen readers.
    fileprivate var sentence: String {
        switch self {
        case .alert: "An alert opens the Dynamic Island and closes it again"
        case .second: "The activity of another app comes, so that both are minimal, and goes again"
        }
    }
}
