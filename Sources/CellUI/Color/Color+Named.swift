extension Color {
    /// The theme's primary text colour.
    public static let primary = Color(storage: .palette(.primary))
    /// The theme's secondary text colour.
    public static let secondary = Color(storage: .palette(.secondary))
    /// The theme's accent.
    public static let accentColor = Color(storage: .palette(.tint))
    /// Black.
    public static let black = Color(CellColor(hex: 0x00_0000))
    /// White.
    public static let white = Color(CellColor(hex: 0xFF_FFFF))
    /// Fully transparent.
    public static let clear = Color(storage: .cell(CellColor(hex: 0), opacity: 0))
    /// The theme's red.
    public static let red = Color(storage: .palette(.red))
    /// The theme's orange.
    public static let orange = Color(storage: .palette(.orange))
    /// The theme's yellow.
    public static let yellow = Color(storage: .palette(.yellow))
    /// The theme's green.
    public static let green = Color(storage: .palette(.green))
    /// The theme's mint.
    public static let mint = Color(storage: .palette(.mint))
    /// The theme's teal.
    public static let teal = Color(storage: .palette(.teal))
    /// The theme's cyan.
    public static let cyan = Color(storage: .palette(.cyan))
    /// The theme's blue.
    public static let blue = Color(storage: .palette(.blue))
    /// The theme's indigo.
    public static let indigo = Color(storage: .palette(.indigo))
    /// The theme's purple.
    public static let purple = Color(storage: .palette(.purple))
    /// The theme's pink.
    public static let pink = Color(storage: .palette(.pink))
    /// The theme's brown.
    public static let brown = Color(storage: .palette(.brown))
    /// The theme's gray.
    public static let gray = Color(storage: .palette(.gray))
}

extension ShapeStyle where Self == Color {
    /// The theme's red.
    public static var red: Color { Color.red }
    /// The theme's orange.
    public static var orange: Color { Color.orange }
    /// The theme's yellow.
    public static var yellow: Color { Color.yellow }
    /// The theme's green.
    public static var green: Color { Color.green }
    /// The theme's mint.
    public static var mint: Color { Color.mint }
    /// The theme's teal.
    public static var teal: Color { Color.teal }
    /// The theme's cyan.
    public static var cyan: Color { Color.cyan }
    /// The theme's blue.
    public static var blue: Color { Color.blue }
    /// The theme's indigo.
    public static var indigo: Color { Color.indigo }
    /// The theme's purple.
    public static var purple: Color { Color.purple }
    /// The theme's pink.
    public static var pink: Color { Color.pink }
    /// The theme's brown.
    public static var brown: Color { Color.brown }
    /// The theme's gray.
    public static var gray: Color { Color.gray }
    /// Black.
    public static var black: Color { Color.black }
    /// White.
    public static var white: Color { Color.white }
    /// Fully transparent.
    public static var clear: Color { Color.clear }
}
