import Foundation
import LiveActivities
import Presentations
import Testing

/// The product's widgets in points, as a phone shows them.
struct TruePictureTests {
    private static let states = ActivityWidgets.all.map(\.preview).flatMap { preview in
        preview.states.map { (preview, $0) }
    }

    private func canvas(
        _ state: ActivityPreview.State, _ presentations: [Presentation] = Presentation.allCases,
        _ change: (inout PreviewTraits) -> Void = { _ in }
    ) -> PointCanvas {
        var traits = PreviewTraits()
        change(&traits)
        return PresentationPicture(of: state, in: traits, presentations: presentations)
            .pointCanvas(at: ActivityPreview.start + state.moment)
    }

    /// Every text, in the coordinates of the picture, with the rectangle that limits it.
    private func texts(
        _ items: [PointCanvas.Item], moved: CGPoint = .zero, in limit: CGRect
    ) -> [(text: PointText, rect: CGRect, limit: CGRect)] {
        items.flatMap { item -> [(text: PointText, rect: CGRect, limit: CGRect)] in
            switch item {
            case .text(let text): return [(text, text.rect.offsetBy(dx: moved.x, dy: moved.y), limit)]
            case .group(let group):
                let origin = group.transform.map { CGPoint(x: moved.x + $0.tX, y: moved.y + $0.tY) } ?? moved
                let clip = group.clip.map { $0.boundingRect.offsetBy(dx: origin.x, dy: origin.y) }
                return texts(group.items, moved: origin, in: clip.map(limit.intersection) ?? limit)
            default: return []
            }
        }
    }

    @Test("No text leaves its card, its island or its phone at the standard type size", arguments: states)
    func placesOfText(preview: ActivityPreview, state: ActivityPreview.State) {
        for device in [Device.standard, Device.named("iPhone 16 Pro Max")!] {
            let canvas = canvas(state) { $0.device = device }
            let texts = texts(canvas.items, in: canvas.bounds)
            #expect(texts.count > 8)
            for (text, rect, limit) in texts {
                // The space above and below letters is not seen.
                let seen = rect.insetBy(dx: 0, dy: text.font.size * 0.2)
                #expect(
                    seen.minX >= limit.minX - 0.5 && seen.maxX <= limit.maxX + 0.5
                        && seen.minY >= limit.minY - 0.5 && seen.maxY <= limit.maxY + 0.5,
                    "\(preview.name) \(state.name): \(text.string) at \(rect) leaves \(limit)")
            }
        }
    }

    @Test("The closed island's text stays beside the camera", arguments: states)
    func closedIsland(preview: ActivityPreview, state: ActivityPreview.State) {
        let canvas = canvas(state, [.compact])
        let middle = canvas.size.width / 2
        for (text, rect, _) in texts(canvas.items, in: canvas.bounds) {
            let isStatus = text.font.weight == 600 && text.font.size == 17 && rect.maxX < middle - 115
            if isStatus { continue }
            #expect(abs(rect.midX - middle) + rect.width / 2 <= 115, "\(preview.name) \(state.name): \(text.string)")
            #expect(
                rect.maxX <= middle - 62.5 || rect.minX >= middle + 62.5,
                "\(preview.name) \(state.name): \(text.string) is under the camera")
        }
    }

    @Test("A card is never higher than 160 points, nor lower than 84", arguments: states)
    func cards(preview: ActivityPreview, state: ActivityPreview.State) throws {
        let corner = 22.0
        func card(_ items: [PointCanvas.Item]) -> CGRect? {
            for item in items {
                guard case .group(let group) = item else { continue }
                if let clip = group.clip, abs(clip.boundingRect.width - 371) < 0.01,
                    clip == Path(roundedRect: clip.boundingRect, cornerRadius: corner)
                {
                    return clip.boundingRect
                }
                if let found = card(group.items) { return found }
            }
            return nil
        }
        for size in [DynamicTypeSize.xSmall, .large, .accessibility5] {
            let rect = try #require(card(canvas(state, [.lockScreen]) { $0.dynamicTypeSize = size }.items))
            #expect((84...160).contains(rect.height), "\(size)")
        }
    }

    @Test("The picture says what a screen reader reads")
    func reading() {
        let sentence = canvas(ActivityPreview.meditation.states[0]).reading.sentence
        for phrase in ["Lock Screen", "Breath awareness", "62 percent", "Dynamic Island · Compact"] {
            #expect(sentence.contains(phrase), "\(sentence)")
        }
    }

    @Test("The clock shown is that of the instant, and one second later it is another")
    func time() {
        let state = ActivityPreview.meditation.states[0]
        let picture = PresentationPicture(of: state)
        let now = ActivityPreview.start + state.moment
        let (first, second) = (picture.pointCanvas(at: now), picture.pointCanvas(at: now + 1))
        #expect(texts(first.items, in: first.bounds).contains { $0.text.string == "12:34" })
        #expect(texts(second.items, in: second.bounds).contains { $0.text.string == "12:35" })
    }

    @Test("A theme with the terminal's own background has a ground of its own")
    func terminalGround() {
        let canvas = canvas(ActivityPreview.meditation.states[0]) {
            $0.theme.screen.background = .terminalDefault
            $0.theme.phone.wallpaper = [.terminalDefault]
        }
        guard case .fill(_, let ink, _) = canvas.items.first else {
            Issue.record("no ground")
            return
        }
        #expect(ink.paint == .solid(Theme.standard.screen.background))
    }
}
