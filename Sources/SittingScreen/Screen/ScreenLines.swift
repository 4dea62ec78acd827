import CellUI
import Foundation
import Meditation
import Presentations
import ScreenKit

/// The screen's first and last line.
struct ScreenLines {
    /// The screen's model.
    let model: ScreenModel
    /// The timer state.
    let state: TimerState
    /// The theme.
    let theme: Theme
    /// The emulated device.
    let device: Device
    /// Whether presentations are shown rather than the plain timer.
    let hasFaces: Bool

    /// Draws program and method on the left, theme and device on the right.
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

    /// Draws the notice, then as many hints as fit. Without a footer line, a notice is drawn over the content, as is the
    /// offline server if there is no header to show it.
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
        ScreenKeys(of: model, isPaused: state.sitting?.pausedAt != nil, hasFaces: hasFaces).map.hints
    }

    /// A notice of several rows, drawn over the content instead of the last line; `nil` if the notice fits one row or is
    /// hidden.
    func longNotice(size: CellSize) -> NoticePicture? {
        guard let notice = model.notice, !hidesNoticeOverContent else { return nil }
        return NoticePicture(notice.text, size: size, theme: theme)
    }

    private var isStanding: Bool { state.sitting.map { $0.pausedAt != nil } ?? true }

    /// Whether to hide a notice that would cover content: it would have to disappear again, and a sleeping screen wakes for
    /// that only if the notice is news.
    private var hidesNoticeOverContent: Bool {
        isStanding && model.notice.map { $0.until != nil && !$0.isNews } ?? false
    }
}
