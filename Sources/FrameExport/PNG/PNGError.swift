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
