/// UIKit's names for colours, for `Color(.systemRed)` and `Color(uiColor: .label)`.
///
/// A class, because extensions of it declare convenience initializers. `@unchecked Sendable`: it never changes.
open class UIColor: NSObject, @unchecked Sendable {
    let color: Color

    /// A colour.
    public init(_ color: Color) { self.color = color }
    /// A colour from components, each 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    /// A grey from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }
    /// A colour from a literal of Xcode's editor.
    public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// This colour with another opacity, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

    /// The red, green, blue and opacity, each 0…1, as in the dark appearance with the standard palette.
    public var components: (red: Double, green: Double, blue: Double, alpha: Double) {
        let (cell, opacity) = color.resolved(in: EnvironmentValues())
        let rgb = cell.hex ?? 0
        return (Double(rgb >> 16) / 255, Double(rgb >> 8 & 255) / 255, Double(rgb & 255) / 255, opacity)
    }

    /// Whether both are the same colour.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    /// The colour's hash value.
    public override var hash: Int { color.hashValue }

    /// A colour for each appearance.
    public convenience init(light: UIColor, dark: UIColor) {
        self.init(Color(storage: .adaptive(light: light.color.storage, dark: dark.color.storage)))
    }

    private static func adaptive(_ light: UInt32, _ dark: UInt32, _ opacity: (Double, Double) = (1, 1)) -> UIColor {
        UIColor(
            Color(
                storage: .adaptive(
                    light: .cell(CellColor(hex: light), opacity: opacity.0),
                    dark: .cell(CellColor(hex: dark), opacity: opacity.1))))
    }

    /// The theme's red.
    public static let systemRed = UIColor(.red)
    /// The theme's orange.
    public static let systemOrange = UIColor(.orange)
    /// The theme's yellow.
    public static let systemYellow = UIColor(.yellow)
    /// The theme's green.
    public static let systemGreen = UIColor(.green)
    /// The theme's mint.
    public static let systemMint = UIColor(.mint)
    /// The theme's teal.
    public static let systemTeal = UIColor(.teal)
    /// The theme's cyan.
    public static let systemCyan = UIColor(.cyan)
    /// The theme's blue.
    public static let systemBlue = UIColor(.blue)
    /// The theme's indigo.
    public static let systemIndigo = UIColor(.indigo)
    /// The theme's purple.
    public static let systemPurple = UIColor(.purple)
    /// The theme's pink.
    public static let systemPink = UIColor(.pink)
    /// The theme's brown.
    public static let systemBrown = UIColor(.brown)
    /// The theme's gray.
    public static let systemGray = UIColor(.gray)
    // Source of the other greys, backgrounds and fills: Human Interface Guidelines, "Color", and UIKit's own values.
    /// The second gray.
    public static let systemGray2 = adaptive(0xAEAEB2, 0x636366)
    /// The third gray.
    public static let systemGray3 = adaptive(0xC7C7CC, 0x48484A)
    /// The fourth gray.
    public static let systemGray4 = adaptive(0xD1D1D6, 0x3A3A3C)
    /// The fifth gray.
    public static let systemGray5 = adaptive(0xE5E5EA, 0x2C2C2E)
    /// The sixth gray.
    public static let systemGray6 = adaptive(0xF2F2F7, 0x1C1C1E)
    /// Primary text.
    public static let label = UIColor(.primary)
    /// Secondary text.
    public static let secondaryLabel = adaptive(0x3C3C43, 0xEBEBF5, (0.6, 0.6))
    /// Tertiary text.
    public static let tertiaryLabel = adaptive(0x3C3C43, 0xEBEBF5, (0.3, 0.3))
    /// The faintest text.
    public static let quaternaryLabel = adaptive(0x3C3C43, 0xEBEBF5, (0.18, 0.16))
    /// A thin line that what is below shows through.
    public static let separator = adaptive(0x3C3C43, 0x545458, (0.29, 0.6))
    /// The main background.
    public static let systemBackground = adaptive(0xFFFFFF, 0x000000)
    /// The background of what is on the main background.
    public static let secondarySystemBackground = adaptive(0xF2F2F7, 0x1C1C1E)
    /// The background of what is on the secondary background.
    public static let tertiarySystemBackground = adaptive(0xFFFFFF, 0x2C2C2E)
    /// The fill of thin shapes.
    public static let systemFill = adaptive(0x787880, 0x787880, (0.2, 0.36))
    /// The fill of shapes of a medium size.
    public static let secondarySystemFill = adaptive(0x787880, 0x787880, (0.16, 0.32))
    /// The fill of large shapes.
    public static let tertiarySystemFill = adaptive(0x767680, 0x767680, (0.12, 0.24))
    /// The fill of large areas with other content.
    public static let quaternarySystemFill = adaptive(0x747480, 0x747480, (0.08, 0.18))
    /// Black.
    public static let black = UIColor(.black)
    /// White.
    public static let white = UIColor(.white)
    /// Fully transparent.
    public static let clear = UIColor(.clear)
}

extension UIColor: _ExpressibleByColorLiteral {}

extension Color {
    /// A colour by UIKit's name.
    public init(_ color: UIColor) { self = color.color }
    /// A colour by UIKit's name.
    public init(uiColor: UIColor) { self = uiColor.color }
}
