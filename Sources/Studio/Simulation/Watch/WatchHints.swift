import ScreenKit
import Simulation

/// The key hints of a simulation.
extension Hint {
    /// The hints for the current state.
    static func simulation(_ model: WatchModel) -> [Hint] {
        [
            Hint("space", model.time.isPlaying ? "pause" : "play", rank: 2), Hint("← →", "events", rank: 3),
            Hint("[ ]", "speed", rank: 9),
        ] + (model.player.apps.count > 1 ? [Hint("tab", "app", rank: 5)] : [])
            + Intervention.allCases.map { Hint("\($0.key)", $0.word, rank: 4 + $0.rank) }
            + [Hint("?", "help", rank: 1), Hint("q", "leave", rank: 0)]
    }
}

extension HelpView {
    /// The keys of a simulation and their descriptions.
    static var simulation: HelpView {
        HelpView(
            [
                ("space", "play or stop; [ ] slower, faster"),
                ("→ ←", "next, previous event"),
                ("tab", "the app for the keys below"),
            ] + Intervention.allCases.map { ("\($0.key)", $0.meaning) } + [
                ("backspace", "undo the last of these"),
                (", . < >", "a second, a minute back or on; page: ten"),
                ("home end", "the start, the end"),
                ("f", "figures or events; ↑↓ scroll"),
                ("1 2 3 4", "lock screen, expanded, compact, minimal; 0 all"),
                ("q", "leave"),
            ])
    }
}
