import CellUI
import Foundation
import Meditation
import Presentations
import PushPriority
import ScreenKit
import Simulation
import TerminalScreen

/// The full-screen simulation: connects its values to the event loop.
package struct WatchScreen: Program {
    /// The screen's inputs.
    package struct Request {
        /// The scenario to simulate.
        package var named: NamedScenario
        /// The policy for pushes without a priority; `nil` for the scenario's own.
        package var strategy: PushPriorityPolicy?
        /// The end, in seconds since the start; `nil` for the scenario's end.
        package var until: TimeInterval?
        /// The initial multiple of real time; `nil` for the default.
        package var speed: Double?
        /// The theme.
        package var theme: Theme

        package init(
            named: NamedScenario, strategy: PushPriorityPolicy? = nil, until: TimeInterval? = nil, speed: Double? = nil,
            theme: Theme
        ) {
            self.named = named
            self.strategy = strategy
            self.until = until
            self.speed = speed
            self.theme = theme
        }
    }

    private let request: Request
    private var model: WatchModel
    private var rendering: Rendering?

    /// Creates the screen, which plays from `now` on.
    package init(_ request: Request, at now: Date) {
        self.request = request
        let player = SimulationPlayer(request.named.scenario, strategy: request.strategy, until: request.until)
        model = WatchModel(player, name: request.named.name, speed: request.speed, at: now)
    }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) -> [ProgramEffect] {
        let now = reading.wall
        model.advance(to: now)
        switch event {
        case .key(let key): return model.handle(key, at: now).map { [$0] } ?? []
        case .mouse(let mouse) where mouse.kind == .release:
            switch rendering?.message(at: mouse.position, as: WatchMessage.self) {
            case .app(let index): model.choose(app: index)
            case .time(let offset): model.go(to: offset, at: now)
            case nil: break
            }
        default: break
        }
        return []
    }

    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        model.help.size = surface.size
        let contrast = SurfaceContrast(
            of: request.theme, at: surface.colorDepth,
            shapes: CellShapes(isUnicode: surface.isUnicode))
        let view = WatchView(model: model, theme: request.theme, contrast: contrast, size: surface.size)
        let rendering = view.rendering()
        self.rendering = rendering
        return ProgramView(rendering)
    }

    package func deadline(after now: Date) -> Date? { model.deadline(expiresAt: rendering?.expiresAt, after: now) }
}

/// The effect of a click on the screen of a simulation.
enum WatchMessage: Hashable {
    /// Selects the app at this index.
    case app(Int)
    /// Jumps to an offset in seconds.
    case time(Double)
}
