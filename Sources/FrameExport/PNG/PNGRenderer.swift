import CellUI
import Foundation

/// Renders SVG as PNG, with librsvg and cairo.
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
    ///
    /// - Parameter findsNoFont: Receives the letters that no font of the machine has. Default: `nil`.
    public func png(
        of frame: Frame, description: FrameDescription = FrameDescription(), options: SVGOptions = SVGOptions(),
        findsNoFont: ((LettersWithoutFont) -> Void)? = nil
    ) throws(PNGError) -> Data {
        var options = options
        options.drawsEmoji = true
        return try png(
            size: CGSize(width: frame.width * 8, height: frame.height * 16), scale: options.scale,
            description: description, findsNoFont: findsNoFont
        ) { FrameFormat.svg(options).export(frame, description: description) }
    }

    /// Renders a true picture as PNG, with `options.scale` pixels to a point. The description is embedded as the texts `Title` and
    /// `Description`.
    ///
    /// Letters are drawn as outlines, so that they look the same on every machine: librsvg does not keep the width of text.
    ///
    /// - Parameter findsNoFont: Receives the letters without outlines that no font of the machine has. Default: `nil`.
    public func png(
        of canvas: PointCanvas, description: FrameDescription = FrameDescription(),
        options: PointSVGOptions = PointSVGOptions(), findsNoFont: ((LettersWithoutFont) -> Void)? = nil
    ) throws(PNGError) -> Data {
        var options = options
        (options.drawsOutlines, options.colors.drawsEmoji) = (true, true)
        return try png(
            size: canvas.size, scale: options.scale, description: description, findsNoFont: findsNoFont
        ) {
            PointSVG.document(of: canvas, description: description, options: options)
        }
    }

    /// Renders a true picture as pixels, with `options.scale` pixels to a point, letters as outlines.
    public func pixels(
        of canvas: PointCanvas, options: PointSVGOptions = PointSVGOptions()
    ) throws(PNGError) -> PixelGrid {
        var options = options
        (options.drawsOutlines, options.colors.drawsEmoji) = (true, true)
        let (width, height) = try pixelSize(canvas.size, scale: options.scale)
        let svg = PointSVG.document(of: canvas, options: options)
        return try library.pixels(ofSVG: Array(svg.utf8), width: width, height: height)
    }

    /// Renders the document that `svg` makes, if the picture is not too large.
    private func png(
        size: CGSize, scale: Double, description: FrameDescription, findsNoFont: ((LettersWithoutFont) -> Void)?,
        svg: () -> String
    ) throws(PNGError) -> Data {
        let (width, height) = try pixelSize(size, scale: scale)
        let document = Array(svg().utf8)
        let png = try library.png(ofSVG: document, width: width, height: height)
        if let findsNoFont, let fonts = FontLibrary.shared,
            let letters = LettersWithoutFont(inSVG: document, hasFont: fonts.hasFont)
        {
            findsNoFont(letters)
        }
        return PNGDescription(description: description).added(to: png)
    }

    /// The size of a picture in pixels, rounded up.
    private func pixelSize(_ size: CGSize, scale: Double) throws(PNGError) -> (Int32, Int32) {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width >= 1, height >= 1 else { throw .empty }
        guard width <= Double(Self.mostPixelsASide), height <= Double(Self.mostPixelsASide),
            width * height <= Double(Self.mostPixels)
        else {
            throw .tooLarge(
                width: Int(exactly: min(width, 1e15)) ?? .max, height: Int(exactly: min(height, 1e15)) ?? .max)
        }
        return (Int32(width), Int32(height))
    }
}

/// Embeds a description in a PNG as the texts `Title` and `Description` (PNG, third edition, 11.3.3).
///
/// Both are `iTXt` chunks, which are UTF-8; `tEXt` is limited to Latin-1.
struct PNGDescription {
    let description: FrameDescription

    /// The length of the signature and the header chunk.
    private static let headerEnd = 8 + 25

    /// The PNG with the texts inserted after its header.
    func added(to png: Data) -> Data {
        var texts = [("Title", description.title)]
        if !description.lines.isEmpty { texts.append(("Description", description.lines.joined(separator: "\n"))) }
        let chunks = texts.flatMap { Self.chunk(keyword: $0.0, text: $0.1) }
        return png.prefix(Self.headerEnd) + chunks + png.dropFirst(Self.headerEnd)
    }

    /// A chunk: length, type, keyword, no compression, no language, no translated keyword, text, checksum.
    private static func chunk(keyword: String, text: String) -> [UInt8] {
        let plain = text.replacing("\u{0}", with: "\u{FFFD}")
        let body = Array("iTXt".utf8) + Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(plain.utf8)
        return PNGChunk.bytes(of: body)
    }
}

/// The errors of PNG export, each described in one sentence.
public enum PNGError: Error, Hashable, CustomStringConvertible {
    /// librsvg is not installed.
    case libraryMissing
    /// The picture has no pixels.
    case empty
    /// The picture exceeds the maximum size.
    case tooLarge(width: Int, height: Int)
    /// librsvg or cairo failed.
    case failed(reason: String)

    /// The sentence.
    public var description: String {
        switch self {
        case .libraryMissing:
            "PNG needs librsvg, which is not installed; install it with `apt-get install librsvg2-2` (Debian, Ubuntu) or "
                + "`brew install librsvg` (macOS), or export SVG"
        case .empty: "a picture without cells has no PNG"
        case .tooLarge(let width, let height):
            "a PNG of \(width) × \(height) pixels is too large: at most \(PNGRenderer.mostPixelsASide) a side and "
                + "\(PNGRenderer.mostPixels / 1_000_000) million in all; choose a smaller scale or show less"
        case .failed(let reason): "librsvg cannot draw the PNG: \(reason)"
        }
    }
}
