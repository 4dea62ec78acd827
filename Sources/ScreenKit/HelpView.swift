import CellUI
import Foundation
import Languages

/// The keys of a screen over its picture; if they do not fit, a page that scrolls.
///
///     ╭────────────────────────────────────────╮
///     │  Keys                  any key closes  │
///     │                                        │
///     │  space     pause and resume            │
///     │  enter     end: finish or discard      │
///     ╰────────────────────────────────────────╯
package struct HelpView: View {
    /// A key and its description.
    package typealias Line = (key: String, meaning: String)

    private let lines: [Line]
    private let offset: Int

    /// The help, scrolled down by `offset` rows if it scrolls.
    package init(_ lines: [Line], offset: Int = 0) { (self.lines, self.offset) = (lines, offset) }

    /// The box or the page.
    package var body: some View {
        ViewThatFits {
            Dialog {
                VStack(alignment: .leading, spacing: 16) {
                    heading(localized("any key closes"))
                    rows(keyColumns: Layout.keyColumns(of: lines, inBox: true))
                }
                .frame(width: Double(Layout.width(of: lines)) * 8)
            }
            GeometryReader { page(in: $0.size) }.opaque()
        }
    }

    private func page(in size: CGSize) -> some View {
        let cells = CellSize(width: Int(size.width / 8), height: Int(size.height / 16))
        let layout = Layout(lines: lines, size: cells)
        return VStack(alignment: .leading, spacing: 0) {
            if cells.height >= 3 {
                heading(
                    layout.isScrollable ? localized("↑↓ scroll · esc closes") : localized("any key closes"),
                    brief: layout.isScrollable ? "↑↓ esc" : "esc")
            }
            ScrollView { rows(keyColumns: layout.isStacked ? nil : Layout.keyColumns(of: lines, inBox: false)) }
                .scrollPosition(.constant(ScrollPosition(y: Double(offset) * 16)))
        }
        .padding(.horizontal, Double(Layout.margin(in: cells.width)) * 8)
    }

    /// The title, with advice how to close; a brief one where that does not fit.
    private func heading(_ advice: String, brief: String = "") -> some View {
        HStack {
            Text(verbatim: localized("Keys")).bold().foregroundStyle(.primary)
            Spacer()
            ViewThatFits(in: .horizontal) {
                Text(verbatim: advice)
                Text(verbatim: brief)
            }
            .foregroundStyle(.tertiary)
        }
        .lineLimit(1)
    }

    /// The keys with their descriptions beside them, or below if `keyColumns` is `nil`.
    private func rows(keyColumns: Int?) -> some View {
        VStack(alignment: .leading) {
            ForEach(lines, id: \.key) { line in
                let key = Text(verbatim: line.key).foregroundStyle(.primary)
                let meaning = Text(verbatim: line.meaning).foregroundStyle(.secondary)
                if let keyColumns {
                    HStack(alignment: .top, spacing: 8) {
                        key.fixedSize().frame(width: Double(keyColumns - 1) * 8, alignment: .leading)
                        meaning
                    }
                } else {
                    key
                    meaning
                }
            }
        }
    }
}

extension HelpView {
    /// How many rows the help has on a screen, and how far it scrolls.
    package struct Layout {
        /// The fewest columns beside the keys in which a description is readable.
        private static let leastColumns = 16

        /// The number of rows visible at a time.
        package let rows: Int
        /// Whether the screen is too narrow for the descriptions beside the keys.
        let isStacked: Bool
        private let count: Int

        /// The layout of `lines` on a screen of `size`: in a box if it fits, else on the whole screen, below a first line if there
        /// is room.
        package init(lines: [Line], size: CellSize) {
            if Self.width(of: lines) + 8 <= size.width, lines.count + 4 <= size.height {
                (count, rows, isStacked) = (lines.count, lines.count, false)
            } else {
                let columns = size.width - 2 * Self.margin(in: size.width)
                let beside = columns - Self.keyColumns(of: lines, inBox: false)
                func rowCount(_ text: String, columns: Int) -> Int {
                    max(1, WrappedText.lines(text, columns: max(1, columns)).count)
                }
                isStacked = beside < Self.leastColumns
                count =
                    isStacked
                    ? lines.reduce(0) {
                        $0 + rowCount($1.key, columns: columns) + rowCount($1.meaning, columns: columns)
                    } : lines.reduce(0) { $0 + rowCount($1.meaning, columns: beside) }
                rows = min(count, size.height < 3 ? size.height : size.height - 1)
            }
        }

        /// Whether not all rows are visible at once.
        package var isScrollable: Bool { rows < count }

        /// An offset within the rows.
        package func clamped(_ offset: Int) -> Int { max(0, min(offset, count - rows)) }

        /// The columns of the keys, with the blank that follows them.
        static func keyColumns(of lines: [Line], inBox: Bool) -> Int {
            max(inBox ? 10 : 8, (lines.map { DisplayWidth.of($0.key) }.max() ?? 0) + 1)
        }

        static func width(of lines: [Line]) -> Int {
            keyColumns(of: lines, inBox: true) + (lines.map { DisplayWidth.of($0.meaning) }.max() ?? 0)
        }

        static func margin(in columns: Int) -> Int { columns >= 40 ? 1 : 0 }
    }
}
