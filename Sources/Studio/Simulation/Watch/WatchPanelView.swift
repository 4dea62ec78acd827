import CellUI
import Presentations
import ScreenKit
import Simulation

/// The apps' status and the latest events, newest at the bottom; or the figures.
///
///     ▸ reading  background · active 6:59:58 · renews in 2s
///       notes    suspended · active 1:12:00
///     Phone: locked, offline
///
///     6:59:59  ✓ reading: restarts 0; age 6h59m59s
///     7:00:00  reading-2 starts
struct WatchPanelView: View {
    /// The state of the screen.
    let model: WatchModel

    /// The most timeline entries that are laid out at once.
    private static let mostEntries = 200

    var body: some View {
        GeometryReader { proxy in
            let rows = Int(proxy.size.height / 16)
            VStack(alignment: .leading, spacing: 0) {
                if rows >= 4 {
                    apps(rows: min(model.player.apps.count, max(1, rows - 4 - (phone == nil ? 0 : 1))))
                    if let phone { TonedText(phone, .bad).lineLimit(rows >= 10 ? nil : 1) }
                }
                page(wraps: rows >= 10).padding(.top, rows >= 10 ? 16 : 0)
            }
        }
    }

    // MARK: Status

    /// The apps around the selected one.
    private func apps(rows: Int) -> some View {
        let apps = Array(model.player.apps.enumerated())
        let nameColumns = apps.map { DisplayWidth.of($0.element.name) }.max() ?? 0
        return List(apps, id: \.offset, selection: .constant(model.chosenApp)) { index, app in
            Button(sending: WatchMessage.app(index)) {
                row(app, isSelected: index == model.chosenApp, isAlone: apps.count == 1, nameColumns: nameColumns)
            }
            .buttonStyle(.plain)
        }
        .highlightsListSelection(false).frame(height: Double(rows) * 16)
    }

    private func row(_ app: AppStatus, isSelected: Bool, isAlone: Bool, nameColumns: Int) -> some View {
        let mark = isAlone ? "" : isSelected ? "▸ " : "  "
        return HStack(spacing: 16) {
            TonedText(mark + app.name, isSelected ? .title : .plain)
                .frame(width: Double(DisplayWidth.of(mark) + nameColumns) * 8, alignment: .leading)
            // The activity's age is left out if there is no room for it.
            ViewThatFits(in: .horizontal) {
                TonedText(Self.status(of: app, hasAge: true), .plain)
                TonedText(Self.status(of: app, hasAge: false), .plain)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .lineLimit(1)
    }

    private static func status(of app: AppStatus, hasAge: Bool) -> String {
        var words = [app.process.rawValue]
        if !app.isAllowed { words.append("not allowed") }
        if let state = app.state {
            let age = hasAge && (state == .active || state == .stale) ? app.age : nil
            words.append(state.rawValue + (age.map { " " + length($0, .down) } ?? ""))
        }
        if let wait = app.timeUntilRestart { words.append("renews in " + length(wait, .up)) }
        return words.joined(separator: " · ")
    }

    /// A short duration: rounded to whole minutes from ten minutes on.
    private static func length(_ seconds: Double, _ rule: FloatingPointRoundingRule) -> String {
        let unit = seconds >= 600 ? 60.0 : 1
        return SimulatedTime.length((seconds / unit).rounded(rule) * unit)
    }

    /// The unusual states of the phone; `nil` if there are none.
    private var phone: String? {
        let device = model.player.moment.device
        let words = [
            device.isPoweredOn ? nil : "switched off", device.isLocked ? "locked" : nil,
            model.player.isOffline ? "offline" : nil, device.isInLowPowerMode ? "Low Power Mode" : nil,
            device.isBatteryCritical ? "battery nearly empty" : nil,
        ].compactMap(\.self)
        return words.isEmpty ? nil : "Phone: " + words.joined(separator: ", ")
    }

    // MARK: Pages

    @ViewBuilder private func page(wraps: Bool) -> some View {
        let scrolled = Double(model.scroll) * 16
        switch model.page {
        case .figures:
            ScrollView { figures }.scrollPosition(.constant(ScrollPosition(y: scrolled)))
        case .events:
            // With few rows, one line per event.
            ScrollView { TimelineRowsView(events, places: .none).lineLimit(wraps ? nil : 1) }
                .scrollPosition(.constant(ScrollPosition(fromBottom: scrolled)))
        }
    }

    private var events: [TimelineRow] {
        let player = model.player
        let entries = player.entries.suffix(Self.mostEntries)
        let verdicts = player.verdicts.suffix(Self.mostEntries).filter { $0.entryCount > entries.startIndex }
        return TimelineRow.rows(of: player.scenario, entries: entries, verdicts: verdicts[...])
    }

    private var figures: some View {
        let result = model.player.result
        let count = model.player.interventions.count
        return VStack(alignment: .leading, spacing: 0) {
            SimulationConclusion(result: result)
            if count > 0 { TonedText("You intervened \(count == 1 ? "once" : "\(count) times").", .faint) }
            if result.pushes.sent > 0 {
                ForEach(StrategyComparison.table(of: [result]).split(separator: "\n"), id: \.self) {
                    TonedText(String($0), .plain).lineLimit(1)
                }
            }
            ForEach(result.figures, id: \.app) { app, values in
                TonedText(app, .title)
                TonedText(Self.text(of: values), .plain).padding(.leading, 16)
            }
        }
    }

    private static func text(of values: [Expectation.Figure: Double]) -> String {
        Expectation.Figure.allCases.compactMap { figure in
            values[figure].flatMap { $0 == 0 ? nil : "\(figure.rawValue) \(Expectation.words($0, of: figure))" }
        }.joined(separator: "; ")
    }
}
