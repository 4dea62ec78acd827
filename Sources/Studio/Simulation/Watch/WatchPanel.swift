import CellUI
import Presentations
import ScreenKit
import Simulation

/// The apps' status and the latest events, newest at the bottom; or the figures.
///
///     ▸ reading  background · active 6:59:58 · renews in 2s
///       notes    suspended · active 1:12:00
///       Locked, offline
///
///     6:59:59  ✓ reading: restarts 0; age 6h59m59s
///     7:00:00  reading-2 starts
struct WatchPanel {
    /// The state of the screen.
    let model: WatchModel
    /// The theme.
    let theme: Theme

    private typealias Line = [TimelineLines.Span]

    /// The most timeline entries that are laid out at once.
    private static let mostEntries = 200

    /// Draws the panel and appends its click targets.
    func draw(
        in rect: CellRect, targets: inout [(rect: CellRect, action: WatchPicture.Action)],
        context: inout DrawingContext
    ) {
        let device = deviceLines(columns: rect.width, wraps: rect.height >= 10)
        let room = max(0, rect.height - 4 - device.count)
        let apps = appLines(columns: rect.width)
        let rows = rect.height >= 4 ? min(apps.count, max(1, room)) : 0
        // If not all apps fit, scroll so that the selected one is visible.
        let first = max(0, model.chosenApp - rows + 1)
        let status = rows == 0 ? [] : Array(apps.dropFirst(first).prefix(rows)) + device
        let gap = status.isEmpty || rect.height < 10 ? 0 : 1
        let rest = CellRect(
            x: rect.minX, y: rect.minY + status.count + gap, width: rect.width,
            height: max(0, rect.height - status.count - gap))
        put(status, in: rect, context: &context)
        for (row, app) in apps.indices.dropFirst(first).prefix(rows).enumerated() {
            targets.append((CellRect(x: rect.minX, y: rect.minY + row, width: rect.width, height: 1), .app(app)))
        }
        let lines = model.page == .figures ? figureLines(columns: rest.width) : eventLines(in: rest.size)
        let hidden = min(model.scroll, max(0, lines.count - rest.height))
        let shown =
            model.page == .figures
            ? lines.dropFirst(hidden).prefix(rest.height) : lines.dropLast(hidden).suffix(rest.height)
        put(Array(shown), in: rest, context: &context)
    }

    private func put(_ lines: [Line], in rect: CellRect, context: inout DrawingContext) {
        TimelineLines.draw(
            lines, in: rect, ink: HistoryInk(onScreenOf: theme), warning: theme.card.palette.warning,
            context: &context)
    }

    // MARK: How it is

    private func appLines(columns: Int) -> [Line] {
        let apps = model.player.apps
        let width = apps.map { DisplayWidth.of($0.name) }.max() ?? 0
        return apps.indices.map { index in
            let isChosen = index == model.chosenApp
            let name = (isChosen && apps.count > 1 ? "▸ " : apps.count > 1 ? "  " : "") + apps[index].name
            let left = width + (apps.count > 1 ? 4 : 2)
            return [
                TimelineLines.Span(x: 0, text: name, tone: isChosen ? .title : .plain),
                TimelineLines.Span(x: left, text: Self.words(apps[index], columns: columns - left), tone: .plain),
            ]
        }
    }

    /// The app's status, without its activity's age if there is no room for it.
    private static func words(_ app: AppStatus, columns: Int) -> String {
        let start = [app.process.rawValue] + (app.isAllowed ? [] : ["not allowed"])
        let state = app.state.map { state in
            let age = state == .active || state == .stale ? app.age : nil
            return [[state.rawValue + (age.map { " " + length($0, .down) } ?? "")], [state.rawValue]]
        }
        let wait = app.timeUntilRestart.map { ["renews in " + length($0, .up)] } ?? []
        let texts = (state ?? [[]]).map { (start + $0 + wait).joined(separator: " · ") }
        let text = texts.first { DisplayWidth.of($0) <= columns } ?? texts[texts.count - 1]
        return WrappedText.cut(text, to: max(0, columns))
    }

    /// A short duration: rounded to whole minutes from ten minutes on.
    private static func length(_ seconds: Double, _ rule: FloatingPointRoundingRule) -> String {
        let unit = seconds >= 600 ? 60.0 : 1
        return SimulatedTime.length((seconds / unit).rounded(rule) * unit)
    }

    /// The unusual states of the phone; empty if there are none.
    private func deviceLines(columns: Int, wraps: Bool) -> [Line] {
        let device = model.player.moment.device
        let words = [
            device.isPoweredOn ? nil : "switched off", device.isLocked ? "locked" : nil,
            model.player.isOffline ? "offline" : nil, device.isInLowPowerMode ? "Low Power Mode" : nil,
            device.isBatteryCritical ? "battery nearly empty" : nil,
        ].compactMap(\.self)
        guard !words.isEmpty else { return [] }
        let text = "Phone: " + words.joined(separator: ", ")
        let lines = wraps ? WrappedText.lines(text, columns: columns) : [WrappedText.cut(text, to: columns)]
        return lines.map { [TimelineLines.Span(x: 0, text: $0, tone: .bad)] }
    }

    // MARK: What happened

    private func eventLines(in size: CellSize) -> [Line] {
        let player = model.player
        let entries = player.entries.suffix(Self.mostEntries)
        let verdicts = player.verdicts.suffix(Self.mostEntries).filter { $0.entryCount > entries.startIndex }
        return TimelineLines(
            of: player.scenario, entries: entries, verdicts: verdicts[...], width: size.width, hasPlaces: false,
            // With few rows, one line per event.
            wraps: size.height > 5
        ).all
    }

    private func figureLines(columns: Int) -> [Line] {
        let result = model.player.result
        var lines = TimelineLines.conclusion(of: result, width: columns)
        let count = model.player.interventions.count
        if count > 0 {
            lines.append([
                TimelineLines.Span(
                    x: 0, text: "You intervened \(count == 1 ? "once" : "\(count) times").", tone: .faint)
            ])
        }
        if result.pushes.sent > 0 {
            lines += StrategyComparison.table(of: [result]).split(separator: "\n").map {
                [TimelineLines.Span(x: 0, text: WrappedText.cut(String($0), to: columns), tone: .plain)]
            }
        }
        for (app, values) in result.figures {
            let figures = Expectation.Figure.allCases.compactMap { figure in
                values[figure].flatMap { $0 == 0 ? nil : "\(figure.rawValue) \(Expectation.words($0, of: figure))" }
            }
            lines.append([TimelineLines.Span(x: 0, text: app, tone: .title)])
            lines += WrappedText.lines(figures.joined(separator: "; "), columns: max(8, columns - 2)).map {
                [TimelineLines.Span(x: 2, text: $0, tone: .plain)]
            }
        }
        return lines
    }
}
