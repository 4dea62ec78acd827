import CellUI
import Foundation

// Core Image. A QR code is made; an image that passed another filter is as it was, and one that another filter made is empty.

public final class CIImage: @unchecked Sendable {
    private enum Contents {
        case none
        case image(CGImage)
        /// A code with the points of a module.
        case code(QRCode, module: CGSize)
    }
    private let contents: Contents

    private init(_ contents: Contents) { self.contents = contents }
    public convenience init() { self.init(.none) }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(.image(image))
    }
    public convenience init(cgImage: CGImage) { self.init(.image(cgImage)) }
    public convenience init(color: CIColor) { self.init(.none) }
    convenience init(code: QRCode) { self.init(.code(code, module: CGSize(width: 1, height: 1))) }

    public var extent: CGRect {
        switch contents {
        case .none: .zero
        case .image(let image): CGRect(x: 0, y: 0, width: image.width, height: image.height)
        case .code(let code, let module):
            CGRect(
                x: 0, y: 0, width: CGFloat(code.side + 2) * module.width, height: CGFloat(code.side + 2) * module.height
            )
        }
    }
    /// The pixels; `nil` if there are none.
    var source: CGImage? {
        switch contents {
        case .none: nil
        case .image(let image): image
        case .code(let code, let module):
            Self.picture(of: code, module).map { CGImage(image: UIImage(source: .picture($0), size: $0.size)) }
        }
    }
    /// The code with a light module around it, as Apple's have.
    private static func picture(of code: QRCode, _ module: CGSize) -> Picture? {
        let side = CGFloat(code.side + 2)
        // Larger than a phone shows, a code has the same modules.
        let width = Int(min(2000, (side * abs(module.width)).rounded()))
        let height = Int(min(2000, (side * abs(module.height)).rounded()))
        guard width > 0, height > 0 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let isDark = code[x * (code.side + 2) / width - 1, y * (code.side + 2) / height - 1]
                bytes += isDark ? [0, 0, 0, 255] : [255, 255, 255, 255]
            }
        }
        return Bitmap(width: width, height: height, bytes: bytes).map { Picture($0) }
    }

    public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
    public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    public func cropped(to rect: CGRect) -> CIImage { self }
    /// A code of another size; any other image as it is.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard case .code(let code, let module) = contents else { return self }
        return CIImage(
            .code(code, module: CGSize(width: module.width * matrix.a, height: module.height * matrix.d)))
    }
    public func clampedToExtent() -> CIImage { self }
    public func samplingNearest() -> CIImage { self }
}

open class CIFilter: NSObject, @unchecked Sendable {
    public var name = ""
    public var inputImage: CIImage?
    public var message = Data()
    public var correctionLevel = "M"
    public var radius: Float = 10
    public var intensity: Float = 1
    public var color0 = CIColor(red: 0, green: 0, blue: 0)
    public var color1 = CIColor(red: 1, green: 1, blue: 1)
    public var outputImage: CIImage? {
        guard name == Self.codes else { return inputImage }
        return QRCode([UInt8](message), level: QRCode.Level(rawValue: correctionLevel) ?? .M)
            .map(CIImage.init(code:))
    }
    private static let codes = "CIQRCodeGenerator"

    public convenience init?(name: String) {
        self.init()
        self.name = name
    }
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
    }
    public func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case kCIInputImageKey: inputImage = value as? CIImage
        case "inputMessage": message = value as? Data ?? Data()
        case "inputCorrectionLevel": correctionLevel = value as? String ?? "M"
        default: break
        }
    }
    public func setDefaults() {}
    public static func qrCodeGenerator() -> CIFilter { CIFilter(name: codes)! }
    public static func code128BarcodeGenerator() -> CIFilter { CIFilter() }
    public static func gaussianBlur() -> CIFilter { CIFilter() }
    public static func areaAverage() -> CIFilter { CIFilter() }
    public static func falseColor() -> CIFilter { CIFilter() }
    public static func colorInvert() -> CIFilter { CIFilter() }
    public static func maskToAlpha() -> CIFilter { CIFilter() }
    public static func sepiaTone() -> CIFilter { CIFilter() }
}
