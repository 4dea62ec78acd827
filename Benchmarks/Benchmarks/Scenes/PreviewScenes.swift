import CellUI
import Foundation
import LiveActivities
import Meditation
import Presentations

extension Scene {
    /// Pictures of previews, as a matrix has them.
    static let previews = [
        Scene("previews: 100 pictures of the expanded island") {
            let pictures = hundred([.expanded], depth: .direct)
            return { for picture in pictures { keep(picture.frame(at: SittingOnShow.now())) } }
        },
        Scene("previews: 100 pictures of the expanded island, 256 colours") {
            let pictures = hundred([.expanded], depth: .indexed256)
            return { for picture in pictures { keep(picture.frame(at: SittingOnShow.now())) } }
        },
        Scene("previews: 100 pictures of all four presentations") {
            let pictures = hundred(Presentation.allCases, depth: .direct)
            return { for picture in pictures { keep(picture.frame(at: SittingOnShow.now())) } }
        },
    ]

    /// States, appearances and devices by turns.
    private static func hundred(_ presentations: [Presentation], depth: ColorDepth) -> [PresentationPicture] {
        let states = ActivityPreview.meditation.states
        return (0..<100).map { index in
            var traits = PreviewTraits()
            traits.colorDepth = depth
            traits.appearance = index % 2 == 0 ? .dark : .light
            traits.device = Device.all[index % 14]
            return PresentationPicture(
                of: states[index % states.count], from: SittingOnShow.now() - 754, in: traits,
                presentations: presentations)
        }
    }
}
