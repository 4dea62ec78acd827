import SeededRandom
import Testing

@testable import CellUI

@Suite struct AntialiasingTests {
    private static let white = CellColor(hex: 0xFFFFFF)
    private static let black = CellStyle(background: CellColor(hex: 0))

    private func frame(
        _ size: CellSize, _ path: Path, paint: Paint = .solid(white), scale: CellScale = .standard,
        beneath: (inout DrawingContext) -> Void = { _ in }
    ) -> Frame {
        var result: Frame?
        withoutActuallyEscaping(beneath) { beneath in
            result =
                Renderer.render(size: size, at: noon, background: Self.black) { context in
                    beneath(&context)
                    context.isAntialiased = true
                    context.fill(path, in: context.bounds, scale: scale, paint: paint)
                }.frame
        }
        return result!
    }

    /// The lightness of the halves of a cell, 0…255.
    private func halves(_ cell: Cell) -> (upper: Int, lower: Int) {
        func value(_ color: CellColor) -> Int { Int(color.hex ?? 0) & 255 }
        let halves = HalfCells(cell)
        return (value(halves.upper), value(halves.lower))
    }

    @Test func whatIsCoveredInPartGetsThatShareOfTheColor() {
        let frame = frame(
            CellSize(width: 3, height: 1), Path(CGRect(x: 4, y: 0, width: 12, height: 12)))
        // A cell has two colours: nearest to a quarter of all of it and one of half of it are two of the mean.
        #expect(frame[0, 0].graphemeCluster == "▐" && frame[0, 0].style.foreground == CellColor(hex: 0xC0C0C0))
        #expect(halves(frame[1, 0]) == (255, 128))
        #expect(halves(frame[2, 0]) == (0, 0))
        #expect(frame[1, 0].graphemeCluster == "▀")
    }

    @Test func wholeCellsAreBlanksWithABackground() {
        let frame = frame(CellSize(width: 2, height: 2), Path(CGRect(x: 0, y: 0, width: 16, height: 32)))
        #expect(frame.cells.allSatisfy { $0.glyph == .space && $0.style.background == Self.white })
    }

    /// What all halves together have of the colour is the area of the shape.
    @Test func theColorThatIsDrawnIsThatOfTheArea() {
        var random = SeededGenerator(seed: 9)
        let size = CellSize(width: 24, height: 12)
        for round in 0..<100 {
            func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
            let rect = CGRect(x: number(1...60), y: number(1...60), width: number(24...120), height: number(24...120))
            let radius = number(0...60)
            let most = min(rect.width, rect.height) / 2
            let isEllipse = round.isMultiple(of: 2)
            let path = isEllipse ? Path(ellipseIn: rect) : Path(roundedRect: rect, cornerRadius: radius)
            let area =
                isEllipse
                ? .pi * rect.width * rect.height / 4
                : rect.width * rect.height - (4 - .pi) * min(radius, most) * min(radius, most)
            let drawn = frame(size, path).cells.reduce(0) { sum, cell in
                sum + halves(cell).upper + halves(cell).lower
            }
            #expect(abs(Double(drawn) / 255 * 64 - area) < 0.02 * area + 16, "\(path)")
        }
    }

    private func picture(of view: some View) -> Frame {
        Renderer.render(size: CellSize(width: 10, height: 5), at: noon, background: Self.black) { context in
            context.isAntialiased = true
            context.draw(view, in: context.bounds, environment: EnvironmentValues())
        }.frame
    }

    @Test("What is clipped to a circle has the edge of a circle, and a sign in it stays")
    func clippedCircle() {
        let clipped = picture(of: Color.white.frame(width: 48, height: 48).clipShape(Circle()))
        // The upper row of the three: dark corners, the same on both sides, and a middle that is covered.
        let row = (0..<10).map { halves(clipped[$0, 1]) }.filter { $0.lower > 0 }
        #expect(row.count == 6 && row[0] == row[5] && row[1] == row[4])
        #expect(row[0].upper < 64 && row[0].lower < 200 && row[2] == (255, 255))
        let sign = Text("x").foregroundStyle(.black).frame(width: 48, height: 48)
        let signed = picture(of: sign.background(Color.white).clipShape(Circle()))
        #expect(signed.text.contains("x"))
        #expect((0..<10).map { halves(signed[$0, 1]).lower } == (0..<10).map { halves(clipped[$0, 1]).lower })
    }

    @Test("A bordered button higher than a row has round ends")
    func roundButton() {
        let label = Text("x").frame(width: 32, height: 48)
        let frame = picture(of: Button(action: {}) { label }.buttonStyle(.borderedProminent))
        let end = (0..<10).first { halves(frame[$0, 2]).upper > 0 } ?? 0
        #expect(halves(frame[end, 1]).upper < halves(frame[end, 2]).upper)
        #expect(halves(frame[4, 1]).upper > 200)
    }

