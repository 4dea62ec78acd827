#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A colour in OKLab, where Euclidean distance approximates the perceived difference.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing", 2020.
struct PerceptualColor: Hashable, Sendable {
    /// 0 (black) … 1 (white).
    let lightness: Double
    /// Green (negative) to red (positive).
    let greenRed: Double
    /// Blue (negative) to yellow (positive).
    let blueYellow: Double
    /// The chroma: 0 for greys. Kept, because distances need it and a palette's are asked for again and again.
    let chroma: Double

    /// Converts an sRGB colour, `0xRRGGBB`.
    init(hex: UInt32) {
        let red = Self.linear[Int(hex >> 16 & 255)]
        let green = Self.linear[Int(hex >> 8 & 255)]
        let blue = Self.linear[Int(hex & 255)]
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        self.init(
            lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
            greenRed: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
            blueYellow: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
    }

    private init(lightness: Double, greenRed: Double, blueYellow: Double) {
        (self.lightness, self.greenRed, self.blueYellow) = (lightness, greenRed, blueYellow)
        chroma = (greenRed * greenRed + blueYellow * blueYellow).squareRoot()
    }

    /// The colour that is a part, 0…1, of the way from one colour to another.
    static func mixed(_ a: CellColor, _ b: CellColor, _ part: Double) -> CellColor {
        if part <= 0 || part >= 1 || a == b { return part >= 1 ? b : a }
        func perceptual(_ color: CellColor) -> PerceptualColor {
            let (red, green, blue) = color.components(assuming: CellColor(hex: 0))
            return PerceptualColor(hex: UInt32(red << 16 | green << 8 | blue))
        }
        let (one, other) = (perceptual(a), perceptual(b))
        func between(_ value: KeyPath<PerceptualColor, Double>) -> Double {
            one[keyPath: value] + (other[keyPath: value] - one[keyPath: value]) * part
        }
        return PerceptualColor(
            lightness: between(\.lightness), greenRed: between(\.greenRed), blueYellow: between(\.blueYellow)
        ).cellColor
    }

    /// The nearest sRGB colour.
    private var cellColor: CellColor {
        func cube(_ value: Double) -> Double { value * value * value }
        let long = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
        let medium = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
        let short = cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
        func byte(_ linear: Double) -> UInt8 {
            let value = min(max(linear, 0), 1)
            let encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
            return UInt8((encoded * 255).rounded())
        }
        return CellColor(
            red: byte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: byte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: byte(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short))
    }

    /// The squared distance between the hues of two colours that are not grey: 0 for the same hue, 4 for opposite ones.
    func squaredHueDistance(to other: PerceptualColor) -> Double {
        2 - 2 * (greenRed * other.greenRed + blueYellow * other.blueYellow) / (chroma * other.chroma)
    }

    /// The squared distance to `other`, sufficient for comparisons.
    func squaredDistance(to other: PerceptualColor) -> Double {
        let dl = lightness - other.lightness
        let da = greenRed - other.greenRed
        let db = blueYellow - other.blueYellow
        return dl * dl + da * da + db * db
    }

    /// The squared distance to `other` in which a difference of hue counts `1 + hueWeight` times.
    func squaredDistance(to other: PerceptualColor, hueWeight: Double) -> Double {
        let distance = squaredDistance(to: other)
        let (dl, dc) = (lightness - other.lightness, chroma - other.chroma)
        return distance + hueWeight * max(0, distance - dl * dl - dc * dc)
    }

    /// Linear intensity of each sRGB byte.
    private static let linear: [Double] = (0..<256).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
