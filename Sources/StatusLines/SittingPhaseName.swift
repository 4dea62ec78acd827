import Meditation

extension SittingPhase {
    /// The state as scripts read it: `preparing`, `sitting`, `paused`, `target-reached`. A promise, as all of the JSON is.
    package var name: String {
        switch self {
        case .preparing: "preparing"
        case .sitting: "sitting"
        case .paused: "paused"
        case .targetReached: "target-reached"
        case .ended: "ended"
        }
    }

    /// The state as people read it: `target reached`.
    package var word: String {
        if case .targetReached = self { "target reached" } else { name }
    }

    /// A glyph whose shape says the same.
    var icon: String {
        switch self {
        case .preparing: "◌"
        case .sitting: "◉"
        case .paused: "‖"
        case .targetReached, .ended: "✓"
        }
    }
}
