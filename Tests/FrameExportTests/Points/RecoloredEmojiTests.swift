import CellUI
import Foundation
import FrameExport
import Testing

@testable import struct FrameExport.EmojiFont

/// What has colours of its own is recoloured as well: an emoji in StandBy's red light is red.
@Suite("Emoji in other colours")
struct RecoloredEmojiTests {
    private static let red = ColorChange(
        brightness: SIMD3(0.35, 0.5, 0.15), red: .identity, green: .init(factor: 0.25, exponent: 2),
        blue: .init(factor: 0.125, exponent: 2))

    private func canvas(_ text: String) -> PointCanvas {
        var canvas = PointCanvas(size: CGSize(width: 120, height: 30), now: Date(timeIntervalSinceReferenceDate: 0))
        canvas.fill(Path(canvas.bounds), with: .solid(CellColor(hex: 0)), in: canvas.bounds)
        canvas.recolored(by: Self.red) {
            $0.draw(
                PointText(
                    text, font: PointFont(size: 17), at: CGPoint(x: 5, y: 22), paint: .solid(CellColor(hex: 0xFF_FFFF)))
            )
        }
        return canvas
    }

    @Test("In an SVG the emoji is a text of its own behind a filter; the letters beside it have their colour")
    func filters() throws {
        let elements = try #require(MarkupReader.elements(of: PointSVG.document(of: canvas("Tea 🍅 now"))))
        let texts = elements.filter { $0.name == "text" }
        #expect(texts.map(\.text) == ["Tea ", "🍅", " now"])
        #expect(texts.map { $0.attributes["filter"] != nil } == [false, true, false])
        #expect(texts.allSatisfy { $0.attributes["fill"] == "#ff4020" })
        let origins = texts.compactMap { Double($0.attributes["x"] ?? "") }
        #expect(origins == origins.sorted() && Set(origins).count == 3)
        let matrix = try #require(elements.first { $0.name == "feColorMatrix" }?.attributes["values"])
        #expect(matrix.hasPrefix("0.35 0.5 0.15 0 0 ") && matrix.hasSuffix("0 0 0 1 0"))
        let green = try #require(elements.first { $0.name == "feFuncG" }?.attributes)
        #expect(green["amplitude"] == "0.25" && green["exponent"] == "2")
    }

    @Test("Text without emoji is one text as before")
    func letters() throws {
        let elements = try #require(MarkupReader.elements(of: PointSVG.document(of: canvas("Tea now"))))
        #expect(elements.filter { $0.name == "text" }.map(\.text) == ["Tea now"])
        #expect(!elements.contains { $0.name == "filter" })
    }

    @Test("In a PNG no pixel of it is other than red", .enabled(if: isInstalled, "there is no font of colour emoji"))
    func pixels() throws {
        let png = try PNGRenderer().png(of: canvas("🥦 a"))
        let bitmap = try #require(Picture(file: png)?.bitmap)
        let pixels = stride(from: 0, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0..<$0 + 3].map(Int.init) }
        #expect(pixels.contains { $0[0] > 80 })
        #expect(pixels.allSatisfy { $0[1] <= $0[0] / 3 + 2 && $0[2] <= $0[0] / 3 + 2 })
    }
}

private let isInstalled = EmojiFont.shared?.emoji("🥦", size: 20) != nil
