import CellUI
import Presentations
import ScreenKit

/// The choices, one line each, with the key that changes each; below them what the system would cut off.
///
///      ▸ w Widget     meditation
///        e State      sitting
///
///      nothing is cut off
///
/// In few columns the keys make way, and the label of a long value:
///
///     ▸ Widget meditation
///       iPhone 16 Pro
struct PreviewPanelView: View {
    /// The current choice.
    let choice: PreviewChoice
    /// The index of the line that the arrow keys change.
    let line: Int
    /// What the system would cut off, as sentences.
    let findings: [String]

    /// The width of the panel, in columns.
    static let columns = 34
    /// The columns from which keys, labels and most values are under each other.
    private static let alignedColumns = 26.0

    var body: some View {
        GeometryReader { proxy in
            let isAligned = proxy.size.width >= Self.alignedColumns * 8
            let axes = Array(PreviewAxis.all.enumerated())
            VStack(alignment: .leading, spacing: 0) {
                List(axes, id: \.offset, selection: .constant(line)) { index, axis in
                    Button(sending: PreviewMessage.line(index)) {
                        let isSelected = index == line
                        if isAligned { row(axis, isSelected: isSelected) } else { brief(axis, isSelected: isSelected) }
                    }
                    .buttonStyle(.plain)
                }
                .highlightsListSelection(false).frame(maxHeight: Double(axes.count) * 16).layoutPriority(1)
                FindingsList(findings)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private func brief(_ axis: PreviewAxis, isSelected: Bool) -> some View {
        let value = Text(verbatim: axis.value(choice)).foregroundStyle(isSelected ? .primary : .tertiary)
        return HStack(spacing: 0) {
            Text(verbatim: isSelected ? "▸ " : "  ").foregroundStyle(.primary)
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    Text(verbatim: axis.label).foregroundStyle(.secondary)
                    value
                }
                value
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .bold(isSelected).lineLimit(1)
    }

    private func row(_ axis: PreviewAxis, isSelected: Bool) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: isSelected ? " ▸ " : "   ").foregroundStyle(.primary)
            Text(verbatim: "\(axis.key) ").foregroundStyle(.primary)
            Text(verbatim: axis.label).foregroundStyle(.secondary).frame(width: 88, alignment: .leading)
            Text(verbatim: axis.value(choice)).foregroundStyle(isSelected ? .primary : .tertiary)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .bold(isSelected).lineLimit(1)
    }
}
