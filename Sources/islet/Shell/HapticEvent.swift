/// What makes itself felt in a sitting, and how: a pattern of bells.
enum HapticEvent: String, CaseIterable, Hashable, Sendable {
    /// The sitting begins, after its preparation.
    case start
    /// The target is reached.
    case target
    /// The sitting has ended.
    case end

    /// How often the bell rings.
    var rings: Int {
        switch self {
        case .start: 1
        case .target: 3
        case .end: 2
        }
    }

    /// The time from one ring to the next. Terminals swallow what comes faster than once a second.
    static let interval = Duration.milliseconds(1100)

    /// A bell that is later than this, in seconds, is not rung but said: it would claim that the moment is now.
    static let latest: Double = 5
}
