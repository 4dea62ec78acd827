import CellUI
import DeviceActivities
import Foundation
import LiveActivities
import PlainText
import Presentations
import ScreenKit
import Store

/// Draws the countdown screen: the presentations of the countdown that ends first, the list below, the keys.
///
///      countdown   3 in the list                                  midnight
///      Lock Screen            Dynamic Island · Expanded
///      ╭─────────────╮        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▖
///      …
///      ▸ Tea          2:13   08:17
///        Bread       41:02   08:56
///      q leave (they go on)
struct CountdownPicture {
    /// The stored activities.
    let activities: StoredActivities
    /// The notice before the keys in the last line; `nil` for none.
    let notice: String?
    /// Number of list rows scrolled past.
    var firstRow = 0
    /// The help about the keys. Default: closed.
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

    /// Draws the screen at `size` and `now`.
    func rendering(size: CellSize, at now: Date) -> Rendering {
        Renderer.render(size: size, at: now, background: CellStyle(background: theme.screen.background)) { context in
            draw(in: &context)
            if help.isOpen {
                context.draw(
                    HelpView(keys(isScrollable: true, at: now).helpLines, offset: help.offset), in: context.bounds,
                    environment: EnvironmentValues(onScreenOf: theme, at: context.now))
            }
        }
    }

    /// The visible part of the list in a terminal of `size`.
    func listing(in size: CellSize) -> CountdownListing {
        let count = activities.countdowns.count
        return CountdownListing(count: count, rows: listRows(of: count, in: size), first: firstRow)
    }

