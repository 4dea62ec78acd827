import CellUI
import Foundation
import Languages
import Presentations
import ScreenKit

/// The whole screen of a sitting: header, presentations or plain timer, footer; and over them a dialog, help, or a long notice.
struct SittingScreenView: View {
    /// What is shown.
    let picture: ScreenPicture
    /// The size of the screen.
    let size: CellSize

    @Environment(\.self) private var environment
    @Environment(\.now) private var now
    @Environment(\.mixesColors) private var mixesColors

    private var model: ScreenModel { picture.model }

    var body: some View {
        if let panel = model.settingsPanel {
            SettingsView(
                panel: panel, settings: model.settings, notice: longNotice() == nil ? notice : nil,
                hints: keys(hasFaces: false).hints
            )
            .modal { help(hasFaces: false) }
            .overlay(alignment: .bottom) { longNotice() }
        } else if let history = model.history {
            let keys = keys(hasFaces: false)
            HistoryView(panel: history, notice: notice, hints: keys.hints)
                .modal { help(hasFaces: false) }
        } else {
            let canvas = picture.canvas(size: size, at: now)
            let layout = canvas.map { ScreenLayout(size: size, canvas: $0) } ?? ScreenLayout(plainTimerIn: size.height)
            let stage = CellSize(width: size.width, height: size.height - layout.top - layout.bottom)
            let place = dialog(hasFaces: canvas != nil).flatMap { dialog in
                canvas.flatMap { self.place(of: dialog, over: $0, in: stage) }
            }
            sitting(place?.canvas ?? canvas, layout, panelAt: place?.rect)
                .modal { help(hasFaces: canvas != nil) }
                .modal(at: place?.rect.offset(x: 0, y: layout.top)) {
                    aboveNotice(question, layout, hasFaces: canvas != nil, isPlaced: place != nil)
                }
                .modal(at: place?.rect.offset(x: 0, y: layout.top)) {
                    aboveNotice(card, layout, hasFaces: canvas != nil, isPlaced: place != nil)
                }
                .overlay(alignment: .bottom) {
                    // The keys of an open dialog, as bright as ever over the shaded last line.
                    if mixesColors, layout.bottom > 0, question != nil || card != nil {
                        footer(hasFaces: canvas != nil, layout).accessibilityHidden(true)
                    }
                }
                .overlay(alignment: .bottom) {
                    if question == nil, card == nil { longNotice(above: layout, hasFaces: canvas != nil) }
                }
        }
    }

    // MARK: Dialogs

    /// What is over the presentations; `nil` if nothing is.
    private func dialog(hasFaces: Bool) -> AnyView? {
        if let panel = startPanel(hasFaces: hasFaces) { return AnyView(panel) }
        if let question { return AnyView(question) }
        return card.map { AnyView($0) }
    }

    /// The place of a dialog: in the largest form that fits or, if that covers the activity, in one that fits beside a phone.
    private func place(of dialog: AnyView, over canvas: PresentationCanvas, in stage: CellSize) -> DialogPlace? {
        let view = PreparedView(dialog, environment: environment)
        func place(columns: Int) -> DialogPlace? {
            DialogPlace(of: view.cells(columns: columns, rows: stage.height), over: canvas, in: stage)
        }
        let whole = place(columns: stage.width)
        guard whole?.coversCards ?? false, let columns = DialogPlace.columnsBesidePhone(of: canvas, in: stage),
            columns >= Self.leastColumnsBesidePhone, let narrow = place(columns: columns), !narrow.coversCards
        else { return whole }
        return narrow
    }

    /// The columns from which a dialog beside a phone has all that matters.
    private static let leastColumnsBesidePhone = 50

