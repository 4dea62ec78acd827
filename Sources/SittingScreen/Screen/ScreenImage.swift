import CellUI
import Presentations

/// A finished screen, and what answers the mouse in it.
struct ScreenImage {
    /// What was drawn.
    let picture: ScreenPicture
    /// The picture.
    private(set) var rendering: Rendering
    /// The screen's own parts that answer a click, the topmost last.
    let targets: [Target]
    /// Where the presentations stand.
    let presentations: [Presentation: CellRect]
    /// Whether what lies below the screen's own parts does not answer.
    let isModal: Bool

    /// A part that answers a click.
    struct Target {
        let rect: CellRect
        let action: ScreenAction
    }

    /// Becomes the same screen at a later instant.
    mutating func advance(to now: Date) { rendering.advance(to: now) }

    /// What stands at `point`.
    func hit(at point: CellPoint) -> ScreenHit {
        if let target = targets.last(where: { $0.rect.contains(point) }) { return ScreenHit(action: target.action) }
        guard !isModal else { return ScreenHit() }
        var hit = ScreenHit(presentation: presentations.first { $0.value.contains(point) }?.key)
        if case .open(let url) = rendering.region(at: point)?.action { hit.action = ScreenAction(url) }
        return hit
    }
}
