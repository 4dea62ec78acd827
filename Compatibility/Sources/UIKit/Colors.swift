import CellUI
import Foundation

extension UIColor {
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let tintColor = UIColor(.accentColor)
    public static let link = systemBlue
    public static let placeholderText = tertiaryLabel
    public static let opaqueSeparator = UIColor(light: UIColor(hex: 0xC6C6C8), dark: UIColor(hex: 0x38383A))
    public static let systemGroupedBackground = UIColor(light: UIColor(hex: 0xF2F2F7), dark: UIColor(hex: 0x000000))
    public static let secondarySystemGroupedBackground = UIColor(
        light: UIColor(hex: 0xFFFFFF), dark: UIColor(hex: 0x1C1C1E))
    public static let tertiarySystemGroupedBackground = UIColor(
        light: UIColor(hex: 0xF2F2F7), dark: UIColor(hex: 0x2C2C2E))
    public static let groupTableViewBackground = systemGroupedBackground
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = UIColor(white: 0, alpha: 1)

    private convenience init(hex: Int) {
        self.init(
            red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255, alpha: 1)
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }
    public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    public var ciColor: CIColor { CIColor(color: self) }
    public convenience init?(named name: String) {
        if AssetCatalogue.color(named: name) == nil, !AssetCatalogue.isEmpty { return nil }
        self.init(Color(name))
    }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
        self.init(named: name)
    }
    public convenience init(resource: ColorResource) { self.init(Color(resource.name, bundle: resource.bundle)) }
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)))
    }

    /// The colour of an image's first pixel: a view that is filled with one colour has no pattern.
    public convenience init(patternImage image: UIImage) {
        let pixel = image.picture?.bitmap.bytes.prefix(4).map { Double($0) / 255 } ?? [0, 0, 0, 0]
        self.init(red: pixel[0], green: pixel[1], blue: pixel[2], alpha: pixel[3])
    }
    /// How much a colour stands out among those of its kind.
    public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }

    /// This colour as a label of that prominence has it.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let shares: [CGFloat] = [1, 0.6, 0.3, 0.18]
        return withAlphaComponent(components.alpha * shares[prominence.rawValue])
    }

    public var cgColor: CGColor { CGColor(color: Color(self)) }
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let own = components
        red?.pointee = own.red
        green?.pointee = own.green
        blue?.pointee = own.blue
        alpha?.pointee = own.alpha
        return true
    }
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let own = components
        white?.pointee = 0.299 * own.red + 0.587 * own.green + 0.114 * own.blue
        alpha?.pointee = own.alpha
        return true
    }
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue, opacity) = components
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let span = most - least
        var angle = 0.0
        if span > 0 {
            if most == red {
                angle = ((green - blue) / span).truncatingRemainder(dividingBy: 6)
            } else {
                angle = most == green ? (blue - red) / span + 2 : (red - green) / span + 4
            }
        }
        hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
        saturation?.pointee = most == 0 ? 0 : span / most
        brightness?.pointee = most
        alpha?.pointee = opacity
        return true
    }
}

/// A colour of an asset catalogue, as Xcode generates it: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
    public let name: String
    public let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
    public static func == (lhs: ColorResource, rhs: ColorResource) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// An image of an asset catalogue, as Xcode generates it: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    public let name: String
    public let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
    public static func == (lhs: ImageResource, rhs: ImageResource) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
/// Core Graphics' colour.
public final class CGColor: Hashable, @unchecked Sendable {
    let color: Color

    init(color: Color) { self.color = color }
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: red, green: green, blue: blue, opacity: alpha)
    }
    public init(gray: CGFloat, alpha: CGFloat) { color = Color(white: gray, opacity: alpha) }

    public var components: [CGFloat]? {
        let own = UIColor(color).components
        return [own.red, own.green, own.blue, own.alpha]
    }
    public var numberOfComponents: Int { 4 }
    public var colorSpace: CGColorSpace? { CGColorSpace() }
    public func copy(alpha: CGFloat) -> CGColor? {
        let own = UIColor(color).components
        return CGColor(red: own.red, green: own.green, blue: own.blue, alpha: alpha)
    }
    /// The same colour: every one is in sRGB.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?) -> CGColor? {
        self
    }
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)
    public var alpha: CGFloat { UIColor(color).components.alpha }
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
    // `Color(.white)` means UIKit's.
    @_disfavoredOverload
    public init(_ color: CGColor) { self = color.color }
    public init(cgColor: CGColor) { self = cgColor.color }
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
    @_disfavoredOverload
    public init(_ color: Color) { self = color }
    public var cgColor: CGColor? { CGColor(color: self) }
}
