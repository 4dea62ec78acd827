import ActivitySystem
import Foundation

/// What a server keeps of one person to choose priorities by: counts, the budget, the rhythm of their pauses, and what they
/// have set. Every push of the person passes ``decide(_:by:at:)`` once.
package struct PriorityLedger: Codable, Hashable, Sendable {
    /// Whether the person has frequent pushes switched on. Default false: until the app reports it, the budget is the small one.
    package private(set) var hasFrequentPushes: Bool
    /// When the person looks at the phone; nil: unknown.
    package var activeHours: ActiveHours?
    /// What is left of the hour's budget.
    package private(set) var budget: HourlyBudget
    /// The rate at which the user pauses.
    package private(set) var rhythm = PauseRhythm()
    /// How many important pushes there have been.
    package private(set) var importantCount = 0
    /// The same of this session.
    package private(set) var sessionImportantCount = 0

    /// The ledger of a person of whom nothing is known but the setting.
    package init(hasFrequentPushes: Bool = false, activeHours: ActiveHours? = nil) {
        (self.hasFrequentPushes, self.activeHours) = (hasFrequentPushes, activeHours)
        budget = HourlyBudget(capacity: HourlyBudget.capacity(frequentPushes: hasFrequentPushes))
    }

    /// The person switches frequent pushes on or off; answers whether that is a change.
    @discardableResult
    package mutating func setFrequentPushes(_ isOn: Bool, at now: Date) -> Bool {
        guard isOn != hasFrequentPushes else { return false }
        hasFrequentPushes = isOn
        budget.changeCapacity(to: HourlyBudget.capacity(frequentPushes: isOn), at: now)
        return true
    }

    /// A session starts without a push, in the app itself.
    package mutating func beginSession(at now: Date) {
        rhythm.beginSession(at: now)
        sessionImportantCount = 0
    }

    /// Chooses the priority of the next push, and enters it. A start begins a session, a stop or completion ends it.
    package mutating func decide(_ event: PushedEvent, by policy: PushPriorityPolicy, at now: Date) -> PriorityDecision
    {
        if event == .start { beginSession(at: now) }
        if event.urgency == .important {
            rhythm.note(at: now)
            importantCount += 1
            sessionImportantCount += 1
        }
        let decision = policy.decide(context(of: event.urgency, at: now))
        if decision.priority == .immediate { budget.spend(at: now) }
        if event == .stop || event == .complete { rhythm.endSession(at: now) }
        return decision
    }

    /// What a policy is given for a push of this urgency.
    package func context(of urgency: PushUrgency, at now: Date) -> PriorityContext {
        PriorityContext(
            urgency: urgency, hasFrequentPushes: hasFrequentPushes, importantCount: importantCount,
            sessionImportantCount: sessionImportantCount, budget: budget, rhythm: rhythm, activeHours: activeHours,
            now: now)
    }

    /// What is logged and shown to a person whose frequent pushes are off.
    package static let switchedOffWarning: String = {
        let rules = SystemRules()
        return
            "Frequent pushes are switched off; the budget is \(Int(rules.pushesPerHour)) pushes with priority 10 an hour, "
            + "not \(Int(rules.frequentPushesPerHour))."
    }()
}
