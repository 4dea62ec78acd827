import CellUI
import Languages
import ScreenKit

/// The editor of the opened sitting over its details.
///
///     ╭──────────────────────────────────╮   ╭────────────────────────────────────╮
///     │  Edit the sitting                │   │  Delete this sitting?              │
///     │                                  │   │  2026-11-21 07:41, 20 min, Metta   │
///     │  Method   Breath awareness▌      │   │                                    │
///     │  Started  2026-11-21 07:41       │   │   Delete  Keep                     │
///     │  Elapsed  20:00                  │   │                                    │
///     ╰──────────────────────────────────╯   │  `islet log undo` brings it back.  │
///                                            ╰────────────────────────────────────╯
struct SittingEditorView: View {
    /// The editor's state.
    let editor: SittingEditor
    /// A line about the sitting, for the question whether to delete it.
    let summary: String
    /// The greatest width, in columns.
    let columns: Int
    @Environment(\.mixesColors) private var mixesColors

    /// A dialog.
    var body: some View {
        Dialog {
            VStack(alignment: .leading) {
                Text(verbatim: title).bold().foregroundStyle(.primary)
                switch editor.subject {
                case .note: note
                case .facts: facts
                case .deletion: deletion
                }
            }
            .frame(width: Double(max(1, min(60, columns - 8))) * 8, alignment: .leading)
        }
    }

    private var title: String {
        switch editor.subject {
        case .note: editor.sitting.note == nil ? localized("Add a note") : localized("Edit the note")
        case .facts: localized("Edit the sitting")
        case .deletion: localized("Delete this sitting?")
        }
    }

    /// The note in full or, if it is too long, its end.
    private var note: some View {
        ViewThatFits(in: .vertical) {
            field(.note, axis: .vertical)
            ScrollView { field(.note, axis: .vertical) }.scrollPosition(.constant(ScrollPosition(edge: .bottom)))
        }
        .padding(.top, 16)
    }

    private var facts: some View {
        VStack(alignment: .leading) {
            ForEach(editor.subject.fields, id: \.self) { field in
                HStack(spacing: 16) {
                    Text(verbatim: field.title).faint().frame(width: Double(titleColumns) * 8, alignment: .leading)
                    self.field(field, axis: .horizontal)
                }
                .onTapGesture(sending: HistoryPanel.Click.edit(field))
            }
        }
        .padding(.top, 16)
    }

    private var titleColumns: Int { editor.subject.fields.map { DisplayWidth.of($0.title) }.max() ?? 0 }

    private func field(_ field: SittingEditor.Field, axis: Axis) -> some View {
        let isFocused = field == editor.focus
        return Group {
            if isFocused {
                LineEditor(editor.line(of: field), axis: axis).foregroundStyle(.primary)
            } else {
                TextField("", text: .constant(editor.text(of: field)), axis: axis).foregroundStyle(.secondary)
            }
        }
    }

    @ViewBuilder private var deletion: some View {
        Text(verbatim: summary).foregroundStyle(.secondary)
        HStack {
            Choice(
                localized("Delete"), isSelected: editor.isDeleting, shape: .answer,
                sending: HistoryPanel.Click.answer(true))
            Choice(
                localized("Keep"), isSelected: !editor.isDeleting, shape: .answer,
                sending: HistoryPanel.Click.answer(false))
        }
        .padding(.leading, mixesColors ? 0 : -8).padding(.vertical, 16)
        Text(verbatim: localized("u brings it back.")).foregroundStyle(.tertiary)
    }
}
