import CellUI
import Meditation
import PlainText
import ScreenKit

/// Draws the sittings as a table, the selected one in reverse video.
///
///     STARTED             ELAPSED   TARGET  METHOD            NOTE
///     2026-11-20 08:14      20:00    20:00  Breath awareness  Calm.
struct HistoryTable {
    /// The panel's state.
    let panel: HistoryPanel
    /// The colours.
    let ink: HistoryInk

    /// Draws the header and the sittings that fit, including the selected one.
    func draw(in rect: CellRect, context: inout DrawingContext) {
        let hasHeader = rect.height >= 4
        let body = CellRect(
            x: rect.minX, y: rect.minY + (hasHeader ? 1 : 0), width: rect.width,
            height: rect.height - (hasHeader ? 1 : 0))
        let count = panel.sittings.count
        let first = min(max(0, panel.selected - body.height / 2), max(0, count - body.height))
        if hasHeader {
            context.draw(
                row(
                    started: "STARTED", elapsed: "ELAPSED", target: "TARGET", method: "METHOD", note: "NOTE",
                    in: rect.width),
                at: rect.origin, paint: .solid(ink.faint), in: rect, attributes: ink.faintAttributes)
        }
        for (offset, sitting) in panel.sittings.dropFirst(first).prefix(body.height).enumerated() {
            let line = row(
                started: WallClockText.dateAndTime(sitting.start, in: panel.calendar.timeZone),
                elapsed: ClockText.clock(sitting.elapsed), target: sitting.target.map(ClockText.clock) ?? "open",
                method: sitting.methodName, note: sitting.note.map(TerminalText.oneLine) ?? "", in: rect.width)
            let isChosen = first + offset == panel.selected
            context.draw(
                line, at: CellPoint(x: body.minX, y: body.minY + offset),
                paint: .solid(isChosen ? ink.emphasis : ink.label), in: body, attributes: isChosen ? .reverse : [])
        }
    }

    /// Notes and targets are omitted if they do not fit.
    private func row(
        started: String, elapsed: String, target: String, method: String, note: String, in width: Int
    ) -> String {
        var text =
            started.padded(to: 16) + "  " + String(repeating: " ", count: max(0, 8 - elapsed.count)) + elapsed + "  "
        if width >= 60 { text += String(repeating: " ", count: max(0, 8 - target.count)) + target + "  " }
        let left = width - text.count
        guard width >= 80 else { return text + fitted(method, to: left) }
        let columns = min(24, left / 2)
        return text + fitted(method, to: columns) + "  " + fitted(note, to: left - columns - 2)
    }

    private func fitted(_ text: String, to columns: Int) -> String {
        let cut = WrappedText.cut(text, to: columns)
        return cut + String(repeating: " ", count: max(0, columns - DisplayWidth.of(cut)))
    }
}
