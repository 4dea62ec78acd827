import CellUI
import Foundation
import Presentations
import ScreenKit
import Simulation

/// Draws the simulation screen from values alone.
///
///      simulate  auto-restart · A session outlives …                 midnight · iPhone 16
///
///      Lock Screen        Dynamic Island            ▸ reading  foreground · active 2m
///      ╭─────────╮        ▗▄▄▄▄▄▄▄▄▄▖
///      │  16:41  │        ▐ ◉ camera▌               6:59:59  ✓ reading: restarts 0
///      …                                            7:00:00  reading-2 starts
///      ▶ 7:00:02  ━━━━━━━┿━━━●─────┼────────────────────────────────  300×
///      space pause   ← → events   r restart   p permission   ? help   q leave
package struct WatchPicture {
    /// The state of the screen.
    package let model: WatchModel
    /// The theme.
    package let theme: Theme
    /// Which of the theme's surfaces this terminal's colours can tell apart. Default: all.
    package var contrast = SurfaceContrast.full

    /// A drawn screen and its click targets.
    package struct Image {
        /// The drawn cells.
        package var frame: Frame
        /// When the picture changes next, in simulated time; `nil` if never.
        package var expiresAt: Date?
        /// The click targets, topmost last.
        package var targets: [(rect: CellRect, action: Action)] = []
    }

    /// The effect of a click.
    package enum Action {
        /// Selects the app at this index.
        case app(Int)
        /// Jumps on this track.
        case track(TimeTrack)
    }

    private var device: Device {
        model.player.scenario.hasIsland ? .standard : Device.all.first { $0.island == nil } ?? .standard
    }

    /// Draws the screen for a terminal of `size`.
    package func image(size: CellSize) -> Image {
        var image = Image(frame: Frame(size: size))
        let rendering = Renderer.render(
            size: size, at: Simulator.start + model.player.time,
            background: CellStyle(background: theme.screen.background)
        ) { context in
            image.targets = []
            draw(WatchLayout(size: size), image: &image, context: &context)
        }
        image.frame = rendering.frame
        image.expiresAt = rendering.expiresAt
        return image
    }

    private func draw(_ layout: WatchLayout, image: inout Image, context: inout DrawingContext) {
        if theme.screen.background.hex != nil { context.assumedBackground = theme.screen.background }
        if let header = layout.header { drawHeader(in: header, context: &context) }
        drawPhone(in: layout.canvas, context: &context)
        if let rect = layout.panel {
            WatchPanel(model: model, theme: theme).draw(in: rect, targets: &image.targets, context: &context)
        }
        if let line = layout.track {
            let track = track
            track.draw(in: line, context: &context)
            image.targets.append((line, .track(track)))
        }
        if let footer = layout.footer { drawFooter(in: footer, context: &context) }
        if model.help.isOpen {
            context.draw(
                HelpView(model.keyMap.helpLines, offset: model.help.offset), in: context.bounds,
                environment: EnvironmentValues(onScreenOf: theme, at: context.now))
        }
    }

    private var track: TimeTrack {
        let player = model.player
        // Show tenths only at the instant of an event or verdict.
        let isEventful = player.entries.last?.lastTime == player.time || player.verdicts.last?.time == player.time
        return TimeTrack(
            clock: SimulatedTime.text(isEventful ? player.time : player.time.rounded(.down)),
            isPlaying: model.time.isPlaying,
            speed: model.time.speed, offset: player.time, end: max(1, player.duration),
            moments: player.scenario.steps.map(\.time) + player.interventions.map(\.time), theme: theme)
    }

    // MARK: The phone

    private func drawPhone(in rect: CellRect, context: inout DrawingContext) {
        guard !rect.isEmpty else { return }
        let moment = model.player.moment
        guard moment.device.isPoweredOn else {
            context.draw(
                "The phone is switched off.", at: CellPoint(x: rect.minX + 1, y: rect.minY),
                paint: .solid(theme.screen.hint), in: rect)
            return
        }
        var canvas = PresentationCanvas(views: nil, device: device, theme: theme)
        canvas.contrast = contrast
        canvas.cast = ActivityCast(at: moment)
        canvas.selection = model.selection
        canvas.draw(in: rect, context: &context)
    }

    // MARK: Lines

    private func drawHeader(in line: CellRect, context: inout DrawingContext) {
        let traits = "\(theme.displayName.lowercased()) · \(PreviewDevices.name(of: device))"
        var x = context.draw(
            " simulate", at: line.origin, paint: .solid(theme.screen.emphasis), in: line, attributes: .bold)
        x += line.minX + 2
        let start = line.maxX - DisplayWidth.of(traits) - 1
        let hasTraits = start >= x + 40
        let subject = "\(model.name) · \(model.player.scenario.title)"
        context.draw(
            WrappedText.cut(subject, to: (hasTraits ? start - 2 : line.maxX - 1) - x),
            at: CellPoint(x: x, y: line.minY),
            paint: .solid(theme.screen.caption), in: line)
        guard hasTraits else { return }
        context.draw(traits, at: CellPoint(x: start, y: line.minY), paint: .solid(theme.screen.hint), in: line)
    }

    private func drawFooter(in line: CellRect, context: inout DrawingContext) {
        var x = line.minX + (line.width >= 40 ? 1 : 0)
        if let notice = model.notice {
            let text = WrappedText.cut(notice, to: line.maxX - x)
            x += context.draw(text, at: CellPoint(x: x, y: line.minY), paint: .solid(theme.screen.emphasis), in: line)
            x += 3
        }
        for hint in Hint.fitting(model.keyMap.hints, in: line.maxX - x - 1) {
            hint.draw(at: &x, in: line, theme: theme, context: &context)
        }
    }
}

/// The areas of the simulation screen.
struct WatchLayout {
    /// The first line; `nil` in fewer than 8 rows.
    private(set) var header: CellRect?
    /// The area of the phone.
    private(set) var canvas: CellRect
    /// Apps and events: beside the phone if there is room, else below; `nil` in fewer than 8 rows.
    private(set) var panel: CellRect?
    /// The timeline; `nil` in fewer than 8 rows.
    private(set) var track: CellRect?
    /// The key hints; `nil` in fewer than 8 rows.
    private(set) var footer: CellRect?

    /// Lays out a terminal of `size`.
    init(size: CellSize) {
        let (width, height) = (size.width, size.height)
        guard height >= 8 else {
            canvas = CellRect(x: 0, y: 0, width: width, height: height)
            return
        }
        header = CellRect(x: 0, y: 0, width: width, height: 1)
        track = CellRect(x: 0, y: height - 2, width: width, height: 1)
        footer = CellRect(x: 0, y: height - 1, width: width, height: 1)
        let (top, bottom) = height >= 20 ? (2, height - 3) : (1, height - 2)
        if width >= 110, height >= 16 {
            let columns = min(64, width - 75)
            canvas = CellRect(x: 0, y: top, width: width - columns - 2, height: bottom - top)
            panel = CellRect(x: width - columns - 1, y: top, width: columns, height: bottom - top)
        } else {
            let rows = height >= 34 ? 12 : height >= 24 ? 6 : height >= 16 ? 4 : height >= 10 ? 2 : 0
            canvas = CellRect(x: 0, y: top, width: width, height: bottom - top - rows)
            panel = CellRect(x: 1, y: canvas.maxY, width: max(0, width - 2), height: rows)
        }
    }
}
