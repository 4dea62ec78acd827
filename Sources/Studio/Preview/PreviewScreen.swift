import Foundation
import Meditation
import Presentations
import ScreenKit
import TerminalScreen

/// The full-screen preview: connects its values to the event loop and theme files.
package struct PreviewScreen: Program {
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

        package init(
            choice: PreviewChoice, themes: PreviewThemes, watchesFiles: Bool, hasDeviceFrame: Bool = false
        ) {
            self.choice = choice
            self.themes = themes
            self.watchesFiles = watchesFiles
            self.hasDeviceFrame = hasDeviceFrame
        }
    }

    private let request: Request
    private var model: PreviewModel
    /// The last painted image and the choice it shows.
    private var shown: (image: PreviewPicture.Image, choice: PreviewChoice)?

    /// Creates the screen, which plays from `now` on.
    package init(_ request: Request, at now: Date) {
        self.request = request
        model = PreviewModel(request.choice, themes: request.themes, at: now)
        if request.hasDeviceFrame { model.toggleDeviceFrame() }
    }

    package var watchedFiles: [URL] {
        guard request.watchesFiles else { return [] }
        return request.themes.file(of: model.choice.traits.theme.name).map { [$0] } ?? []
    }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) -> [ProgramEffect] {
        let now = reading.wall
        switch event {
        case .key(let key):
            let views = shown?.image.inspection?.picture.views
            return model.handle(key, through: views, at: now).map { [$0] } ?? []
        case .mouse(let mouse): point(mouse, at: now)
        case .fileChanged, .folderChanged: model.reloadThemes(at: now)
        default: break
        }
        return []
    }

    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        model.help.size = surface.size
        let picture = PreviewPicture(model: model, choice: model.choice(at: now), now: now)
        let image = picture.image(size: surface.size)
        shown = (image, picture.choice)
        return ProgramView(image.frame)
    }

    package func deadline(after now: Date) -> Date? {
        model.deadline(expiresAt: shown?.image.expiresAt, after: now)
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
