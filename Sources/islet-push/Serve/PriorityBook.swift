import Foundation
import PushPriority
import TimerService

/// Chooses the priority of each push of the timer by a strategy's policy. The user's ledger is kept with the event, in its
/// transaction: all servers of a database share one budget.
struct PriorityBook: Sendable {
    /// The strategy's policy.
    let policy: PushPriorityPolicy

    /// The priority of an event's pushes, 10 or 5, entered into the user's ledger.
    func priority(of event: PushedEvent, in context: inout PushContext) -> Int {
        var ledger =
            context.memory.flatMap { try? JSONDecoder().decode(PriorityLedger.self, from: Data($0.utf8)) }
            ?? PriorityLedger()
        ledger.setFrequentPushes(context.settings.frequentPushesEnabled ?? false, at: context.date)
        ledger.activeHours = context.settings.hours
        let decision = ledger.decide(event, by: policy, at: context.date)
        context.reason = decision.reason
        context.memory = (try? JSONEncoder().encode(ledger)).map { String(decoding: $0, as: UTF8.self) }
        // A newer update takes the place of one that waits.
        if decision.priority == .opportunistic, event == .update { context.delay = policy.batchInterval ?? 0 }
        return decision.priority.rawValue
    }
}

extension UserSettings {
    /// The hours in which the user looks at the phone; nil while unknown.
    fileprivate var hours: ActiveHours? {
        guard let activeHours, let zone = timeZone.flatMap(TimeZone.init(identifier:)) else { return nil }
        return ActiveHours(activeHours, timeZone: zone)
    }
}
