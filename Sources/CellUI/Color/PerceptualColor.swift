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

    /// Converts an sRGB colour, `0xRRGGBB`.
    init(hex: UInt32) {
        let red = Self.linear[Int(hex >> 16 & 255)]
        let green = Self.linear[Int(hex >> 8 & 255)]
        let blue = Self.linear[Int(hex & 255)]
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The chroma: 0 for greys.
    var chroma: Double { (greenRed * greenRed + blueYellow * blueYellow).squareRoot() }

    /// The squared distance to `other`, sufficient for comparisons.
    func squaredDistance(to other: PerceptualColor) -> Double {
        let dl = lightness - other.lightness
        let da = greenRed - other.greenRed
        let db = blueYellow - other.blueYellow
        return dl * dl + da * da + db * db
    }

    /// Linear intensity of each sRGB byte.
    private static let linear: [Double] = (0..<256).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
