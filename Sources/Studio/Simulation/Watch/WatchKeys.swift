import Languages
import Presentations
import ScreenKit

/// What a key does in a watched simulation.
package enum WatchCommand: CommonKeyAction {
    case play, changeSpeed(Int)
    /// Goes to the next event, or to the previous one.
    case step(forward: Bool)
    /// Moves the playback position by seconds.
    case jump(Double)
    case goToStart, goToEnd
    case chooseApp(Int)
    case intervene(Intervention), undo
    case togglePage
    /// Scrolls the page down by lines.
    case scroll(Int)
    case choose(Presentation), showAll
    /// Undoes the choices of presentation, page and scroll position.
    case reset
    case showHelp, leave, redraw
}

/// The keys of a watched simulation.
package enum WatchKeys {
    private typealias Binding = KeyBinding<WatchCommand>

    /// The keys.
    ///
    /// - Parameter hasApps: Whether there are several apps to choose from.
    package static func map(isPlaying: Bool, hasApps: Bool) -> KeyMap<WatchCommand> {
        KeyMap("While watching a simulation", playing(isPlaying) + [app(hasApps)] + interventions + showing)
            .over(.common())
    }

    private static func playing(_ isPlaying: Bool) -> [Binding] {
        [
            Binding("space", "play or stop; at the end, start over", " ", action: .play)
                .hint(isPlaying ? "pause" : "play", rank: 2),
            Binding(
                "← →", "previous, next event",
                [
                    .left: .step(forward: false), "J": .step(forward: false), .right: .step(forward: true),
                    "j": .step(forward: true),
                ]
            ).hint("events", rank: 3),
            Binding("[ ]", "slower, faster: 1 to 3600 times real time", ["[": .changeSpeed(-1), "]": .changeSpeed(1)])
                .hint("speed", rank: 9),
        ]
    }

    private static func app(_ hasApps: Bool) -> Binding {
        Binding("tab", "the app for r, p, b and t", [.tab: .chooseApp(1), .backTab: .chooseApp(-1)])
            .hint("app", rank: hasApps ? 5 : nil)
    }

    private static var interventions: [Binding] {
        Intervention.allCases.map { intervention in
            Binding(
                Phrase(String(intervention.key)), Phrase(intervention.meaning), .character(intervention.key),
                action: .intervene(intervention)
            ).hint(Phrase(intervention.word), rank: 4 + intervention.rank)
        } + [Binding("backspace", "undo the last of these", .backspace, .delete, action: .undo)]
    }

    private static var showing: [Binding] {
        [
            Binding(
                ", . < >", "a second, a minute back or on; page keys: ten",
                [
                    ",": .jump(-1), ".": .jump(1), "<": .jump(-60), ">": .jump(60), .pageUp: .jump(-600),
                    .pageDown: .jump(600),
                ]),
            Binding("home end", "the start, the end", [.home: .goToStart, .end: .goToEnd]),
            Binding("f", "figures or events; ↑↓ scroll", ["f": .togglePage, .up: .scroll(-1), .down: .scroll(1)]),
            Binding(
                "1 2 3 4", "lock screen, expanded, compact, minimal; 0 all",
                [
                    "1": .choose(.lockScreen), "2": .choose(.expanded), "3": .choose(.compact), "4": .choose(.minimal),
                    "0": .showAll,
                ]),
            Binding("esc", "reset presentation, page and scrolling", .escape, action: .reset),
        ]
    }
}
