import HostSystem
import Meditation

extension StatusFormat {
    /// What i3blocks reads: full text, short text and colour, a line each. Past the target the exit status is 33, which
    /// makes the block urgent. `interval=persist` takes one line at a time: the full text.
    ///
    /// Source: i3blocks(1).
    static let i3blocks = StatusFormat(
        name: "i3blocks",
        meaning:
            "full text, short text and, while paused, a colour, one a line; exit status 33 (urgent) from the target "
            + "on; with --follow, the full text; with nothing running, an empty line",
        words: barWords,
        once: { words, moment in
            let color = moment.sitting?.pausedAt == nil ? [] : [dimmed]
            return ([words, shortText(moment)] + color).joined(separator: "\n")
        },
        followed: { words, _ in words },
        status: { if case .targetReached? = $0.phase { urgent } else { ExitStatus.success.rawValue } },
        idle: .emptyLine)

    private static let urgent: Int32 = 33
    private static let dimmed = "#888888"
}
