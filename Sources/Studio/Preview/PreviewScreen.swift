import Foundation
import HostSystem
import Presentations
import ScreenKit
import TerminalScreen

/// The full-screen preview: connects its values to terminal, clock and files.
package struct PreviewScreen: ScreenProgram {
    /// The preview's inputs.
    package struct Request {
        /// The initial choice.
        package var choice: PreviewChoice
        /// The themes by name.
        package var themes: PreviewThemes
        /// Whether to watch theme files and reload them on change.
        package var watchesFiles: Bool
        /// Whether to draw a phone around the presentations. Default: `false`.
        package var hasDeviceFrame = false
        /// The environment of the process.
        package var environment: [String: String]
        /// The wall clock, read here and nowhere below.
        package var now: () -> Date

        package init(
            choice: PreviewChoice, themes: PreviewThemes, watchesFiles: Bool, hasDeviceFrame: Bool = false,
            environment: [String: String], now: @escaping () -> Date
        ) {
            self.choice = choice
            self.themes = themes
            self.watchesFiles = watchesFiles
            self.hasDeviceFrame = hasDeviceFrame
            self.environment = environment
            self.now = now
        }
    }

    /// Shows the preview until the user leaves, and returns the exit status.
    ///
    /// - Throws: ``TerminalError`` if the terminal cannot show a screen.
    package static func run(_ request: Request) throws -> Int32 {
        var screen = PreviewScreen(request)
        try screen.run(environment: request.environment)
        return ExitStatus.success.rawValue
    }

    private let request: Request
    private var model: PreviewModel
    /// The last painted image and the choice it shows.
    private var shown: (image: PreviewPicture.Image, choice: PreviewChoice)?
    private var watched: URL?

    private init(_ request: Request) {
        self.request = request
        model = PreviewModel(request.choice, themes: request.themes, at: request.now())
        if request.hasDeviceFrame { model.toggleDeviceFrame() }
    }

    package mutating func paint(on screen: TerminalScreen) throws(TerminalError) -> Date? {
        if request.watchesFiles, watched != request.themes.file(of: model.choice.traits.theme.name) {
            watched = request.themes.file(of: model.choice.traits.theme.name)
            if let watched { try screen.watch(file: watched) }
        }
        let now = request.now()
        let picture = PreviewPicture(model: model, choice: model.choice(at: now), now: now)
        let image = picture.image(size: screen.size)
        screen.paint(image.frame)
        shown = (image, picture.choice)
        return model.deadline(expiresAt: image.expiresAt, after: now)
    }

    package mutating func handle(_ event: ScreenEvent) -> ScreenRequest? {
        let now = request.now()
        switch event {
        case .key(let key):
            if let inspection = shown?.image.inspection, model.walk(key, through: inspection.picture.views) {
                return nil
            }
            return model.handle(key, at: now)
        case .mouse(let mouse): point(mouse, at: now)
        case .fileChanged: model.reloadThemes(at: now)
        case .resized, .deadline, .clockStepped, .continued, .childEnded, .terminated, .hangup: break
        }
        return nil
    }

    private mutating func point(_ mouse: Mouse, at now: Date) {
        guard let (image, choice) = shown else { return }
        let target = image.targets.last { $0.rect.contains(mouse.position) }
        model.point(mouse, isOnIsland: target?.action == .island, isOnCard: target?.action == .lockScreen, at: now)
        if mouse.kind == .release, let view = image.view(at: mouse.position) { model.inspect(view) }
        guard mouse.kind == .release, let target else { return }
        switch target.action {
        case .line(let line): model.click(line: line, at: now)
        case .time:
            let track = TimeTrack(preview: model, choice: choice, theme: choice.traits.theme)
            model.scrub(to: track.offset(atColumn: mouse.position.x, of: target.rect), at: now)
        case .island, .lockScreen: break
        }
    }
}
