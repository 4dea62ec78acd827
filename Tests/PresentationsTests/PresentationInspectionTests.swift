import Presentations
import Testing

@Suite struct PresentationInspectionTests {
    private let size = CellSize(width: 120, height: 36)

    @Test func theInspectedPictureIsTheDrawnOne() {
        for direction in LayoutDirection.allCases {
            var canvas = sampleCanvas()
            canvas.environment.layoutDirection = direction
            let isSame = canvas.inspect(in: size, at: sampleInstant).views.frame == canvas.rendering().frame
            #expect(isSame)
        }
    }

    @Test func eachPresentationIsASurfaceWithItsViewsInside() throws {
        let inspection = sampleCanvas().inspect(in: size, at: sampleInstant)
        #expect(inspection.views.roots.map(\.name) == ["Lock Screen", "Expanded", "Compact", "Minimal"])
        let titles = inspection.views.views.filter { $0.kind == .surface }.map(\.name)
        #expect(
            titles == [
                "Lock Screen", "Card", "Expanded", "Leading", "Trailing", "Bottom", "Compact", "Leading", "Trailing",
                "Minimal", "Attached", "Detached",
            ])
        let line = try #require(inspection.views.views.first { $0.title == "Text \"line 1\"" })
        #expect(inspection.views.view(at: line.place.origin)?.id == line.id)
        #expect(Set(inspection.views.views.map(\.id)).count == inspection.views.views.count)
    }

    @Test func areasAreWhereThePresentationsAre() throws {
        let inspection = sampleCanvas().inspect(in: size, at: sampleInstant)
        let limits = inspection.areas.filter { $0.kind == .limit }
        #expect(limits.map(\.presentation) == [.lockScreen, .expanded])
        for area in inspection.areas where area.kind == .camera {
            let surface = inspection.areas.first {
                if case .surface = $0.kind { $0.rect.contains(area.rect) } else { false }
            }
            #expect(surface?.presentation == area.presentation)
        }
        for face in inspection.plan.faces {
            #expect(inspection.areas.contains { $0.presentation == face.presentation && $0.kind == .margins })
        }
    }
}
