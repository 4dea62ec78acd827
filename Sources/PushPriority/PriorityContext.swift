import ActivitySystem
import Foundation

/// What a policy knows when it chooses a priority.
package struct PriorityContext: Hashable, Sendable {
    /// How urgent the push is.
    package var urgency: PushUrgency
    /// Whether the person has frequent pushes switched on.
    package var hasFrequentPushes: Bool
    /// How many important pushes there have been, this one included if it is one.
    package var importantCount: Int
    /// The same of this session.
    package var sessionImportantCount: Int
    /// What is left of the hour's budget, as the server reckons.
    package var budget: HourlyBudget
    /// The rate at which this user pauses.
    package var rhythm: PauseRhythm
    /// When this person looks at the phone; nil: unknown.
    package var activeHours: ActiveHours?
    /// The time.
    package var now: Date

    /// What is known of a push.
    package init(
        urgency: PushUrgency, hasFrequentPushes: Bool, importantCount: Int, sessionImportantCount: Int,
        budget: HourlyBudget, rhythm: PauseRhythm = PauseRhythm(), activeHours: ActiveHours? = nil, now: Date
    ) {
        (self.urgency, self.hasFrequentPushes) = (urgency, hasFrequentPushes)
        (self.importantCount, self.sessionImportantCount) = (importantCount, sessionImportantCount)
        (self.budget, self.rhythm, self.activeHours, self.now) = (budget, rhythm, activeHours, now)
    }
}

/// A priority, and why.
package struct PriorityDecision: Hashable, Sendable {
    /// 10 (`immediate`) or 5 (`opportunistic`).
    package let priority: ActivitySystem.PushPriority
    /// Why, in a few words for a log: `every third waits`.
    package let reason: String

    /// Priority 10.
    package static func immediate(_ reason: String) -> PriorityDecision {
        PriorityDecision(priority: .immediate, reason: reason)
    }

    /// Priority 5.
    package static func opportunistic(_ reason: String) -> PriorityDecision {
        PriorityDecision(priority: .opportunistic, reason: reason)
    }
}
