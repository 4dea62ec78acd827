import CellUI
import Foundation

/// A picture's file: a PNG or JPEG, or what librsvg, libwebp or poppler read.
package struct PictureFile {
    private enum Kind {
        /// Decoded by ``Picture``.
        case own
        case svg(CGSize)
        case foreign(type: String, size: CGSize)
        case webP
        case pdf
    }

    private let data: Data
    private let kind: Kind

    /// Why a file is not drawn, in words that follow its name.
    package struct Refusal: Error {
        /// The words.
        package let sentence: String
    }

    /// Whether WebP can be drawn on this machine.
    package static var readsWebP: Bool { WebPLibrary.shared != nil }
    /// Whether PDF can be drawn on this machine.
    package static var readsPDF: Bool { PDFLibrary.shared != nil }

    /// Recognizes a file by its first bytes.
    package init(_ data: Data) throws(Refusal) {
        self.data = data
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            kind = .own
        } else if data.starts(with: Array("%PDF".utf8)) {
            kind = .pdf
        } else if data.starts(with: Array("RIFF".utf8)), data.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            kind = .webP
        } else if let size = Self.svgSize(data) {
            kind = .svg(size)
        } else if let (type, size) = Self.size(data) {
            kind = .foreign(type: type, size: size)
        } else {
            throw Refusal(sentence: "is not a PNG, JPEG, GIF, WebP, SVG or PDF")
        }
    }

    /// Pixels in a point, if the file decides it; `nil` for as its place says.
    package var scale: Double? {
        switch kind {
        case .svg, .pdf: Self.vectorScale
        case .own, .foreign, .webP: nil
        }
    }

    private static let vectorScale = 3.0

    /// Whether it is of a kind that ``Picture`` decodes: a PNG or JPEG, whole or damaged.
    package var isDecodedByWidgets: Bool {
        switch kind {
        case .own, .foreign(type: "image/jpeg", _): true
        case .svg, .foreign, .webP, .pdf: false
        }
    }

    /// A file that ``Picture`` decodes: a PNG or JPEG as it is, of all others a PNG.
    package func decodable() throws(Refusal) -> Data {
        if case .own = kind { return data }
        if Picture.isJPEG(data) { return data }
        return BitmapPNG.data(of: try bitmap())
    }

    /// The pixels.
    ///
    /// - Parameter covered: A size that the pixels need only cover, if there are more: reading a photo is then faster. Default:
    ///   `nil`, all pixels.
    package func bitmap(covering covered: (width: Int, height: Int)? = nil) throws(Refusal) -> Bitmap {
        switch kind {
        case .own:
            guard let bitmap = Picture(file: data)?.bitmap else {
                throw Refusal(sentence: "is a damaged PNG, or one of more than 16 million pixels")
            }
            return bitmap
        case .webP:
            guard let reader = WebPLibrary.shared else {
                throw Refusal(sentence: "needs libwebp, which is not installed (apt-get install libwebp7)")
            }
            guard let bitmap = reader.bitmap(of: data) else {
                throw Refusal(sentence: "is a damaged WebP, one that moves, or one of more than 16 million pixels")
            }
            return bitmap
        case .pdf:
            guard let reader = PDFLibrary.shared else {
                throw Refusal(sentence: "needs poppler, which is not installed (apt-get install libpoppler-glib8)")
            }
            guard let bitmap = reader.bitmap(of: data, scale: Self.vectorScale) else {
                throw Refusal(sentence: "is a damaged or locked PDF, or one of more than 16 million pixels")
            }
            return bitmap
        case .svg, .foreign: break
        }
        // A JPEG, upright; one of too many pixels goes the other way.
        if let own = Picture(file: data)?.bitmap { return own }
        guard let reader = ForeignPicture() else {
            throw Refusal(sentence: "needs librsvg, which is not installed (apt-get install librsvg2-2)")
        }
        func factor(of size: CGSize) -> Double {
            guard let covered, size.width > 0, size.height > 0 else { return 1 }
            return min(1, max(Double(covered.width) / size.width, Double(covered.height) / size.height))
        }
        let bitmap: Bitmap? =
            switch kind {
            case .own, .webP, .pdf: nil
            case .svg(let size): reader.bitmap(ofSVG: data, size: size, scale: Self.vectorScale)
            case .foreign(let type, let size):
                reader.bitmap(
                    of: data, type: type,
                    size: CGSize(
                        width: (size.width * factor(of: size)).rounded(),
                        height: (size.height * factor(of: size)).rounded()))
            }
        guard let bitmap else { throw Refusal(sentence: "cannot be drawn by this librsvg") }
        return bitmap
    }

    /// The size that an SVG document states; `nil` if it is none.
    private static func svgSize(_ data: Data) -> CGSize? {
        guard let text = String(data: data.prefix(4096), encoding: .utf8) ?? String(data: data, encoding: .utf8),
            let root = text.firstMatch(of: /<svg\b[^>]*>/)
        else { return nil }
        let box = root.output.firstMatch(of: /viewBox\s*=\s*["'][\s,]*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/)
        let width = root.output.firstMatch(of: /\bwidth\s*=\s*["']([\d.]+)(?:px|pt)?["']/).flatMap { Double($0.1) }
        let height = root.output.firstMatch(of: /\bheight\s*=\s*["']([\d.]+)(?:px|pt)?["']/).flatMap { Double($0.1) }
        guard let width = width ?? box.flatMap({ Double($0.1) }), let height = height ?? box.flatMap({ Double($0.2) }),
            (1...2000).contains(width), (1...2000).contains(height)
        else { return CGSize(width: 24, height: 24) }
        return CGSize(width: width, height: height)
    }

    /// The media type and the size in pixels of a JPEG or GIF.
    private static func size(_ data: Data) -> (type: String, size: CGSize)? {
        let bytes = [UInt8](data)
        func number(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
        if bytes.starts(with: Array("GIF8".utf8)), bytes.count > 10 {
            return (
                "image/gif",
                CGSize(width: Int(bytes[7]) << 8 | Int(bytes[6]), height: Int(bytes[9]) << 8 | Int(bytes[8]))
            )
        }
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var position = 2
        while position + 9 < bytes.count, bytes[position] == 0xFF {
            if (0xC0...0xCF).contains(bytes[position + 1]), ![0xC4, 0xC8, 0xCC].contains(bytes[position + 1]) {
                return ("image/jpeg", CGSize(width: number(position + 7), height: number(position + 5)))
            }
            position += 2 + number(position + 2)
        }
        return nil
    }
}
