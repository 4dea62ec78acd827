import CellUI
import Foundation
import FrameExport
import HostSystem
import Meditation
import Presentations
import ScreenKit
import TerminalScreen
import Theming

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
        /// Whether the colour depth follows the terminal's, which may become known only later. Default: `false`.
        package var hasTerminalColors = false
        /// Whether the theme is the one for the terminal's background, which may become known only later. Default: `false`.
        package var hasTerminalTheme = false
        /// The folder of saved pictures. Default: empty, the current one.
        package var folder = ""

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

    /// The time between two looks at whether a changed source is compiled, or a picture drawn, in seconds.
    private static let reloadPeriod = 0.03

    private var request: Request
    private var model: PreviewModel
    /// The last picture, with the view and the instant it was drawn of.
    private var shown: (rendering: Rendering, view: PreviewView, choice: PreviewChoice)?
    private var pixels = PreviewPixels()
    /// When to look next whether the guest's process rests; `nil` without one.
    private var nextLook: Date?
    /// How many of the guest's settings with made-up values were named.
    private var namedDefaults = 0
    /// The terminal's colour depth, which the preview uses until the user chooses another; `nil` if it does not follow the terminal.
    private var terminalColors: ColorDepth?
    /// The theme for the terminal's background, which the preview uses until the user chooses another; `nil` if it does not follow the
    /// terminal.
    private var terminalTheme: String?
    /// The commands that make the saved pictures again.
    package private(set) var saved: [String] = []

    /// Creates the screen, which plays from `now` on.
    package init(_ request: Request, at now: Date) {
        self.request = request
        model = PreviewModel(request.choice, themes: request.themes, at: now)
        if request.hasTerminalColors { terminalColors = request.choice.traits.colorDepth }
        if request.hasTerminalTheme { terminalTheme = request.choice.traits.theme.name }
        if request.hasDeviceFrame { model.toggleDeviceFrame() }
    }

    package var watchedFiles: [URL] {
        guard request.watchesFiles else { return [] }
        let theme = request.themes.file(of: model.choice.traits.theme.name).map { [$0] } ?? []
        return theme + (request.guest?.files ?? [])
    }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) -> [ProgramEffect] {
        let now = reading.wall
        model.takeReloaded(&request.guest, at: now)
        request.guest?.guest.beginTurn()
        request.guest?.lookAround(at: now)
        model.reloadsSince = request.guest?.reloadsSince
        nextLook = request.guest?.guest.watchIdleProcess(at: now)
        switch event {
        case .key(let key):
            let effect = model.handle(key, through: inspectedViews, at: now)
            if model.wantsSaving { save(at: now) }
            return effect.map { [$0] } ?? []
        case .mouse(let mouse): point(mouse, at: now)
        case .fileChanged, .folderChanged:
            model.reloadThemes(at: now)
            request.guest?.beginReload(at: now)
            model.takeReloaded(&request.guest, at: now)
        case .ending: request.guest?.guest.endTurns()
        default: break
        }
        return []
    }

    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        model.help.size = surface.size
        if let depth = terminalColors, model.choice.traits.colorDepth == depth, depth != surface.colorDepth {
            model.choice.traits.colorDepth = surface.colorDepth
            terminalColors = surface.colorDepth
        }
        followBackground(surface.background)
        let choice = model.choice(at: now)
        var view = PreviewView(model, choice: choice, size: surface.size, at: now)
        view.sentence = model.medium.sentence(surface.pictures, at: now)
        var picture: TerminalPicture?
        if let room = view.pictureRoom, case .able(let ability) = surface.pictures {
            // Whole seconds: between them hardly a pixel changes, and drawing takes its time.
            let second = ActivityPreview.start + choice.offset.rounded(.down)
            let canvas = choice.picture(of: model.presentations).pointCanvas(at: second)
            do throws(PNGError) {
                picture = try pixels.picture(of: canvas, in: room, on: ability)
            } catch {
                view.sentence = "\(error)."
            }
        }
        let rendering = view.rendering()
        if nameDefaults() { return self.view(on: surface, at: now) }
        shown = (rendering, view, choice)
        var program = ProgramView(rendering)
        program.picture = picture
        return program
    }

    /// Takes the theme for the terminal's background, unless the user has chosen one.
    private mutating func followBackground(_ background: ColorScheme?) {
        let name = ThemeLibrary.name(of: ThemeLibrary.automatic, on: background)
        // A file of one's own with this name that cannot be read changes nothing.
        guard let current = terminalTheme, current != name, model.choice.traits.theme.name == current,
            let theme = try? request.themes.theme(named: name)
        else { return }
        model.choice.traits.theme = theme
        terminalTheme = name
    }

    /// Names a setting whose value was made up for the last picture; `false` if all of them were named before.
    private mutating func nameDefaults() -> Bool {
        let all = request.guest?.guest.inventedDefaults ?? []
        guard all.count != namedDefaults else { return false }
        defer { namedDefaults = all.count }
        guard all.count > namedDefaults, let last = all.last else { return false }
        model.note(last.message)
        return true
    }

    // MARK: Saving

    private mutating func save(at now: Date) {
        guard let guest = request.guest?.guest else { return saveDrawn(at: now) }
        guard !guest.isDrawing else { return model.note("The picture is still being drawn; save it when it is there.") }
        guest.waiting { saveDrawn(at: now) }
    }

    private mutating func saveDrawn(at now: Date) {
        let choice = model.choice(at: now)
        let size = shown?.view.layout.canvas ?? CellSize(width: 80, height: 24)
        let subject: RenderLine.Subject =
            if let phone = model.renderedPhone(at: now) {
                .phone(phone, size)
            } else if let matrix = model.matrix?.matrix {
                .matrix(rows: matrix.rowAxis, columns: matrix.columnAxis)
            } else if model.medium.isPoints {
                .points
            } else {
                .cells(size)
            }
        do {
            let presentations = model.matrix == nil ? model.presentations : model.matrixPresentations
            let (file, line) = try PreviewSaving(folder: request.folder, source: request.guest?.arguments ?? [])
                .save(subject, of: choice, presentations, themes: request.themes)
            saved.append(line.text)
            model.note("Saved as \(file). The same again: \(line.text)")
        } catch {
            model.note(CommandFailure(error).sentence)
        }
    }

    /// The views through which the inspector moves; `nil` if it is closed.
    private var inspectedViews: ViewInspection? {
        guard model.inspector != nil, let (_, view, choice) = shown else { return nil }
        return view.inspection(at: choice.now)?.views
    }

    package func deadline(after now: Date) -> Date? {
        var changes = [shown?.rendering.expiresAt]
        // A true picture does not say when it changes; its clocks do every second.
        if model.medium.isPoints, let choice = shown?.choice {
            changes.append(ActivityPreview.start + choice.offset.rounded(.down) + 1)
        }
        // When the picture changes next is found out by drawing it at later instants, which may take long as well.
        if request.guest?.guest.isDrawing == true { return now + Self.reloadPeriod }
        let reload = model.reloadsSince.map { _ in now + Self.reloadPeriod }
        return [
            model.deadline(expiresAt: changes.compactMap { $0 }.min(), after: now), nextLook, reload,
            request.guest?.nextLook,
        ]
        .compactMap { $0 }.min()
    }

    private mutating func point(_ mouse: Mouse, at now: Date) {
        let message = shown?.rendering.message(at: mouse.position, as: PreviewMessage.self)
        model.point(mouse, isOnIsland: message == .island, isOnCard: message == .lockScreen, at: now)
        guard mouse.kind == .release else { return }
        switch message {
        case .field(let index): model.click(field: index)
        case .line(let line): model.click(line: line, at: now)
        case .time(let offset): model.scrub(to: offset, at: now)
        case .view(let path): model.inspect(path)
        case .island, .lockScreen, nil: break
        }
    }
}
