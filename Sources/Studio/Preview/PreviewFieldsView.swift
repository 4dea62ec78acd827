import CellUI
import LiveActivities
import PlainText
import Presentations
import ScreenKit

/// The fields of the content, one line each with its value.
///
///      Content of countdown
///
///      ▸ endDate      +3m
///        title      • Green tea▌
///        subtitle     Time remaining
///
///      title is a text
struct PreviewFieldsView: View {
    /// The current choice.
    let choice: PreviewChoice
    /// The selected field, and what is being typed.
    let fields: PreviewFields

    var body: some View {
        let rows = PreviewFields.rows(of: choice)
        return VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: " Content of \(choice.preview.name)").bold().foregroundStyle(.primary).lineLimit(1)
                .padding(.bottom, 16)
            ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
                Button(sending: PreviewMessage.field(index)) { line(row, isSelected: index == fields.index) }
                    .buttonStyle(.plain)
            }
            if rows.indices.contains(fields.index) {
                let field = rows[fields.index].field
                Text(verbatim: "\(field.name) is \(field.expected)\(field.isRequired ? "" : ", or nothing").")
                    .foregroundStyle(.secondary).padding(.top, 16).padding(.leading, 8)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func line(_ row: PreviewFields.Row, isSelected: Bool) -> some View {
        HStack(spacing: 0) {
            Text(verbatim: isSelected ? " ▸ " : "   ").foregroundStyle(.primary)
            Text(verbatim: row.field.name).foregroundStyle(isSelected ? .primary : .secondary)
                .frame(width: 136, alignment: .leading)
            Text(verbatim: row.isEdited ? "• " : "  ").foregroundStyle(.primary)
            if isSelected, let line = fields.line {
                LineEditor(line).foregroundStyle(.primary)
            } else {
                Text(verbatim: row.value.isEmpty ? "—" : TerminalText.oneLine(row.value))
                    .foregroundStyle(isSelected ? .primary : .tertiary)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .bold(isSelected).lineLimit(1)
    }
}
