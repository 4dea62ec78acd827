import CellUI
import Foundation
import HostSystem
import Presentations

/// A whole phone in cells, as `f` in the preview and `--device-frame` draw it.
package struct RenderedPhone: Hashable, Sendable {
    /// Whether the island is open; without an island, whether a banner is shown.
    package var isExpanded = false
    /// Whether the activity was dismissed.
    package var isDismissed = false
    /// The screen that is shown if there is no room for both.
    package var screen = PhonePicture.Screen.home

    package init() {}

    /// The phone that shows these presentations: with `expanded` the island is open, with `lock-screen` that screen comes first.
    ///
    /// - Throws: a ``CommandFailure`` for `minimal`, which needs a second activity.
    package init(showing presentations: [Presentation], isDismissed: Bool) throws(CommandFailure) {
        self.isDismissed = isDismissed
        guard presentations.count < Presentation.allCases.count else { return }
        if presentations.contains(.minimal) {
            throw CommandFailure(
                sentence:
                    "A whole phone (--device-frame) shows lock-screen, expanded or compact; minimal needs a second "
                    + "activity.", status: .usage)
        }
        isExpanded = presentations.contains(.expanded)
        screen = presentations.contains(.lockScreen) ? .lock : .home
    }

    /// The presentations that ``init(showing:isDismissed:)`` makes this phone of, as they are typed; empty for all.
    var words: [String] {
        (screen == .lock ? [Presentation.lockScreen.rawValue] : [])
            + (isExpanded ? [Presentation.expanded.rawValue] : [])
    }

    /// The phone of a choice, before anything is drawn.
    func picture(of choice: PreviewChoice) -> PhonePicture {
        var picture = PhonePicture(
            isDismissed ? nil : choice.picture().views, in: choice.traits, isExpanded: isExpanded && !isDismissed)
        picture.screen = screen
        return picture
    }

    /// Draws it. Without a size it is as large as both screens are at eight points a column, or at that of the choice.
    func rendering(of choice: PreviewChoice, size: CellSize?, at now: Date) -> Rendering {
        let picture = picture(of: choice)
        return picture.rendering(size: size ?? Self.naturalSize(of: picture), at: now)
    }

    private static func naturalSize(of picture: PhonePicture) -> CellSize {
        let screens = picture.plan(in: CellSize(width: 400, height: 100)).screens.values
        let left = screens.map(\.minX).min() ?? 0
        let top = screens.map(\.minY).min() ?? 0
        return CellSize(
            width: (screens.map(\.maxX).max() ?? 0) - left + 2, height: (screens.map(\.maxY).max() ?? 0) - top)
    }
}
