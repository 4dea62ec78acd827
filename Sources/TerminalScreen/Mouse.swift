import CellUI

/// An event of the primary mouse button. Callers derive how long it was held from the time between two events.
public struct Mouse: Hashable, Sendable {
    /// Press or release.
    public enum Kind: Hashable, Sendable {
        /// The button went down.
        case press
        /// The button went up, possibly at another position than the press.
        case release
    }

    /// Whether the button went down or up.
    public let kind: Kind
    /// The cell under the pointer.
    public let position: CellPoint

    /// Creates an event of `kind` at `position`.
    public init(kind: Kind, position: CellPoint) { (self.kind, self.position) = (kind, position) }
}
