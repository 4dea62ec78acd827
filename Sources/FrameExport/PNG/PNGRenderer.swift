import Foundation

/// Draws a frame's SVG as PNG, with librsvg and cairo.
///
/// They are looked for when a renderer is made, and nothing of Islet is linked with them: who wants no PNG needs neither.
/// Letters come from the fonts of the machine, so that the same frame gives the same bytes on one machine, not on all.
public struct PNGRenderer: Sendable {
    /// What cairo's surfaces can hold.
    static let mostPixelsASide = 32_767
    /// What is still drawn in a moment and in 400 megabytes.
    static let mostPixels = 100_000_000

    private let library: PictureLibrary

    /// A renderer.
    ///
    /// - Throws: ``PNGError/libraryMissing`` where librsvg is not installed.
    public init() throws(PNGError) {
        guard let library = PictureLibrary.shared else { throw .libraryMissing }
        self.library = library
    }

    /// The PNG of `frame`; a cell has 8 × 16 pixels, times the options' scale. The description is in its texts `Title` and
    /// `Description`.
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
