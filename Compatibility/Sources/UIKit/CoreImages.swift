import CellUI
import Foundation

// Core Image. QR codes and barcodes are made, and filters that change colours one by one; an image that passed another filter is as it was, and
// one that another filter made is empty.

public final class CIImage: @unchecked Sendable {
    private enum Contents {
        case none
        case image(CGImage)
        /// A code with the points of a module.
        case code(ModuleGrid, module: CGSize)
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
    convenience init(code: ModuleGrid) { self.init(.code(code, module: CGSize(width: 1, height: 1))) }

    public var extent: CGRect {
        switch contents {
        case .none: .zero
        case .image(let image): CGRect(x: 0, y: 0, width: image.width, height: image.height)
        case .code(let code, let module):
            CGRect(
                x: 0, y: 0, width: CGFloat(code.width) * abs(module.width),
                height: CGFloat(code.height) * abs(module.height))
        }
    }
    /// The pixels; `nil` if there are none.
    var source: CGImage? {
        switch contents {
        case .none: nil
        case .image(let image): image
        case .code(let code, let module):
            code.picture(in: module).map { CGImage(image: UIImage(source: .picture($0), size: $0.size)) }
        }
    }

    /// The image with other colours; as it is if it has no pixels.
    func recolored(_ change: (PixelColor) -> PixelColor) -> CIImage {
        switch contents {
        case .code(var code, let module):
            (code.dark, code.light) = (change(code.dark), change(code.light))
            return CIImage(.code(code, module: module))
        case .image(let image):
            guard let picture = image.image.picture else { return self }
            let bytes = stride(from: 0, to: picture.bitmap.bytes.count, by: 4).flatMap {
                change(PixelColor(picture.bitmap.bytes[$0..<$0 + 4])).bytes
            }
            guard let bitmap = Bitmap(width: picture.bitmap.width, height: picture.bitmap.height, bytes: bytes) else {
                return self
            }
            let own = Picture(bitmap, scale: picture.scale)
            return CIImage(.image(CGImage(image: UIImage(source: .picture(own), size: own.size, scale: own.scale))))
        case .none: return self
        }
    }

    public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
        let filter = CIFilter()
        filter.name = name
        for (key, value) in parameters { filter.setValue(value, forKey: key) }
        filter.inputImage = self
        return filter.outputImage ?? self
    }
    public func cropped(to rect: CGRect) -> CIImage { self }
    /// A code of another size; any other image as it is.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard case .code(let code, let module) = contents else { return self }
        return CIImage(
            .code(code, module: CGSize(width: module.width * matrix.a, height: module.height * matrix.d)))
    }
}

/// A code of modules, with the light ones around it.
struct ModuleGrid {
    let width, height: Int
    private let isDark: [Bool]
    var dark = PixelColor.black
    var light = PixelColor.white

    /// A QR code with a light module around it, as Apple's have.
    init(_ code: QRCode) {
        (width, height) = (code.side + 2, code.side + 2)
        isDark = (0..<height).flatMap { y in (0..<code.side + 2).map { x in code[x - 1, y - 1] } }
    }
    /// Bars of a height within a space.
    init(bars: [Bool], height: Int, space: Int) {
        let light = Array(repeating: false, count: space)
        let row = light + bars + light
        (width, self.height) = (row.count, height + 2 * space)
        isDark = (0..<height + 2 * space).flatMap { y in
            (space..<space + height).contains(y) ? row : row.map { _ in false }
        }
    }

    /// Larger than a phone shows, a code has the same modules.
    private static let mostPixels = 2000.0

