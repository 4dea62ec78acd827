import CellUI
import Presentations
import ScreenKit

/// A rendered screen, and what responds to the mouse in it.
struct ScreenImage {
    /// The input it was drawn from.
    let picture: ScreenPicture
    /// The rendered frame.
    private(set) var rendering: Rendering

    init(_ picture: ScreenPicture, _ rendering: Rendering) { (self.picture, self.rendering) = (picture, rendering) }

    /// Advances the rendering to a later instant.
    mutating func advance(to now: Date) { rendering.advance(to: now) }

    /// What is at `point`.
    func hit(at point: CellPoint) -> ScreenHit {
        ScreenHit(
            action: rendering.message(at: point)
                ?? rendering.message(at: point, as: HistoryPanel.Click.self).map(ScreenAction.history)
                ?? rendering.message(at: point, as: SettingsPanel.Command.self).map(ScreenAction.settings)
                ?? rendering.link(at: point).flatMap(ScreenAction.init),
            presentation: rendering.message(at: point))
    }
}
