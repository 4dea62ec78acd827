import CellUI
import Foundation

// What Core Image needs beside images and filters.

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
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIOutputImageKey = "outputImage"

// Filters that change nothing, and codes that are not made.

extension CIFilter {
    public static func gaussianBlur() -> CIFilter { CIFilter(name: "CIGaussianBlur")! }
    public static func areaAverage() -> CIFilter { CIFilter(name: "CIAreaAverage")! }
    public static func aztecCodeGenerator() -> CIFilter { CIFilter(name: "CIAztecCodeGenerator")! }
    public static func pdf417BarcodeGenerator() -> CIFilter { CIFilter(name: "CIPDF417BarcodeGenerator")! }
}
extension CIImage {
    public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    public func clampedToExtent() -> CIImage { self }
    public func samplingNearest() -> CIImage { self }
}
