import Foundation
import HostSystem
import Presentations
import PushPriority
import ScreenKit
import Simulation
import TerminalScreen

/// The screen of a simulation: where its values meet terminal and clock.
package struct WatchScreen: ScreenProgram {
    /// What the screen needs from outside.
    package struct Request {
        /// What is simulated.
        package var named: NamedScenario
        /// What chooses the priority of pushes without one; `nil`: what the scenario says.
        package var strategy: PushPriorityPolicy?
        /// When it ends, in seconds since its start; `nil`: when the scenario does.
        package var until: TimeInterval?
        /// How much faster than life it runs at first; `nil`: as usual.
        package var speed: Double?
        /// The colours.
        package var theme: Theme
        /// The environment of the process.
        package var environment: [String: String]
        /// The wall clock. Read here and nowhere below.
        package var now: () -> Date

        package init(
            named: NamedScenario, strategy: PushPriorityPolicy? = nil, until: TimeInterval? = nil, speed: Double? = nil,
            theme: Theme, environment: [String: String], now: @escaping () -> Date
        ) {
            self.named = named
            self.strategy = strategy
            self.until = until
            self.speed = speed
            self.theme = theme
            self.environment = environment
            self.now = now
        }
    }

    /// Shows the simulation until the person leaves; answers the exit status. Throws ``TerminalError`` where the terminal
    /// cannot show a screen.
    package static func run(_ request: Request) throws -> Int32 {
        var screen = WatchScreen(request)
        try screen.run(environment: request.environment)
        return ExitStatus.success.rawValue
    }

    private let request: Request
    private var model: WatchModel
    private var image: WatchPicture.Image?

    private init(_ request: Request) {
        self.request = request
        let player = SimulationPlayer(request.named.scenario, strategy: request.strategy, until: request.until)
        model = WatchModel(player, name: request.named.name, speed: request.speed, at: request.now())
    }

    package mutating func paint(on screen: TerminalScreen) throws(TerminalError) -> Date? {
        let now = request.now()
        model.advance(to: now)
        let contrast = SurfaceContrast(of: request.theme, at: screen.colorDepth)
        let image = WatchPicture(model: model, theme: request.theme, contrast: contrast).image(size: screen.size)
        screen.paint(image.frame)
        self.image = image
        return model.deadline(expiresAt: image.expiresAt, after: now)
    }

    package mutating func handle(_ event: ScreenEvent) -> ScreenRequest? {
        switch event {
        case .key(let key): return model.handle(key, at: request.now())
        case .mouse(let mouse) where mouse.kind == .release:
            guard let target = image?.targets.last(where: { $0.rect.contains(mouse.position) }) else { break }
            switch target.action {
            case .app(let index): model.choose(app: index)
            case .track(let track):
                model.go(to: track.offset(atColumn: mouse.position.x, of: target.rect), at: request.now())
            }
        default: break
        }
        return nil
    }
}
