import CellUI
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
        case .note: editor.sitting.note == nil ? "Add a note" : "Edit the note"
        case .facts: "Edit the sitting"
        case .deletion: "Delete this sitting?"
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
                    Text(verbatim: field.title).faint().frame(width: 7 * 8, alignment: .leading)
                    self.field(field, axis: .horizontal)
                }
                .onTapGesture(sending: HistoryPanel.Click.edit(field))
            }
        }
        .padding(.top, 16)
    }

    private func field(_ field: SittingEditor.Field, axis: Axis) -> some View {
        let isFocused = field == editor.focus
        return TextField("", text: .constant(editor.text(of: field)), axis: axis)
            .focused(.constant(isFocused)).foregroundStyle(isFocused ? .primary : .secondary)
    }

    @ViewBuilder private var deletion: some View {
        Text(verbatim: summary).foregroundStyle(.secondary)
        HStack {
            Choice(
                "Delete", isSelected: editor.isDeleting, shape: .answer, sending: HistoryPanel.Click.answer(true))
            Choice("Keep", isSelected: !editor.isDeleting, shape: .answer, sending: HistoryPanel.Click.answer(false))
        }
        .padding(.leading, mixesColors ? 0 : -8).padding(.vertical, 16)
        Text(verbatim: "`islet log undo` brings it back.").foregroundStyle(.tertiary)
    }
}
