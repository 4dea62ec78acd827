import CellUI
import DeviceActivities
import Foundation
import Languages
import LiveActivities
import PlainText
import Presentations
import ScreenKit
import Store

/// The countdown screen: the presentations of the countdown that ends first, the list below, the keys.
///
///      countdown   3 in the list                                  midnight
///      Lock Screen            Dynamic Island · Expanded
///      ╭─────────────╮        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///      …
///      ▸ Tea          2:13   08:17
///        Bread       41:02   08:56
///      q leave (they go on)
struct CountdownView: View {
    /// The stored activities.
    let activities: StoredActivities
    /// The notice before the keys in the last line; `nil` for none.
    let notice: String?
    /// Number of list rows scrolled past.
    var firstRow = 0
    /// The help about the keys.
    var help = HelpState()
    /// Whether Live Activities are enabled; if not, only the list is shown.
    let showsActivity: Bool
    /// Whether clocks show seconds if they fit.
    let showsSeconds: Bool
    /// The theme.
    let theme: Theme
    /// The surface contrast that this terminal can show.
    let contrast: SurfaceContrast
    /// The emulated device.
    let device: Device
    /// The user's time zone.
    let timeZone: TimeZone
    @Environment(\.now) private var now

    /// Draws the screen at `size` and `now`.
    func rendering(size: CellSize, at now: Date) -> Rendering {
        Renderer.render(size: size, at: now, background: CellStyle(background: theme.screen.background)) { context in
            var environment = EnvironmentValues(onScreenOf: theme, at: now)
            environment.showsBlocks = contrast.showsBlocks
            context.draw(self, in: context.bounds, environment: environment, alignment: .topLeading)
        }
    }

    /// The visible part of the list in a terminal of `size`.
    func listing(in size: CellSize) -> CountdownListing {
        let count = activities.countdowns.count
        return CountdownListing(count: count, rows: listRows(of: count, in: size), first: firstRow)
    }

    /// The screen.
    var body: some View {
        GeometryReader { screen in
            let size = screen.cells
            let listing = listing(in: size)
            VStack(alignment: .leading) {
                if hasHeader(in: size) { header }
                if activities.countdowns.isEmpty {
                    Text(verbatim: localized("No countdowns. In another shell: islet countdown add Tea 3m"))
                        .foregroundStyle(.secondary).lineLimit(1).padding(.horizontal, 8)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                } else {
                    stage.frame(maxHeight: .infinity)
                    list(listing, columns: size.width).padding(.top, showsActivity && listing.rows > 0 ? 16 : 0)
                }
                if hasFooter(in: size) { footer(listing).padding(.horizontal, 8) }
            }
            .longNotice(notice, on: size)
            .modal {
                help.isOpen
                    ? HelpView(keys(isScrollable: listing.isScrollable).helpLines, offset: help.offset) : nil
            }
        }
    }

    private func hasHeader(in size: CellSize) -> Bool { size.height >= 6 }
    private func hasFooter(in size: CellSize) -> Bool { size.height >= 3 }

    /// Rows for the list: all if they fit half of the height; otherwise whatever the presentations leave free.
    private func listRows(of count: Int, in size: CellSize) -> Int {
        guard count > 0 else { return 0 }
        let room = size.height - (hasHeader(in: size) ? 1 : 0) - (hasFooter(in: size) ? 1 : 0)
        guard showsActivity else { return min(count, max(1, room)) }
        guard room >= 4 else { return 0 }
        let rows = min(count, room / 2)
        return min(count, room - 1 - canvasRows(in: CellSize(width: size.width, height: room - 1 - rows)))
    }

    /// The fewest rows that show the same presentations, at the same size, as `size` does.
    private func canvasRows(in size: CellSize) -> Int {
        let canvas = PresentationCanvas(views: nil, device: device)
        let wanted = canvas.plan(for: size)
        func isAlike(_ plan: CanvasPlan) -> Bool {
            plan.scale == wanted.scale && plan.hasPhone == wanted.hasPhone
                && plan.faces.map(\.presentation) == wanted.faces.map(\.presentation)
                && plan.faces.map { $0.caption?.text } == wanted.faces.map { $0.caption?.text }
        }
        var rows = size.height
        while rows > 1, isAlike(canvas.plan(for: CellSize(width: size.width, height: rows - 1))) { rows -= 1 }
        return rows
    }

