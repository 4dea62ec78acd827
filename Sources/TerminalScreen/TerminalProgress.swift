/// How far something is, for terminals that show it on a tab or a task bar.
public enum TerminalProgress: Hashable, Sendable {
    /// It goes on; percent from 0 to 100.
    case running(percent: Int)
    /// It stands; percent from 0 to 100.
    case paused(percent: Int)
}
