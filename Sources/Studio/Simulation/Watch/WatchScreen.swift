import Foundation
import HostSystem
import Presentations
import PushPriority
import ScreenKit
import Simulation
import TerminalScreen

/// The full-screen simulation: connects its values to terminal and clock.
package struct WatchScreen: ScreenProgram {
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
        /// The environment of the process.
        package var environment: [String: String]
        /// The wall clock, read here and nowhere below.
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

    /// Shows the simulation until the user leaves, and returns the exit status.
    ///
    /// - Throws: ``TerminalError`` if the terminal cannot show a screen.
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
