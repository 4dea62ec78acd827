import Foundation
import Synchronization

/// Server-sent event streams of all followers. One database read per user serves all followers of that user, and one loop keeps
/// all connections alive, so a follower costs a buffer, not a task.
///
/// Each follower has a bounded buffer. A follower whose buffer overflows is disconnected and can resume with `last-event-id`.
final class FollowerHub: Sendable {
    private struct Follower {
        /// The last version sent; `nil` until the first messages have been sent.
        var sent: Int?
        let continuation: AsyncStream<Data>.Continuation
    }

    private struct Feed {
        var followers: [Int: Follower] = [:]
        /// Whether a task is reading the user's events.
        var isPumping = false
        /// Whether changes were reported since that read began.
        var hasNews = false
    }

    private struct State {
        var feeds: [String: Feed] = [:]
        var next = 0
        var count = 0
        var isClosed = false
    }

    private let state = Mutex(State())
    private let repository: any TimerRepository
    private let clock: any TimerServiceClock
    private let metrics: TimerMetrics

    /// Maximum number of messages buffered for a follower.
    static let buffer = 128
    /// Maximum number of events replayed; a follower that missed more receives a snapshot.
    static let longestReplay = 100

    init(repository: any TimerRepository, clock: any TimerServiceClock, metrics: TimerMetrics) {
        self.repository = repository
        self.clock = clock
        self.metrics = metrics
    }

    /// Returns a stream that starts with the events after `lastVersion`, a snapshot, or a comment if nothing was missed.
    func follow(_ userID: String, after lastVersion: Int?) async throws -> AsyncStream<Data> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Data.self, bufferingPolicy: .bufferingOldest(Self.buffer))
        // Register the follower before reading its first messages, so that no event is lost in between.
        let id = state.withLock { state in
            let id = state.next
            state.next += 1
            guard !state.isClosed else { return id }
            state.feeds[userID, default: Feed()].followers[id] = Follower(continuation: continuation)
            state.count += 1
            metrics.followers(state.count)
            return id
        }
        continuation.onTermination = { [weak self] _ in self?.remove(id, of: userID) }
        do {
            let (beginning, version) = try await beginning(of: userID, after: lastVersion)
            // With nothing missed, send a comment at once to confirm the connection, rather than at the next keep-alive.
            for message in beginning.isEmpty ? [ServerSentEvent.keepAlive] : beginning { continuation.yield(message) }
            let isClosed = state.withLock { state in
                state.feeds[userID]?.followers[id]?.sent = version
                return state.isClosed
            }
            if isClosed { continuation.finish() }
        } catch {
            continuation.finish()
            throw error
        }
        await news(of: userID)
        return stream
    }

    private func beginning(of userID: String, after lastVersion: Int?) async throws -> ([Data], Int) {
        if let lastVersion,
            let events = try await repository.events(of: userID, after: lastVersion, limit: Self.longestReplay + 1),
            events.count <= Self.longestReplay
        {
            let now = clock.now()
            return (events.map { ServerSentEvent.state($0, at: now) }, events.last?.version ?? lastVersion)
        }
        let timer = try await repository.timer(of: userID, at: clock.now())
        return ([ServerSentEvent.snapshot(timer, at: clock.now())], timer.version)
    }

    /// Sends a user's new events to all followers of that user. Call it whenever there may be new events.
    func news(of userID: String) async {
        let isMine = state.withLock { state in
            guard let feed = state.feeds[userID] else { return false }
            state.feeds[userID]?.hasNews = true
            guard !feed.isPumping else { return false }
            state.feeds[userID]?.isPumping = true
            return true
        }
        guard isMine else { return }
        while let version = nextRead(of: userID) {
            do {
                let events = try await repository.events(of: userID, after: version, limit: Self.longestReplay)
                try await deliver(events, of: userID)
            } catch {
                // The database is unavailable, or the user was removed. Disconnect the followers instead of leaving them
                // stale: they reconnect, and resume or are refused.
                cutOff(userID)
            }
        }
    }

    /// Sends all new events to every follower, because change notifications may have been lost.
    func newsOfAnything() async {
        for userID in state.withLock({ Array($0.feeds.keys) }) { await news(of: userID) }
    }

    /// The version after which to read next; `nil`, ending the read loop, if nothing is new.
    private func nextRead(of userID: String) -> Int? {
        state.withLock { state in
            guard let feed = state.feeds[userID] else { return nil }
            guard feed.hasNews, let version = feed.followers.values.compactMap(\.sent).min() else {
                state.feeds[userID]?.isPumping = false
                if feed.followers.isEmpty { state.feeds[userID] = nil }
                return nil
            }
            state.feeds[userID]?.hasNews = false
            return version
        }
    }

    private func deliver(_ events: [TimerEventRecord]?, of userID: String) async throws {
        let now = clock.now()
        guard let events else {
            // The events were pruned, or the database was restored from a backup.
            let timer = try await repository.timer(of: userID, at: now)
            send([(timer.version, ServerSentEvent.snapshot(timer, at: now))], of: userID, isReset: true)
            return
        }
        guard !events.isEmpty else { return }
        send(events.map { ($0.version, ServerSentEvent.state($0, at: now)) }, of: userID)
        for event in events { metrics.delivered(after: now.timeIntervalSince(event.at)) }
        if events.count == Self.longestReplay { state.withLock { $0.feeds[userID]?.hasNews = true } }
    }

    private func send(_ messages: [(version: Int, data: Data)], of userID: String, isReset: Bool = false) {
        let followers = state.withLock { state in
            let followers = state.feeds[userID]?.followers ?? [:]
            for (id, follower) in followers where follower.sent != nil {
                let last = messages.last?.version ?? 0
                state.feeds[userID]?.followers[id]?.sent = isReset ? last : max(follower.sent ?? 0, last)
            }
            return followers
        }
        for follower in followers.values {
            guard let sent = follower.sent else { continue }
            for message in messages where message.version > sent || isReset {
                yield(message.data, to: follower)
            }
        }
    }

    private func yield(_ data: Data, to follower: Follower) {
        guard case .dropped = follower.continuation.yield(data) else { return }
        metrics.throttled("follower")
        follower.continuation.finish()
    }

    /// Sends a keep-alive comment to every follower.
    func keepAlive() {
        let followers = state.withLock { $0.feeds.values.flatMap { Array($0.followers.values) } }
        for follower in followers where follower.sent != nil { yield(ServerSentEvent.keepAlive, to: follower) }
    }

    /// Ends all streams of a user.
    func cutOff(_ userID: String) {
        let feed = state.withLock { state in
            defer { state.feeds[userID]?.followers = [:] }
            return state.feeds[userID]
        }
        for follower in (feed?.followers ?? [:]).values { follower.continuation.finish() }
        guard let feed else { return }
        state.withLock { state in
            state.count -= feed.followers.count
            metrics.followers(state.count)
        }
    }

    /// Ends all streams; followers may reconnect.
    func cutOffAll() {
        for userID in state.withLock({ Array($0.feeds.keys) }) { cutOff(userID) }
    }

    /// Ends all streams, and any opened later.
    func close() {
        state.withLock { $0.isClosed = true }
        cutOffAll()
    }

    /// The number of followers.
    var count: Int { state.withLock { $0.count } }

    private func remove(_ id: Int, of userID: String) {
        state.withLock { state in
            guard state.feeds[userID]?.followers.removeValue(forKey: id) != nil else { return }
            state.count -= 1
            metrics.followers(state.count)
            if let feed = state.feeds[userID], feed.followers.isEmpty, !feed.isPumping { state.feeds[userID] = nil }
        }
    }
}
