import CellUI
import Foundation
import Languages
import Meditation
import PlainText
import ScreenKit

/// The start panel, in the largest form that fits.
///
///     ╭─────────────────────────────────────────────────────────────╮
///     │  Begin a sitting                                            │
///     │                                                             │
///     │    morning       Zazen · 25 min                          m  │
///     │  ─────────────────────────────────────────────────────────  │
///     │  › Duration      5   10   15   20   30   45   60   open     │
///     │    Method        Breath awareness                           │
///     │    Preparation   none   5   10   30 s   1 min               │
///     │    Bells         none   every 5 min   10   15               │
///     │                                                             │
///     │   Begin   20 min, after 10 s of preparation                 │
///     ╰─────────────────────────────────────────────────────────────╯
struct StartPanelView: View {
    /// The panel's state.
    let panel: StartPanel
    /// The weekly aim, where there is room for it; `nil` for none.
    var aim: WeeklyAim?

    /// The width of the labels: two columns for the mark, and one blank column at least before the choices.
    private var labelWidth: Double {
        let labels = panel.lines.filter { !$0.isSuggestion }.map { DisplayWidth.of(label(of: $0)) + 3 }
        return Double(max(14, labels.max() ?? 0)) * 8
    }

    var body: some View {
        ViewThatFits {
            if aim != nil { Dialog { allChoices(offering: true, hasAim: true).frame(width: width) } }
            if !panel.suggestions.isEmpty { Dialog { allChoices(offering: true).frame(width: width) } }
            if !panel.line.isSuggestion { Dialog { allChoices(offering: false).frame(width: width) } }
            Dialog {
                VStack(alignment: .leading) {
                    currentValues
                    HStack(spacing: 16) {
                        button
                        Text(verbatim: whole).foregroundStyle(.tertiary).lineLimit(1)
                    }
                    .padding(.top, 16).padding(.bottom, 16)
                }
                .frame(width: 32 * 8)
            }
            Dialog { currentValues.frame(width: 32 * 8) }
            focusedLine
        }
    }

    /// The width of the longer row of choices.
    private var width: Double {
        let columns = [StartPanel.Line.duration, .preparation, .bells].map { line in
            words(of: line).reduce(0) { $0 + DisplayWidth.of($1) + 3 }
        }
        return labelWidth + Double(columns.max() ?? 0) * 8
    }

    // MARK: The whole panel

    private func allChoices(offering: Bool, hasAim: Bool = false) -> some View {
        VStack(alignment: .leading) {
            title
            if offering { SuggestionRows(panel: panel, labelWidth: labelWidth) }
            ForEach(panel.lines.filter { !$0.isSuggestion }, id: \.self) { line in
                row(line) {
                    if line == .method { method.padding(.leading, 8) } else { choices(of: line) }
                }
            }
            HStack(spacing: 16) {
                button
                Text(verbatim: summary).foregroundStyle(.tertiary).lineLimit(1)
            }
            // The button is half a row higher than its letters at the top and at the bottom.
            .padding(.top, 16).padding(.bottom, 16)
            if hasAim, let aim { WeeklyAimView(aim: aim) }
        }
    }

    private var button: some View {
        Choice(localized("Begin"), isSelected: true, shape: .answer, sending: ScreenAction.choose(.begin))
    }

    private var title: some View {
        Text(verbatim: localized("Begin a sitting")).bold().lineLimit(1).foregroundStyle(.primary).padding(.bottom, 16)
    }

