import CellUI
import Presentations
import ScreenKit
import Simulation

/// The screen of a simulation.
///
///      simulate   auto-restart · A session outlives …                 midnight · iPhone 16
///
///      Lock Screen        Dynamic Island            ▸ reading  foreground · active 2m
///      ╭─────────╮        ▗▄▄▄▄▄▄▄▄▄▖
///      │  16:41  │        ▐ ◉ camera▌               6:59:59  ✓ reading: restarts 0
///      …                                            7:00:00  reading-2 starts
///      ▶ 7:00:02  ━━━━━━━┿━━━●─────┼────────────────────────────────  300×
///      space pause   ← → events   r restart   p permission   ? help   q leave
struct WatchView: View {
    /// The state of the screen.
    let model: WatchModel
    /// The theme.
    let theme: Theme
    /// Which of the theme's surfaces this terminal's colours can tell apart. Default: all.
    var contrast = SurfaceContrast.full
    /// The size of the screen.
    let size: CellSize

    /// The drawn screen. It expires in simulated time.
    func rendering() -> Rendering {
        let environment = EnvironmentValues(onScreenOf: theme, at: Simulator.start + model.player.time)
        return Renderer.render(
            size: size, at: environment.now, background: CellStyle(background: theme.screen.background)
        ) { context in
            if theme.screen.background.hex != nil { context.assumedBackground = theme.screen.background }
            context.draw(self, in: context.bounds, environment: environment, alignment: .topLeading)
        }
    }

    private var hasBars: Bool { size.height >= 8 }
    private var gap: Double { size.height >= 20 ? 16 : 0 }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if hasBars {
                TitleBar(
                    "simulate", subject: "\(model.name) · \(model.player.scenario.title)",
                    details: size.width >= 80 ? details : nil
                )
                .frame(height: 16, alignment: .top).padding(.bottom, gap)
            }
            content
            if hasBars {
                TimeTrackView(track, sending: WatchMessage.time).padding(.top, gap)
                Footer(notice: model.notice, hints: model.keyMap.hints)
                    .padding(.horizontal, size.width >= 40 ? 8 : 0).frame(height: 16)
            }
        }
        .modal { model.help.isOpen ? HelpView(model.keyMap.helpLines, offset: model.help.offset) : nil }
    }

    private var details: String {
        [theme.titleDetail(hasColors: contrast.showsColors), PreviewDevices.name(of: device)].compactMap(\.self)
            .joined(separator: " · ")
    }

    // MARK: Content

    /// The phone, with apps and events beside it if there is room, else below.
    @ViewBuilder private var content: some View {
        if size.width >= 110, size.height >= 16 {
            HStack(spacing: 8) {
                phone
                WatchPanelView(model: model).frame(width: Double(min(64, size.width - 75)) * 8)
            }
            .padding(.trailing, 8)
        } else {
            VStack(spacing: 0) {
                phone
                if panelRows > 0 {
                    WatchPanelView(model: model).frame(height: Double(panelRows) * 16).padding(.horizontal, 8)
                }
            }
        }
    }

    private var panelRows: Int {
        switch size.height {
        case 34...: 12
        case 24...: 6
        case 16...: 4
        case 10...: 2
        default: 0
        }
    }

    @ViewBuilder private var phone: some View {
        let moment = model.player.moment
        if moment.device.isPoweredOn {
            CellDrawing { rect, context in
                guard !rect.isEmpty else { return }
                var canvas = PresentationCanvas(views: nil, device: device, theme: theme)
                canvas.contrast = contrast
                canvas.cast = ActivityCast(at: moment)
                canvas.selection = model.selection
                canvas.draw(in: rect, context: &context)
            }
        } else {
            Text(verbatim: "The phone is switched off.").foregroundStyle(.tertiary).padding(.leading, 8)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private var device: Device {
        model.player.scenario.hasIsland ? .standard : Device.all.first { $0.island == nil } ?? .standard
    }

    private var track: TimeTrack {
        let player = model.player
        // Show tenths only at the instant of an event or verdict.
        let isEventful = player.entries.last?.lastTime == player.time || player.verdicts.last?.time == player.time
        return TimeTrack(
            clock: SimulatedTime.text(isEventful ? player.time : player.time.rounded(.down)),
            isPlaying: model.time.isPlaying, speed: model.time.speed, offset: player.time, end: max(1, player.duration),
            moments: player.scenario.steps.map(\.time) + player.interventions.map(\.time))
    }
}
