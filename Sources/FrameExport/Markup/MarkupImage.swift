import CellUI
import Foundation

extension MarkupBytes {
    /// Appends an `image` element with the pixels in it.
    ///
    /// - Parameters:
    ///   - rect: The area that it fills, in points.
    ///   - opacity: 0…1. Default: 1.
    ///   - isSmooth: Whether its pixels may be mixed where they are more or fewer than the area's. Default: `true`.
    mutating func append(image bitmap: Bitmap, in rect: CGRect, opacity: Double = 1, isSmooth: Bool = true) {
        append("<image x=\"")
        append(length: rect.minX)
        append("\" y=\"")
        append(length: rect.minY)
        append("\" width=\"")
        append(length: rect.width)
        append("\" height=\"")
        append(length: rect.height)
        append("\" preserveAspectRatio=\"none\"")
        if opacity < 1 {
            append(" opacity=\"")
            append(max(0, opacity), decimals: 3)
            append("\"")
        }
        if !isSmooth { append(" image-rendering=\"pixelated\"") }
        append(" href=\"data:image/png;base64,")
        append(BitmapPNG.data(of: bitmap).base64EncodedString())
        append("\"/>\n")
    }
}
