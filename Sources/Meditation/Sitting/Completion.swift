import CivilCalendar
import Foundation
import Languages

/// The last completed sitting, kept until the next one starts, so that every screen can show the completion for some seconds.
public struct Completion: Codable, Hashable, Sendable {
    /// What was sat, and logged if ``isLogged``.
    public let sitting: CompletedSitting

    /// When the person completed it. Later than `sitting.end` when the sitting was ended in the past; a screen counts the
    /// seconds for which it shows the completion from here.
    public let completedAt: Date

    /// What to show instead of the usual words; nil for none.
    public let message: String?

    /// The seconds that a sitting must last to be logged, which this one did not; nil where it was logged.
    public let shortestLogged: TimeInterval?

    /// A completion with everything given.
    public init(
        sitting: CompletedSitting, completedAt: Date, message: String?, shortestLogged: TimeInterval? = nil
    ) {
        self.sitting = sitting
        self.completedAt = completedAt
        self.message = message
        self.shortestLogged = shortestLogged
    }

    /// Whether the sitting is in the log.
    public var isLogged: Bool { shortestLogged == nil }

    /// What is in the log of it; nil for nothing.
    public var entry: CompletedSitting? { isLogged ? sitting : nil }

    /// Why the sitting is not in the log, such as `Not logged: under 1 min.`; nil where it is.
    public var omission: String? {
        shortestLogged.map { localized("Not logged: under \(ClockText.brief($0)).") }
    }

    /// What the Live Activity shows of it: the clock stands at the end. Of a sitting that is not logged it has room for the fact alone.
    public var contentState: MeditationAttributes.ContentState {
        MeditationAttributes.ContentState(
            startedAt: sitting.end.later(by: -sitting.elapsed), pausedAt: sitting.end,
            duration: sitting.target, methodName: sitting.methodName, sessionType: sitting.type, isCompleted: true,
            completionMessage: message ?? (isLogged ? nil : localized("Not logged.")))
    }
}
