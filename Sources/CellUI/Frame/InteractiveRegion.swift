import Foundation

/// A part of the frame that responds to a click.
public struct InteractiveRegion {
    /// The effect of a click.
    public enum Action {
        /// Opens a link; the app decides how.
        case open(URL)
        /// Runs a button's action.
        case run(() -> Void)
        /// Gives a program that is a value the value of its own action.
        case send(any Hashable)
    }

    /// The cells that respond.
    public let rect: CellRect
    /// The effect of a click there.
    public let action: Action
}

extension [InteractiveRegion] {
    /// What a click at `point` may do, topmost first.
    package func actions(at point: CellPoint) -> [InteractiveRegion.Action] {
        reversed().compactMap { $0.rect.contains(point) ? $0.action : nil }
    }
}
