import CivilCalendar
import Languages
import ScreenKit
import TerminalScreen

/// The keys of the history.
extension HistoryPanel {
    /// What a key does.
    package enum Command: Hashable {
        /// Shows another view.
        case turn(Int)
        /// Moves by sittings in the table, by periods in a chart.
        case move(Int)
        /// Scrolls the details of the opened sitting by rows.
        case scroll(Int)
        /// Opens the selected sitting.
        case open
        /// Closes the opened sitting, or else the history.
        case back
        case close
        /// Begins a change of the opened sitting.
        case edit(SittingEditor.Subject)
        case editor(SittingEditor.Command)
        /// Undoes the last change of the log.
        case undo
    }

    /// The keys of the current view.
    package var keyMap: KeyMap<Command> {
        if let editor { return editor.keyMap.map(Command.editor) }
        let isTable = page == .sittings
        let far = sittings.count + earliest
        let rank = opened == nil ? 1 : nil
        let view = KeyBinding<Command>("tab", "next view", [.tab: .turn(1), .backTab: .turn(-1)]).hint(
            "view", rank: rank)
        let across = KeyBinding<Command>(
            "← →",
            isTable ? "ten sittings back or on" : page == .habits ? "method, type, hour, weekday" : "earlier, later",
            [.left: .move(-stride), .right: .move(stride)])
        let along = KeyBinding<Command>(
            "↑ ↓",
            isTable
                ? "previous, next sitting" : page == .habits ? "method, type, hour, weekday" : step(of: page.unit),
            [.up: .move(-1), .down: .move(1)])
        let pages = KeyBinding<Command>(
            "page keys", "ten back or on; home, end: the ends",
            [.pageUp: .move(-10), .pageDown: .move(10), .home: .move(-far), .end: .move(far)])
        let open = KeyBinding<Command>("enter", "open the sitting", .enter, action: .open).hint("open", rank: 2)
        let back = KeyBinding<Command>("esc", isOpen ? "back to the table" : "back", .escape, action: .back)
            .hint("back", rank: 1)
        let undo = KeyBinding<Command>("u", "undo the last change of the log", "u", action: .undo)
        let close = KeyBinding<Command>("q h", "close the history", "q", "h", action: .close)
        if opened != nil {
            return KeyMap(
                "In the history",
                [along.hint("another", rank: 5, as: "↑↓"), across] + scrolling + changes
                    + (hiddenRows > 0 ? [] : [pages]) + [
                        view, undo, KeyBinding("enter", "back to the table", .enter, action: .back), back, close,
                    ])
        }
        if isTable {
            let choose = along.hint("choose", rank: 3, as: "↑↓")
            return KeyMap(
                "In the history", [view, choose, across, pages] + (chosen == nil ? [] : [open]) + [undo, back, close],
                notes: [("mouse", "click a view or a sitting")])
        }
        return KeyMap(
            "In the history",
            [
                view, across.hint(page == .habits ? "choose" : "earlier/later", rank: 2, as: "←→"), along,
            ] + (page == .habits ? [] : [pages]) + [back, close],
            notes: [("mouse", "click a view")])
    }

    private func step(of unit: CalendarUnit) -> Phrase {
        switch unit {
        case .day: Phrase("one day back or on")
        case .week: Phrase("one week back or on")
        case .month: Phrase("one month back or on")
        case .year: Phrase("one year back or on")
        }
    }

    private var scrolling: [KeyBinding<Command>] {
        guard hiddenRows > 0 else { return [] }
        return [
            KeyBinding("page keys", "scroll the sitting", [.pageUp: .scroll(-5), .pageDown: .scroll(5)])
                .hint("more", rank: 2, as: "pgdn")
        ]
    }

    private var changes: [KeyBinding<Command>] {
        [
            KeyBinding("n", "add or edit the note", "n", action: .edit(.note)).hint("note", rank: 2),
            KeyBinding("e", "edit method, start, duration and mood", "e", action: .edit(.facts)).hint("edit", rank: 3),
            KeyBinding("x d delete", "delete the sitting, after asking", "x", "d", .delete, action: .edit(.deletion))
                .hint("delete", rank: 4, as: "x"),
        ]
    }
}
