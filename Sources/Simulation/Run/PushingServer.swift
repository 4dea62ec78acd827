import ActivitySystem
import Foundation
import PushPriority

/// The server of an app while a scenario runs: it chooses priorities, lets updates wait, and knows what became of each push.
struct PushingServer {
    /// A push on its way to the device.
    struct Message {
        /// Its place in ``PushingServer/records``.
        let number: Int
        /// What is sent.
        let command: (String) -> SystemCommand
        /// The activity that it is for.
        let activity: String
    }

    /// What became of a push.
    struct Record: Hashable {
        let event: PushedEvent
        let priority: ActivitySystem.PushPriority
        /// Whether the strategy chose the priority.
        let isChosen: Bool
        /// Whether it ends the activity.
        let isEnd: Bool
        /// When the change happened on the server.
        let begin: Date
        var wasSent = false
        /// Whether the device held it because the budget was used up.
        var wasThrottled = false
        /// Whether nothing came of it: the device ignored it, or its activity was gone.
        var isLost = false
        /// Seconds until the device had it or something newer; `nil`: not yet.
        var latency: TimeInterval?

        var urgency: PushUrgency { event.urgency }
    }

    /// What chooses; `nil`: what the file does not say is 10.
    let policy: PushPriorityPolicy?
    var ledger: PriorityLedger
    var batcher: UpdateBatcher<Message>
    private(set) var records: [Record] = []
    /// The numbers of those that have not arrived.
    private(set) var pending: [Int] = []
    /// The least of the device's budget after a push, in whole pushes.
    private(set) var leastBudget: Double?
    /// The largest part of the budget that was used at once, 0...1.
    private(set) var mostUsed = 0.0

    init(policy: PushPriorityPolicy?, hasFrequentPushes: Bool) {
        self.policy = policy
        ledger = PriorityLedger(hasFrequentPushes: hasFrequentPushes)
        batcher = UpdateBatcher(interval: policy?.batchInterval)
    }

    var sentCount: Int { records.count(where: \.wasSent) }
    var immediateCount: Int { records.count { $0.wasSent && $0.priority == .immediate } }

    /// Enters a change; answers the number of its push and the priority.
    mutating func enter(
        _ event: PushedEvent, isEnd: Bool, fixed: ActivitySystem.PushPriority?, at now: Date
    ) -> (number: Int, priority: ActivitySystem.PushPriority) {
        let isChosen = fixed == nil && policy != nil
        let priority =
            fixed ?? policy.map { ledger.decide(event, by: $0, at: now).priority }
            ?? ActivitySystem.PushPriority.immediate
        records.append(Record(event: event, priority: priority, isChosen: isChosen, isEnd: isEnd, begin: now))
        pending.append(records.count - 1)
        return (records.count - 1, priority)
    }

    /// A push leaves for the device.
    mutating func send(_ number: Int) { records[number].wasSent = true }

    /// The device held a push.
    mutating func throttle(_ number: Int) { records[number].wasThrottled = true }

    /// What is left of the device's budget after a push.
    mutating func note(left: Double, of capacity: Double) {
        leastBudget = min(leastBudget ?? .infinity, left.rounded(.down))
        mostUsed = max(mostUsed, min(1, 1 - left / capacity))
    }

    /// New content from the server is on the device: what was sent, and what is older, is there or replaced.
    mutating func arrive(at now: Date) {
        guard let newest = pending.last(where: { records[$0].wasSent }) else { return }
        for number in pending where number <= newest {
            records[number].latency = now.timeIntervalSince(records[number].begin)
        }
        pending.removeAll { $0 <= newest }
    }

    /// The device ignored a push.
    mutating func lose(_ number: Int) {
        records[number].isLost = true
        pending.removeAll { $0 == number }
    }

    /// The activity ended: by a push, or else what is on its way comes to nothing.
    mutating func end(at now: Date) {
        if pending.contains(where: { records[$0].isEnd && records[$0].wasSent }) { arrive(at: now) }
        for number in pending { lose(number) }
    }

    /// The longest latency of a priority; of what has not arrived, its time so far.
    func longestLatency(of priority: ActivitySystem.PushPriority, at now: Date) -> TimeInterval {
        records.lazy.filter { $0.priority == priority && !$0.isLost }
            .map { $0.latency ?? now.timeIntervalSince($0.begin) }.max() ?? 0
    }
}
