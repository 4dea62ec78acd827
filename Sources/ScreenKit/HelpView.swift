import CellUI

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

    /// Whether the lines fit in a box on a screen of `size`.
    package static func fits(_ lines: [Line], in size: CellSize) -> Bool {
        width(of: lines) + 8 <= size.width && lines.count + 4 <= size.height
    }

    private static let keyColumns = 10

    private static func width(of lines: [Line]) -> Int {
        keyColumns + (lines.map { DisplayWidth.of($0.meaning) }.max() ?? 0)
    }

    /// The box or the page.
    package var body: some View {
        ViewThatFits {
            Dialog {
                VStack(alignment: .leading) {
                    heading("any key closes")
                    rows(keyColumns: Self.keyColumns).padding(.top, 16)
                }
                .frame(width: Double(Self.width(of: lines)) * 8)
            }
            VStack(alignment: .leading) {
                heading("↑↓ scroll   esc closes")
                ScrollView { rows(keyColumns: 8) }
                    .scrollPosition(.constant(ScrollPosition(y: Double(offset) * 16)))
            }
            .padding(.horizontal, 8).opaque()
        }
    }

    private func heading(_ advice: String) -> some View {
        HStack {
            Text(verbatim: "Keys").bold().foregroundStyle(.primary)
            Spacer()
            Text(verbatim: advice).foregroundStyle(.tertiary)
        }
        .lineLimit(1)
    }

    private func rows(keyColumns: Int) -> some View {
        VStack(alignment: .leading) {
            ForEach(lines, id: \.key) { line in
                HStack(alignment: .top, spacing: 0) {
                    Text(verbatim: line.key).foregroundStyle(.primary).lineLimit(1)
                        .frame(width: Double(keyColumns) * 8, alignment: .leading)
                    Text(verbatim: line.meaning).foregroundStyle(.secondary)
                }
            }
        }
    }
}
