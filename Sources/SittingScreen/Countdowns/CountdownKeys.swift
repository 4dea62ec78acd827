import ScreenKit

/// What a key does on the countdown screen.
package enum CountdownCommand: Hashable, CommonKeyAction {
    /// Pauses the countdown that ends first.
    case pause
    /// Resumes the countdown that was paused last.
    case resume
    /// Scrolls the list by rows.
    case scroll(Int)
    /// Scrolls the list by pages.
    case scrollPages(Int)
    case first, last
    case showHelp, leave, redraw
}

/// The keys of the countdown screen.
package enum CountdownKeys {
    /// The keys, with hints for those that do something now.
    package static func map(isScrollable: Bool, canPause: Bool, canResume: Bool) -> KeyMap<CountdownCommand> {
        typealias Binding = KeyBinding<CountdownCommand>
        return KeyMap(
            "On the countdown screen",
            (isScrollable ? scrolling : []) + [
                Binding("p", "pause the countdown that ends first", "p", " ", action: .pause)
                    .hint("pause", rank: canPause ? 2 : nil),
                Binding("r", "resume the one paused last", "r", action: .resume)
                    .hint("resume", rank: canResume ? 3 : nil),
            ]
        ).over(
            .common("leave; the countdowns go on", word: "leave (they go on)", isEscape: true))
    }

    /// The keys of a list that does not fit.
    private static var scrolling: [KeyBinding<CountdownCommand>] {
        [
            KeyBinding("↑ ↓", "scroll the list", [.up: .scroll(-1), .down: .scroll(1)])
                .hint("scroll", rank: 1, as: "↑↓"),
            KeyBinding(
                "page keys", "a page; home, end: the ends of the list",
                [.pageUp: .scrollPages(-1), .pageDown: .scrollPages(1), .home: .first, .end: .last]),
        ]
    }
}
