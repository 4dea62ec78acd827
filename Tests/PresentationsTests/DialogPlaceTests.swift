import Testing

@testable import Presentations

@Suite("A dialog over presentations")
struct DialogPlaceTests {
    private static let dialogs = [(63, 11), (50, 9), (26, 4)].map { CellSize(width: $0, height: $1) }

    /// What is drawn on an area, the dialog's cells blank.
    private func text(_ canvas: PresentationCanvas, in area: CellSize, without rect: CellRect) -> [String] {
        let frame = canvas.rendering(area).frame
        return (0..<area.height).map { y in
            (0..<area.width).map { x in
                rect.contains(CellPoint(x: x, y: y)) ? "X" : frame[x, y].graphemeCluster
            }.joined()
        }
    }

    @Test(
        "It covers neither the lock screen's clock nor a part of a caption or of an island",
        arguments: [
            CellSize(width: 120, height: 33), CellSize(width: 80, height: 21), CellSize(width: 200, height: 57),
        ],
        dialogs)
    func nothingIsCut(area: CellSize, dialog: CellSize) throws {
        for views in [nil, sampleCanvas().views] {
            var canvas = sampleCanvas()
            canvas.views = views
            let place = try #require(DialogPlace(of: dialog, over: canvas, in: area))
            #expect(place.rect.size == dialog)
            let plan = place.canvas.plan(for: area)
            #expect(plan.faces.contains { $0.presentation == .lockScreen })
            let (covered, whole) = (
                text(place.canvas, in: area, without: place.rect),
                text(canvas, in: area, without: .zero)
            )
            // All down to the clock's rows is as before.
            let phone = try #require(plan.faces.first { $0.presentation == .lockScreen }).rect
            let date = try #require(whole.firstIndex { $0.contains("Saturday") })
            for y in phone.minY...date + 6 {
                #expect(
                    covered[y].prefix(phone.maxX - 1).suffix(phone.width - 2)
                        == whole[y].prefix(phone.maxX - 1).suffix(phone.width - 2))
            }
            for face in plan.faces where face.presentation != .lockScreen {
                #expect(!place.rect.intersects(face.extent))
                let caption = try #require(face.caption)
                let shown = canvas.isIdle(face.presentation) ? PresentationCanvas.idleCaption : caption.text
                #expect(covered[caption.origin.y].contains(shown))
            }
            for presentation in Presentation.allCases
            where !plan.faces.contains(where: { $0.presentation == presentation }) {
                #expect(!covered.contains { $0.contains(presentation.name(on: canvas.device)) })
            }
        }
    }

    @Test("Where a card would be cut off it is not drawn, and beside the phone it is")
    func cards() throws {
        let area = CellSize(width: 120, height: 33)
        let columns = try #require(DialogPlace.columnsBesidePhone(of: sampleCanvas(), in: area))
        let beside = try #require(
            DialogPlace(of: CellSize(width: columns, height: 9), over: sampleCanvas(), in: area))
        #expect(!beside.coversCards)
        #expect(text(beside.canvas, in: area, without: beside.rect).contains { $0.contains("line 0") })
        let wide = try #require(DialogPlace(of: CellSize(width: 100, height: 9), over: sampleCanvas(), in: area))
        #expect(wide.coversCards)
        #expect(!text(wide.canvas, in: area, without: wide.rect).contains { $0.contains("line 0") })
    }

    @Test("A dialog that fills a small screen has no other place")
    func small() {
        #expect(
            DialogPlace(of: CellSize(width: 40, height: 12), over: sampleCanvas(), in: CellSize(width: 40, height: 12))
                == nil)
        #expect(
            DialogPlace(of: CellSize(width: 30, height: 5), over: sampleCanvas(), in: CellSize(width: 40, height: 12))
                == nil)
    }
}
