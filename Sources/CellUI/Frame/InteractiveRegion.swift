import Foundation

/// A part of the picture that answers a click.
public struct InteractiveRegion {
    /// What a click does.
    public enum Action {
        /// Opens a link: the app decides what it means.
        case open(URL)
        /// Runs what a button was given.
        case run(() -> Void)
    }

    /// The cells that answer.
    public let rect: CellRect
    /// What a click there does.
    public let action: Action
}
