import Presentations

/// A canvas with a small Live Activity whose card and bottom region have the given numbers of rows.
func sampleCanvas(
    cardRows: Int = 3, bottomRows: Int = 2, leading: String = "L", cardMargin: CGFloat = 16,
    margins: (Edge.Set, Double)? = nil
) -> PresentationCanvas {
    var island = DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("left") }
        DynamicIslandExpandedRegion(.trailing) { Text("right") }
        DynamicIslandExpandedRegion(.bottom) {
            VStack { ForEach(0..<bottomRows) { Text(verbatim: "row \($0)") } }
        }
    } compactLeading: {
        Text(leading)
    } compactTrailing: {
        Text("12:34")
    } minimal: {
        Text("M")
    }
    if let margins { island = island.contentMargins(margins.0, margins.1, for: .expanded) }
    let card = VStack(alignment: .leading) { ForEach(0..<cardRows) { Text(verbatim: "line \($0)") } }
        .frame(maxWidth: .infinity, alignment: .leading).padding(cardMargin)
    return PresentationCanvas(views: ActivityViews(lockScreen: AnyView(card), island: island))
}

/// The default instant of the pictures: 9 May 2026, 06:13:20 UTC.
let sampleInstant = Date(timeIntervalSinceReferenceDate: 800_000_000)

extension PresentationCanvas {
    func rendering(_ size: CellSize = CellSize(width: 120, height: 36), at now: Date = sampleInstant) -> Rendering {
        Renderer.render(size: size, at: now, background: CellStyle(background: theme.screen.background)) {
            draw(in: $0.bounds, context: &$0)
        }
    }
}
