import CellUI
import Presentations
import ScreenKit

/// The choices, one line each, with the key that changes each; below them what the system would cut off.
///
///      ▸ w Widget     meditation
///        e State      sitting
///
///      nothing is cut off
struct PreviewPanelView: View {
    /// The current choice.
    let choice: PreviewChoice
    /// The index of the line that the arrow keys change.
    let line: Int
    /// What the system would cut off, as sentences.
    let findings: [String]

    /// The width of the panel, in columns.
    static let columns = 34

    var body: some View {
        let axes = Array(PreviewAxis.all.enumerated())
        return VStack(alignment: .leading, spacing: 0) {
            List(axes, id: \.offset, selection: .constant(line)) { index, axis in
                Button(sending: PreviewMessage.line(index)) { row(axis, isSelected: index == line) }
                    .buttonStyle(.plain)
            }
            .highlightsListSelection(false).frame(maxHeight: Double(axes.count) * 16).layoutPriority(1)
            FindingsList(findings)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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