    @Test func aCircleIsTheSameFromAllSides() {
        let size = CellSize(width: 9, height: 5)
        let view = Circle().fill(Color.white).frame(width: 40, height: 40)
        let frame = Renderer.render(size: size, at: noon, background: Self.black) { context in
            context.isAntialiased = true
            context.draw(view, in: context.bounds, environment: EnvironmentValues())
        }.frame
        for y in 0..<size.height {
            for x in 0..<size.width {
                #expect(halves(frame[x, y]) == halves(frame[size.width - 1 - x, y]))
                #expect(halves(frame[x, y]).upper == halves(frame[x, size.height - 1 - y]).lower)
            }
        }
        // A letter in its middle has a cell of its own there.
        #expect(halves(frame[4, 2]) == (255, 255))
    }

    @Test("The quarters of a round end have colours of their own, where halves would be their mean")
    func quarters() throws {
        let size = CellSize(width: 8, height: 3)
        let frame = frame(size, Path(roundedRect: CGRect(x: 0, y: 8, width: 64, height: 32), cornerRadius: 16))
        // A capsule of two rows: dark at the outer quarter of its corner, light at the inner one.
        let corner = try #require(QuarterCells(frame[0, 0]))
        #expect(frame[0, 0].graphemeCluster == "▗")
        #expect(try #require(corner[0].relativeLuminance) < 0.01 && corner[2] == corner[0])
        #expect(try #require(corner[3].relativeLuminance) > 0.1)
        for x in 0..<4 {
            let (left, right) = (try #require(QuarterCells(frame[x, 0])), try #require(QuarterCells(frame[7 - x, 0])))
            for quarter in 0..<4 { #expect(left[quarter] == right[quarter ^ 1]) }
        }
        #expect(frame[4, 1] == .blank(CellStyle(background: Self.white)))
    }

    @Test("A steep edge splits a cell in eighths, and what is left of it is mixed in")
    func eighths() {
        let frame = frame(CellSize(width: 4, height: 1), Path(CGRect(x: 6, y: 0, width: 19.5, height: 16)))
        #expect(frame[0, 0].graphemeCluster == "▊" && frame[0, 0].style.foreground == CellColor(hex: 0))
        #expect(frame[0, 0].style.background == Self.white)
        #expect(frame[3, 0].graphemeCluster == "▎" && frame[3, 0].style.background == CellColor(hex: 0))
        #expect(frame[3, 0].style.foreground == CellColor(hex: 0xBFBFBF))
        // Halves know what an eighth covers.
        #expect(halves(frame[0, 0]) == (64, 64) && QuarterCells(frame[0, 0])?[1] == CellColor(hex: 0x808080))
    }

    @Test("Letters and shades are not blocks")
    func blocks() {
        for glyph in " ▀▁▇█▉▏▐▖▟" { #expect(Glyph(glyph).isBlock && Glyph(glyph).quarterShares != nil, "\(glyph)") }
        for glyph in "x━░▒▔▕■" { #expect(!Glyph(glyph).isBlock && Glyph(glyph).quarterShares == nil, "\(glyph)") }
    }

    @Test("Of four colours the cell has the two means that are nearest")
    func nearestCell() throws {
        func cell(_ colors: [UInt32]) throws -> Cell {
            var quarters = try #require(QuarterCells(.blank(Self.black)))
            for (quarter, hex) in colors.enumerated() { quarters[quarter] = CellColor(hex: hex) }
            return quarters.cell
        }
        let three = try cell([0, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
        #expect(three.graphemeCluster == "▘" && three.style.background == Self.white)
        #expect(try cell([0x808080, 0x848484, 0, 0]).graphemeCluster == "▀")
        #expect(try cell([0xFF0000, 0, 0xFF0000, 0]).graphemeCluster == "▌")
        #expect(
            try cell([0x102030, 0x102030, 0x102030, 0x102030])
                == .blank(CellStyle(background: CellColor(hex: 0x102030))))
        #expect(QuarterCells(.blank()) == nil)
    }

    @Test("A circle ends on whole half cells, so that no smear of it is above or below", arguments: [40.0, 43, 56, 72])
    func circleOnHalfCells(diameter: Double) throws {
        let size = CellSize(width: 13, height: 9)
        let view = Circle().fill(Color.white).frame(width: diameter, height: diameter)
        let frame = Renderer.render(size: size, at: noon, background: Self.black) { context in
            context.isAntialiased = true
            context.draw(view, in: context.bounds, environment: EnvironmentValues())
        }.frame
        let middle = (0..<size.height).flatMap { [halves(frame[6, $0]).upper, halves(frame[6, $0]).lower] }
        let first = try #require(middle.first { $0 > 0 })
        // The curve takes a little of the column's half cell, a smear most of it.
        #expect(first > 200, "\(middle)")
    }

    @Test(
        "A letter on a disc, or in front of one as its background, has the disc behind it",
        arguments: [12.0, 16, 24, 32, 40])
    func letterOnADisc(diameter: Double) throws {
        let green = CellColor(hex: 0x30D158)
        let size = CellSize(width: 9, height: 5)
        let views = [
            AnyView(
                ZStack {
                    Circle().fill(Color(green))
                    Text("x")
                }
                .frame(width: diameter, height: diameter)),
            AnyView(Text("x").frame(width: diameter, height: diameter).background(Color(green), in: Circle())),
        ]
        for view in views {
            let frame = Renderer.render(size: size, at: noon, background: Self.black) { context in
                context.isAntialiased = true
                context.draw(view, in: context.bounds, environment: EnvironmentValues())
            }.frame
            let letter = try #require(frame.cells.first { $0.graphemeCluster == "x" })
            #expect(letter.style.background == green)
            #expect(!frame.cells.contains { $0.graphemeCluster == "●" }, "no dot stands beside the letter")
        }
    }

    @Test func lettersStayBeneathWhatIsTranslucent() {
        let half = Paint.color(Self.white, opacity: 0.5)
        let frame = frame(CellSize(width: 3, height: 1), Path(CGRect(x: 0, y: 0, width: 24, height: 16)), paint: half) {
            $0.draw("abc", at: .zero, paint: .solid(CellColor(hex: 0xFF0000)), in: $0.bounds)
        }
        #expect(frame.text == "abc")
        #expect(frame[0, 0].style.background == CellColor(hex: 0x808080))
        #expect(frame[0, 0].style.foreground == CellColor(hex: 0xFF8080))
    }

    @Test("Letters do not stay beneath what is nearly opaque, with mixed edges and without", arguments: [true, false])
    func lettersAreHiddenByANearlyOpaqueSurface(mixes: Bool) {
        let view = ZStack {
            Text("Loop has not run")
            Color.black.opacity(0.85)
            Text("Tap")
        }
        var environment = EnvironmentValues()
        environment.now = noon
        let frame = Renderer.render(size: CellSize(width: 16, height: 1), at: noon, background: Self.black) { context in
            context.isAntialiased = mixes
            context.draw(view, in: context.bounds, environment: environment)
        }.frame
        #expect(frame.text.trimmingCharacters(in: .whitespaces) == "Tap")
        let wide = Renderer.render(size: CellSize(width: 4, height: 1), at: noon, background: Self.black) { context in
            context.draw("日本", at: .zero, paint: .solid(Self.white), in: context.bounds)
            context.fill(CellRect(x: 1, y: 0, width: 2, height: 1), with: .color(CellColor(hex: 0), opacity: 0.9))
        }.frame
        #expect(wide.text.trimmingCharacters(in: .whitespaces).isEmpty, "a half of a wide letter is none")
    }

    @Test func aGradientHasTwoColorsInARow() {
        let stops = [Paint.Stop(color: CellColor(hex: 0), location: 0), Paint.Stop(color: Self.white, location: 1)]
        let frame = frame(
            CellSize(width: 1, height: 8), Path(CGRect(x: 0, y: 0, width: 8, height: 128)),
            paint: .linearGradient(stops: stops, start: .top, end: .bottom))
        let values = frame.cells.flatMap { [halves($0).upper, halves($0).lower] }
        #expect(values == values.sorted())
        #expect(Set(values).count == 16)
    }

    @Test("A disc keeps its round edge above and below the symbol in it", arguments: [5.5, 6.25, 7, 8, 8.75, 9.6])
    func roundEdge(points: Double) {
        let scale = CellScale(pointsPerColumn: points, pointsPerRow: 2 * points)
        func frame(_ name: String?) -> Frame {
            Renderer.render(
                size: CellSize(width: 14, height: 7), at: noon, background: CellStyle(background: CellColor(hex: 0))
            ) {
                context in
                context.isAntialiased = true
                var environment = EnvironmentValues()
                environment.cellScale = scale
                let sign = Image(systemName: name ?? "xmark").font(.system(size: 20, weight: .semibold))
                    .foregroundStyle(.white)
                let content = name == nil ? AnyView(sign.hidden()) : AnyView(sign)
                context.draw(
                    content.frame(width: 44, height: 44).background { Circle().fill(.white).opacity(0.33) },
                    in: context.bounds, environment: environment)
            }.frame
        }
        func value(_ color: CellColor) -> Int { Int(color.hex ?? 0) & 255 }
        for name in ["xmark", "pause.fill", "play.fill"] {
            let (disc, sign) = (frame(nil), frame(name))
            for (whole, cell) in zip(disc.cells, sign.cells) where cell.glyph.isBlock {
                let (old, new) = (HalfCells(whole), HalfCells(cell))
                // A half without ink is as it was.
                guard let ink = Quadrants(cell.glyph), cell.style.foreground == CellColor(hex: 0xFFFFFF) else {
                    continue
                }
                if ink.isDisjoint(with: .upper) { #expect(abs(value(new.upper) - value(old.upper)) < 8, "\(name)") }
                if ink.isDisjoint(with: .lower) { #expect(abs(value(new.lower) - value(old.lower)) < 8, "\(name)") }
            }
        }
    }
}
