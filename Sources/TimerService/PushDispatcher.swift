import Foundation
import Synchronization

/// Sends the pushes in the outbox. Any number of servers may run a dispatcher: a worker claims a push before sending it, and a
/// dead worker's claims expire. A push sent twice has the same `apns-id` and `timestamp`, so the device shows it once.
final class PushDispatcher: Sendable {
    private let repository: any TimerRepository
    private let sender: any PushSender
    private let clock: any TimerServiceClock
    private let metrics: TimerMetrics
    private let bundleID: String
    private let phone: String?
    private let log: @Sendable (TimerServiceEvent) -> Void
    private let alarm = Alarm()
    private let worker = UUID().uuidString

    /// Seconds until a claim expires; longer than any push should take.
    static let lease: TimeInterval = 30
    /// Maximum number of pushes sent concurrently.
    static let batch = 64

    init(
        repository: any TimerRepository, sender: any PushSender, clock: any TimerServiceClock, metrics: TimerMetrics,
        bundleID: String, phone: String?, log: @escaping @Sendable (TimerServiceEvent) -> Void
    ) {
        self.repository = repository
        self.sender = sender
        self.clock = clock
        self.metrics = metrics
        self.bundleID = bundleID
        self.phone = phone
        self.log = log
    }

    /// Wakes the dispatcher because there may be pushes to send.
    func wake() { alarm.ring() }

    /// Sends pushes until the task is cancelled.
    func run() async {
        var failures = 0
        while !Task.isCancelled {
            let ring = alarm.count
            var next: Date?
            do {
                // An unstructured task, so that cancelling the dispatcher lets pushes in flight finish and settle their claims.
                if try await Task(operation: sendDue).value > 0 { continue }
                next = try await repository.nextPush(with: phone)
                failures = 0
            } catch {
                failures += 1
                log(.databaseFailed("\(error)"))
                next = clock.now() + Self.delay(afterAttempts: failures)
            }
            await alarm.wait(after: ring, until: next, clock: clock)
        }
    }

    /// Sends up to ``batch`` pushes that are due. Returns the number claimed.
    func sendDue() async throws -> Int {
        let now = clock.now()
        let pushes = try await repository.claimPushes(
            by: worker, with: phone, at: now, leaseEnd: now + Self.lease, limit: Self.batch)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for push in pushes { group.addTask { try await self.send(push) } }
            try await group.waitForAll()
        }
        return pushes.count
    }

    private func send(_ push: QueuedPush) async throws {
        guard clock.now() < push.expiration else {
            finish(push, "expired", status: 0, reason: "Expired")
            return try await repository.settle(push, as: .done, by: worker)
        }
        let outcome = await sender.send(
            OutgoingPush(
                token: push.token, bundleID: bundleID, event: push.event, payload: push.payload,
                priority: push.priority, apnsID: push.id, expiration: push.expiration))
        switch outcome {
        case .accepted(let uniqueID):
            metrics.push(priority: push.priority, outcome: "accepted")
            log(.pushAccepted(push, uniqueID: uniqueID))
            try await repository.settle(push, as: .done, by: worker)
        case .refused(410, let reason):
            finish(push, "gone", status: 410, reason: reason)
            try await repository.settle(push, as: .tokenGone, by: worker)
        case .refused(let status, let reason) where status == 429 || status >= 500 || status == 0:
            if status == 429 { metrics.throttled("push") }
            finish(push, "retried", status: status, reason: reason)
            let next = clock.now() + Self.delay(afterAttempts: push.attempts)
            try await repository.settle(push, as: .again(next), by: worker)
        case .refused(let status, let reason):
            finish(push, "refused", status: status, reason: reason)
            try await repository.settle(push, as: .done, by: worker)
        }
    }

    private func finish(_ push: QueuedPush, _ outcome: String, status: Int, reason: String) {
        metrics.push(priority: push.priority, outcome: outcome)
        log(.pushRefused(push, status: status, reason: reason, outcome: outcome))
    }

    /// Seconds before the next attempt: 1, 2, 4 … up to 60.
    static func delay(afterAttempts attempts: Int) -> TimeInterval {
        min(60, Double(1 << min(6, max(0, attempts - 1))))
    }
}

/// Wakes a loop that otherwise waits for a date.
final class Alarm: Sendable {
    private struct State {
        var count = 0
        var waiter: (id: Int, continuation: CheckedContinuation<Void, Never>)?
        var next = 0
    }

    private let state = Mutex(State())

    /// How many times it has been rung.
    var count: Int { state.withLock { $0.count } }

    func ring() {
        state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.count += 1
            defer { state.waiter = nil }
            return state.waiter?.continuation
        }?.resume()
    }

    /// Waits until `count` has been exceeded, the date is reached, or the task is cancelled. At most one loop may wait.
    func wait(after count: Int, until date: Date?, clock: any TimerServiceClock) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.wait(after: count) }
            if let date { group.addTask { try? await clock.sleep(until: date) } }
            await group.next()
            group.cancelAll()
        }
    }

    private func wait(after count: Int) async {
        let id = state.withLock { state in
            state.next += 1
            return state.next
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isDone = state.withLock { state in
                    guard state.count == count, !Task.isCancelled else { return true }
                    state.waiter = (id, continuation)
                    return false
                }
                if isDone { continuation.resume() }
            }
        } onCancel: {
            state.withLock { state -> CheckedContinuation<Void, Never>? in
                guard state.waiter?.id == id else { return nil }
                defer { state.waiter = nil }
                return state.waiter?.continuation
            }?.resume()
        }
    }
}
