import Testing

@testable import CellUI

/// The styles of a symbol's layers.
struct SymbolLayersTests {
    private func symbols(_ view: some View) -> [(name: String, paint: Paint)] {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        let canvas = PointCanvas.picture(size: CGSize(width: 60, height: 60), at: noon) {
            $0.draw(PreparedView(view, environment: environment), in: $0.bounds)
        }
        return canvas.items.compactMap {
            if case .symbol(let name, _, let ink) = $0 { (name, ink.paint) } else { nil }
        }
    }

    private func paints(_ view: some View) -> [Paint] { symbols(view).map(\.paint) }
    private func paint(_ color: Color) -> Paint { color._paint(in: EnvironmentValues()) }

    @Test("A palette gives the sign its first style, and the circle behind it the second, from the back")
    func palette() {
        let symbol = Image(systemName: "checkmark.circle.fill")
        let drawn = symbols(symbol.symbolRenderingMode(.palette).foregroundStyle(.white, .blue))
        #expect(drawn.map(\.name) == ["checkmark.circle.fill/2", "checkmark.circle.fill/1"])
        #expect(drawn.map(\.paint) == [paint(.blue), paint(.white)])
        #expect(paints(symbol.foregroundStyle(.white, .blue)) == [paint(.blue), paint(.white)])
        #expect(paints(symbol.symbolRenderingMode(.palette).foregroundStyle(.red)) == [paint(.red)])
        #expect(paints(symbol.symbolRenderingMode(.monochrome).foregroundStyle(.white, .blue)) == [paint(.white)])
    }

    @Test("A third layer without a style has the second one")
    func thirdLayer() {
        let symbol = Image(systemName: "cloud.bolt.rain.fill")
        #expect(paints(symbol.foregroundStyle(.white, .yellow, .blue)) == [.blue, .yellow, .white].map(paint))
        #expect(paints(symbol.foregroundStyle(.white, .yellow)) == [.yellow, .yellow, .white].map(paint))
    }

    @Test("A hierarchy is the style at its opacity, at a half and at a quarter")
    func hierarchy() {
        let symbol = Image(systemName: "cloud.bolt.rain.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.red)
        #expect(paints(symbol) == [0.25, 0.5, 1].map { paint(.red).opacity($0) })
    }

    @Test("A symbol of one layer has one style in any mode")
    func oneLayer() {
        for mode in [SymbolRenderingMode.palette, .hierarchical, .monochrome] {
            let symbol = Image(systemName: "drop.fill").symbolRenderingMode(mode).foregroundStyle(.red, .blue)
            #expect(symbols(symbol).map(\.name) == ["drop.fill"])
            #expect(paints(symbol) == [paint(.red)])
        }
    }

    @Test(
        "A symbol has colours of its own",
        arguments: [
            ("drop.fill", [Color.blue]), ("flame.fill", [.orange]), ("cloud.sun.fill", [.yellow, .white]),
            ("exclamationmark.triangle.fill", [.yellow, .black]), ("checkmark.circle.fill", [.green, .white]),
            ("figure.walk", [.red]),
        ])
    func multicolor(name: String, colors: [Color]) {
        let symbol = Image(systemName: name)
        #expect(paints(symbol.symbolRenderingMode(.multicolor).foregroundStyle(.red)) == colors.map(paint))
        #expect(paints(symbol.foregroundStyle(.red)) == [paint(.red)])
    }

    @Test(
        "A layer has only its own ink, in the place that it has in the whole",
        arguments: [
            "checkmark.circle.fill", "exclamationmark.triangle", "bell.badge.fill", "speaker.wave.2.fill",
            "moon.stars.fill",
        ])
    func ink(name: String) throws {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        func isInk(_ name: String, _ point: CGPoint) throws -> Bool {
            try #require(SymbolOutlines.outline(named: name)).path(in: rect).contains(point, eoFill: true)
        }
        var counts = (sign: 0, ground: 0)
        for y in stride(from: 1.5, to: 100, by: 3) {
            for x in stride(from: 1.5, to: 100, by: 3) {
                let point = CGPoint(x: x, y: y)
                let (sign, ground) = (try isInk(name + "/1", point), try isInk(name + "/2", point))
                // What is cut out of a whole is before it in its layers.
                #expect(try isInk(name, point) == (sign != ground))
                if sign { counts.sign += 1 }
                if ground { counts.ground += 1 }
            }
        }
        #expect(counts.sign > 10 && counts.ground > 10)
        #expect(SymbolOutlines.outline(named: name + "/3") == nil)
    }

    @Test("A person in a circle has two layers though it reaches over the circle's edge")
    func person() {
        #expect(SymbolOutlines.layers(of: "person.crop.circle.fill").map(\.level) == [2, 1])
        #expect(SymbolOutlines.layers(of: "person.crop.circle").map(\.level) == [2, 1])
    }

    @Test("In cells a symbol has the first style, and its main colour where it has several of its own")
    func cells() {
        func color(_ view: some View) -> CellColor { render(view, 1, 1).frame[0, 0].style.foreground }
        let symbol = Image(systemName: "checkmark.circle.fill")
        #expect(
            color(symbol.symbolRenderingMode(.palette).foregroundStyle(.red, .blue))
                == color(symbol.foregroundStyle(.red)))
        #expect(color(symbol.symbolRenderingMode(.multicolor)) == color(symbol.foregroundStyle(.green)))
    }
}
