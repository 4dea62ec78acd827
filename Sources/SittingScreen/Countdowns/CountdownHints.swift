import ScreenKit

/// Key hints of the countdown screen.
extension Hint {
    /// The hints for the countdown list.
    package static func countdowns(isScrollable: Bool, canPause: Bool = false, canResume: Bool = false) -> [Hint] {
        (isScrollable ? [Hint("↑↓", "scroll", rank: 1)] : []) + (canPause ? [Hint("p", "pause", rank: 2)] : [])
            + (canResume ? [Hint("r", "resume", rank: 3)] : []) + [Hint("q", "leave (they go on)", rank: 0)]
    }
}
