import Foundation
import Meditation
import Presentations
import ScreenKit

/// The keys of the screen of a sitting, in each of its modes.
///
/// The last line keeps `? help` longest (rank 0), because it leads to all other keys, and next the most important of these.
package struct ScreenKeys {
    /// The current map.
    package let map: KeyMap<ScreenCommand>

    private typealias Binding = KeyBinding<ScreenCommand>

    private init(_ map: KeyMap<ScreenCommand>) { self.map = map }

    /// The keys for what `model` shows.
    ///
    /// - Parameters:
    ///   - sitting: The running sitting; `nil` if there is none.
    ///   - hasFaces: Whether presentations are shown rather than the plain timer.
    ///   - now: The instant, for the stage of the sitting.
    package init(of model: ScreenModel, sitting: Sitting?, hasFaces: Bool, at now: Date) {
        if let panel = model.settingsPanel {
            self = .settings(panel)
        } else if let history = model.history {
            self = .history(history)
        } else if model.isWatching {
            self = .watching
        } else {
            self =
                switch model.mode {
                case .start(let panel): .start(panel, overOthers: model.hasOthers)
                case .sitting:
                    .sitting(
                        isPaused: sitting?.pausedAt != nil, hasFaces: hasFaces,
                        hasNextStage: sitting?.stage(at: now)?.next != nil)
                case .asking(let question): .asking(question)
                case .completion(let card): .completion(card)
                }
        }
    }

    /// During a sitting. Without a next stage, `n` says so and is not listed.
    package static func sitting(isPaused: Bool, hasFaces: Bool, hasNextStage: Bool) -> ScreenKeys {
        let step = ScreenModel.step
        return ScreenKeys(
            KeyMap(
                "During a sitting",
                [
                    Binding("space", "pause and resume", " ", action: isPaused ? .resume : .pause)
                        .hint(isPaused ? "resume" : "pause", rank: 1),
                    Binding("enter", "end: finish or discard", .enter, action: .end).hint("end", rank: 1),
                    Binding(
                        "+ -", "target a minute later or earlier",
                        ["+": .extend(step), "=": .extend(step), "-": .extend(-step), "_": .extend(-step)]
                    ).hint("a minute", rank: 4, as: "+/-"),
                    Binding("n", hasNextStage ? "next stage of a sitting with stages" : nil, "n", action: .skip)
                        .hint("next stage", rank: hasNextStage ? 3 : nil),
                    Binding("z", "darken the screen until the bell or a key", "z", action: .darken).hint(
                        "dark", rank: 9),
                ] + looks(seconds: 5, theme: 6, bell: 7, activities: hasFaces ? nil : 8)
                    + presentations(rank: hasFaces ? 8 : nil) + [history(rank: nil), settings(rank: nil)]
            ).over(
                .common(
                    help: 0, leave: 3, "leave; the sitting goes on", word: "leave (it goes on)",
                    notes: [("mouse", "click pause or end; hold the compact island to open it")])))
    }

    /// In the start panel.
    package static func start(_ panel: StartPanel, overOthers: Bool) -> ScreenKeys {
        let closing = Binding("esc", "close the panel, show other activities", .escape, action: .closePanel)
            .hint("close", rank: 3)
        return ScreenKeys(
            panel.keyMap.map(ScreenCommand.panel)
                .over(KeyMap("", [history(rank: 6), settings(rank: 8)] + looks(theme: 7)))
                .over(
                    .common(help: 0, leave: 5, notes: [("mouse", "click what you choose; the wheel changes a value")])
                )
                .over(KeyMap("", overOthers ? [closing] : [])))
    }

    /// While other apps' activities are shown and no sitting runs.
    package static var watching: ScreenKeys {
        ScreenKeys(
            KeyMap(
                "While other apps' activities are showing",
                [
                    Binding(
                        "enter", "begin a sitting: opens the panel", .enter, " ", .up, .down, .left, .right,
                        action: .openPanel
                    ).hint("sit", rank: 1)
                ] + looks(seconds: 5, theme: 6) + presentations(rank: 3) + [history(rank: 4), settings(rank: 7)]
            ).over(.common(help: 0, leave: 1, notes: [("mouse", "hold the compact island to open it")])))
    }

    /// While asked how to end the sitting.
    package static func asking(_ question: Question) -> ScreenKeys {
        ScreenKeys(
            question.keyMap.map(ScreenCommand.question)
                .over(KeyMap("", [Binding("q", "leave without an answer", "q", action: .leave)])).over(.always))
    }

    /// In the history.
    package static func history(_ panel: HistoryPanel) -> ScreenKeys {
        let keys = panel.keyMap.map(ScreenCommand.history)
        return ScreenKeys(panel.editor == nil ? keys.over(help()) : keys.over(.always))
    }

    /// In the settings.
    package static func settings(_ panel: SettingsPanel) -> ScreenKeys {
        ScreenKeys(
            panel.keyMap.map(ScreenCommand.settings)
                .over(help(notes: [("mouse", "click a setting or its value")])))
    }

    /// The keys behind those of a panel that fills the screen.
    private static func help(notes: [HelpView.Line] = []) -> KeyMap<ScreenCommand> {
        let help = Binding("?", "show these keys", "?", action: .showHelp).hint("help", rank: 0)
        return KeyMap("", [help], notes: [("ctrl-z", "suspend")] + notes).over(.always)
    }

    /// On the card after a sitting.
    package static func completion(_ card: CompletionCard) -> ScreenKeys {
        let keys = card.keyMap.map(ScreenCommand.card)
        let leave = KeyMap<ScreenCommand>(
            // A capital letter begins a note.
            "", [Binding("q", "leave", "q", action: .leave)], ignoresCase: false)
        return ScreenKeys(card.isTyping ? keys.over(.always) : leave.over(.always).over(keys).titled(keys.title))
    }

    // MARK: Keys of several modes

    /// How the screen looks and sounds. A rank puts a key into the last line.
    private static func looks(
        seconds: Int? = nil, theme: Int? = nil, bell: Int? = nil, activities: Int? = nil
    ) -> [Binding] {
        [
            Binding("s", "seconds on or off", "s", action: .toggleSeconds).hint("seconds", rank: seconds),
            Binding("t", "next theme", "t", action: .nextTheme).hint("theme", rank: theme),
            Binding("b", "bell, flash, neither", "b", action: .nextBell).hint("bell", rank: bell),
            Binding("l", "Live Activities or plain timer", "l", action: .toggleActivities)
                .hint("Live Activities", rank: activities),
        ]
    }

    private static func presentations(rank: Int?) -> [Binding] {
        [
            Binding(
                "1 2 3 4", "lock screen, expanded, compact, minimal",
                ["1": .choose(.lockScreen), "2": .choose(.expanded), "3": .choose(.compact), "4": .choose(.minimal)]),
            Binding(
                "tab", "next presentation; esc: all", [.tab: .cycle(1), .backTab: .cycle(-1), .escape: .showAll]
            ).hint("presentation", rank: rank),
        ]
    }

    private static func history(rank: Int?) -> Binding {
        Binding("h", "history: sittings, charts, a year", "h", action: .readHistory).hint("history", rank: rank)
    }

    private static func settings(rank: Int?) -> Binding {
        Binding(",", "settings: read and change them", ",", action: .readSettings).hint("settings", rank: rank)
    }
}
