import Foundation
import Presentations
import Testing

/// Films of the Dynamic Island changing its presentation.
struct IslandTransitionTests {
    private func film(_ transition: IslandTransition, _ device: String = "iPhone 16") throws -> PointFilm? {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("bottom").frame(height: 60) }
        } compactLeading: {
            Text("l")
        } compactTrailing: {
            Text("t")
        } minimal: {
            Text("m")
        }
        var traits = PreviewTraits()
        traits.device = try #require(Device.named(device))
        let views = ActivityViews(lockScreen: AnyView(Text("card")), island: island)
        return PresentationPicture(views, in: traits).film(transition, second: views, at: ActivityPreview.start)
    }

    @Test("Glass and content end as they began, at the film's end", arguments: IslandTransition.allCases)
    func loops(transition: IslandTransition) throws {
        let film = try #require(try film(transition))
        #expect(film.glass.count == (transition == .alert ? 1 : 2))
        for glass in film.glass {
            let (first, last) = try (#require(glass.outlines.first), #require(glass.outlines.last))
            #expect(first.time == 0 && last.time == film.duration && first.rect == last.rect)
            #expect(glass.outlines.map(\.time) == glass.outlines.map(\.time).sorted())
        }
        for layer in film.layers {
            #expect(layer.visibilities.first?.opacity == layer.visibilities.last?.opacity)
            #expect(layer.visibilities.map(\.time) == layer.visibilities.map(\.time).sorted())
        }
        // At the beginning only the compact content is seen.
        #expect(
            film.layers.map { $0.visibilities[0].opacity } == [1] + Array(repeating: 0, count: film.layers.count - 1))
    }

    @Test("An alert opens the compact island to the expanded one")
    func alert() throws {
        let outlines = try #require(try film(.alert)).glass[0].outlines
        #expect(outlines[0].rect.width == 230)
        let widest = try #require(outlines.map(\.rect.width).max())
        #expect(abs(widest - 371 - 5) < 0.01)
        #expect(outlines.contains { $0.rect.width == 371 && $0.rect.height >= 84 })
        // The camera's edge stays at the top.
        #expect(Set(outlines.map(\.rect.minY)).count == 1)
    }

    @Test("A device without an island has no transition")
    func noIsland() throws { #expect(try film(.alert, "iPhone SE") == nil) }
}
