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
            let symbol = state.name == "paused" ? "►" : "‖"
            let circles = (0..<frame.height).flatMap { y in (0..<frame.width).map { frame[$0, y] } }.filter {
                $0.graphemeCluster == symbol && $0.style.background != frame[0, 0].style.background
            }
            let circle = try #require(circles.last, "\(frame.text)")
            // The ink of a theme without colours is a grey too.
            #expect(Self.isGrey(circle.style.background) == Self.isGrey(circle.style.foreground), "\(circle.style)")
        }
    }

    private static func isGrey(_ color: CellColor) -> Bool {
        guard let hex = color.hex else { return false }
        return hex >> 16 == hex >> 8 & 255 && hex >> 8 & 255 == hex & 255
    }
}