    /// The picture with a module of the given size in pixels; `nil` if no pixel is left.
    func picture(in module: CGSize) -> Picture? {
        let columns = Int(min(Self.mostPixels, (CGFloat(width) * abs(module.width)).rounded()))
        let rows = Int(min(Self.mostPixels, (CGFloat(height) * abs(module.height)).rounded()))
        guard columns > 0, rows > 0 else { return nil }
        let (dark, light) = (dark.bytes, light.bytes)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(columns * rows * 4)
        for y in 0..<rows {
            for x in 0..<columns {
                bytes += isDark[y * height / rows * width + x * width / columns] ? dark : light
            }
        }
        return Bitmap(width: columns, height: rows, bytes: bytes).map { Picture($0) }
    }
}

open class CIFilter: NSObject, @unchecked Sendable {
    public var name = ""
    public var inputImage: CIImage?
    public var message = Data()
    public var correctionLevel = "M"
    public var quietSpace: Float = 7
    public var barcodeHeight: Float = 32
    public var radius: Float = 10
    public var intensity: Float = 1
    public var saturation: Float = 1
    public var brightness: Float = 0
    public var contrast: Float = 1
    public var color = CIColor(red: 0.6, green: 0.45, blue: 0.3)
    public var color0 = CIColor(red: 0.3, green: 0, blue: 0)
    public var color1 = CIColor(red: 1, green: 0.9, blue: 0.8)
    public var outputImage: CIImage? {
        switch name {
        case Self.codes:
            return QRCode([UInt8](message), level: QRCode.Level(rawValue: correctionLevel) ?? .M)
                .map { CIImage(code: ModuleGrid($0)) }
        case Self.barcodes:
            return Code128.modules(of: [UInt8](message)).map { bars in
                let (height, space) = (max(1, min(500, barcodeHeight)), max(0, min(100, quietSpace)))
                return CIImage(code: ModuleGrid(bars: bars, height: Int(height), space: Int(space)))
            }
        default:
            guard let recoloring else { return inputImage }
            return inputImage?.recolored(recoloring)
        }
    }
    private static let codes = "CIQRCodeGenerator"
    private static let barcodes = "CICode128BarcodeGenerator"

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
        case "inputQuietSpace": quietSpace = Self.number(value) ?? quietSpace
        case "inputBarcodeHeight": barcodeHeight = Self.number(value) ?? barcodeHeight
        case kCIInputIntensityKey: intensity = Self.number(value) ?? intensity
        case "inputSaturation": saturation = Self.number(value) ?? saturation
        case "inputBrightness": brightness = Self.number(value) ?? brightness
        case "inputContrast": contrast = Self.number(value) ?? contrast
        case kCIInputColorKey: color = value as? CIColor ?? color
        case "inputColor0": color0 = value as? CIColor ?? color0
        case "inputColor1": color1 = value as? CIColor ?? color1
        default: break
        }
    }
    /// A number however it is written: `7`, `7.0`, an `NSNumber`.
    private static func number(_ value: Any?) -> Float? {
        (value as? NSNumber)?.floatValue ?? (value as? Float) ?? (value as? Double).map { Float($0) }
            ?? (value as? Int).map { Float($0) }
    }
    public func setDefaults() {}
    public static func qrCodeGenerator() -> CIFilter { CIFilter(name: codes)! }
    public static func code128BarcodeGenerator() -> CIFilter { CIFilter(name: barcodes)! }
    public static func falseColor() -> CIFilter { CIFilter(name: "CIFalseColor")! }
    public static func colorInvert() -> CIFilter { CIFilter(name: "CIColorInvert")! }
    public static func colorControls() -> CIFilter { CIFilter(name: "CIColorControls")! }
    public static func colorMonochrome() -> CIFilter { CIFilter(name: "CIColorMonochrome")! }
    public static func maskToAlpha() -> CIFilter { CIFilter(name: "CIMaskToAlpha")! }
    public static func sepiaTone() -> CIFilter { CIFilter(name: "CISepiaTone")! }
    public static func photoEffectMono() -> CIFilter { CIFilter(name: "CIPhotoEffectMono")! }
    public static func photoEffectNoir() -> CIFilter { CIFilter(name: "CIPhotoEffectNoir")! }
}
