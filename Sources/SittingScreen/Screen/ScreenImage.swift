import CellUI
import Presentations
import ScreenKit

/// A rendered screen, and what responds to the mouse in it.
struct ScreenImage {
    /// The input it was drawn from.
    let picture: ScreenPicture
    /// The rendered frame.
    private(set) var rendering: Rendering
    /// Clickable parts of the screen itself, topmost last.
    let targets: [Target]
    /// The presentations' rectangles.
    let presentations: [Presentation: CellRect]
    /// Whether only the screen's own parts respond to clicks.
    let isModal: Bool

    /// A clickable part.
    struct Target {
        let rect: CellRect
        let action: ScreenAction
    }

    /// Advances the rendering to a later instant.
    mutating func advance(to now: Date) { rendering.advance(to: now) }

    /// What is at `point`.
    func hit(at point: CellPoint) -> ScreenHit {
        if let action = rendering.message(at: point, as: ScreenAction.self) { return ScreenHit(action: action) }
        if let target = targets.last(where: { $0.rect.contains(point) }) { return ScreenHit(action: target.action) }
        guard !isModal else { return ScreenHit() }
        var hit = ScreenHit(presentation: presentations.first { $0.value.contains(point) }?.key)
        if case .open(let url) = rendering.region(at: point)?.action { hit.action = ScreenAction(url) }
        return hit
    }
}
