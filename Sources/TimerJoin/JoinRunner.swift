import Foundation
import Meditation
import PushClient
import Store

/// Follows a server until it is stopped: mirrors the server's state, sends local actions, and reconnects forever.
///
/// The rules are ``TimerFollower``'s; this is the one place with clocks, connections and the store.
package struct JoinRunner: Sendable {
    /// The store that mirrors the server.
    package var store: Store
    /// The server's address as it was given.
    package var url: String
    /// The connection to it.
    package var client: HTTPClient
    /// The user's bearer token.
    package var token: String
    /// The clocks.
    package var clock: @Sendable () -> ClockReading
    /// Waits for some seconds; throws when the task is cancelled.
    package var wait: @Sendable (TimeInterval) async throws -> Void
    /// A random number from 0 to 1, for waits.
    package var jitter: @Sendable () -> Double = { Double.random(in: 0...1) }
    /// Writes a line for a person.
    package var say: @Sendable (String) -> Void = { _ in }

    /// A runner.
    package init(
        store: Store, url: String, client: HTTPClient, token: String, clock: @escaping @Sendable () -> ClockReading,
        wait: @escaping @Sendable (TimeInterval) async throws -> Void
    ) {
        (self.store, self.url, self.client, self.token) = (store, url, client, token)
        (self.clock, self.wait) = (clock, wait)
    }

    /// Seconds after which an action that could not be sent is given up: who waits for it has gone by then.
    static let actionLifetime: TimeInterval = 15

    /// Joins, and follows until `ends` says so: then the mark goes, with the mirrored sitting. Returns the last sentence.
    ///
    /// Throws a ``JoinFailure`` or a ``ServerError`` where the server cannot be joined, before anything has changed; and a
    /// ``JoinFailure`` where it does not accept the token any more: then the mark stays, and the sitting with it.
    package func run(pushLocal: Bool = false, until ends: AsyncStream<Void>) async throws -> String {
        let api = TimerAPI(client: client, token: token)
        if try store.joinedServer() == nil {
            try await JoinBeginning(store: store, url: url, api: api, clock: clock, say: say).join(pushLocal: pushLocal)
        } else {
            try store.join(url, at: clock().wall)
        }
        guard let inbox = try store.actionInbox() else {
            throw ServerError.alreadyJoining(host: client.endpoint.authority)
        }
        let loop = JoinLoop(runner: self, api: api, inbox: inbox)
        return try await loop.run(until: ends)
    }

    /// What is said when the mark is gone.
    package static func farewell(_ left: (server: JoinedServer, sitting: Sitting?)) -> String {
        left.sitting.map { "Left \(left.server.host); the sitting (\($0.methodName)) goes on there, and is gone here." }
            ?? "Left \(left.server.host)."
    }
}
