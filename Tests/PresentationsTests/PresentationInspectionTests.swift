import Presentations
import Testing

@Suite struct PresentationInspectionTests {
    private let size = CellSize(width: 120, height: 36)

    private func findings(_ canvas: PresentationCanvas, _ presentation: Presentation) -> [PresentationFinding] {
        canvas.inspect(in: size, at: sampleInstant).findings.filter { $0.presentation == presentation }
    }

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

    @Test func contentThatFitsHasNoFindings() {
        #expect(sampleCanvas().inspect(in: size, at: sampleInstant).findings.map(\.sentence) == [])
    }

    @Test func aCardOfMoreRowsThanThePhoneShowsIsCutOff() throws {
        let most = sampleCanvas().plan(for: size).scale.rows(160)
        let canvas = sampleCanvas(cardRows: most + 1, cardMargin: 0)
        let limit = try #require(canvas.limits(for: size, at: sampleInstant).first { $0.presentation == .lockScreen })
        let rows = limit.scale.rows(160)
        #expect(limit.needed.height == most + 1 && limit.allowed.height == rows && !limit.fits)
        let finding = try #require(findings(canvas, .lockScreen).first)
        #expect(finding.kind == .cutOff(neededRows: most + 1, shownRows: rows))
        #expect(finding.sentence == "Lock Screen needs \(most + 1) rows, \(rows) are shown")
    }

    @Test func aTooHighBottomRegionIsCutOff() throws {
        #expect(sampleCanvas(bottomRows: 4).limits(for: size, at: sampleInstant).allSatisfy { $0.fits })
        let findings = findings(sampleCanvas(bottomRows: 20), .expanded)
        guard case .cutOff(let needed, let shown)? = findings.first?.kind else {
            Issue.record("no finding says that it is cut off: \(findings.map(\.sentence))")
            return
        }
        #expect(needed > 20 && shown < 20)
    }

    @Test func aTooWideTextBesideTheCameraIsShortened() throws {
        let findings = findings(sampleCanvas(leading: "far too long"), .compact)
        #expect(findings.contains { $0.kind == .truncatedText("far too long") })
        #expect(findings.contains { if case .tooWide = $0.kind { true } else { false } })
        #expect(findings.first?.sentence.hasPrefix("Compact (leading) needs 12 columns") == true)
    }

    @Test func contentAtTheEdgeIsOutsideTheMarginsAndTheCorners() {
        let kinds = findings(sampleCanvas(cardRows: 6, cardMargin: 0), .lockScreen).map(\.kind)
        #expect(kinds.contains(.outsideSafeArea(points: 0)))
        #expect(kinds.contains(.outsideCorners))
        let island = findings(sampleCanvas(bottomRows: 4, margins: (.leading, 0)), .expanded).map(\.kind)
        #expect(island.contains(.outsideCorners))
    }

    @Test func contentThatReachesBehindTheCameraIsFound() throws {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("far too long to stand beside it").fixedSize() }
            DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
            Text("too long here").fixedSize()
        } compactTrailing: {
            Text("T")
        } minimal: {
            Text("M")
        }
        let card = try #require(sampleCanvas().views).lockScreen
        let canvas = PresentationCanvas(views: ActivityViews(lockScreen: card, island: island))
        for presentation in [Presentation.expanded, .compact] {
            let finding = findings(canvas, presentation).first { $0.kind == .behindCamera }
            #expect(finding?.view != nil, "\(presentation)")
            #expect(finding?.sentence.hasSuffix("reaches behind the camera") == true)
        }
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

    @Test func withoutAnActivityThereAreNoFindings() {
        let inspection = PresentationCanvas(views: nil).inspect(in: size, at: sampleInstant)
        #expect(inspection.findings.isEmpty && inspection.limits.isEmpty)
    }
}
