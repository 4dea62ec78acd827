import CellUI
import Presentations

/// The first line of a screen: what it is, its subject and, if there is room, details at the right.
///
///      islet   Breath awareness                              midnight · 393 × 852
package struct TitleBar: View {
    private let title: String
    private let subject: String?
    private let details: String?

    /// A line. A `subject` is cut rather than the details dropped, down to 8 columns.
    package init(_ title: String, subject: String? = nil, details: String? = nil) {
        (self.title, self.subject, self.details) = (title, subject, details)
    }

    /// The line.
    package var body: some View {
        ViewThatFits(in: .horizontal) {
            if let details {
                HStack(spacing: 0) {
                    start(minimum: 8)
                    Spacer(minLength: 24)
                    Text(verbatim: details).foregroundStyle(.tertiary).fixedSize()
                }
            }
            start(minimum: nil).frame(maxWidth: .infinity, alignment: .leading)
        }
        .lineLimit(1).padding(.horizontal, 8)
    }

    private func start(minimum columns: Double?) -> some View {
        HStack(spacing: 24) {
            Text(verbatim: title).bold().foregroundStyle(.primary).fixedSize()
            if let subject {
                // As a candidate it is asked for its ideal width: cutting the subject is better than dropping the details.
                Text(verbatim: subject).foregroundStyle(.secondary)
                    .frame(minWidth: 0, idealWidth: columns.map { $0 * 8 }, maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

extension Theme {
    /// Its name for the first line of a screen.
    ///
    /// - Parameter hasColors: Whether the screen has colours. Without them it is not named: no theme is seen, and the terminal may be light
    ///   where the theme is dark.
    /// - Returns: The name in small letters, or `nil`.
    package func titleDetail(hasColors: Bool) -> String? { hasColors ? displayName.lowercased() : nil }
}

/// The last line of a screen: a sentence, if there is one, and as many key hints as fit. A click on a hint sends its
/// ``Key``.
///
///      The target is now 21:00.    space pause   enter end   ? help
package struct Footer: View {
    private let notice: String?
    private let hints: [Hint]

    /// A line. Line breaks in `notice` become blanks.
    package init(notice: String? = nil, hints: [Hint]) {
        (self.notice, self.hints) = (notice?.replacing("\n", with: "  "), hints)
    }

    /// The columns between the sentence and the hints.
    fileprivate static let gap = 4

    /// The line. The most important hints are kept longest.
    package var body: some View {
        ViewThatFits(in: .horizontal) {
            ForEach(Hint.shorter(hints), id: \.self) { hints in
                HStack(spacing: Double(Self.gap) * 8) {
                    words
                    HStack(spacing: 24) { ForEach(hints, id: \.self) { HintView(hint: $0) } }
                }
            }
            if notice == nil { Color.clear.frame(width: 0, height: 0) } else { words }
        }
        .lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private var words: some View {
        if let notice { Text(verbatim: notice).foregroundStyle(.primary) }
    }
}

/// A key and its effect.
private struct HintView: View {
    let hint: Hint

    var body: some View {
        if let click = hint.click { words.onTapGesture(sending: click) } else { words }
    }

    private var words: some View {
        HStack(spacing: 8) {
            Text(verbatim: hint.key).bold().foregroundStyle(.secondary)
            Text(verbatim: hint.meaning).foregroundStyle(.tertiary)
        }
        .fixedSize()
    }
}

/// A message that does not fit on the last line, or several messages, wrapped at the bottom of the screen; at most half as high
/// as the screen.
///
/// If it is too high, the longest sentences are cut first, so that some of each is visible.
package struct LongNotice: View {
    /// Whether the last row stays free for the hint.
    package let isAboveHint: Bool
    private let sentences: [String]
    private let margin: Double
    private let height: Double

    /// A message of one sentence or more, separated by line breaks; `nil` if `text` fits in one row of a screen of `size`, or if
    /// the screen is too small.
    ///
    /// - Parameter hint: A hint that stays on the last row: what does not fit beside it is above it. Default: `nil`, and the
    ///   message takes the last row.
    package init?(_ text: String, on size: CellSize, above hint: Hint? = nil) {
        let margin = size.width >= 40 ? 1 : 0
        let columns = size.width - 2 * margin
        let hint = size.height >= 6 ? hint : nil
        let room = hint.map { columns - Footer.gap - $0.columns } ?? columns
        guard text.contains("\n") || DisplayWidth.of(text) > room, size.height >= 4, columns >= 8 else { return nil }
        isAboveHint = hint != nil
        sentences = text.split(separator: "\n").map(String.init)
        (self.margin, height) = (Double(margin) * 8, Double(size.height / 2) * 16)
    }

    /// The message.
    package var body: some View {
        ViewThatFits(in: .vertical) {
            ForEach(Array((1...8).reversed()), id: \.self) { rows in
                VStack(alignment: .leading) {
                    ForEach(sentences, id: \.self) { Text(verbatim: $0).lineLimit(rows).foregroundStyle(.primary) }
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, margin).opaque()
        .frame(maxHeight: height, alignment: .bottom)
        .padding(.bottom, isAboveHint ? 16 : 0)
    }
}

extension View {
    /// Shows `notice` over the last rows of this view, which has the given size, if it does not fit on one row.
    package func longNotice(_ notice: String?, on size: CellSize) -> some View {
        overlay(alignment: .bottom) {
            if let notice = notice.flatMap({ LongNotice($0, on: size) }) { notice }
        }
    }
}
