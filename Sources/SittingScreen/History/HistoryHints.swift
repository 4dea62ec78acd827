import ScreenKit

/// Key hints of the history.
extension Hint {
    /// The hints for what the panel shows now.
    static func history(_ panel: HistoryPanel) -> [Hint] {
        if let editor = panel.editor { return editing(editor.subject) }
        let back = Hint("esc", "back", rank: 0)
        if panel.opened != nil {
            let more = panel.hiddenRows > 0 ? [Hint("pgdn", "more", rank: 1)] : []
            return [Hint("↑↓", "another", rank: 5)] + more + [
                Hint("n", "note", rank: 2), Hint("e", "edit", rank: 3), Hint("d", "delete", rank: 4), back,
            ]
        }
        let view = Hint("tab", "view", rank: 1)
        guard panel.page == .sittings else { return [view, Hint("←→", "earlier/later", rank: 2), back] }
        return [view, Hint("↑↓", "choose", rank: 3), Hint("enter", "open", rank: 2), back]
    }

    private static func editing(_ subject: SittingEditor.Subject) -> [Hint] {
        let save = Hint("enter", "save", rank: 1)
        let back = Hint("esc", "back", rank: 0)
        return switch subject {
        case .note: [save, back]
        case .facts: [Hint("tab", "next", rank: 2), save, back]
        case .deletion: [Hint("←→", "choose", rank: 2), Hint("enter", "answer", rank: 1), back]
        }
    }
}

/// The keys of the history, for help.
extension HelpView {
    /// The keys of the history.
    static let historyKeys: [Line] = [
        ("tab", "next view; shift-tab: the one before"),
        ("↑ ↓", "choose a sitting; pgup, pgdn: ten"),
        ("← →", "earlier and later"),
        ("home", "the first; end: the last"),
        ("enter", "open the sitting"),
        ("n", "in a sitting: add or edit its note"),
        ("e", "in a sitting: edit method, start and duration"),
        ("d", "in a sitting: delete it, after asking"),
        ("esc h q", "back"),
        ("mouse", "click a view or a sitting"),
    ]
}
