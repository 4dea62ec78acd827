import Foundation
import FrameExport
import Testing

@Suite("Shadows in true pictures")
struct PointSVGShadowTests {
    private static let size = CGSize(width: 200, height: 100)

    private func canvas(_ view: some View) -> PointCanvas {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        return PointCanvas.picture(size: Self.size, at: environment.now) {
            $0.draw(PreparedView(view, environment: environment), in: $0.bounds)
        }
    }

    private func document(_ view: some View, outlines: Bool = false) -> String {
        var options = PointSVGOptions()
        options.drawsOutlines = outlines
        return PointSVG.document(of: canvas(view), options: options)
    }

    private func elements(_ view: some View, outlines: Bool = false) throws -> [MarkupReader.Element] {
        try #require(MarkupReader.elements(of: document(view, outlines: outlines)))
    }

    @Test("A shadow is a filter of its colour, blur and offset around what casts it", arguments: [false, true])
    func filter(outlines: Bool) throws {
        let view = Text("12:34").shadow(color: Color(CellColor(hex: 0x0A84FF)).opacity(0.5), radius: 4, x: 1, y: -2)
        let elements = try elements(view, outlines: outlines)
        let filter = try #require(elements.first { $0.name == "filter" }?.attributes["id"])
        #expect(elements.contains { $0.name == "g" && $0.attributes["filter"] == "url(#\(filter))" })
        #expect(elements.first { $0.name == "feGaussianBlur" }?.attributes["stdDeviation"] == "4")
        let offset = elements.first { $0.name == "feOffset" }?.attributes
        #expect(offset?["dx"] == "1" && offset?["dy"] == "-2")
        let flood = elements.first { $0.name == "feFlood" }?.attributes
        #expect(flood?["flood-color"] == "#0a84ff" && flood?["flood-opacity"] == "0.5")
    }

    @Test("The usual shadow is a third of black, of text and of styles too")
    func standard() throws {
        let views: [AnyView] = [
            AnyView(Text("A").shadow(radius: 2)), AnyView(Circle().fill(.red.shadow(.drop(radius: 2)))),
            AnyView(Text("A").foregroundStyle(.white.shadow(.drop(radius: 2)))),
            AnyView(Label("A", systemImage: "star").foregroundStyle(.shadow(.drop(radius: 2)))),
            AnyView(Circle().stroke(.tint.shadow(.drop(radius: 2)), lineWidth: 3)),
        ]
        for view in views {
            let flood = try elements(view).filter { $0.name == "feFlood" }
            #expect(flood.map(\.attributes["flood-color"]) == ["#000"])
            #expect(flood.map(\.attributes["flood-opacity"]) == ["0.33"])
        }
    }

    @Test("Shadows alike share a filter, wherever they are")
    func shared() throws {
        let view = VStack {
            Text("A").shadow(radius: 2)
            Circle().shadow(radius: 2).offset(x: 30)
            Text("B").shadow(radius: 3)
        }
        let elements = try elements(view)
        #expect(elements.filter { $0.name == "filter" }.count == 2)
        #expect(elements.filter { $0.attributes["filter"] != nil }.count == 3)
    }

    @Test("What casts no shadow that is seen is written as without one")
    func none() {
        let plain = document(Text("A").padding())
        #expect(!plain.contains("filter"))
        #expect(document(Text("A").shadow(color: .red, radius: 0).padding()) == plain)
        #expect(document(Text("A").shadow(color: .clear, radius: 4).padding()) == plain)
        #expect(document(Text("A").shadow(radius: .nan, x: .infinity).padding()) == plain)
        #expect(document(Text("A").foregroundStyle(.primary.shadow(.inner(radius: 2))).padding()) == plain)
    }

    @Test(
        "A shadow fades on all sides and is cut off nowhere, far from the origin and thrown far too",
        .enabled(if: (try? PNGRenderer()) != nil, "librsvg is not installed"),
        arguments: [CGPoint.zero, CGPoint(x: 700, y: 1300)])
    func pixels(origin: CGPoint) throws {
        // A disc of 20 pt; its shadow is 60 pt to the right.
        let view = Circle().fill(.white).frame(width: 20, height: 20).shadow(color: .black, radius: 5, x: 60)
            .position(x: 70 + origin.x, y: 50 + origin.y)
        var canvas = PointCanvas(size: Self.size, now: Date(timeIntervalSince1970: 0))
        canvas.fill(canvas.bounds, with: .solid(CellColor(hex: 0xFFFFFF)))
        canvas.group {
            $0.transform = AffineTransform(translationByX: -origin.x, byY: -origin.y)
        } _: {
            var environment = EnvironmentValues()
            environment.drawInPoints()
            $0.draw(PreparedView(view, environment: environment), in: CGRect(origin: .zero, size: Self.size))
        }
        let picture = try PNGRenderer().pixels(of: canvas)
        func darkness(_ x: Int, _ y: Int) -> Int { 255 - Int(picture.bytes[(y * picture.width + x) * 3]) }
        let middle = darkness(130, 50)
        #expect(middle > 120)
        for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let steps = [10, 13, 16, 19].map { darkness(130 + x * $0 - (x < 0 ? 1 : 0), 50 + y * $0 - (y < 0 ? 1 : 0)) }
            #expect(steps == steps.sorted(by: >) && steps[0] < middle && steps[0] > 40, "\(steps)")
            // It is still seen almost two deviations outside the disc, and no longer after four.
            #expect(steps[3] > 0 && darkness(130 + x * 32, 50 + y * 32) <= 1, "\(steps)")
        }
    }

    private static let red = ColorChange(
        brightness: SIMD3(9, 9, 9), red: .identity, green: .init(factor: 0, exponent: 1),
        blue: .init(factor: 0, exponent: 1))

    @Test("In the red light of the night a shadow is no more coloured than what casts it")
    func recolored() throws {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        let canvas = PointCanvas.picture(size: Self.size, at: environment.now) { canvas in
            canvas.recolored(by: Self.red) {
                $0.draw(
                    PreparedView(Text("A").shadow(color: .blue, radius: 2), environment: environment), in: $0.bounds)
            }
        }
        let elements = try #require(MarkupReader.elements(of: PointSVG.document(of: canvas)))
        #expect(elements.first { $0.name == "feFlood" }?.attributes["flood-color"] == "#f00")
    }
}
