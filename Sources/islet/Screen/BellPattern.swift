import Foundation

/// How an event of a sitting sounds: so many strokes of the terminal's bell.
enum BellPattern: String, Hashable, CaseIterable {
    /// The sitting begins, after the preparation.
    case start
    /// The target is reached.
    case target
    /// The sitting is completed.
    case end

    /// How many strokes.
    var strokes: Int {
        switch self {
        case .start: 1
        case .target: 3
        case .end: 2
        }
    }

    /// Seconds between two strokes. Terminals swallow bells that follow each other within a second.
    static let interval: TimeInterval = 1.2

    /// A bell later than this, in seconds, is not rung any more but said.
    static let latest: TimeInterval = 5
}
