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
