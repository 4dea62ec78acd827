import Foundation
import Meditation
import PushPriority
import Synchronization
import TimerService

/// The priority of each push of the timer: a ledger for each user, and the strategy that was chosen.
///
/// A class because the timer's server asks from inside its transactions, on any thread. A ledger is this server's own: of several
/// servers on one database each knows the pushes that it decided itself.
final class PriorityBook: Sendable {
    private let policy: PushPriorityPolicy
    private let ledgers = Mutex<[String: PriorityLedger]>([:])

    /// A book for a strategy's policy.
    init(policy: PushPriorityPolicy) { self.policy = policy }

    /// The priority of an event's pushes, 10 or 5, entered into the user's ledger.
    func priority(of event: FollowedEvent, in context: PushContext) -> Int {
        ledgers.withLock { ledgers in
            var ledger = ledgers[context.userID] ?? PriorityLedger()
            ledger.setFrequentPushes(context.settings.frequentPushesEnabled ?? false, at: context.date)
            ledger.activeHours = context.settings.hours
            let decision = ledger.decide(PushedEvent(event), by: policy, at: context.date)
            ledgers[context.userID] = ledger
            return decision.priority.rawValue
        }
    }

    /// What is left of the users' budgets at `now`: the smallest, and how many users the book knows.
    func budget(at now: Date) -> (least: Double?, users: Int) {
        ledgers.withLock { ledgers in
            (ledgers.values.map { $0.budget.left(at: now) }.min(), ledgers.count)
        }
    }
}

extension UserSettings {
    /// The hours in which the user looks at the phone; nil while unknown.
    fileprivate var hours: ActiveHours? {
        guard let activeHours, let zone = timeZone.flatMap(TimeZone.init(identifier:)) else { return nil }
        return ActiveHours(activeHours, timeZone: zone)
    }
}

extension PushedEvent {
    /// A server's request for a restart is not a change of the timer: it may be a few seconds late.
    fileprivate init(_ event: FollowedEvent) {
        self = PushedEvent(rawValue: event.rawValue) ?? .update
    }
}
