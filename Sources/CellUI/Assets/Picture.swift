import Foundation

/// A decoded image with its size in points, as UIKit's image has it.
public struct Picture: Hashable, Sendable {
    /// The pixels.
    public let bitmap: Bitmap
    /// Pixels in a point; positive.
    public let scale: Double
    /// Whether it is drawn in the foreground's colour; `nil` if nothing is said.
    public var isTemplate: Bool?

    /// A picture of pixels. Default: one to a point, in its own colours unless a view says otherwise.
    public init(_ bitmap: Bitmap, scale: Double = 1, isTemplate: Bool? = nil) {
        (self.bitmap, self.scale, self.isTemplate) = (bitmap, scale > 0 ? scale : 1, isTemplate)
    }

    /// The picture in a file; `nil` if it is neither a PNG nor a JPEG that can be read.
    public init?(file: Data, scale: Double = 1) {
        guard let bitmap = PNGReader.bitmap(of: file) ?? JPEGReader.bitmap(of: file) else { return nil }
        self.init(bitmap, scale: scale)
    }

    /// The picture in a file, of a photo no more pixels than the widest phone shows, in the size of all of them; `nil` if it is neither a
    /// PNG nor a JPEG that can be read.
    init?(fileOnPhone file: Data, scale: Double) {
        if let bitmap = PNGReader.bitmap(of: file) {
            self.init(bitmap, scale: scale)
        } else if let size = JPEGReader.size(of: file),
            let bitmap = JPEGReader.bitmap(of: file, covering: Self.mostPhonePixels)
        {
            let shown = Double(max(bitmap.width, bitmap.height))
            self.init(bitmap, scale: scale * shown / Double(max(size.width, size.height)))
        } else {
            return nil
        }
    }

    /// The pixels across the widest phone, of 440 points.
    private static let mostPhonePixels = 1320

    /// Whether a file is a JPEG that can be read, which its headers tell without its pixels.
    package static func isJPEG(_ file: Data) -> Bool { JPEGReader.size(of: file) != nil }

    /// The size in points.
    public var size: CGSize {
        CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }

    /// The picture's shape in one colour, as in the dark appearance with the standard palette.
    public func tinted(_ color: Color) -> Picture {
        let (own, opacity) = color.resolved(in: EnvironmentValues())
        guard opacity > 0 else { return self }
        return Picture(bitmap.recolored { _ in own }, scale: scale, isTemplate: false)
    }
}