    private func draw(in context: inout DrawingContext) {
        let size = context.bounds.size
        guard !context.bounds.isEmpty else { return }
        let countdowns = activities.countdownsByEnd
        let listing = listing(in: size)
        if hasHeader(in: size) { drawHeader(countdowns, in: &context) }
        let bottom = size.height - (hasFooter(in: size) ? 1 : 0)
        let list = CellRect(x: 0, y: bottom - listing.rows, width: size.width, height: listing.rows)
        let top = hasHeader(in: size) ? 1 : 0
        let canvas = CellRect(
            x: 0, y: top, width: size.width, height: max(0, list.minY - top - (listing.rows > 0 ? 1 : 0)))
        if showsActivity, !countdowns.isEmpty { drawCanvas(in: canvas, context: &context) }
        if countdowns.isEmpty {
            let text = "No countdowns. In another shell: islet countdown add Tea 3m"
            let line = WrappedText.cut(text, to: size.width - 2)
            let x = max(0, (size.width - DisplayWidth.of(line)) / 2)
            context.draw(
                line, at: CellPoint(x: x, y: size.height / 2), paint: .solid(theme.screen.caption), in: context.bounds)
        }
        drawList(countdowns, listing, in: list, context: &context)
        if hasFooter(in: size) { drawFooter(listing, row: size.height - 1, in: &context) }
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

    private func drawHeader(_ countdowns: [StoredCountdown], in context: inout DrawingContext) {
        let line = CellRect(x: 0, y: 0, width: context.bounds.width, height: 1)
        let name = " countdown"
        context.draw(name, at: line.origin, paint: .solid(theme.screen.emphasis), in: line, attributes: .bold)
        let count = countdowns.count { $0.endDate > context.now }
        var words = count == 0 ? "" : count == 1 ? "1 in the list" : "\(count) in the list"
        words = WrappedText.cut(words, to: max(0, line.width - name.count - 4))
        context.draw(
            words, at: CellPoint(x: name.count + 3, y: 0), paint: .solid(theme.screen.caption), in: line)
        let details = theme.displayName.lowercased()
        let start = line.maxX - DisplayWidth.of(details) - 1
        guard start >= name.count + 6 + DisplayWidth.of(words) else { return }
        context.draw(details, at: CellPoint(x: start, y: 0), paint: .solid(theme.screen.hint), in: line)
    }

    private func drawCanvas(in rect: CellRect, context: inout DrawingContext) {
        guard !rect.isEmpty else { return }
        let shown = activities.system.activitiesOnShow(at: context.now).first { CountdownShow.isOfList($0.id) }
        var environment = EnvironmentValues()
        environment.timeZone = timeZone
        environment.showsSeconds = showsSeconds
        var canvas = PresentationCanvas(
            views: shown.flatMap(ActivityWidgets.views), device: device, theme: theme, environment: environment)
        canvas.contrast = contrast
        canvas.draw(in: rect, context: &context)
    }

    private func drawList(
        _ countdowns: [StoredCountdown], _ listing: CountdownListing, in rect: CellRect,
        context: inout DrawingContext
    ) {
        // Ended countdowns are the first to be hidden.
        let waiting = countdowns.filter { $0.endDate > context.now }
        let lines = (waiting + countdowns.filter { $0.endDate <= context.now })[listing.visible]
        let width = lines.map { DisplayWidth.of($0.title) }.max() ?? 0
        let titles = min(width, max(8, rect.width - 30))
        for (row, countdown) in lines.enumerated() {
            let line = CellRect(x: rect.minX, y: rect.minY + row, width: rect.width, height: 1)
            let isShown = activities.isShown(countdown)
            let isOver = countdown.endDate <= context.now
            let ink = isShown ? theme.screen.emphasis : isOver ? theme.screen.hint : theme.screen.caption
            if isShown {
                context.draw("▸", at: CellPoint(x: 1, y: line.minY), paint: .solid(theme.screen.emphasis), in: line)
            }
            context.draw(
                WrappedText.cut(countdown.title, to: titles), at: CellPoint(x: 3, y: line.minY), paint: .solid(ink),
                in: line)
            let left = isOver ? "over" : remaining(of: countdown, context: &context)
            let x = 3 + titles + 2
            context.draw(
                String(repeating: " ", count: max(0, 8 - left.count)) + left, at: CellPoint(x: x, y: line.minY),
                paint: .solid(ink), in: line)
            let time =
                countdown.pausedAt == nil
                ? WallClockText.time(countdown.endDate, seenAt: context.now, in: timeZone) : "paused"
            context.draw(time, at: CellPoint(x: x + 10, y: line.minY), paint: .solid(theme.screen.hint), in: line)
        }
        if let remark = listing.remark {
            context.draw(
                remark, at: CellPoint(x: 3, y: rect.maxY - 1), paint: .solid(theme.screen.hint), in: rect)
        }
    }

    private func remaining(of countdown: StoredCountdown, context: inout DrawingContext) -> String {
        let format = RemainingFormat(until: countdown.plannedEnd, showsSeconds ? .clock : .minutes)
        if let pausedAt = countdown.pausedAt { return format.format(pausedAt) }
        if let date = format.discreteInput(after: context.now) { context.mayChange(at: date) }
        return format.format(context.now)
    }

    private func drawFooter(_ listing: CountdownListing, row: Int, in context: inout DrawingContext) {
        let line = CellRect(x: 0, y: row, width: context.bounds.width, height: 1)
        if let notice {
            if let picture = NoticePicture(notice, size: context.bounds.size, theme: theme) {
                picture.draw(in: context.bounds, context: &context)
                return
            }
            context.draw(
                WrappedText.cut(notice, to: line.width - 2), at: CellPoint(x: 1, y: row),
                paint: .solid(theme.screen.emphasis), in: line)
            return
        }
        var x = 1
        let hints = keys(isScrollable: listing.isScrollable, at: context.now).hints
        for hint in Hint.fitting(hints, in: line.width - 2) {
            hint.draw(at: &x, in: line, theme: theme, context: &context)
        }
    }

    private func keys(isScrollable: Bool, at now: Date) -> KeyMap<CountdownCommand> {
        CountdownKeys.map(
            isScrollable: isScrollable, canPause: activities.countdowns.pausable(at: now) != nil,
            canResume: activities.countdowns.resumable != nil)
    }
}
