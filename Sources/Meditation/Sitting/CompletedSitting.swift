import Foundation

/// An entry of the log: a sitting that was completed. Cancelled sittings leave none.
public struct CompletedSitting: Codable, Hashable, Sendable, Identifiable {
    /// How a sitting went against what was intended. The raw value is what the log stores.
    public enum Outcome: String, Codable, Hashable, Sendable {
        /// The target was reached, or there was none.
        case completed
        /// The person ended it before the target.
        case endedEarly = "ended-early"
    }

    /// The identifier of the running sitting it was.
    public let id: UUID
    /// The first moment after the preparation.
    public let start: Date
    /// When it ended.
    public let end: Date
    /// Seconds sat: from start to end without the pauses.
    public let elapsed: TimeInterval
    /// The intended length in seconds; nil when open-ended.
    public let target: TimeInterval?
    /// All pauses, oldest first; one that lasted to the end is among them.
    public let pauses: [Pause]
    /// How it went. Logged, not derived, so that a later change of rules does not rewrite the past.
    public let outcome: Outcome
    /// What the person calls the method.
    public let methodName: String
    /// The kind of practice.
    public let type: SessionType
    /// What the person wrote about it; nil for nothing. May have several lines.
    public var note: String?
    /// The stages as they were sat; none for a sitting without stages.
    public var stages: SittingStages
    /// How it felt, in a word of the person's; nil for nothing.
    public var mood: String?

    /// A log entry with everything given.
    public init(
        id: UUID, start: Date, end: Date, elapsed: TimeInterval, target: TimeInterval?, pauses: [Pause],
        outcome: Outcome, methodName: String, type: SessionType, note: String? = nil,
        stages: SittingStages = SittingStages(), mood: String? = nil
    ) {
        self.id = id
        self.start = start
        self.end = end
        self.elapsed = elapsed
        self.target = target
        self.pauses = pauses
        self.outcome = outcome
        self.methodName = methodName
        self.type = type
        self.note = note
        self.stages = stages
        self.mood = mood
    }
}
