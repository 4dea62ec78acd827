@_spi(Drawing) import CellUI
import Foundation
import Presentations

extension Scene {
    private static let card = CellSize(width: 46, height: 10)

    private static let environment: EnvironmentValues = {
        var environment = EnvironmentValues()
        environment.instant = SittingOnShow.now()
        return environment
    }()

    /// Views without the canvas around them.
    static let views = [
        Scene("views: state to views") { { keep(SittingOnShow.views()) } },
        Scene("views: lowering and layout") {
            let view = SittingOnShow.views().lockScreen
            return { keep(PreparedView(view, environment: environment).cells(columns: card.width, rows: card.height)) }
        },
        Scene("views: card to frame") {
            let view = SittingOnShow.views().lockScreen
            return { keep(Renderer.render(view, size: card, environment: environment)) }
        },
        Scene("views: one line of text") {
            let view = Text(verbatim: "Breath awareness, twenty minutes of it")
            return { keep(Renderer.render(view, size: CellSize(width: 46, height: 1), environment: environment)) }
        },
        Scene("views: a paragraph in ten rows") {
            let sentence = "Sit down, close your eyes, and follow the breath as it comes and goes. "
            let view = Text(verbatim: String(repeating: sentence, count: 5))
            return { keep(Renderer.render(view, size: card, environment: environment)) }
        },
        Scene("views: wide and combining text") {
            let view = Text(verbatim: "坐禅 二十分 — café naïve 🧘 आसन")
            return { keep(Renderer.render(view, size: CellSize(width: 46, height: 1), environment: environment)) }
        },
        Scene("views: clock in block digits") {
            let view = Text(SittingOnShow.startedAt, style: .timer).font(.largeTitle)
            return { keep(Renderer.render(view, size: card, environment: environment)) }
        },
    ]
}