    // MARK: Parts

    private var header: TitleBar {
        let count = activities.countdowns.count
        return TitleBar(
            localized("countdown"), subject: count == 0 ? nil : localized("\(count: count) in the list"),
            details: theme.titleDetail(hasColors: contrast.showsColors))
    }

    @ViewBuilder private var stage: some View {
        if showsActivity {
            CellDrawing { rect, context in
                guard !rect.isEmpty else { return }
                canvas(at: context.now).draw(in: rect, context: &context)
            }
        } else {
            Color.clear
        }
    }

    private func canvas(at now: Date) -> PresentationCanvas {
        let shown = activities.system.activitiesOnShow(at: now).first { CountdownSchedule.isOfList($0.id) }
        var environment = EnvironmentValues()
        environment.timeZone = timeZone
        environment.showsSeconds = showsSeconds
        var canvas = PresentationCanvas(
            views: shown.flatMap(ActivityWidgets.views), device: device, theme: theme, environment: environment)
        canvas.contrast = contrast
        return canvas
    }

    private func list(_ listing: CountdownListing, columns: Int) -> some View {
        let all = activities.countdownsByEnd
        // Ended countdowns are the first to be hidden.
        let countdowns = Array((all.filter { $0.endDate > now } + all.filter { $0.endDate <= now })[listing.visible])
        let widest = countdowns.map { DisplayWidth.of($0.title) }.max() ?? 0
        // Margins, sign, gaps and what is left take sixteen columns.
        let times = countdowns.map { DisplayWidth.of(CountdownRow.time(of: $0, at: now, in: timeZone)) }.max() ?? 0
        return VStack(alignment: .leading) {
            List(countdowns) { countdown in
                CountdownRow(
                    countdown: countdown, isShown: activities.isShown(countdown), showsSeconds: showsSeconds,
                    timeZone: timeZone, titleColumns: min(widest, max(8, columns - 16 - times)))
            }
            .frame(height: Double(countdowns.count) * 16)
            if let remark = listing.remark {
                Text(verbatim: remark).foregroundStyle(.tertiary).padding(.leading, 24)
            }
        }
        .lineLimit(1)
    }

    private func footer(_ listing: CountdownListing) -> Footer {
        Footer(notice: notice, hints: notice == nil ? keys(isScrollable: listing.isScrollable).hints : [])
    }

    private func keys(isScrollable: Bool) -> KeyMap<CountdownCommand> {
        CountdownKeys.map(
            isScrollable: isScrollable, canPause: activities.countdowns.pausable(at: now) != nil,
            canResume: activities.countdowns.resumable != nil)
    }
}

/// A countdown in the list.
///
///      ▸ Tea          2:13   08:17
private struct CountdownRow: View {
    let countdown: StoredCountdown
    /// Whether it is the one that the presentations show.
    let isShown: Bool
    let showsSeconds: Bool
    let timeZone: TimeZone
    let titleColumns: Int
    @Environment(\.now) private var now

    private var isOver: Bool { countdown.endDate <= now }

    var body: some View {
        HStack(spacing: 16) {
            HStack {
                Text(verbatim: isShown ? "▸" : " ")
                Text(verbatim: countdown.title).frame(width: Double(titleColumns) * 8, alignment: .leading)
            }
            .foregroundStyle(style)
            remaining.frame(width: 8 * 8, alignment: .trailing).foregroundStyle(style)
            Text(verbatim: Self.time(of: countdown, at: now, in: timeZone)).foregroundStyle(.tertiary)
        }
        .padding(.leading, 8)
    }

    private var style: HierarchicalShapeStyle { isShown ? .primary : isOver ? .tertiary : .secondary }

    private var remaining: Text {
        if isOver { return Text(verbatim: localized("over")) }
        let format = RemainingFormat(until: countdown.plannedEnd, showsSeconds ? .clock : .minutes)
        if let pausedAt = countdown.pausedAt { return Text(verbatim: format.format(pausedAt)) }
        return Text(.currentDate, format: format)
    }

    /// When it ends.
    static func time(of countdown: StoredCountdown, at now: Date, in timeZone: TimeZone) -> String {
        countdown.pausedAt == nil
            ? WallClockText.time(countdown.endDate, seenAt: now, in: timeZone) : localized("paused")
    }
}