    private func row<Value: View>(_ line: StartPanel.Line, @ViewBuilder value: () -> Value) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: (line == panel.line ? "› " : "  ") + label(of: line)).bold(line == panel.line).lineLimit(1)
                .foregroundStyle(line == panel.line ? .primary : .secondary)
                .frame(width: labelWidth, alignment: .leading)
            value()
            Spacer(minLength: 0)
        }
        .onTapGesture(sending: ScreenAction.choose(.line(line)))
    }

    @ViewBuilder private var method: some View {
        if panel.line == .method {
            LineEditor(panel.methodLine).foregroundStyle(.primary)
        } else {
            TextField("", text: .constant(panel.method)).foregroundStyle(.secondary)
        }
    }

    @ViewBuilder private func choices(of line: StartPanel.Line) -> some View {
        let field = field(of: line)
        if field.typed.isEmpty || line == .bells {
            let selected = line == .bells ? panel.bells.selected : field.selected
            ForEach(Array(words(of: line).enumerated()), id: \.offset) { index, word in
                Choice(
                    word, isSelected: index == selected, isFocused: line == panel.line,
                    sending: ScreenAction.choose(.value(line, index))
                )
                .padding(.leading, index > 0 ? 8 : 0)
            }
        } else {
            typed(field).fixedSize().padding(.leading, 8)
            Text(verbatim: Self.meaning(of: field)).foregroundStyle(.tertiary).padding(.leading, 24)
        }
    }

    private func typed(_ field: DurationField) -> some View {
        LineEditor(field.line).foregroundStyle(.primary)
    }

    // MARK: Less room

    /// One row per line, with its current value only.
    private var currentValues: some View {
        VStack(alignment: .leading) {
            title
            ForEach(panel.lines.filter { !$0.isSuggestion || $0 == panel.line }, id: \.self) { line in
                row(line) { value(of: line).padding(.leading, 8) }
            }
        }
    }

    @ViewBuilder private func value(of line: StartPanel.Line) -> some View {
        let field = field(of: line)
        let isFocused = line == panel.line
        if line == .method {
            method
        } else if case .suggestion(let index) = line {
            Text(verbatim: panel.suggestions[index].plan.summary()).lineLimit(1)
        } else if line == .bells {
            value(panel.bells.value.brief, of: line).lineLimit(1).foregroundStyle(isFocused ? .primary : .secondary)
        } else if isFocused, !field.typed.isEmpty {
            typed(field)
        } else {
            ViewThatFits(in: .horizontal) {
                let chosen = Self.long(field.choices[field.selected])
                // Room for the arrows of the focused line, so that values do not change their form with the focus.
                Group {
                    if field.typed.isEmpty { value(chosen, of: line) } else { Text(verbatim: field.typed) }
                }
                .padding(.trailing, isFocused ? 0 : 32)
                Text(verbatim: Self.short(field.choices[field.selected], of: .preparation))
            }
            .lineLimit(1).foregroundStyle(isFocused ? .primary : .secondary)
        }
    }

    /// A value; that of the focused line between arrows that change it.
    @ViewBuilder private func value(_ text: String, of line: StartPanel.Line) -> some View {
        if line == panel.line {
            HStack(spacing: 0) {
                Text(verbatim: "‹ ").accessibilityHidden(true).onTapGesture(
                    sending: ScreenAction.choose(.step(line, -1)))
                Text(verbatim: text)
                Text(verbatim: " ›").accessibilityHidden(true).onTapGesture(
                    sending: ScreenAction.choose(.step(line, 1)))
            }
        } else {
            Text(verbatim: text)
        }
    }

    /// Only the focused line, in a screen of a few cells.
    private var focusedLine: some View {
        GeometryReader { proxy in
            let rows = Int(proxy.size.height / 16)
            VStack(alignment: .leading) {
                if rows >= 2 { Text(verbatim: label(of: panel.line)).foregroundStyle(.secondary) }
                value(of: panel.line)
                if rows >= 3 { Text(verbatim: localized("enter begins")).foregroundStyle(.tertiary) }
            }
            .lineLimit(1).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        }
        .opaque()
    }

    // MARK: Words

    private func field(of line: StartPanel.Line) -> DurationField {
        line == .preparation ? panel.preparation : panel.duration
    }

    private func label(of line: StartPanel.Line) -> String {
        switch line {
        case .suggestion(let index): panel.suggestions[index].title
        case .bells: localized("Bells")
        case .duration: localized("Duration")
        case .method: localized("Method")
        case .preparation: localized("Preparation")
        }
    }

    /// The choices of a line of durations or bells.
    private func words(of line: StartPanel.Line) -> [String] {
        guard line == .bells else { return field(of: line).choices.map { Self.short($0, of: line) } }
        return panel.bells.choices.map { Self.short($0) }
    }

    /// Summary of the sitting about to begin; empty while the typed text is not a duration.
    private var summary: String {
        guard let duration = try? panel.duration.value().map(ClockText.brief) ?? localized("open-ended", "length"),
            let preparation = try? panel.preparation.value() ?? 0
        else { return "" }
        if !panel.stages.isEmpty { return panel.stages.summary }
        let length =
            preparation > 0
            ? localized("\(duration), after \(ClockText.brief(preparation)) of preparation") : duration
        return panel.guide.map { "\(length) · \(TerminalText.oneLine($0))" } ?? length
    }

    /// What else begins than the values say, in a word or two: stages, or a recording; empty for neither.
    private var whole: String {
        let stages = panel.stages.list.count
        return stages > 0 ? localized("\(count: stages) stages") : panel.guide.map(TerminalText.oneLine) ?? ""
    }

    private static func meaning(of field: DurationField) -> String {
        do {
            return try field.value().map(ClockText.brief) ?? ""
        } catch {
            return "?"
        }
    }

    /// A choice of bells; an interval without the words around it.
    private static func short(_ bells: IntervalBells) -> String {
        if case .every(let seconds) = bells { ClockText.brief(seconds) } else { bells.brief }
    }

    /// A choice's label; durations of whole minutes below 100 omit the unit.
    private static func short(_ value: TimeInterval?, of line: StartPanel.Line) -> String {
        guard let value else { return localized("open", "length") }
        if value == 0 { return localized("none", "preparation") }
        let isMinutes = line == .duration && value.truncatingRemainder(dividingBy: 60) == 0 && value < 6000
        return isMinutes ? "\(Int(value / 60))" : ClockText.brief(value)
    }

    private static func long(_ value: TimeInterval?) -> String {
        guard let value else { return localized("open-ended", "length") }
        return value == 0 ? localized("none", "preparation") : ClockText.brief(value)
    }
}
