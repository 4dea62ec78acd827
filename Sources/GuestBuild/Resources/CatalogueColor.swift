import CellUI
import Foundation

/// The colour of an entry of a colour set, as Xcode writes it.
struct CatalogueColor: Decodable {
    private let space: String?
    private let components: [String: Component]?
    private let reference: String?

    private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
    }

    /// A component: a text of Xcode, or a number, a part of 1, as Expo's tools write it.
    private struct Component: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) {
                self.text = text
            } else {
                text = "\(try value.decode(Double.self))"
            }
        }
    }

    /// The colour in sRGB; `nil` if it cannot be read.
    ///
    /// - Parameter isDark: The appearance in which a colour of the system is wanted.
    func srgb(isDark: Bool) -> AssetCatalogue.Components? {
        if let reference, let color = Self.system[reference] { return Self.components(isDark ? color.1 : color.0) }
        guard let components else { return nil }
        let opacity = components["alpha"].flatMap { Double($0.text) } ?? 1
        if let white = Self.number(components["white"]) {
            return AssetCatalogue.Components(red: white, green: white, blue: white, opacity: opacity)
        }
        guard let red = Self.number(components["red"]), let green = Self.number(components["green"]),
            let blue = Self.number(components["blue"])
        else { return nil }
        let own = (red, green, blue)
        let (r, g, b) =
            switch space {
            case "display-p3": Self.fromP3(own)
            case "extended-linear-srgb": (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
            default: own
            }
        return AssetCatalogue.Components(red: r, green: g, blue: b, opacity: opacity)
    }

    private static func components(_ hex: UInt32) -> AssetCatalogue.Components {
        AssetCatalogue.Components(
            red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
    }

    /// The system's blue in both appearances; `nil` never.
    static let systemBlue = system["systemBlueColor"].map {
        AssetCatalogue.ColorSet(any: components($0.0), dark: components($0.1))
    }
    /// What a colour set without a value is.
    static let clear: AssetCatalogue.ColorSet? = AssetCatalogue.ColorSet(
        any: AssetCatalogue.Components(red: 0, green: 0, blue: 0, opacity: 0))

    /// A component as `0xFF`, `255` or `1.000`.
    private static func number(_ component: Component?) -> Double? {
        guard let text = component?.text else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        return text.contains(".") ? Double(text) : Int(text).map { Double($0) / 255 }
    }

    private static func linear(_ value: Double) -> Double {
        abs(value) <= 0.04045 ? value / 12.92 : (value < 0 ? -1 : 1) * pow((abs(value) + 0.055) / 1.055, 2.4)
    }
    private static func encoded(_ value: Double) -> Double {
        abs(value) <= 0.0031308 ? value * 12.92 : (value < 0 ? -1 : 1) * (1.055 * pow(abs(value), 1 / 2.4) - 0.055)
    }

    /// Display P3 in sRGB. Source: the matrices of both spaces, CSS Color Module Level 4, chapter 18.
    private static func fromP3(_ color: (Double, Double, Double)) -> (Double, Double, Double) {
        let (r, g, b) = (linear(color.0), linear(color.1), linear(color.2))
        return (
            encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
            encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
            encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
        )
    }

    /// UIKit's colours in the light and the dark appearance. Source: Human Interface Guidelines, "Color".
    private static let system: [String: (UInt32, UInt32)] = [
        "systemRedColor": (0xFF3B30, 0xFF453A), "systemOrangeColor": (0xFF9500, 0xFF9F0A),
        "systemYellowColor": (0xFFCC00, 0xFFD60A), "systemGreenColor": (0x34C759, 0x30D158),
        "systemMintColor": (0x00C7BE, 0x63E6E2), "systemTealColor": (0x30B0C7, 0x40CBE0),
        "systemCyanColor": (0x32ADE6, 0x64D2FF), "systemBlueColor": (0x007AFF, 0x0A84FF),
        "systemIndigoColor": (0x5856D6, 0x5E5CE6), "systemPurpleColor": (0xAF52DE, 0xBF5AF2),
        "systemPinkColor": (0xFF2D55, 0xFF375F), "systemBrownColor": (0xA2845E, 0xAC8E68),
        "systemGrayColor": (0x8E8E93, 0x8E8E93), "systemGray2Color": (0xAEAEB2, 0x636366),
        "systemGray3Color": (0xC7C7CC, 0x48484A), "systemGray4Color": (0xD1D1D6, 0x3A3A3C),
        "systemGray5Color": (0xE5E5EA, 0x2C2C2E), "systemGray6Color": (0xF2F2F7, 0x1C1C1E),
        "labelColor": (0x000000, 0xFFFFFF), "systemBackgroundColor": (0xFFFFFF, 0x000000),
        "secondarySystemBackgroundColor": (0xF2F2F7, 0x1C1C1E),
        "tertiarySystemBackgroundColor": (0xFFFFFF, 0x2C2C2E),
    ]
}
