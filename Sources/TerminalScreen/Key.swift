/// A key as reported by the terminal.
public enum Key: Hashable, Sendable {
    /// A character as typed; upper and lower case differ.
    case character(Character)
    /// Return or Enter.
    case enter
    /// Escape, alone.
    case escape
    /// Tab.
    case tab
    /// Shift and Tab.
    case backTab
    /// Backspace.
    case backspace
    /// Delete, forward.
    case delete
    /// The up arrow.
    case up
    /// The down arrow.
    case down
    /// The left arrow.
    case left
    /// The right arrow.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// Ctrl-C.
    case interrupt
    /// Ctrl-Z.
    case suspend
    /// Ctrl-L: repaint everything. The screen repaints by itself; the key is also reported as an event.
    case redraw
    /// Ctrl and another letter, in lower case.
    case control(Character)
}

extension Key {
    /// The key of a character or control code as a terminal sends it.
    init(code: UInt32) {
        self =
            switch code {
            case 0x03: .interrupt
            case 0x08, 0x7F: .backspace
            case 0x09: .tab
            case 0x0A, 0x0D: .enter
            case 0x0C: .redraw
            case 0x1A: .suspend
            case 0x1B: .escape
            case 0x01..<0x1B: .control(Character(Unicode.Scalar(UInt8(code + 0x60))))
            default: .character(Character(Unicode.Scalar(code) ?? "\u{FFFD}"))
            }
    }
}

/// A character as it is typed: `"q"` is `.character("q")`.
extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates the key of a character.
    public init(extendedGraphemeClusterLiteral character: Character) { self = .character(character) }
}
