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
        #expect(text(symbol("xmark", size: 32), 4, 2) == "▀▙▟▀\n▄▛▜▄")
        #expect(text(symbol("music.note", size: 32), 4, 2) == " ▐▜\n▐█")
    }

    @Test("A symbol of the body's font, one without a drawing, and one without enough room are glyphs")
    func glyphs() {
        #expect(text(symbol("pause.fill", size: 17), 3, 1) == "‖")
        #expect(text(symbol("xmark", size: 32), 4, 1) == "✕")
    }

    @Test("An hourglass has two bulbs and a neck between them, or it would be the letter I")
    func hourglass() throws {
        for height in [5, 7] {
            let sign = try #require(PixelSign.largest(of: "hourglass", height: height))
            let widths = (0..<height).map { y in (0..<sign.width).count { sign.hasPixel($0, y) } }
            #expect(widths[height / 2] == 2 && widths[1] >= 6 && widths[0] > widths[1] && widths == widths.reversed())
        }
        #expect(PixelSign.largest(of: "hourglass", height: 4) == nil)
    }

    @Test(
        "In a frame a symbol of three half rows is a drawing that fits there, too, not a glyph",
        arguments: ["pause.fill", "plus", "checkmark", "hourglass", "music.note"])
    func inAFrame(name: String) {
        let framed = text(symbol(name, size: 24).frame(width: 32, height: 40), 4, 3)
        #expect(framed.contains { "▀▄█▌▐▙▟▛▜".contains($0) }, "\(framed)")
        #expect(text(symbol(name, size: 16).frame(width: 32, height: 40), 4, 3).count { !" \n".contains($0) } == 1)
        #expect(text(symbol(name, size: 24), 4, 3).count { !" \n".contains($0) } == 1)
    }

    @Test(
        "In a frame whose middle is an edge of a half row, a drawing of an even height is in the middle",
        arguments: [0.0, 8])
    func evenlyFramed(top: Double) {
        let shown = text(symbol("pause.fill", size: 32).frame(width: 32, height: 48).padding(.top, top), 4, 4)
        let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        let rows = top == 0 ? ["▄▄", "██", "▀▀"] : ["", "██", "██"]
        #expect(Array(lines.prefix(3)) == rows, "\(shown)")
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
            let centered = try #require(PixelSign.centered(of: name, height: height))
            #expect(centered.height % 2 == 1 && centered.height <= height + 1 && centered.width % 2 == 0)
            let sign = try #require(PixelSign.largest(of: name, height: height + 1))
            #expect(sign.height >= height - 1 && sign.height <= height + 1)
            #expect(seen.insert(text(symbol(name, size: CGFloat(8 * height + 8)), 8, 4)).inserted, "\(name)")
        }
        #expect(PixelSign.largest(of: "pause.fill", height: 3) == nil)
        #expect(PixelSign.largest(of: "bell", height: 9) == nil)
    }

    @Test(
        "The pixels of a drawing never meet at a corner only",
        arguments: ["pause.fill", "play.fill", "xmark", "checkmark", "plus", "hourglass", "music.note"])
    func diagonals(name: String) {
        let signs = (3...9).flatMap {
            [PixelSign.largest(of: name, height: $0), PixelSign.centered(of: name, height: $0)]
        }
        for sign in signs.compactMap(\.self) {
            for y in 0..<sign.height {
                for x in 0..<sign.width where sign.hasPixel(x, y) {
                    for side in [x - 1, x + 1] where sign.hasPixel(side, y + 1) {
                        #expect(
                            sign.hasPixel(side, y) || sign.hasPixel(x, y + 1), "\(sign.height) half rows, at \(x), \(y)"
                        )
                    }
                }
            }
        }
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

    @Test("In a frame it has a middle: bars and arms of a cross are as long on each side of it")
    func centered() {
        let cross = symbol("xmark", size: 32).frame(width: 40, height: 48).padding(.top, 4)
        #expect(text(cross, 5, 3) == "▄   ▄\n▝▜▄▛▘\n▟▀ ▀▙", "\(text(cross, 5, 3))")
    }

    @Test("A circle behind a symbol with a margin has it in the middle", arguments: [2.0, 4, 6])
    func encircled(leading: Double) throws {
        let red = CellColor(hex: 0xFF0000)
        let button = symbol("pause.fill", size: 32).foregroundStyle(Color(red)).padding(20)
            .background { Circle().fill(Color.white) }
        let frame = Renderer.render(
            size: CellSize(width: 14, height: 6), at: noon, background: CellStyle(background: CellColor(hex: 0))
        ) { context in
            context.isAntialiased = true
            context.draw(
                button.padding(.leading, leading), in: context.bounds, environment: EnvironmentValues(),
                alignment: .topLeading)
        }.frame
        /// The first and the last column of the symbol's or the circle's row that `isPart` tells from others, together.
        func columns(_ isPart: (CellColor) -> Bool) throws -> Int {
            let row = try #require((0..<6).first { y in (0..<14).contains { HalfCells(frame[$0, y]).upper == red } })
            let found = (0..<14).filter { isPart(HalfCells(frame[$0, row]).upper) }
            return try #require(found.first) + #require(found.last)
        }
        #expect(try columns { $0 == red } == columns { $0 != CellColor(hex: 0) })
    }

    @Test("A large circle is around the middle of the symbol", arguments: [4.0, 8, 12, 16])
    func inACircle(top: Double) throws {
        let view = symbol("xmark", size: 40).foregroundStyle(Color(CellColor(hex: 0xFF0000)))
            .frame(width: 64, height: 64)
            .background { Circle().fill(Color.white) }.padding(.top, top)
        let frame = Renderer.render(
            size: CellSize(width: 9, height: 7), at: noon, background: CellStyle(background: CellColor(hex: 0))
        ) { context in
            context.isAntialiased = true
            context.draw(view, in: context.bounds, environment: EnvironmentValues(), alignment: .top)
        }.frame
        /// The half rows of the middle column that `isPart` tells from others.
        func extent(_ isPart: (CellColor) -> Bool) -> ClosedRange<Int>? {
            let halves = (0..<frame.height).flatMap { y in
                let halves = HalfCells(frame[4, y])
                return [halves.upper, halves.lower]
            }
            guard let first = halves.firstIndex(where: isPart), let last = halves.lastIndex(where: isPart) else {
                return nil
            }
            return first...last
        }
        let circle = try #require(extent { $0 != CellColor(hex: 0) })
        let center = try #require(extent { $0 == CellColor(hex: 0xFF0000) })
        #expect(circle.count == 9 && center.count == 1)
        #expect(circle.lowerBound + circle.upperBound == center.lowerBound + center.upperBound, "\(frame.text)")
    }

    @Test("In a stack with a circle behind it, it is where it is in front of a background")
    func inAStack() {
        let circle = Circle().fill(Color(red: 0, green: 0, blue: 1)).frame(width: 56, height: 56)
        func cells(_ view: some View) -> [Cell] {
            Renderer.render(size: CellSize(width: 9, height: 5), at: Date(timeIntervalSince1970: 0)) { context in
                context.isAntialiased = true
                context.draw(view, in: context.bounds, environment: EnvironmentValues(), alignment: .topLeading)
            }.frame.cells
        }
        let sign = symbol("pause.fill", size: 32)
        let stack = cells(
            ZStack {
                circle; sign
            })
        #expect(stack.contains { $0 != .blank() })
        #expect(stack == cells(sign.frame(width: 56, height: 56).background(circle)))
        #expect(
            stack
                != cells(
                    ZStack(alignment: .topLeading) {
                        circle; sign
                    }))
    }

    @Test("In a frame it is around the column of a letter in the middle")
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
            let inked = (0..<sign.height).filter { sign[x - 1, $0] != .blank() }
            #expect(
                inked.contains(y) && (0..<sign.height).allSatisfy { sign[x, $0] == .blank() }, "\(top): \(sign.text)")
            #expect(inked.map { sign[x - 1, $0] } == inked.map { sign[x + 1, $0] })
        }
    }

    @Test(
        "In a circle that is large enough a symbol of a button's size is pixels with a ring around them; in a smaller one, a letter",
        arguments: [
            ("pause.fill", 44.0), ("xmark", 44), ("play.fill", 44), ("checkmark", 44), ("pause.fill", 36), ("bell", 44),
        ])
    func buttons(name: String, side: Double) throws {
        let red = CellColor(hex: 0xFF0000)
        let view = symbol(name, size: 20).foregroundStyle(Color(red)).frame(width: side, height: side)
            .background { Circle().fill(Color.white) }
        let frame = Renderer.render(
            size: CellSize(width: 11, height: 6), at: noon, background: CellStyle(background: CellColor(hex: 0))
        ) { context in
            context.isAntialiased = true
            context.draw(view, in: context.bounds, environment: EnvironmentValues())
        }.frame
        if side < 44 || name == "bell" { return #expect(frame.text.contains(name == "bell" ? "♪" : "‖")) }
        func isInked(_ x: Int, _ y: Int) -> Bool {
            frame[x, y].style.foreground == red || frame[x, y].style.background == red
        }
        let inked = frame.cells.indices.filter { isInked($0 % frame.width, $0 / frame.width) }
        let (columns, rows) = (Set(inked.map { $0 % frame.width }), Set(inked.map { $0 / frame.width }))
        let round = (0..<frame.width).filter { x in (0..<frame.height).contains { frame[x, $0] != frame[0, 0] } }
        #expect(round.count == 7 && columns.count <= 5 && (2...3).contains(rows.count), "\(frame.text)")
        #expect(try #require(columns.min()) - round[0] >= 1 && round[6] - #require(columns.max()) >= 1)
    }

    @Test("A cross in a circle of seven columns is about as wide as it is high, and its pixels meet at edges")
    func crossInACircle() throws {
        let signs = try #require(PixelSign.Choice(of: "xmark", height: 3))
        let sign = try #require(signs.encircled)
        // A half row is about as high as two half columns are wide; diagonals of whole pixels are a little steeper.
        #expect(sign.height == 5 && sign.width == 2 * sign.height - 2 && signs.leastCircle == 7)
        for y in 0..<4 {
            let both = (0..<sign.width).filter { sign.hasPixel($0, y) && sign.hasPixel($0, y + 1) }
            // Dots that only meet at corners look like a chequered board.
            #expect(both.count == 2, "\(y)")
        }
    }

    @Test(
        "A lower half above other ink is drawn by the upper half, whose colour is behind it; alone it is a lower half")
    func lowerHalf() {
        let (red, black) = (CellColor(hex: 0xFF0000), CellColor(hex: 0))
        let old = Cell.blank(CellStyle(background: black))
        let joined = Cell(quarters: .lower, ink: red, over: old)
        #expect(joined.graphemeCluster == "▀" && joined.style.background == red && joined.style.foreground == black)
        let alone = Cell(quarters: .lower, ink: red, over: old, isJoined: false)
        #expect(alone.graphemeCluster == "▄" && alone.style.background == black && alone.style.foreground == red)
    }

    @Test(
        "In a circle of five columns the pixels are three columns wide, so that there is a ring around them too",
        arguments: ["pause.fill", "play.fill", "xmark", "plus", "checkmark"])
    func smallButtons(name: String) throws {
        var environment = EnvironmentValues()
        environment.cellScale = CellScale(pointsPerColumn: 10, pointsPerRow: 20)
        let red = CellColor(hex: 0xFF0000)
        let view = symbol(name, size: 20).foregroundStyle(Color(red)).frame(width: 44, height: 44)
            .background { Circle().fill(Color.white) }
        let frame = Renderer.render(
            size: CellSize(width: 7, height: 4), at: noon, background: CellStyle(background: CellColor(hex: 0))
        ) { context in
            context.isAntialiased = true
            context.draw(view, in: context.bounds, environment: environment)
        }.frame
        // What has no gaps is a background.
        let inked = frame.cells.indices.filter {
            [frame.cells[$0].style.foreground, frame.cells[$0].style.background].contains(red)
        }.map { $0 % frame.width }
        let round = (0..<frame.width).filter { x in (0..<frame.height).contains { frame[x, $0] != frame[0, 0] } }
        #expect(round.count == 5 && inked.min() == round[1] && inked.max() == round[3], "\(frame.text)")
    }

    @Test("A circle around pixels is no more than a column wider than its frame")
    func circleInItsFrame() throws {
        let view = symbol("pause.fill", size: 20).frame(width: 44, height: 44).background { Circle().fill(Color.white) }
        let frame = Renderer.render(
            size: CellSize(width: 11, height: 6), at: noon, background: CellStyle(background: CellColor(hex: 0))
        ) { context in
            context.isAntialiased = true
            context.draw(view, in: context.bounds, environment: EnvironmentValues())
        }.frame
        // 44 points are five and a half columns. The outermost cells of six are covered in part.
        func light(_ x: Int) -> Int {
            (0..<frame.height).map { Int(HalfCells(frame[x, $0]).upper.hex ?? 0) & 255 }.max() ?? 0
        }
        let round = (0..<frame.width).filter { light($0) > 0 }
        #expect(round.count == 7 && light(round[0]) == light(round[6]) && (64...192).contains(light(round[0])))
    }
}
