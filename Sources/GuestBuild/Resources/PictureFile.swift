import CellUI
import Foundation
import FrameExport

/// A picture's file as one that a guest decodes, whatever it is.
struct PictureFile {
    /// A PNG, or a JPEG as it is.
    let data: Data
    /// Pixels in a point, if the file decides it; `nil` for as its place says.
    let scale: Double?

    /// Why a file is not drawn, in words that follow its name.
    struct Refusal: Error { let sentence: String }

    /// Reads a file.
    init(_ data: Data, name: String) throws(Refusal) {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) || Picture(file: data) != nil {
            (self.data, scale) = (data, nil)
            return
        }
        if data.starts(with: Array("%PDF".utf8)) {
            throw Refusal(sentence: "is a PDF, which cannot be drawn here; a frame is drawn in its place")
        }
        guard let reader = ForeignPicture() else {
            throw Refusal(
                sentence: "needs librsvg, which is not installed (apt-get install librsvg2-2); "
                    + "a frame is drawn in its place")
        }
        let bitmap: Bitmap?
        if let size = Self.svgSize(data) {
            (bitmap, scale) = (reader.bitmap(ofSVG: data, size: size, scale: 3), 3)
        } else {
            guard let (type, size) = Self.size(data) else {
                throw Refusal(sentence: "is not a PNG, JPEG, GIF or SVG; a frame is drawn in its place")
            }
            (bitmap, scale) = (reader.bitmap(of: data, type: type, size: size), nil)
        }
        guard let bitmap else {
            throw Refusal(sentence: "cannot be drawn by this librsvg; a frame is drawn in its place")
        }
        self.data = BitmapPNG.data(of: bitmap)
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
