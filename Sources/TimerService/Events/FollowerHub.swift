import Foundation
import Synchronization

/// Everyone who follows a timer by server-sent events. One read of a user's new events serves all of the user's followers, and
/// one loop keeps all connections alive: a follower costs a buffer, not a task.
///
/// Each follower has a bounded buffer. One that does not keep up is cut off, and resumes by `last-event-id`.
final class FollowerHub: Sendable {
    private struct Follower {
        /// The version that it was sent last; nil until its beginning has been.
        var sent: Int?
        let continuation: AsyncStream<Data>.Continuation
    }

    private struct Feed {
        var followers: [Int: Follower] = [:]
        /// Whether somebody reads the user's events right now.
        var isPumping = false
        /// Whether there was news since that read began.
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

    /// Messages that wait for a follower at most.
    static let buffer = 128
    /// The most events that are replayed; a follower that missed more receives a snapshot.
    static let longestReplay = 100

    init(repository: any TimerRepository, clock: any TimerServiceClock, metrics: TimerMetrics) {
        self.repository = repository
        self.clock = clock
        self.metrics = metrics
    }

    /// A stream that begins with what a follower missed after `lastVersion`, with a snapshot, or with a comment if it missed
    /// nothing.
    func follow(_ userID: String, after lastVersion: Int?) async throws -> AsyncStream<Data> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Data.self, bufferingPolicy: .bufferingOldest(Self.buffer))
        // The follower is on the list before its beginning is read, so that no event falls in between.
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
            // One that has missed nothing hears at once that it is connected, and not with the next comment in a while.
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

    /// Sends a user's new events to all who follow the user. Call it whenever there may be some.
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
                // The database is away. Followers are cut off rather than left without news: they come back and resume.
                cutOff(userID)
            }
        }
    }

    /// Sends whatever is new to every follower, because news may have been missed.
    func newsOfAnything() async {
        for userID in state.withLock({ Array($0.feeds.keys) }) { await news(of: userID) }
    }

    /// The version after which to read; nil, and the pump is free, when there is no news.
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
            // The events were pruned, or the database was put back to an earlier state.
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

    /// Sends a comment to every follower.
    func keepAlive() {
        let followers = state.withLock { $0.feeds.values.flatMap { Array($0.followers.values) } }
        for follower in followers where follower.sent != nil { yield(ServerSentEvent.keepAlive, to: follower) }
    }

    /// Ends the streams of a user.
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

    /// Ends all streams, and every one that is asked for later.
    func close() {
        let feeds = state.withLock { state in
            state.isClosed = true
            return state.feeds
        }
        for userID in feeds.keys { cutOff(userID) }
    }

    /// Ends the streams of all users but these: the others were removed.
    func keep(_ users: Set<String>) {
        for userID in state.withLock({ Array($0.feeds.keys) }) where !users.contains(userID) { cutOff(userID) }
    }

    /// How many there are.
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
