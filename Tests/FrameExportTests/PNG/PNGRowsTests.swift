import CellUI
import Foundation
import Testing

@testable import FrameExport

/// The rows of a PNG: what is read again is what was drawn.
@Suite struct PNGRowsTests {
    /// A photo above a rectangle of one colour.
    private func canvas(photo: Bitmap) -> PointCanvas {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        return PointCanvas.picture(size: CGSize(width: 60, height: 40), at: Date(timeIntervalSince1970: 0)) {
            let view = VStack(spacing: 0) {
                Image(Picture(photo)).interpolation(.none).resizable().frame(width: 60, height: 20)
                Rectangle().fill(.red).frame(width: 60, height: 20)
            }
            $0.draw(PreparedView(view, environment: environment), in: $0.bounds)
        }
    }

    /// Pixels that are alike nowhere.
    private func noise() throws -> Bitmap {
        var bytes = [UInt8](repeating: 255, count: 60 * 20 * 4)
        for index in bytes.indices where index % 4 < 3 {
            bytes[index] = UInt8(truncatingIfNeeded: index &* 7919 ^ index >> 3)
        }
        return try #require(Bitmap(width: 60, height: 20, bytes: bytes))
    }

    @Test(
        "The pixels of rows of one colour and of a photo are those that were drawn",
        .enabled(if: (try? PNGRenderer()) != nil, "librsvg is not installed"))
    func pixels() throws {
        let renderer = try PNGRenderer()
        let canvas = canvas(photo: try noise())
        let drawn = try renderer.pixels(of: canvas)
        let read = try #require(Picture(file: try renderer.png(of: canvas))?.bitmap)
        #expect(read.width == drawn.width && read.height == drawn.height)
        #expect((0..<60 * 40).allSatisfy { read.bytes[$0 * 4..<$0 * 4 + 3] == drawn.bytes[$0 * 3..<$0 * 3 + 3] })
    }

    @Test("Each row has Paeth's filter, of which a row of one colour is zeros")
    func filters() {
        var pixels = [UInt32](repeating: 0xFF11_2233, count: 6 * 2)
        for x in 0..<6 { pixels[6 + x] = 0xFF00_0000 | UInt32(x * 40 + 7) }
        let rows = pixels.withUnsafeMutableBytes {
            PNGRows.bytes(
                of: DrawnPixels(
                    width: 6, height: 2, stride: 24, data: $0.baseAddress!.assumingMemoryBound(to: UInt8.self)))
        }
        let row: [UInt8] = [4, 0x11, 0x22, 0x33] + Array(repeating: 0, count: 15)
        #expect(Array(rows.prefix(19)) == row)
        // The first pixel's neighbour is the one above; after it red is that of the left, blue the difference of 40.
        #expect(Array(rows[19..<23]) == [4, 0xEF, 0xDE, 0xD4])
        #expect(Array(rows[23..<26]) == [0, 0, 40])
    }
}
