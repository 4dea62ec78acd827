import CellUI
import Foundation
import Meditation
import Presentations
import ScreenKit

/// The screen's first and last line.
struct ScreenLines {
    /// What the screen is about.
    let model: ScreenModel
    /// What the store says.
    let state: TimerState
    /// The colours.
    let theme: Theme
    /// The device that is drawn.
    let device: Device
    /// Whether presentations are shown, and not the plain timer.
    let hasFaces: Bool

    /// Program and method left, theme and device right.
    func drawHeader(in line: CellRect, context: inout DrawingContext) {
        let name = " islet"
        context.draw(
            name, at: line.origin, paint: .solid(theme.screen.emphasis), in: line, attributes: .bold)
        var details = (model.serverWords.map { [$0] } ?? []) + [theme.displayName.lowercased()]
        if model.settings.haptics != .on { details.append("bell \(model.settings.haptics.rawValue)") }
        if model.settings.liveActivities {
            details.append("\(Int(device.screen.width)) × \(Int(device.screen.height))")
        }
        var left = line.minX + name.count + 3
        let right = details.joined(separator: " · ")
        let rightStart = line.maxX - DisplayWidth.of(right) - 1
        if let method {
            let room = (rightStart > left + 8 ? rightStart - 3 : line.maxX - 1) - left
            let text = WrappedText.cut(method, to: room)
            left += context.draw(
                text, at: CellPoint(x: left, y: line.minY), paint: .solid(theme.screen.caption), in: line)
        }
        if rightStart >= left + 3 {
            context.draw(
                right, at: CellPoint(x: rightStart, y: line.minY), paint: .solid(theme.screen.hint), in: line)
        }
    }

    private var method: String? {
        switch state {
        case .running(let sitting): sitting.methodName
        case .completed(let completion): if case .completion = model.mode { completion.sitting.methodName } else { nil }
        case .idle: nil
        }
    }

    /// The notice, then as many hints as there is room for. Without a line of its own, a notice stands over the content, and so
    /// do the words on a server that is away where no first line says them.
    func drawFooter(_ footer: CellRect?, hasHeader: Bool, size: CellSize, context: inout DrawingContext) {
        if longNotice(size: size) != nil { return }
        let hints =
            footer != nil && model.showsHints(at: context.now, isStanding: isStanding)
            ? hints : []
        let away = model.isServerAway && !hasHeader && model.notice == nil ? model.serverWords : nil
        guard size.height >= 2, footer != nil || away != nil || model.notice != nil && !hidesNoticeOverContent else {
            return
        }
        let line = footer ?? CellRect(x: 0, y: size.height - 1, width: size.width, height: 1)
        var x = line.minX + (line.width >= 40 ? 1 : 0)
        if let words = model.notice?.text ?? away {
            if footer == nil { context.fill(line, with: .solid(theme.screen.background)) }
            let text = WrappedText.cut(words.replacing("\n", with: "  "), to: line.maxX - x)
            x += context.draw(text, at: CellPoint(x: x, y: line.minY), paint: .solid(theme.screen.emphasis), in: line)
            x += 4
        }
        if !hints.isEmpty, model.mode == .sitting, !isStanding { context.changes(at: model.hintsUntil, in: line) }
        for hint in Hint.fitting(hints, in: line.maxX - x - 1) {
            hint.draw(at: &x, in: line, theme: theme, context: &context)
        }
    }

    private var hints: [Hint] {
        if model.isWatching { return Hint.watching }
        let hints = Hint.hints(for: model.mode, isPaused: state.sitting?.pausedAt != nil, hasFaces: hasFaces)
        guard model.hasOthers, case .start(let panel) = model.mode, panel.line != .method else { return hints }
        return hints + [Hint.closingPanel]
    }

    /// A notice of several rows, which stands over everything and is all there is in the last line.
    func longNotice(size: CellSize) -> NoticePicture? {
        guard let notice = model.notice, !hidesNoticeOverContent else { return nil }
        return NoticePicture(notice.text, size: size, theme: theme)
    }

    private var isStanding: Bool { state.sitting.map { $0.pausedAt != nil } ?? true }

    /// Over content a notice must go again by itself, for which a screen that sleeps wakes where it is news alone.
    private var hidesNoticeOverContent: Bool {
        isStanding && model.notice.map { $0.until != nil && !$0.isNews } ?? false
    }
}
