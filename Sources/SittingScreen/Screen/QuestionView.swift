import CellUI
import Languages
import ScreenKit

/// A question with its answers over the screen, in the largest form that fits.
///
///     ╭─────────────────────────────────────────────╮
///     │  End the sitting?                           │
///     │                                             │
///     │   Finish    Discard    Keep sitting         │
///     │                                             │
///     │  Ends the sitting and logs it.              │
///     ╰─────────────────────────────────────────────╯
struct QuestionView: View {
    /// The question.
    let question: Question

    @Environment(\.mixesColors) private var mixesColors

    var body: some View {
        ViewThatFits {
            Dialog {
                VStack(alignment: .leading) {
                    title
                    if let detail = question.detail { Text(verbatim: detail).foregroundStyle(.tertiary) }
                    answers(isShort: false)
                    consequence
                }
            }
            Dialog {
                VStack(alignment: .leading) {
                    title
                    answers(isShort: true)
                }
            }
            selectedAnswer
        }
        .lineLimit(1)
        .accessibilityElement(children: .ignore).accessibilityLabel(
            question.spoken.joined(separator: Language.current.comma))
    }

    private var title: some View { Text(verbatim: question.title).bold().foregroundStyle(.primary) }

    private func answers(isShort: Bool) -> some View {
        HStack {
            ForEach(question.answers, id: \.self) { answer in
                Choice(
                    answer.label(isShort: isShort), isSelected: answer == question.selected,
                    shape: isShort ? .row : .answer, sending: ScreenAction.answer(answer))
            }
        }
        // The labels, not their blanks, line up with the title; pills do with their edges.
        .padding(.horizontal, mixesColors && !isShort ? 0 : -8).padding(.top, 16)
    }

    /// The consequence of the selected answer; as wide as the longest one, so that the box keeps its size.
    private var consequence: some View {
        ZStack(alignment: .leading) {
            ForEach(question.answers, id: \.self) { answer in
                let text = Text(verbatim: question.consequence(of: answer)).foregroundStyle(.tertiary)
                if answer == question.selected { text } else { text.hidden() }
            }
        }
        .padding(.top, 16)
    }

    /// Only the selected answer, in a screen of a few cells; the arrow keys still change it.
    private var selectedAnswer: some View {
        GeometryReader { proxy in
            let (columns, rows) = (Int(proxy.size.width / 8), Int(proxy.size.height / 16))
            let answer = question.selected
            VStack(alignment: .leading) {
                if rows >= 2 {
                    ViewThatFits(in: .horizontal) {
                        title
                        Text(verbatim: question.subject == .cancel ? localized("Discard?") : localized("End?")).bold()
                            .foregroundStyle(.primary)
                    }
                }
                Choice(
                    answer.label(isShort: columns < 20), isSelected: true, sending: ScreenAction.answer(answer))
                if rows >= 3, columns >= 20 { Text(verbatim: localized("←→ others")).foregroundStyle(.tertiary) }
            }
        }
        .opaque()
    }
}
