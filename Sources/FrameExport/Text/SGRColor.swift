/// A colour as an SGR parameter (ECMA-48 and ITU-T T.416, "select graphic rendition").
public enum SGRColor: Hashable, Sendable {
    /// The terminal's default foreground or background: SGR 39 or 49.
    case terminalDefault
    /// One of the terminal's 16 colours, 0…15: SGR 30…37 and 90…97, or 40…47 and 100…107 for a background.
    case basic(UInt8)
    /// A colour of the 256-colour table: SGR 38;5;n or 48;5;n.
    case indexed(UInt8)
    /// A 24-bit colour: SGR 38;2;r;g;b or 48;2;r;g;b.
    case direct(red: UInt8, green: UInt8, blue: UInt8)

    /// Creates the exact colour of a cell, without reduction.
    public init(exactly color: CellColor) {
        switch color.kind {
        case .terminalDefault: self = .terminalDefault
        case .ansi(let index): self = .basic(index)
        case .rgb(let red, let green, let blue): self = .direct(red: red, green: green, blue: blue)
        }
    }

    /// Creates the colour of a cell already reduced to `depth`; `nil` for no colours. At 256 colours it becomes an index.
    public init?(_ color: CellColor, depth: ColorDepth) {
        switch depth {
        case .none: return nil
        case .indexed256:
            guard let index = ColorReduction.index256(of: color) else { return nil }
            self = index < 16 ? .basic(index) : .indexed(index)
        case .ansi8, .ansi16, .direct: self.init(exactly: color)
        }
    }

    /// The SGR parameters that select this colour as foreground or background.
    func parameters(background: Bool) -> String {
        let shift = background ? 10 : 0
        return switch self {
        case .terminalDefault: "\(39 + shift)"
        case .basic(let index): "\((index < 8 ? 30 + Int(index) : 90 + Int(index & 7)) + shift)"
        case .indexed(let index): "\(38 + shift);5;\(index)"
        case .direct(let red, let green, let blue): "\(38 + shift);2;\(red);\(green);\(blue)"
        }
    }

    /// The SGR parameters that turn attributes on, in ascending order.
    static func parameters(of attributes: CellStyle.Attributes) -> [String] {
        let all: [(CellStyle.Attributes, String)] = [
            (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
        ]
        return all.filter { attributes.contains($0.0) }.map(\.1)
    }
}
