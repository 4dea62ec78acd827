import ActivitySystem
import Foundation

/// How an app of a simulation is doing at an instant.
public struct AppStatus: Hashable, Sendable {
    /// Where its process is.
    public enum Process: String, Hashable, Sendable, CaseIterable {
        /// On the screen.
        case foreground
        /// Not on the screen, and running.
        case background
        /// Not on the screen, and doing nothing.
        case suspended
        /// Gone.
        case terminated
    }

    /// What the file calls it.
    package let name: String
    /// Where its process is.
    package let process: Process
    /// Whether it may show Live Activities.
    package let isAllowed: Bool
    /// Whether a lifecycle keeps its session showing, which can be asked for a restart.
    package let keepsSession: Bool
    /// The state of its newest activity; `nil` if it never had one.
    package let state: ActivityState?
    /// How long its newest activity has been running, in seconds; `nil` without one.
    package let age: TimeInterval?
    /// Seconds until its session's activity is replaced; `nil` where that is not to happen.
    package let timeUntilRestart: TimeInterval?
}
