import Foundation

extension PushPriorityPolicy {
    /// Spends the hour's budget where it does the most, and never the part that is kept for critical events.
    static let adaptive = PushPriorityPolicy(
        name: "adaptive",
        summary: "Spreads the hour's budget, keeps a quarter for start and end.",
        batchInterval: 4
    ) { AdaptiveSpending(of: $0).decision }
}

/// How the adaptive policy reckons.
///
///     budget  ▕▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓░░░░░░░▏
///              available: spread over the    reserve: critical
///              pauses of the next hour       events alone
///
/// What is available, with what the next hour adds, is divided by the pauses that this person is expected to make in it. A share
/// of 0.4 sends four of ten at once, evenly. Outside of a person's active hours it is half as much.
struct AdaptiveSpending {
    /// The part of the budget that is kept for critical events.
    static let reservedShare = 0.25
    /// The least that is kept, in pushes: a start, an end and one more.
    static let leastReserve = 3.0
    /// What the share is multiplied by at night.
    static let nightFactor = 0.5

    let context: PriorityContext

    init(of context: PriorityContext) { self.context = context }

    /// What only critical events may use.
    var reserve: Double {
        let capacity = context.budget.capacity
        return min(capacity, max(Self.leastReserve, capacity * Self.reservedShare))
    }

    /// What important pushes may use now; negative where critical events have begun on the reserve.
    var available: Double { context.budget.left(at: context.now) - reserve }

    /// Whether it is a time at which nobody looks at the phone.
    var isNight: Bool { context.activeHours.map { !$0.contains(context.now) } ?? false }

    /// The part of important pushes that is sent at once, 0...1.
    var share: Double {
        let supply = max(0, available) + context.budget.capacity - reserve
        let demand = max(1, context.rhythm.expected(at: context.now))
        return min(1, supply / demand) * (isNight ? Self.nightFactor : 1)
    }

    var decision: PriorityDecision {
        switch context.urgency {
        case .critical: return .immediate("critical")
        case .regular: return .opportunistic("regular")
        case .important: break
        }
        guard available >= 1 else { return .opportunistic("the rest is kept for critical events") }
        let (share, count) = (share, Double(context.importantCount))
        // One more than the share of those before: the ones at once lie evenly among the others, and the first is at once.
        guard (share * count).rounded(.up) > (share * (count - 1)).rounded(.up) else {
            return .opportunistic(isNight ? "outside of active hours" : "spread over the hour")
        }
        return .immediate("the budget allows it")
    }
}
