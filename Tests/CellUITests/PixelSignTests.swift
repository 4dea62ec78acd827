import Testing

@testable import CellUI

/// Symbols as pixels, where their font makes them large enough.
@Suite struct PixelSignTests {
    private func symbol(_ name: String, size: CGFloat) -> some View {
        Image(systemName: name).font(.system(size: size))
    }

    @Test("A symbol of a large font is drawn in half cells")
    func pixels() {
        #expect(text(symbol("pause.fill", size: 32), 3, 2) == "█ █\n█ █")
        #expect(text(symbol("xmark", size: 32), 4, 2) == "▀▄▄▀\n▄▀▀▄")
        #expect(text(symbol("music.note", size: 48), 6, 3) == " █▀▀▀█\n █   █\n██  ██")
    }

    @Test("A symbol of the body's font, one without a drawing, and one without enough room are glyphs")
    func glyphs() {
        #expect(text(symbol("pause.fill", size: 17), 3, 1) == "‖")
        #expect(text(symbol("xmark", size: 32), 4, 1) == "✕")
    }

    @Test("In the middle of a place of another size it begins at half a column and half a row")
    func halfCells() {
        let sign = symbol("pause.fill", size: 32).padding(.leading, 4).padding(.top, 8)
        #expect(text(sign, 4, 3) == "▗▖▗▖\n▐▌▐▌\n▝▘▝▘")
    }

    @Test("Every drawing has its own shape, and a symbol's get higher one by one", arguments: [4, 6])
    func drawings(height: Int) throws {
        var seen: Set<String> = []
        for name in ["pause.fill", "play.fill", "xmark", "checkmark", "plus", "hourglass", "music.note"] {
            let sign = try #require(PixelSign.largest(of: name, height: height + 1))
            #expect(sign.height >= height - 1 && sign.height <= height + 1)
            #expect(seen.insert(text(symbol(name, size: CGFloat(8 * height + 8)), 8, 4)).inserted, "\(name)")
        }
        #expect(PixelSign.largest(of: "pause.fill", height: 3) == nil)
        #expect(PixelSign.largest(of: "bell", height: 9) == nil)
    }

    @Test("A mirrored triangle points to the other side")
    func mirrored() throws {
        let sign = try #require(PixelSign.largest(of: "play.fill", height: 6))
        for y in 0..<sign.height {
            for x in 0..<sign.width {
                #expect(sign.hasPixel(x, y) == sign.mirrored.hasPixel(sign.width - 1 - x, y))
            }
        }
    }

    @Test("In a frame it is around the cell that a letter in the middle has, as a circle is")
    func aroundALetter() throws {
        for top in stride(from: 0.0, to: 32, by: 3) {
            func frame(_ view: some View) -> Frame {
                let framed = view.frame(width: 56, height: 64).padding(.top, top).padding(.leading, top / 2)
                return Renderer.render(size: CellSize(width: 10, height: 6), at: Date(timeIntervalSince1970: 0)) {
                    $0.draw(framed, in: $0.bounds, environment: EnvironmentValues(), alignment: .topLeading)
                }.frame
            }
            let letter = try #require(frame(Text(verbatim: "x")).cells.firstIndex { $0.graphemeCluster == "x" })
            let sign = frame(symbol("pause.fill", size: 32))
            let (x, y) = (letter % sign.width, letter / sign.width)
            let column = (y - 1...y + 1).map { sign[x - 1, $0].graphemeCluster }
            #expect(column == ["▄", "█", "▀"] && sign[x, y] == .blank(), "\(top): \(sign.text)")
            #expect((y - 1...y + 1).map { sign[x + 1, $0].graphemeCluster } == column)
        }
    }
}
