import ActivitySystem
import Foundation
import PushPriority

/// What became of the pushes of a scenario, in figures: how strategies are compared.
package struct PushFigures: Hashable, Sendable {
    /// How long pushes of a priority took, in seconds, from the change on the server to the device.
    package struct Latency: Hashable, Sendable {
        /// How many pushes arrived, or were replaced by one that did.
        package let count: Int
        /// The middle of them, the nearest to 95 of a hundred, and the longest; 0 where there are none.
        package let median, p95, longest: TimeInterval
        /// How long they should take under normal conditions: online, within the budget, and not in Low Power Mode.
        package let target: TimeInterval
        /// How many of them took no longer, 0...1; 1 where there are none.
        package let withinTarget: Double

        init(_ values: [TimeInterval], target: TimeInterval) {
            let sorted = values.sorted()
            self.target = target
            let quick = sorted.count { $0 < target + 0.0005 }
            withinTarget = sorted.isEmpty ? 1 : Double(quick) / Double(sorted.count)
            // Nearest rank: a value that was measured, never one between two.
            func rank(_ part: Double) -> TimeInterval {
                sorted.isEmpty ? 0 : sorted[max(0, Int((part * Double(sorted.count)).rounded(.up)) - 1)]
            }
            (count, median, p95, longest) = (sorted.count, rank(0.5), rank(0.95), sorted.last ?? 0)
        }
    }

    /// How long priority 10 should take under normal conditions, in seconds.
    package static let immediateTarget: TimeInterval = 1
    /// How long priority 5 should take under normal conditions, in seconds.
    package static let opportunisticTarget: TimeInterval = 5

    /// How many pushes were sent, and how many of them with priority 10.
    package let sent, immediate: Int
    /// How many updates were never sent, because a newer one took their place.
    package let batched: Int
    /// How many were held for want of budget, and how many of these start or end a session.
    package let throttled, criticalThrottled: Int
    /// How many came to nothing, or had not arrived at the end.
    package let undelivered: Int
    /// The largest part of an app's hourly budget that was used at once, 0...1.
    package let budgetUsed: Double
    /// How long priority 10 and priority 5 took.
    package let immediateLatency, opportunisticLatency: Latency

    /// The part of the sent pushes that was throttled, 0...1.
    package var throttlingRate: Double { sent == 0 ? 0 : Double(throttled) / Double(sent) }

    /// The figures of some apps' servers; of those that choose by a strategy, what was chosen alone.
    init(of servers: [PushingServer], at now: Date) {
        let hasPolicy = servers.contains { $0.policy != nil }
        let servers = servers.filter { !hasPolicy || $0.records.contains(where: \.isChosen) }
        let records = servers.flatMap(\.records).filter { $0.isChosen || !hasPolicy }
        sent = records.count(where: \.wasSent)
        immediate = records.count { $0.wasSent && $0.priority == .immediate }
        batched = records.count { !$0.wasSent && $0.latency != nil }
        throttled = records.count(where: \.wasThrottled)
        criticalThrottled = records.count { $0.wasThrottled && $0.urgency == .critical }
        undelivered = records.count { $0.latency == nil }
        budgetUsed = servers.map(\.mostUsed).max() ?? 0
        // What is still held has waited at least until now: left out, the worst would look best.
        func latency(_ priority: ActivitySystem.PushPriority, target: TimeInterval) -> Latency {
            Latency(
                records.filter { $0.priority == priority && !$0.isLost }.map {
                    $0.latency ?? now.timeIntervalSince($0.begin)
                }, target: target)
        }
        immediateLatency = latency(.immediate, target: Self.immediateTarget)
        opportunisticLatency = latency(.opportunistic, target: Self.opportunisticTarget)
    }
}
