import CellUI
import Foundation

/// Core Graphics' image.
public final class CGImage: @unchecked Sendable {
    let image: UIImage

    init(image: UIImage) { self.image = image }
    public var width: Int { Int(image.size.width * image.scale) }
    public var height: Int { Int(image.size.height * image.scale) }
}

/// Reads an image file's size.
enum ImageFile {
    /// The width and height in pixels of a PNG, JPEG or GIF; `nil` if it is something else.
    static func size(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(65_536))
        func number(_ at: Int) -> Double { Double(Int(bytes[at]) << 8 | Int(bytes[at + 1])) }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
            return CGSize(
                width: number(16) * 65_536 + number(18), height: number(20) * 65_536 + number(22))
        }
        if bytes.starts(with: [0x47, 0x49, 0x46]), bytes.count >= 10 {
            return CGSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
        }
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var position = 2
        while position + 9 < bytes.count, bytes[position] == 0xFF {
            if (0xC0...0xCF).contains(bytes[position + 1]), ![0xC4, 0xC8, 0xCC].contains(bytes[position + 1]) {
                return CGSize(width: number(position + 7), height: number(position + 5))
            }
            position += 2 + Int(number(position + 2))
        }
        return CGSize(width: 24, height: 24)
    }
}

extension Image {
    public init(uiImage: UIImage) {
        switch uiImage.source {
        case .asset(let name, let bundle): self.init(name, bundle: bundle)
        case .symbol(let name): self.init(systemName: name)
        case .picture(let picture): self.init(picture)
        case .data, .none: self.init(decorative: "")
        }
        if uiImage.renderingMode != .automatic {
            self = renderingMode(uiImage.renderingMode == .alwaysTemplate ? .template : .original)
        }
    }
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
    public init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }
    public init(_ cgImage: CGImage, scale: CGFloat, label: Text) { self.init(uiImage: cgImage.image) }
    public init(decorative cgImage: CGImage, scale: CGFloat) { self.init(uiImage: cgImage.image) }
}
