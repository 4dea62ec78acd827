/// A colour: fixed, or semantic and defined by the theme.
public struct Color: ShapeStyle, View, Hashable {
    indirect enum Storage: Hashable, Sendable {
        case cell(CellColor, opacity: Double)
        case palette(PaletteColor)
        case named(String)
        case faded(Storage, Double)
        case adaptive(light: Storage, dark: Storage)
        case mixed(Storage, Storage, fraction: Double, Gradient.ColorSpace)
    }

    /// A colour of the palette.
    enum PaletteColor: Hashable, Sendable {
        case primary, secondary, tint
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    }

    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    /// A cell colour, possibly one of the terminal's own. Disfavoured: `Color(.systemRed)` is one of UIKit's.
    @_disfavoredOverload
    public init(_ color: CellColor) { storage = .cell(color, opacity: 1) }

    /// The colour space of components. Linear components are converted to sRGB; Display P3 components are taken as
    /// sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB.
        case sRGB
        /// Linear sRGB.
        case sRGBLinear
        /// Display P3.
        case displayP3
    }

    /// A colour from components, each clamped to 0…1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func byte(_ value: Double) -> UInt8 {
            let linear = min(max(value, 0), 1)
            let encoded =
                colorSpace == .sRGBLinear
                ? (linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055) : linear
            return UInt8((encoded * 255).rounded())
        }
        let color = CellColor(red: byte(red), green: byte(green), blue: byte(blue))
        storage = .cell(color, opacity: min(max(opacity, 0), 1))
    }

    /// A grey from 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour from hue, saturation and brightness, each 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ n: Double) -> Double {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour of the asset catalogue (``AssetCatalogue/installed``); if it is not there, a clear one, as SwiftUI's
    /// (OpenSwiftUI's `NamedColor` resolves to `.clear`).
    public init(_ name: String, bundle: Bundle? = nil) { storage = .named(name) }

    /// This colour with its opacity multiplied by `opacity`, 0…1.
    public func opacity(_ opacity: Double) -> Color { Color(storage: .faded(storage, min(max(opacity, 0), 1))) }

    /// A mixture of this colour and another, of which `fraction`, 0…1, is the other.
    ///
    /// - Parameter colorSpace: Where colours between the two are looked up. Default: as they are seen (OKLab).
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(storage: .mixed(storage, rhs.storage, fraction: min(max(fraction, 0), 1), colorSpace))
    }

    /// This colour, unchanged: SwiftUI's standard gradient is too subtle for cells.
    public var gradient: AnyShapeStyle { AnyShapeStyle(self) }

    /// The cell colour and opacity (0…1) in an environment.
    func resolved(in environment: EnvironmentValues) -> (CellColor, Double) { Self.resolve(storage, environment) }

    private static func resolve(_ storage: Storage, _ environment: EnvironmentValues) -> (CellColor, Double) {
        switch storage {
        case .cell(let color, let opacity): return (color, opacity)
        case .named(let name):
            return AssetCatalogue.color(named: name)?.resolved(in: environment) ?? (environment.palette.tint, 0)
        case .palette(let name): return (name.color(in: environment.palette), 1)
        case .faded(let inner, let factor):
            let (color, opacity) = resolve(inner, environment)
            return (color, opacity * factor)
        case .adaptive(let light, let dark):
            return resolve(environment.colorScheme == .light ? light : dark, environment)
        case .mixed(let one, let other, let fraction, let space):
            let ((a, opacity), (b, otherOpacity)) = (resolve(one, environment), resolve(other, environment))
            let mixed =
                space == .perceptual
                ? PerceptualColor.mixed(a, b, fraction) : b.blended(over: a, opacity: fraction)
            return (mixed, opacity + (otherOpacity - opacity) * fraction)
        }
    }

    /// The colour in an environment, the same for every cell.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        let (color, opacity) = resolved(in: environment)
        return .color(color, opacity: opacity)
    }

    /// Adds a node that fills its rectangle.
    public func _lower(_ lowering: inout Lowering) { lowering.nodes.append(FillNode(lowering.paint(self))) }
}

extension Color.PaletteColor {
    func color(in palette: Palette) -> CellColor {
        switch self {
        case .primary: palette.primary
        case .secondary: palette.secondary
        case .tint: palette.tint
        case .red: palette.named.red
        case .orange: palette.named.orange
        case .yellow: palette.named.yellow
        case .green: palette.named.green
        case .mint: palette.named.mint
        case .teal: palette.named.teal
        case .cyan: palette.named.cyan
        case .blue: palette.named.blue
        case .indigo: palette.named.indigo
        case .purple: palette.named.purple
        case .pink: palette.named.pink
        case .brown: palette.named.brown
        case .gray: palette.named.gray
        }
    }
}

extension Lowering {
    /// The paint of a style in this environment, including the environment's opacity.
    func paint(_ style: some ShapeStyle) -> Paint { style._paint(in: environment).opacity(environment.opacity) }
    /// The paint of the foreground.
    var foreground: Paint { paint(ForegroundStyle()) }
    /// The paint of the tint.
    var tint: Paint { paint(TintShapeStyle()) }
}

/// A rectangle filled with one paint.
final class FillNode: LayoutNode {
    private let paint: Paint
    private var stretch = Stretch()
    init(_ paint: Paint) { self.paint = paint }
    /// If nothing is proposed, SwiftUI makes a colour ten points wide and high.
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func stretch(by scale: CGSize, around anchor: UnitPoint) { stretch.append(scale, around: anchor) }
    override func draw(in rect: CGRect, context: inout DrawingContext) {
        context.fill(stretch.applied(to: rect), with: paint)
    }
    override func draw(in rect: CGRect, on canvas: inout PointCanvas) { canvas.fill(rect, with: paint) }
    override func describe(in size: CGSize, _ description: inout Description) {
        description.add("colour", InspectionName.paint(paint))
    }
}

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