    private func sitting(_ canvas: PresentationCanvas?, _ layout: ScreenLayout, panelAt place: CellRect?) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            if layout.top > 0 { header.frame(height: Double(layout.top) * 16, alignment: .top) }
            stage(canvas).modal(at: place, isShaded: false) { startPanel(hasFaces: canvas != nil) }
            if layout.bottom > 0 {
                footer(hasFaces: canvas != nil, layout)
                    .frame(height: Double(layout.bottom) * 16, alignment: .bottom)
            }
        }
        .overlay(alignment: .bottomLeading) {
            if layout.bottom == 0 { lastLine(hasHeader: layout.top > 0) }
        }
    }

    // MARK: Keys

    private func keys(hasFaces: Bool) -> KeyMap<ScreenCommand> {
        ScreenKeys(of: model, sitting: picture.state.sitting, hasFaces: hasFaces, at: now).map
    }

    private func help(hasFaces: Bool) -> HelpView? {
        model.help.isOpen ? HelpView(keys(hasFaces: hasFaces).helpLines, offset: model.help.offset) : nil
    }

    // MARK: Stage

    @ViewBuilder private func stage(_ canvas: PresentationCanvas?) -> some View {
        if let canvas {
            PresentationCanvasView(canvas)
        } else if let content = picture.content {
            // Before the first of its dates a timeline is at that date.
            TimelineView(.explicit([.distantPast] + content.stageDates)) { context in
                PlainTimerView(
                    content: content.stageAsContent(at: context.date), showsSeconds: model.settings.showSeconds)
            }
        } else {
            Color.clear
        }
    }

    private func startPanel(hasFaces: Bool) -> StartPanelView? {
        guard case .start(let panel) = model.mode, picture.isStarting || !hasFaces, !model.help.isOpen else {
            return nil
        }
        return StartPanelView(panel: panel, aim: model.weeklyAim)
    }

    private var card: CompletionCardView? {
        guard case .completion(let card) = model.mode, !model.help.isOpen else { return nil }
        return CompletionCardView(card: card)
    }

    private var question: QuestionView? {
        guard case .asking(let question) = model.mode, !model.help.isOpen else { return nil }
        return QuestionView(question: question)
    }

    /// A dialog that has no place of its own, in the rows that a long notice leaves, so that neither covers the other.
    private func aboveNotice(
        _ dialog: (some View)?, _ layout: ScreenLayout, hasFaces: Bool, isPlaced: Bool
    ) -> (some View)? {
        dialog.map { dialog in
            Group {
                if isPlaced {
                    dialog
                } else {
                    VStack(spacing: 0) {
                        dialog.frame(maxWidth: .infinity, maxHeight: .infinity)
                        longNotice(above: layout, hasFaces: hasFaces).layoutPriority(1)
                    }
                }
            }
        }
    }

    // MARK: Header

    /// Program and method on the left, theme and device on the right.
    private var header: some View {
        let theme = picture.theme.titleDetail(hasColors: picture.contrast.showsColors)
        var details = [model.serverWords, theme].compactMap(\.self)
        if model.settings.haptics != .on {
            details.append(
                model.settings.haptics == .flash ? localized("bell flash") : localized("bell off"))
        }
        if model.settings.liveActivities {
            let screen = picture.device.screen
            details.append("\(Int(screen.width)) × \(Int(screen.height))")
        }
        // What does not fit beside the title is left out, the least important first.
        let room = Int(size.width) - 4 - DisplayWidth.of("islet   " + (method ?? ""))
        while details.count > 1, DisplayWidth.of(details.joined(separator: " · ")) > room { details.removeLast() }
        return TitleBar("islet", subject: method, details: details.joined(separator: " · "))
    }

    private var method: String? {
        switch picture.state {
        case .running(let sitting): sitting.methodName
        case .completed(let completion): if case .completion = model.mode { completion.sitting.methodName } else { nil }
        case .idle: nil
        }
    }

    // MARK: Footer

    private var margin: Double { size.width >= 40 ? 8 : 0 }

    /// The notice, then as many hints as fit. Hints of a running sitting disappear after a while.
    private func footer(hasFaces: Bool, _ layout: ScreenLayout) -> some View {
        let isRunning = model.mode == .sitting && !isStanding
        let notice = longNotice(above: layout, hasFaces: hasFaces)
        return TimelineView(.explicit(isRunning ? [model.hintsUntil] + stageDates : [])) { _ in
            Footer(
                notice: notice == nil ? lastWords(hasHeader: layout.top > 0) : nil,
                hints: notice?.isAboveHint ?? true ? hints(hasFaces: hasFaces) : [])
        }
        .padding(.horizontal, margin)
    }

    /// When another stage begins: the last one has no next.
    private var stageDates: [Date] { picture.content?.stageDates ?? [] }

    /// The hints, unless they are over.
    private func hints(hasFaces: Bool) -> [Hint] {
        model.showsHints(at: now, isStanding: isStanding) ? keys(hasFaces: hasFaces).hints : []
    }

    /// Without a footer, a notice covers the last row of the content.
    @ViewBuilder private func lastLine(hasHeader: Bool) -> some View {
        if size.height >= 2, longNotice() == nil, !hidesNoticeOverContent, let words = lastWords(hasHeader: hasHeader) {
            Footer(notice: words, hints: []).padding(.horizontal, margin).opaque()
        }
    }

    /// The notice or, if there is no header to show it, the offline server.
    private func lastWords(hasHeader: Bool) -> String? {
        notice ?? (model.isServerAway && !hasHeader ? model.serverWords : nil)
    }

    /// A notice of several rows, over the content instead of the last line; `nil` if the notice fits one row or is hidden.
    private func longNotice(above hint: Hint? = nil) -> LongNotice? {
        hidesNoticeOverContent ? nil : notice.flatMap { LongNotice($0, on: size, above: hint) }
    }

    /// The same above a last line of hints, of which the most important one stays beside a notice that waits for a key: a user who
    /// does not know the keys sees how to find them. One that passes may take its place.
    private func longNotice(above layout: ScreenLayout, hasFaces: Bool) -> LongNotice? {
        guard let said = model.notice, said.until == nil, layout.bottom > 0 else { return longNotice() }
        return longNotice(above: Hint.shorter(hints(hasFaces: hasFaces)).last?.first)
    }

    private var notice: String? { model.notice?.text(columns: size.width) }

    private var isStanding: Bool { picture.state.sitting.map { $0.pausedAt != nil } ?? true }

    /// Whether to hide a notice that would cover content: it would have to disappear again, and a sleeping screen wakes for
    /// that only if the notice is news.
    private var hidesNoticeOverContent: Bool {
        isStanding && model.notice.map { $0.until != nil && !$0.isNews } ?? false
    }
}
