import Foundation
import Testing

@testable import Presentations

/// Redlines: sizes and gaps on the picture, in points.
struct MeasuredPictureTests {
    private func views(_ card: some View) -> ActivityViews {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("bottom") }
        } compactLeading: {
            Text("l")
        } compactTrailing: {
            Text("t")
        } minimal: {
            Text("m")
        }
        return ActivityViews(lockScreen: AnyView(card), island: island)
    }

    private let card = VStack(alignment: .leading, spacing: 9) {
        HStack(spacing: 11) {
            Rectangle().frame(width: 30, height: 20).overlay { Text("a") }
            Text("b").frame(width: 40, height: 20, alignment: .leading)
        }
        ProgressView(value: 0.5)
    }
    .padding(14).frame(height: 100)

    private func strings(_ items: [PointCanvas.Item]) -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .text(let text): [text.string]
            case .group(let group): strings(group.items)
            default: []
            }
        }
    }

    @Test("Sizes and gaps are those of the layout, in points")
    func measures() throws {
        let picture = PresentationPicture(views(card), presentations: [.lockScreen])
        let surface = try #require(picture.measuredSurfaces(of: .lockScreen, at: ActivityPreview.start).first)
        #expect(surface.rect.size == CGSize(width: 371, height: 100))
        let bar = try #require(surface.items.last)
        #expect(bar.title == "ProgressView" && bar.rect.width == 343)
        // From the bar to both sides: the padding.
        let margins = surface.gaps.filter { $0.before == nil || $0.after == nil }.map { ($0.length * 3).rounded() / 3 }
        #expect(margins.filter { $0 == 14 }.count >= 2)
        let texts = strings(picture.measuredCanvas(at: ActivityPreview.start).items)
        #expect(texts.contains("Lock Screen  371 × 100") && texts.contains("371") && texts.contains("100"))
        #expect(texts.contains { $0.hasPrefix("343 × ") })
    }

    @Test("A blank text, which reserves a place, is not measured")
    func blankTexts() throws {
        let card = HStack {
            Text("  ")
            Text("a")
            Text("")
        }
        let picture = PresentationPicture(views(card), presentations: [.lockScreen])
        let surface = try #require(picture.measuredSurfaces(of: .lockScreen, at: ActivityPreview.start).first)
        #expect(surface.items.map(\.title) == ["Text \"a\""])
    }

    @Test("No number is on another", arguments: Presentation.allCases)
    func numbersAreApart(presentation: Presentation) {
        let picture = PresentationPicture(views(card), presentations: [presentation])
        let canvas = picture.measuredCanvas(at: ActivityPreview.start)
        // Numbers stand on pills of two colours, drawn beside the picture's own group.
        let pills = canvas.items.compactMap { item -> CGRect? in
            guard case .fill(let path, let ink, _) = item, case .color(let color, 1) = ink.paint,
                [0xFF_375F, 0x40_C8E0].contains(color.hex)
            else { return nil }
            return path.boundingRect
        }
        #expect(pills.count >= 3)
        for (index, pill) in pills.enumerated() {
            #expect(!pills[(index + 1)...].contains { $0.intersects(pill) })
            #expect(canvas.bounds.contains(pill))
        }
    }
}
