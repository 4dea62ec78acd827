/// Progress for terminals that show it on a tab or task bar.
public enum TerminalProgress: Hashable, Sendable {
    /// In progress; percent from 0 to 100.
    case running(percent: Int)
    /// Paused; percent from 0 to 100.
    case paused(percent: Int)
}
