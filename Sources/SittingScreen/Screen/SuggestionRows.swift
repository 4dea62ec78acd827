import CellUI
import ScreenKit

/// The sittings that the start panel offers, a row each, with a rule below.
///
///     › morning   Zazen · 25 min                        m
///       evening   10 min                                e
///       Body scan · 12 min
///     ────────────────────────────────────────────────────
struct SuggestionRows: View {
    /// The panel's state.
    let panel: StartPanel
    /// The width of the first column in points.
    let labelWidth: Double

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(Array(panel.suggestions.enumerated()), id: \.offset) { index, suggestion in
                row(suggestion, at: index)
            }
            if !panel.suggestions.isEmpty { Divider() }
        }
    }

    private func row(_ suggestion: Suggestion, at index: Int) -> some View {
        let isFocused = panel.line == .suggestion(index)
        let title = (isFocused ? "› " : "  ") + suggestion.title
        return HStack(spacing: 0) {
            if suggestion.detail.isEmpty {
                Text(verbatim: title).bold(isFocused)
            } else {
                Text(verbatim: title).bold(isFocused).frame(width: labelWidth, alignment: .leading)
                ViewThatFits(in: .horizontal) {
                    Text(verbatim: suggestion.detail)
                    Text(verbatim: suggestion.briefDetail)
                }
                .padding(.leading, 8)
            }
            Spacer(minLength: 8)
            if let key = suggestion.key { Text(verbatim: String(key)).bold() }
        }
        .lineLimit(1).foregroundStyle(isFocused ? .primary : .secondary)
        .onTapGesture(sending: ScreenAction.choose(.line(.suggestion(index))))
    }
}
