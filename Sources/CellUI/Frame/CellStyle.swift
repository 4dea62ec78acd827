/// How a cell is drawn: two colours and a set of attributes. An immutable value; rendering with it cannot fail.
public struct CellStyle: Hashable, Sendable {
    /// The cell attributes, a subset of ECMA-48 SGR.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit per attribute.
        public let rawValue: UInt16
        /// A set from its bits.
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        /// SGR 1.
        public static let bold = Attributes(rawValue: 1 << 0)
        /// SGR 2.
        public static let dim = Attributes(rawValue: 1 << 1)
        /// SGR 3.
        public static let italic = Attributes(rawValue: 1 << 2)
        /// SGR 4.
        public static let underline = Attributes(rawValue: 1 << 3)
        /// SGR 7.
        public static let reverse = Attributes(rawValue: 1 << 4)
        /// SGR 9.
        public static let strikethrough = Attributes(rawValue: 1 << 5)
    }

    /// The colour of the glyph. Default: the terminal's own.
    public var foreground: CellColor
    /// The colour behind the glyph. Default: the terminal's own.
    public var background: CellColor
    /// Attributes. Default: none.
    public var attributes: Attributes

    /// A style; by default the terminal's own.
    public init(
        foreground: CellColor = .terminalDefault, background: CellColor = .terminalDefault,
        attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}
