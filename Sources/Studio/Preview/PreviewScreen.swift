import CellUI
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
        /// The guest whose widgets are shown. Default: none, they are the program's own.
        package var guest: GuestSource?

        package init(
            choice: PreviewChoice, themes: PreviewThemes, watchesFiles: Bool, hasDeviceFrame: Bool = false,
            guest: GuestSource? = nil
        ) {
            self.choice = choice
            self.themes = themes
            self.watchesFiles = watchesFiles
            self.hasDeviceFrame = hasDeviceFrame
            self.guest = guest
        }
    }

    private var request: Request
    private var model: PreviewModel
    /// The last picture, with the view and the instant it was drawn of.
    private var shown: (rendering: Rendering, view: PreviewView, choice: PreviewChoice)?

    /// Creates the screen, which plays from `now` on.
    package init(_ request: Request, at now: Date) {
        self.request = request
        model = PreviewModel(request.choice, themes: request.themes, at: now)
        if request.hasDeviceFrame { model.toggleDeviceFrame() }
    }

    package var watchedFiles: [URL] {
        guard request.watchesFiles else { return [] }
        let theme = request.themes.file(of: model.choice.traits.theme.name).map { [$0] } ?? []
        return theme + (request.guest?.files ?? [])
    }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) -> [ProgramEffect] {
        let now = reading.wall
        switch event {
        case .key(let key):
            return model.handle(key, through: inspectedViews, at: now).map { [$0] } ?? []
        case .mouse(let mouse): point(mouse, at: now)
        case .fileChanged, .folderChanged:
            model.reloadThemes(at: now)
            model.reload(&request.guest, at: now)
        default: break
        }
        return []
    }

    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        model.help.size = surface.size
        let choice = model.choice(at: now)
        let view = PreviewView(model, choice: choice, size: surface.size, at: now)
        let rendering = view.rendering()
        shown = (rendering, view, choice)
        return ProgramView(rendering)
    }

    /// The views through which the inspector moves; `nil` if it is closed.
    private var inspectedViews: ViewInspection? {
        guard model.inspector != nil, let (_, view, choice) = shown else { return nil }
        return view.inspection(at: choice.now)?.views
    }

    package func deadline(after now: Date) -> Date? {
        model.deadline(expiresAt: shown?.rendering.expiresAt, after: now)
    }

    private mutating func point(_ mouse: Mouse, at now: Date) {
        let message = shown?.rendering.message(at: mouse.position, as: PreviewMessage.self)
        model.point(mouse, isOnIsland: message == .island, isOnCard: message == .lockScreen, at: now)
        guard mouse.kind == .release else { return }
        switch message {
        case .line(let line): model.click(line: line, at: now)
        case .time(let offset): model.scrub(to: offset, at: now)
        case .view(let path): model.inspect(path)
        case .island, .lockScreen, nil: break
        }
    }
}

/// The effect of a click on the preview's screen.
enum PreviewMessage: Hashable {
    /// Takes the next value of this line of the panel.
    case line(Int)
    /// Jumps to an offset in seconds.
    case time(Double)
    /// Presses the phone's island.
    case island
    /// Swipes on the phone's lock screen.
    case lockScreen
    /// Selects a view in the inspector.
    case view(ViewPath)
}
