import ScreenKit

/// Key hints of the history.
extension Hint {
    /// The hints for the panel's current view.
    static func history(_ panel: HistoryPanel) -> [Hint] {
        let back = Hint("esc", "back", rank: 0)
        if panel.opened != nil { return [Hint("↑↓", "another", rank: 1), back] }
        let view = Hint("tab", "view", rank: 1)
        guard panel.page == .sittings else { return [view, Hint("←→", "earlier/later", rank: 2), back] }
        return [view, Hint("↑↓", "choose", rank: 3), Hint("enter", "open", rank: 2), back]
    }
}
