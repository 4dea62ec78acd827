import Foundation
import Meditation
import PushClient
import Store
import Synchronization
import Testing

@testable import TimerJoin

/// A machine that joins a server, with a store of its own.
final class JoiningWorld: Sendable {
    let root = NSTemporaryDirectory() + "islet-join-" + UUID().uuidString
    let lines = Mutex<[String]>([])
    private let ends = Mutex<AsyncStream<Void>.Continuation?>(nil)
    var store: Store {
        Store(locations: StoreLocations(dataDirectory: root + "/data", stateDirectory: root + "/state"))
    }

    /// Runs `body` on a machine that has joined a server with a sitting, and ends both.
    static func sitting(_ body: (FakeTimerServer, JoiningWorld) async throws -> Void) async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        let task = world.join(server.url)
        try await connected(world)
        try server.perform(.start(StartRequest(target: 1200)))
        try await eventually("The start is mirrored.") { try world.store.running() != nil }
        try await body(server, world)
        world.end()
        _ = try await task.value
        await server.stop()
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    static func reading() -> ClockReading {
        ClockReading(wall: Date(), bootID: "boot", sinceBoot: ProcessInfo.processInfo.systemUptime, asleep: 0)
    }

    /// Joins in the background.
    func join(_ url: String, token: String = FakeTimerServer.token, pushLocal: Bool = false) -> Task<
        String, any Error
    > {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        ends.withLock { $0 = continuation }
        return Task { [self] in
            var runner = JoinRunner(
                store: store, url: url, client: HTTPClient(try #require(HTTPEndpoint(url))), token: token,
                clock: JoiningWorld.reading, wait: { try await Task.sleep(for: .seconds($0)) })
            runner.jitter = { 1 }
            runner.say = { [weak self] line in self?.lines.withLock { $0.append(line) } }
            return try await runner.run(pushLocal: pushLocal, until: stream)
        }
    }

    func end() { _ = ends.withLock { $0?.yield() } }

    /// Performs an action as a command of islet would, without waiting.
    func act(_ action: TimerAction) throws -> OutgoingAction {
        guard case .sent(let sent, _) = try store.act(action, at: JoiningWorld.reading()) else {
            throw JoinFailure("It was done here.")
        }
        return sent
    }
}

/// Polls until a condition is met; fails after a minute.
func eventually(
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while try !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record(comment, sourceLocation: sourceLocation)
            throw CancellationError()
        }
        try await Task.sleep(for: .milliseconds(5))
    }
}

/// Waits until the joining process has a connection.
func connected(_ world: JoiningWorld) async throws {
    try await eventually("It connects.") {
        try world.store.joinedServer().map { $0.offlineSince(at: Date()) == nil } ?? false
    }
}

/// Leaves everything as after a kill: the mark, the actions, the version. The lock is released a moment later.
func stop(_ task: Task<String, any Error>, of world: JoiningWorld) async throws {
    task.cancel()
    _ = try? await task.value
    try await eventually("The lock is free.") { try world.store.actionInbox() != nil }
}
