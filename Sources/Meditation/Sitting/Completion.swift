import Foundation

/// The last completed sitting, kept until the next one starts, so that every screen can show the completion for some seconds.
public struct Completion: Codable, Hashable, Sendable {
    /// What was logged.
    public let sitting: CompletedSitting

    /// When the person completed it. Later than `sitting.end` when the sitting was ended in the past; a screen counts the
    /// seconds for which it shows the completion from here.
    public let completedAt: Date

    /// What to show instead of the usual words; nil for none.
    public let message: String?

    /// A completion with everything given.
    public init(sitting: CompletedSitting, completedAt: Date, message: String?) {
        self.sitting = sitting
        self.completedAt = completedAt
        self.message = message
    }

    /// What the Live Activity shows of it: the clock stands at the end.
    public var contentState: MeditationAttributes.ContentState {
        MeditationAttributes.ContentState(
            startedAt: sitting.end.addingTimeInterval(-sitting.elapsed), pausedAt: sitting.end,
            duration: sitting.target, methodName: sitting.methodName, sessionType: sitting.type, isCompleted: true,
            completionMessage: message)
    }
}
