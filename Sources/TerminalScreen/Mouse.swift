import CellUI

/// The mouse's first button. How long it was held is for the caller to tell, from the time between two of these.
public struct Mouse: Hashable, Sendable {
    /// Which way the button went.
    public enum Kind: Hashable, Sendable {
        /// It went down.
        case press
        /// It went up. The place may differ from that of the press.
        case release
    }

    /// Which way the button went.
    public let kind: Kind
    /// The cell under the pointer.
    public let position: CellPoint

    /// The button went `kind` at `position`.
    public init(kind: Kind, position: CellPoint) { (self.kind, self.position) = (kind, position) }
}
