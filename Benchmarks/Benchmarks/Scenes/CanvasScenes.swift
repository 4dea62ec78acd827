import CellUI
import Foundation
import Meditation
import Presentations

extension Scene {
    /// The screen as a person sees it.
    static let canvas = [
        Scene("canvas 120×36: state to frame") {
            var second = 0
            return {
                second = (second + 1) % 60
                keep(rendering(at: SittingOnShow.now(second), size: CellSize(width: 120, height: 36)))
            }
        },
        Scene("canvas 120×36: next second, same state") {
            let views = SittingOnShow.views()
            var second = 0
            return {
                second = (second + 1) % 60
                keep(rendering(at: SittingOnShow.now(second), size: CellSize(width: 120, height: 36), views: views))
            }
        },
        Scene("canvas 120×36: followed to the next second") {
            var picture = rendering(at: SittingOnShow.now(), size: CellSize(width: 120, height: 36))
            var second = 0
            return {
                second = (second + 1) % 400
                picture.advance(to: SittingOnShow.now(second))
                keep(picture)
            }
        },
        Scene("canvas 80×24: state to frame") {
            var second = 0
            return {
                second = (second + 1) % 60
                keep(rendering(at: SittingOnShow.now(second), size: CellSize(width: 80, height: 24)))
            }
        },
        Scene("canvas 120×36: nothing showing") {
            let now = SittingOnShow.now()
            return { keep(rendering(at: now, size: CellSize(width: 120, height: 36), views: nil)) }
        },
        Scene("canvas 120×36: plan alone") {
            let canvas = PresentationCanvas(views: nil)
            return { keep(canvas.plan(for: CellSize(width: 120, height: 36))) }
        },
    ]

    /// What a terminal of 24-bit colour shows.
    private static let contrast = SurfaceContrast(of: PresentationCanvas(views: nil).theme, at: .direct)

    /// The canvas in a frame of its own; views are created each time, as they are after a change of state.
    static func rendering(
        at now: Date, size: CellSize, views: ActivityViews? = SittingOnShow.views()
    ) -> Rendering {
        var environment = EnvironmentValues()
        environment.showsSeconds = true
        var canvas = PresentationCanvas(views: views, environment: environment)
        canvas.contrast = contrast
        return Renderer.render(
            size: size, at: now, background: CellStyle(background: canvas.theme.screen.background)
        ) { context in
            canvas.draw(in: context.bounds, context: &context)
        }
    }
}
