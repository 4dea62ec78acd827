import CellUI
import Foundation
import Testing

@testable import FrameExport

/// Pictures of pixels, written as PNG and read again.
@Suite struct BitmapPNGTests {
    private func read(_ base64: String) throws -> Bitmap {
        try #require(Data(base64Encoded: base64).flatMap { Picture(file: $0) }?.bitmap)
    }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        Array(bitmap.bytes[(y * bitmap.width + x) * 4..<(y * bitmap.width + x + 1) * 4])
    }

    @Test("What is written is read again", arguments: [(1, 1), (7, 5), (300, 40)])
    func roundTrip(_ width: Int, _ height: Int) throws {
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        for index in bytes.indices {
            let value: Int = index % 4 == 3 ? index % 251 : index / 9 * index
            bytes[index] = UInt8(value % 256)
        }
        let bitmap = try #require(Bitmap(width: width, height: height, bytes: bytes))
        #expect(Picture(file: BitmapPNG.data(of: bitmap))?.bitmap == bitmap)
    }

    @Test("An area of one colour is written in few bytes")
    func compression() throws {
        let bytes = [UInt8](repeating: 200, count: 300 * 300 * 4)
        let bitmap = try #require(Bitmap(width: 300, height: 300, bytes: bytes))
        #expect(BitmapPNG.data(of: bitmap).count < 6000)
    }

    // Made with ImageMagick: a palette with interlacing, sixteen bits with opacity, and one bit.
    @Test("Palettes, interlacing, sixteen bits and one bit are read")
    func kinds() throws {
        let palette = try read(
            """
            iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAMAAAHdraa+AAAABlBMVEX/AAAAAP9sof2OAAAADElEQVQI12NggAJGAAALAALzmaBRAAAAAElFTkSu\
            QmCC
            """)
        #expect(pixel(palette, 0, 0) == [255, 0, 0, 255] && pixel(palette, 2, 1) == [0, 0, 255, 255])
        let deep = try read(
            """
            iVBORw0KGgoAAAANSUhEUgAAAAMAAAACEAYAAADN5LpZAAAAF0lEQVQI12NkYPj/n4Gh/j8DGmBiwAEAnGQDgG/O5NAAAAAASUVORK5CYII=
            """)
        #expect(pixel(deep, 1, 1).prefix(3) == [0, 255, 0] && abs(Int(pixel(deep, 1, 1)[3]) - 128) <= 1)
        let bit = try read(
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACAQAAAAC1D1u3AAAADElEQVQI12NIYHgAAAIEAUGP4m1CAAAAAElFTkSuQmCC")
        #expect(pixel(bit, 0, 0) == [0, 0, 0, 255] && pixel(bit, 1, 0) == [255, 255, 255, 255])
    }

    @Test("A damaged file and one that claims more pixels than it has are refused")
    func damaged() throws {
        let bitmap = try #require(Bitmap(width: 40, height: 40, bytes: [UInt8](repeating: 9, count: 6400)))
        let whole = BitmapPNG.data(of: bitmap)
        for count in [0, 8, 33, 40, whole.count - 20] { #expect(Picture(file: whole.prefix(count)) == nil) }
        var tall = [UInt8](whole)
        tall[20] = 0xFF
        #expect(Picture(file: Data(tall)) == nil)
    }

    @Test("A picture in points is embedded in SVG where it stands, and a template has the foreground's colour")
    func embedded() throws {
        let pixels = try #require(Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))
        func svg(_ image: Image) -> String {
            var environment = EnvironmentValues()
            environment.drawInPoints()
            let canvas = PointCanvas.picture(size: CGSize(width: 20, height: 10), at: Date(timeIntervalSince1970: 0)) {
                $0.draw(PreparedView(image.foregroundStyle(.white), environment: environment), in: $0.bounds)
            }
            return PointSVG.document(of: canvas)
        }
        let whole = svg(Image(Picture(pixels)).resizable())
        #expect(
            whole.contains(
                "<image x=\"0\" y=\"0\" width=\"20\" height=\"10\" preserveAspectRatio=\"none\" href=\"data:image/png"))
        #expect(whole.contains(BitmapPNG.data(of: pixels).base64EncodedString()))
        let white = try #require(Bitmap(width: 1, height: 1, bytes: [255, 255, 255, 255]))
        #expect(
            svg(Image(Picture(pixels)).renderingMode(.template)).contains(
                BitmapPNG.data(of: white).base64EncodedString()))
        #expect(svg(Image(Picture(pixels)).interpolation(.none).resizable()).contains("image-rendering=\"pixelated\""))
    }
}
