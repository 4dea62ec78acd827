import Foundation

/// Renders a frame's SVG as PNG, with librsvg and cairo.
///
/// The libraries are loaded at run time and not linked: Islet runs without them unless PNG is requested. Text is drawn with the
/// machine's fonts, so the bytes are reproducible on one machine, but not across machines.
public struct PNGRenderer: Sendable {
    /// The maximum size of a cairo surface.
    static let mostPixelsASide = 32_767
    /// The maximum number of pixels, which take about 400 MB.
    static let mostPixels = 100_000_000

    private let library: PictureLibrary

    /// Creates a renderer.
    ///
    /// - Throws: ``PNGError/libraryMissing`` if librsvg is not installed.
    public init() throws(PNGError) {
        guard let library = PictureLibrary.shared else { throw .libraryMissing }
        self.library = library
    }

    /// Renders `frame` as PNG with 8 × 16 pixels per cell, times the options' scale. The description is embedded as the texts
    /// `Title` and `Description`.
    public func png(
        of frame: Frame, description: FrameDescription = FrameDescription(), options: SVGOptions = SVGOptions()
    ) throws(PNGError) -> Data {
        let width = (Double(frame.width * 8) * options.scale).rounded(.up)
        let height = (Double(frame.height * 16) * options.scale).rounded(.up)
        guard width >= 1, height >= 1 else { throw .empty }
        guard width <= Double(Self.mostPixelsASide), height <= Double(Self.mostPixelsASide),
            width * height <= Double(Self.mostPixels)
        else {
            throw .tooLarge(
                width: Int(exactly: min(width, 1e15)) ?? .max, height: Int(exactly: min(height, 1e15)) ?? .max)
        }
        let svg = FrameFormat.svg(options).export(frame, description: description)
        let png = try library.png(ofSVG: Array(svg.utf8), width: Int32(width), height: Int32(height))
        return PNGDescription(description: description).added(to: png)
    }
}
