import Foundation
import FrameExport
import Testing

struct MovingPointSVGTests {
    private var film: PointFilm {
        let size = CGSize(width: 100, height: 50)
        func canvas(_ color: UInt32) -> PointCanvas {
            PointCanvas.picture(size: size, at: Date(timeIntervalSince1970: 0)) {
                $0.fill($0.bounds, with: .solid(CellColor(hex: color)))
            }
        }
        let (small, large) = (CGRect(x: 40, y: 5, width: 20, height: 10), CGRect(x: 10, y: 5, width: 80, height: 40))
        return PointFilm(
            ground: canvas(0x11_1111),
            glass: [
                PointFilm.Glass(
                    CellColor(hex: 0),
                    [.init(at: 0, small, radius: 5), .init(at: 1, large, radius: 5), .init(at: 2, small, radius: 5)])
            ],
            layers: [PointFilm.Layer(canvas(0xFF_FFFF), [.init(at: 0, 1), .init(at: 0.5, 0), .init(at: 2, 1)])],
            duration: 2)
    }

    @Test("What moves is animated over and over, and what stays is not")
    func animations() throws {
        let elements = try #require(MarkupReader.elements(of: PointSVG.document(of: film)))
        let glass = try #require(elements.first { $0.name == "rect" })
        #expect(glass.attributes["width"] == "20" && glass.attributes["rx"] == "5")
        let animations = elements.filter { $0.name == "animate" }
        #expect(animations.compactMap { $0.attributes["attributeName"] } == ["x", "width", "height", "opacity"])
        #expect(animations.allSatisfy { $0.attributes["repeatCount"] == "indefinite" && $0.attributes["dur"] == "2s" })
        #expect(animations[1].attributes["keyTimes"] == "0;0.5;1" && animations[1].attributes["values"] == "20;80;20")
        #expect(animations[1].attributes["keySplines"]?.split(separator: ";").count == 2)
        #expect(animations[3].attributes["values"] == "1;0;1")
        #expect(!elements.contains { $0.name == "script" })
    }
}
