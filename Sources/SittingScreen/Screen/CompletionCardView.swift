import CellUI
import Foundation
import Languages
import Meditation
import PlainText
import ScreenKit

/// The card after a sitting, in the largest form that fits.
///
///     ╭──────────────────────────────────────────────────────────╮
///     │  ✓ 18 min 5 s of 20 min                                  │
///     │  Today 38 min · this week 2 h 10 min · 4 days in a row   │
///     │                                                          │
///     │  How was it?   1 restless   2 settled   3 clear          │
///     │  Note          ▏                                         │
///     ╰──────────────────────────────────────────────────────────╯
struct CompletionCardView: View {
    /// The card's state.
    let card: CompletionCard

    /// The width of the labels: that of the longer one, and a gap.
    private static var labelWidth: Double {
        Double(max(13, DisplayWidth.of(localized("How was it?")), DisplayWidth.of(localized("Note"))) + 2) * 8
    }

    var body: some View {
        ViewThatFits {
            Dialog { whole(totals: card.totals.map { [$0.summary] } ?? [], noteWidth: 56) }
            Dialog { whole(totals: card.totals?.parts ?? [], noteWidth: 40) }
            Dialog {
                VStack(alignment: .leading) {
                    title
                    if !card.moods.isEmpty { moods(hasLabel: false) }
                    if card.completion.isLogged { note(hasLabel: false).frame(width: 28 * 8, alignment: .leading) }
                }
            }
            Dialog { title }
            // In a few cells what is beside it would be read with it.
            title.frame(maxWidth: .infinity, maxHeight: .infinity).opaque()
        }
        .lineLimit(1)
    }

    /// All of it, with the totals in lines, and the note of some columns.
    private func whole(totals: [String], noteWidth: Double) -> some View {
        VStack(alignment: .leading) {
            title
            ForEach(card.completion.omission.map { [$0] } ?? totals, id: \.self) {
                Text(verbatim: $0).foregroundStyle(.secondary)
            }
            if card.completion.isLogged {
                if !card.moods.isEmpty { moods(hasLabel: true).padding(.top, 16) }
                note(hasLabel: true).frame(width: noteWidth * 8, alignment: .leading)
            }
        }
    }

    private var title: some View {
        let sitting = card.completion.sitting
        let elapsed = ClockText.brief(sitting.elapsed)
        let text = sitting.target.map { localized("\(elapsed) of \(ClockText.brief($0))") } ?? elapsed
        return HStack(spacing: 8) {
            Text(verbatim: "✓").foregroundStyle(.green).accessibilityHidden(true)
            Text(verbatim: text).bold().foregroundStyle(.primary)
        }
    }

    private func moods(hasLabel: Bool) -> some View {
        HStack(spacing: 0) {
            if hasLabel { label(localized("How was it?")) }
            ForEach(Array(card.moods.enumerated()), id: \.offset) { index, mood in
                Choice(
                    "\(index + 1) \(mood)", isSelected: mood == card.mood,
                    sending: ScreenAction.card(.choose(index)))
            }
        }
    }

    private func note(hasLabel: Bool) -> some View {
        HStack(spacing: 0) {
            if hasLabel { label(localized("Note")) }
            if card.isTyping {
                LineEditor(card.line).foregroundStyle(.primary).padding(.leading, 8)
            } else if !card.note.isEmpty {
                Text(verbatim: TerminalText.oneLine(card.note)).foregroundStyle(.primary).padding(.leading, 8)
            } else {
                Text(verbatim: localized("type it, or let it be")).foregroundStyle(.tertiary).padding(.leading, 8)
            }
            Spacer(minLength: 0)
        }
        .onTapGesture(sending: ScreenAction.card(.write))
    }

    private func label(_ text: String) -> some View {
        Text(verbatim: text).foregroundStyle(.secondary).frame(width: Self.labelWidth, alignment: .leading)
    }
}
