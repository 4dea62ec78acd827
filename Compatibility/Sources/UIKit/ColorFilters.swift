import CellUI
import Foundation

/// A colour of a pixel and its opacity, 0…1.
struct PixelColor {
    var red, green, blue, opacity: Double

    static let (black, white) = (PixelColor(red: 0, green: 0, blue: 0), PixelColor(red: 1, green: 1, blue: 1))

    init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
    init(_ color: CIColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
    init(_ bytes: ArraySlice<UInt8>) {
        let parts = bytes.map { Double($0) / 255 }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }

    var bytes: [UInt8] { [red, green, blue, opacity].map { UInt8(max(0, min(1, $0)) * 255 + 0.5) } }

    /// How light it is, with the weights of sRGB. Source: IEC 61966-2-1.
    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// The colour between this one and another, at a place from 0 to 1.
    func mixed(with other: PixelColor, at place: Double) -> PixelColor {
        func part(_ path: KeyPath<PixelColor, Double>) -> Double {
            self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * place
        }
        return PixelColor(
            red: part(\.red), green: part(\.green), blue: part(\.blue), opacity: part(\.opacity))
    }

    /// Grey of the same luminance.
    var grey: PixelColor { PixelColor(red: luminance, green: luminance, blue: luminance, opacity: opacity) }
}

extension CIFilter {
    /// What the filter makes of a colour; `nil` if it does more than change colours one by one, or is not known here.
    /// Source: Core Image Filter Reference, "Color Adjustment" and "Color Effect".
    var recoloring: ((PixelColor) -> PixelColor)? {
        let (first, second) = (PixelColor(color0), PixelColor(color1))
        let (tint, strength) = (PixelColor(color), Double(intensity))
        let (saturation, brightness, contrast) = (Double(saturation), Double(brightness), Double(contrast))
        switch name {
        case "CIFalseColor": return { first.mixed(with: second, at: $0.luminance).faded(to: $0.opacity) }
        case "CIColorInvert":
            return { PixelColor(red: 1 - $0.red, green: 1 - $0.green, blue: 1 - $0.blue, opacity: $0.opacity) }
        case "CIMaskToAlpha": return { PixelColor(red: 1, green: 1, blue: 1, opacity: $0.luminance * $0.opacity) }
        case "CIColorMonochrome":
            return { color in
                let light = color.luminance
                let own = PixelColor(
                    red: tint.red * light, green: tint.green * light, blue: tint.blue * light, opacity: color.opacity)
                return color.mixed(with: own, at: strength)
            }
        case "CISepiaTone":
            return { color in
                let own = PixelColor(
                    red: 0.393 * color.red + 0.769 * color.green + 0.189 * color.blue,
                    green: 0.349 * color.red + 0.686 * color.green + 0.168 * color.blue,
                    blue: 0.272 * color.red + 0.534 * color.green + 0.131 * color.blue, opacity: color.opacity)
                return color.mixed(with: own, at: strength)
            }
        case "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal": return { $0.grey }
        case "CIColorControls":
            return { color in
                func part(_ value: Double, _ grey: Double) -> Double {
                    (grey + (value - grey) * saturation - 0.5) * contrast + 0.5 + brightness
                }
                let grey = color.luminance
                return PixelColor(
                    red: part(color.red, grey), green: part(color.green, grey), blue: part(color.blue, grey),
                    opacity: color.opacity)
            }
        default: return nil
        }
    }
}

extension PixelColor {
    /// The colour, no more opaque than another is.
    fileprivate func faded(to other: Double) -> PixelColor {
        PixelColor(red: red, green: green, blue: blue, opacity: opacity * other)
    }
}
