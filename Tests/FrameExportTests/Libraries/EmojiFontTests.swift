import CellUI
import Foundation
import FrameExport
import Testing

@testable import struct FrameExport.EmojiFont

/// Emoji in pictures of pixels have the colours of the machine's font, not those of the text around them.
@Suite(.enabled(if: isInstalled, "there is no font of colour emoji"))
struct EmojiFontTests {

    /// How many pixels are clearly red, and how many are white.
    private func count(_ colors: [CellColor]) -> (red: Int, white: Int) {
        colors.reduce(into: (red: 0, white: 0)) { counts, color in
            let hex = color.hex ?? 0
            let (red, green, blue) = (hex >> 16 & 255, hex >> 8 & 255, hex & 255)
            if red > 160, green < 110, blue < 110 { counts.red += 1 }
            if min(red, green, blue) > 240 { counts.white += 1 }
        }
    }

    private func colors(of png: Data, columns: Range<Int>? = nil) throws -> [CellColor] {
        let bitmap = try #require(Picture(file: png)?.bitmap)
        return (0..<bitmap.height).flatMap { y in
            (columns ?? 0..<bitmap.width).map { x in
                let index = (y * bitmap.width + x) * 4
                return CellColor(
                    red: bitmap.bytes[index], green: bitmap.bytes[index + 1], blue: bitmap.bytes[index + 2])
            }
        }
    }

    private func picture(_ text: String, opacity: Double = 1) throws -> [CellColor] {
        var canvas = PointCanvas(size: CGSize(width: 80, height: 30), now: Date(timeIntervalSinceReferenceDate: 0))
        canvas.fill(
            Path(CGRect(x: 0, y: 0, width: 80, height: 30)), with: .solid(CellColor(hex: 0)),
            in: CGRect(x: 0, y: 0, width: 80, height: 30))
        let paint = Paint.color(CellColor(hex: 0xFF_FFFF), opacity: opacity)
        canvas.draw(PointText(text, font: PointFont(size: 17), at: CGPoint(x: 5, y: 22), paint: paint))
        return try colors(of: PNGRenderer().png(of: canvas))
    }

    @Test func anEmojiOfATruePictureIsColored() throws {
        let tomato = count(try picture("🍅"))
        #expect(tomato.red > 100)
        #expect(tomato.white < 10)
        let word = count(try picture("Tea 🍅"))
        #expect(word.red > 100)
        #expect(word.white > 10)
    }

    @Test func itIsAsFaintAsItsText() throws {
        let faint = try picture("🍅", opacity: 0.3)
        #expect(count(faint).red == 0)
        #expect(faint.contains { $0.hex ?? 0 > 0x30_0000 })
    }

    @Test func anEmojiInCellsIsColored() throws {
        let png = try PNGRenderer().png(of: frame(["a🍅b"]))
        #expect(count(try colors(of: png, columns: 8..<24)).red > 60)
        // The letters beside it keep their columns.
        #expect(count(try colors(of: png, columns: 0..<8)).red == 0)
        #expect(count(try colors(of: png, columns: 24..<32)).red == 0)
    }

    @Test func onlyColorsAreAPicture() throws {
        let font = try #require(EmojiFont.shared)
        #expect(font.emoji("A", size: 20) == nil)
        #expect(font.emoji("\u{E0FFF}", size: 20) == nil)
        let large = try #require(font.emoji("🍅", size: 4_000))
        #expect(large.bitmap.width <= 1_024)
        #expect(large.baseline > 0)
        #expect(large.baseline < Double(large.bitmap.height))
    }
}

private let isInstalled = EmojiFont.shared?.emoji("🍅", size: 20) != nil
