import CellUI
import LiveActivities
import Presentations
import Testing

@testable import Theming

/// The colours of a sitting's states where there are few.
@Suite struct StateTintTests {
    @Test(
        "No tint of a state becomes a grey in 256 colours, in any theme",
        arguments: ThemeLibrary(directory: nil).names, ["sitting", "paused", "target-reached"])
    func circlesKeepTheirHue(theme name: String, state: String) throws {
        let theme = try ThemeLibrary(directory: nil).theme(named: name).theme
        let state = try #require(ActivityPreview.meditation.states.first { $0.name == state })
        for presentation in [Presentation.expanded, .lockScreen] {
            var canvas = PresentationCanvas(
                views: state.views(from: ActivityPreview.start), theme: theme, selection: presentation,
                isSelectionAlone: true)
            canvas.contrast = SurfaceContrast(of: theme, at: .indexed256)
            guard canvas.contrast.isAntialiased else { return }
            let background = CellStyle(background: theme.screen.background)
            let frame = Renderer.render(
                size: CellSize(width: 36, height: 40), at: ActivityPreview.start + state.moment, background: background
            ) { _ = canvas.draw(in: $0.bounds, context: &$0) }.frame.reduced(to: .indexed256)
            // In the right half, and on no ground of many cells. The symbol is a letter or, in a circle that is large enough, blocks of its colour.
            let palette = presentation == .lockScreen ? theme.card.palette : theme.island.palette
            // The pause button of a sitting past its target is green.
            let ink = ["sitting": palette.tint, "paused": palette.named.orange][state.name] ?? palette.named.green
            let reduced = ColorReduction.reduced(CellStyle(foreground: ink), to: .indexed256).foreground
            let grounds = Dictionary(frame.cells.map { ($0.style.background, 1) }, uniquingKeysWith: +)
            // A bar of whole columns fills its cells: the circle is beside them.
            let circles = (0..<frame.height).flatMap { y in
                (frame.width / 2..<frame.width - 1).flatMap { x -> [CellColor] in
                    let style = frame[x, y].style
                    let isSign = "►‖▀▄▐▌▘▝▖▗▛▜▙▟".contains(frame[x, y].graphemeCluster) && style.foreground == reduced
                    guard isSign || style.background == reduced else { return [] }
                    return [style.background, frame[x - 1, y].style.background, frame[x + 1, y].style.background]
                }
            }.filter { $0 != reduced && grounds[$0, default: 0] < 60 }
            // Digits of the colour are on the card, which may be grey.
            let circle = try #require(circles.first { !Self.isGrey($0) } ?? circles.last, "\(frame.text)")
            // The ink of a theme without colours is a grey too.
            #expect(Self.isGrey(circle) == Self.isGrey(reduced), "\(circle)")
        }
    }

    private static func isGrey(_ color: CellColor) -> Bool {
        guard let hex = color.hex else { return false }
        return hex >> 16 == hex >> 8 & 255 && hex >> 8 & 255 == hex & 255
    }
}
