import CellUI
import Foundation

/// Reads pictures that librsvg knows and ``Picture`` does not: SVG, JPEG and GIF as far as the library was built with them.
package struct ForeignPicture {
    private let library: PictureLibrary

    /// Creates a reader; `nil` if librsvg is not installed.
    package init?() {
        guard let library = PictureLibrary.shared else { return nil }
        self.library = library
    }

    /// The most pixels of a picture.
    static let mostPixels = 16_000_000

    /// An SVG document as pixels. It has the size that it states.
    ///
    /// - Parameter scale: Pixels in a unit of the document.
    package func bitmap(ofSVG svg: Data, size: CGSize, scale: Double) -> Bitmap? {
        let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
        guard width >= 1, height >= 1, width * height <= Double(Self.mostPixels) else { return nil }
        return bitmap(width: Int(width), height: Int(height)) { ground in
            Self.document(width, height, ground, type: "image/svg+xml", svg)
        }
    }

    /// The picture of another file in its own size.
    ///
    /// - Parameter type: Its media type, such as `image/jpeg`.
    package func bitmap(of file: Data, type: String, size: CGSize) -> Bitmap? {
        guard size.width >= 1, size.height >= 1, size.width * size.height <= Double(Self.mostPixels) else { return nil }
        return bitmap(width: Int(size.width), height: Int(size.height)) { ground in
            Self.document(size.width, size.height, ground, type: type, file)
        }
    }

    private static func document(
        _ width: Double, _ height: Double, _ ground: String, type: String, _ file: Data
    ) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
            + "width=\"\(width)\" height=\"\(height)\"><rect width=\"100%\" height=\"100%\" fill=\"\(ground)\"/>"
            + "<image width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\" "
            + "xlink:href=\"data:\(type);base64,\(file.base64EncodedString())\"/></svg>"
    }

    /// The picture, with the opacity that follows from how it hides a black and a white ground; `nil` if nothing is drawn.
    private func bitmap(width: Int, height: Int, _ document: (String) -> String) -> Bitmap? {
        func pixels(_ ground: String) -> [UInt8]? {
            let svg = Array(document(ground).utf8)
            return (try? library.pixels(ofSVG: svg, width: Int32(width), height: Int32(height)))?.bytes
        }
        guard let black = pixels("#000"), let white = pixels("#fff") else { return nil }
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        var isEmpty = true
        for index in 0..<width * height {
            let green = (Int(black[index * 3 + 1]), Int(white[index * 3 + 1]))
            let opacity = max(0, 255 - (green.1 - green.0))
            guard opacity > 0 else { continue }
            isEmpty = false
            for channel in 0..<3 {
                bytes[index * 4 + channel] = UInt8(min(255, Int(black[index * 3 + channel]) * 255 / opacity))
            }
            bytes[index * 4 + 3] = UInt8(opacity)
        }
        return isEmpty ? nil : Bitmap(width: width, height: height, bytes: bytes)
    }
}
