import CellUI
import FrameExport
import Testing

@Suite("Blurs in true pictures")
struct PointSVGBlurTests {
    private func canvas(_ view: some View) -> PointCanvas {
        var environment = EnvironmentValues()
        environment.drawInPoints()
        return PointCanvas.picture(size: CGSize(width: 100, height: 100), at: environment.now) {
            $0.fill($0.bounds, with: .solid(CellColor(hex: 0)))
            $0.draw(PreparedView(view, environment: environment), in: $0.bounds)
        }
    }

    private let disc = Circle().fill(.white).frame(width: 40, height: 40)

    @Test("A blur is a filter whose deviation is SwiftUI's radius")
    func filter() throws {
        let elements = try #require(MarkupReader.elements(of: PointSVG.document(of: canvas(disc.blur(radius: 4)))))
        let filter = try #require(elements.first { $0.name == "filter" }?.attributes["id"])
        #expect(elements.contains { $0.name == "g" && $0.attributes["filter"] == "url(#\(filter))" })
        #expect(elements.first { $0.name == "feGaussianBlur" }?.attributes["stdDeviation"] == "4")
    }

    @Test("A blur of nothing is none")
    func none() {
        let plain = PointSVG.document(of: canvas(disc))
        for radius in [0, -1, CGFloat.nan, .infinity] {
            #expect(PointSVG.document(of: canvas(disc.blur(radius: radius))) == plain)
        }
    }

    @Test(
        "What is blurred fades over its edge in both directions",
        .enabled(if: (try? PNGRenderer()) != nil, "librsvg is not installed"))
    func pixels() throws {
        let picture = try PNGRenderer().pixels(of: canvas(disc.blur(radius: 4)))
        func brightness(_ x: Int) -> Int { Int(picture.bytes[(50 * picture.width + x) * 3]) }
        // The edge of the disc is 20 points to the right of the middle.
        let steps = [50, 64, 68, 70, 72, 76, 90].map(brightness)
        #expect(steps == steps.sorted(by: >) && Set(steps).count == steps.count, "\(steps)")
        #expect(steps[0] > 250 && (90...150).contains(steps[3]) && steps[6] < 3, "\(steps)")
    }
}
