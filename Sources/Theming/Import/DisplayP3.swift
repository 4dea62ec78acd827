import CellUI
import Foundation

/// Display P3, the colour space of Apple's wide-gamut displays.
enum DisplayP3 {
    /// Converts components 0…1 of Display P3 to sRGB, clamping colours outside sRGB.
    ///
    /// Source of the matrix: CSS Color Module Level 4, sample code for colour conversions, P3 to XYZ and XYZ to linear sRGB.
    static func color(red: Double, green: Double, blue: Double) -> CellColor {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func byte(_ light: Double) -> UInt8 {
            let light = min(max(light, 0), 1)
            let value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
            return UInt8((value * 255).rounded())
        }
        let (red, green, blue) = (linear(red), linear(green), linear(blue))
        return CellColor(
            red: byte(1.2249401763 * red - 0.2249401763 * green),
            green: byte(-0.0420569547 * red + 1.0420569547 * green),
            blue: byte(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue))
    }
}
