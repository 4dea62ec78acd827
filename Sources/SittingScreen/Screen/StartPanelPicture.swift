import CellUI
import Foundation
import Meditation
import Presentations
import ScreenKit

/// Draws the start panel over the presentations as they will look.
///
///     ╭─────────────────────────────────────────────────────────────╮
///     │  Begin a sitting                                            │
///     │                                                             │
///     │  › Duration      5   10   15   20   30   45   60   open     │
///     │    Method        Breath awareness                           │
///     │    Preparation   none   5   10   30 s   1 min               │
///     │                                                             │
///     │   Begin                                                     │
///     ╰─────────────────────────────────────────────────────────────╯
struct StartPanelPicture {
    /// The panel's state.
    let panel: StartPanel
    /// The colours.
    let theme: Theme

    private static let labelColumns = 14
    private static let compact = CellSize(width: 32, height: 5)

    /// Size that fits all choices.
    private var content: CellSize {
        let widths = [StartPanel.Line.duration, .preparation].map { line in
            field(of: line).choices.reduce(0) { $0 + DisplayWidth.of(Self.short($1, of: line)) + 3 }
        }
        return CellSize(width: Self.labelColumns + (widths.max() ?? 0), height: 7)
    }

    /// Draws the largest form of the panel that fits `area`.
    func draw(in area: CellRect, context: inout DrawingContext, targets: inout [ScreenImage.Target]) {
        if DialogBox.fits(content, in: area) {
            drawBox(in: area, context: &context, targets: &targets)
        } else if DialogBox.fits(Self.compact, in: area) {
            drawLines(
                in: DialogBox(theme: theme).draw(around: Self.compact, in: area, context: &context), context: &context,
                targets: &targets)
        } else {
            drawOneLine(in: area, context: &context)
        }
    }

    // MARK: The whole panel

    private func drawBox(in area: CellRect, context: inout DrawingContext, targets: inout [ScreenImage.Target]) {
        let place = DialogBox(theme: theme).draw(around: content, in: area, context: &context)
        context.draw(
            "Begin a sitting", at: place.origin, paint: .solid(theme.screen.emphasis), in: place, attributes: .bold)
        for (index, line) in StartPanel.Line.allCases.enumerated() {
            let row = CellRect(x: place.minX, y: place.minY + 2 + index, width: place.width, height: 1)
            targets.append(ScreenImage.Target(rect: row, action: .choose(.line(line))))
            drawLabel(of: line, in: row, context: &context)
            let values = CellRect(
                x: row.minX + Self.labelColumns, y: row.minY, width: row.width - Self.labelColumns, height: 1)
            switch line {
            case .method: drawMethod(in: values, context: &context)
            case .duration, .preparation: drawChoices(of: line, in: values, context: &context, targets: &targets)
            }
        }
        let button = DialogBox(theme: theme).drawChoice(
            "Begin", isChosen: true, at: CellPoint(x: place.minX, y: place.minY + 6), context: &context)
        targets.append(ScreenImage.Target(rect: button, action: .choose(.begin)))
        context.draw(
            WrappedText.cut(summary, to: place.maxX - button.maxX - 2),
            at: CellPoint(x: button.maxX + 2, y: button.minY),
            paint: .solid(theme.screen.hint), in: place)
    }

    private func drawLabel(of line: StartPanel.Line, in row: CellRect, context: inout DrawingContext) {
        let isFocused = line == panel.line
        let paint = Paint.solid(isFocused ? theme.screen.emphasis : theme.screen.caption)
        context.draw((isFocused ? "› " : "  ") + Self.label(of: line), at: row.origin, paint: paint, in: row)
    }

    private func drawMethod(in rect: CellRect, context: inout DrawingContext) {
        let isFocused = panel.line == .method
        let room = rect.width - 2
        let text = isFocused ? Self.end(of: panel.method, room) : WrappedText.cut(panel.method, to: room)
        let paint = Paint.solid(isFocused ? theme.screen.emphasis : theme.screen.caption)
        let width = context.draw(text, at: CellPoint(x: rect.minX + 1, y: rect.minY), paint: paint, in: rect)
        if isFocused { drawCaret(at: CellPoint(x: rect.minX + 1 + width, y: rect.minY), in: rect, context: &context) }
    }

    /// The end of a text, where the caret is, after an ellipsis if the text is cut.
    private static func end(of text: String, _ columns: Int) -> String {
        guard DisplayWidth.of(text) > columns, columns > 0 else { return text }
        var rest = text
        while DisplayWidth.of(rest) > columns - 1 { rest.removeFirst() }
        return "…" + rest
    }

