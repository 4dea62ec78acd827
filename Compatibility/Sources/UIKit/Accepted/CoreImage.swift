import CellUI
import Foundation

// Core Image. There are no filters here: an image that passed one is as it was, and one that a filter made is empty.

public final class CIImage: @unchecked Sendable {
    let source: CGImage?
    public init() { source = nil }
    public init?(data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        source = image
    }
    public init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        source = image
    }
    public init(cgImage: CGImage) { source = cgImage }
    public init(color: CIColor) { source = nil }
    public var extent: CGRect {
        CGRect(x: 0, y: 0, width: source.map { Double($0.width) } ?? 0, height: source.map { Double($0.height) } ?? 0)
    }
    public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
    public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    public func cropped(to rect: CGRect) -> CIImage { self }
    public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
    public func clampedToExtent() -> CIImage { self }
}
public final class CIColor: @unchecked Sendable {
    public let red, green, blue, alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
public final class CIVector: @unchecked Sendable {
    public let x, y, z, w: CGFloat
    public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
    public convenience init(cgRect rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
    }
}
open class CIFilter: NSObject, @unchecked Sendable {
    public var name = ""
    public var inputImage: CIImage?
    public var message = Data()
    public var correctionLevel = "M"
    public var radius: Float = 10
    public var intensity: Float = 1
    public var outputImage: CIImage? { inputImage }
    public convenience init?(name: String) {
        self.init()
        self.name = name
    }
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        inputImage = parameters?[kCIInputImageKey] as? CIImage
    }
    public func setValue(_ value: Any?, forKey key: String) {
        if key == kCIInputImageKey { inputImage = value as? CIImage }
    }
    public func setDefaults() {}
    public static func qrCodeGenerator() -> CIFilter { CIFilter() }
    public static func code128BarcodeGenerator() -> CIFilter { CIFilter() }
    public static func gaussianBlur() -> CIFilter { CIFilter() }
    public static func areaAverage() -> CIFilter { CIFilter() }
    public static func falseColor() -> CIFilter { CIFilter() }
    public static func colorInvert() -> CIFilter { CIFilter() }
    public static func maskToAlpha() -> CIFilter { CIFilter() }
    public static func sepiaTone() -> CIFilter { CIFilter() }
}
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
    public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
}
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let RGBA8 = CIFormat(rawValue: 1)
    public static let BGRA8 = CIFormat(rawValue: 2)
    public static let ARGB8 = CIFormat(rawValue: 3)
}
public final class CIContext: @unchecked Sendable {
    public init(options: [CIContextOption: Any]? = nil) {}
    public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.source }
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {}
}
public let kCIInputImageKey = "inputImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputScaleKey = "inputScale"
public let kCIOutputImageKey = "outputImage"