    private func drawChoices(
        of line: StartPanel.Line, in rect: CellRect, context: inout DrawingContext, targets: inout [ScreenImage.Target]
    ) {
        let field = field(of: line)
        var x = rect.minX
        if !field.typed.isEmpty {
            let text = " \(field.typed)"
            x += context.draw(text, at: rect.origin, paint: .solid(theme.screen.emphasis), in: rect)
            drawCaret(at: CellPoint(x: x, y: rect.minY), in: rect, context: &context)
            context.draw(
                "   " + Self.meaning(of: field), at: CellPoint(x: x + 1, y: rect.minY),
                paint: .solid(theme.screen.hint),
                in: rect)
            return
        }
        for (index, value) in field.choices.enumerated() {
            let place = DialogBox(theme: theme).drawChoice(
                Self.short(value, of: line), isChosen: index == field.selected, at: CellPoint(x: x, y: rect.minY),
                context: &context)
            targets.append(ScreenImage.Target(rect: place, action: .choose(.value(line, index))))
            x = place.maxX + 1
        }
    }

    private func drawCaret(at point: CellPoint, in rect: CellRect, context: inout DrawingContext) {
        context.draw(" ", at: point, paint: .solid(theme.screen.emphasis), in: rect, attributes: .reverse)
    }

    // MARK: Less room

    /// One row per line, with its current value only.
    private func drawLines(in place: CellRect, context: inout DrawingContext, targets: inout [ScreenImage.Target]) {
        context.draw(
            "Begin a sitting", at: place.origin, paint: .solid(theme.screen.emphasis), in: place, attributes: .bold)
        for (index, line) in StartPanel.Line.allCases.enumerated() {
            let row = CellRect(x: place.minX, y: place.minY + 2 + index, width: place.width, height: 1)
            targets.append(ScreenImage.Target(rect: row, action: .choose(.line(line))))
            drawLabel(of: line, in: row, context: &context)
            let value = CellRect(
                x: row.minX + Self.labelColumns, y: row.minY, width: row.width - Self.labelColumns, height: 1)
            if line == .method {
                drawMethod(in: value, context: &context)
            } else {
                drawValue(of: line, in: value.inset(columns: 1, rows: 0), context: &context)
            }
        }
    }

    private func drawValue(of line: StartPanel.Line, in rect: CellRect, context: inout DrawingContext) {
        let field = field(of: line)
        let isFocused = line == panel.line
        let chosen = Self.long(field.choices[field.selected])
        let isRoomy = DisplayWidth.of(chosen) + 4 <= rect.width
        let short = isRoomy ? chosen : Self.short(field.choices[field.selected], of: .preparation)
        let text = field.typed.isEmpty ? isFocused && isRoomy ? "‹ \(chosen) ›" : short : field.typed
        let paint = Paint.solid(isFocused ? theme.screen.emphasis : theme.screen.caption)
        let width = context.draw(text, at: rect.origin, paint: paint, in: rect)
        if isFocused, !field.typed.isEmpty {
            drawCaret(at: CellPoint(x: rect.minX + width, y: rect.minY), in: rect, context: &context)
        }
    }

    /// Only the focused line.
    private func drawOneLine(in area: CellRect, context: inout DrawingContext) {
        context.fill(area, with: .solid(theme.screen.background))
        let row = CellRect(x: area.minX, y: area.minY + max(0, (area.height - 1) / 2), width: area.width, height: 1)
        if area.height >= 2 {
            context.draw(
                WrappedText.cut(Self.label(of: panel.line), to: area.width),
                at: CellPoint(x: area.minX, y: row.minY - 1),
                paint: .solid(theme.screen.caption), in: area)
        }
        if panel.line == .method {
            drawMethod(in: row.offset(x: -1, y: 0), context: &context)
        } else {
            drawValue(of: panel.line, in: row, context: &context)
        }
        if area.height >= 3 {
            context.draw(
                WrappedText.cut("enter begins", to: area.width), at: CellPoint(x: area.minX, y: row.minY + 1),
                paint: .solid(theme.screen.hint), in: area)
        }
    }

    // MARK: Words

    private func field(of line: StartPanel.Line) -> DurationField {
        line == .preparation ? panel.preparation : panel.duration
    }

    private static func label(of line: StartPanel.Line) -> String {
        switch line {
        case .duration: "Duration"
        case .method: "Method"
        case .preparation: "Preparation"
        }
    }

    /// Summary of the sitting about to begin; empty while the typed text is not a duration.
    private var summary: String {
        guard let duration = try? panel.duration.value().map(ClockText.brief) ?? "open-ended",
            let preparation = try? panel.preparation.value() ?? 0
        else { return "" }
        return preparation > 0 ? "\(duration), after \(ClockText.brief(preparation)) of preparation" : duration
    }

    private static func meaning(of field: DurationField) -> String {
        do {
            return try field.value().map(ClockText.brief) ?? ""
        } catch {
            return "?"
        }
    }

    /// A choice's label; durations of whole minutes below 100 omit the unit.
    private static func short(_ value: TimeInterval?, of line: StartPanel.Line) -> String {
        guard let value else { return "open" }
        if value == 0 { return "none" }
        let isMinutes = line == .duration && value.truncatingRemainder(dividingBy: 60) == 0 && value < 6000
        return isMinutes ? "\(Int(value / 60))" : ClockText.brief(value)
    }

    private static func long(_ value: TimeInterval?) -> String {
        guard let value else { return "open-ended" }
        return value == 0 ? "none" : ClockText.brief(value)
    }
}
