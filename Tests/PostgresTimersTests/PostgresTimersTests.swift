import Foundation
import HTTPTypes
import Synchronization
import Testing
import TimerService

@testable import PostgresTimers

@Suite(.enabled(if: PostgresServer.url != nil, PostgresServer.comment), .serialized, .timeLimit(.minutes(10)))
struct PostgresTimersTests {
    @Test("Records round-trip through PostgreSQL")
    func records() async throws {
        let harness = try await PostgresHarness()
        let service = harness.service(on: harness.repository)
        let activity = try await harness.start(on: service)
        let name = "Quotes ' \" \\ and 禅 and $1"
        let start = ["start": ["methodName": name, "duration": 0.1 + 0.2], "clientId": "c'1"] as [String: Any]
        let started = try await harness.act("start", start, on: service)
        #expect(started.status == 200, "\(started.object)")
        let again = try await harness.act("start", start, on: service)
        #expect(again.object["version"] as? Int == started.object["version"] as? Int)
        let timer = try await harness.repository.timer(of: harness.user.id, at: Date())
        #expect(timer.state.sitting?.methodName == name)
        #expect(timer.state.sitting?.target == 0.1 + 0.2)
        let events = try #require(try await harness.repository.events(of: harness.user.id, after: 0, limit: 10))
        #expect(events.map(\.version) == [1, 2, 3])
        #expect(events.last?.timer == timer)
        #expect(try await harness.repository.nextRestart() != nil)
        #expect(try await harness.act("pause", activity: activity, on: service).status == 409)
        try await harness.repository.prune(eventsBefore: Date() + 1, at: Date())
        #expect(try await harness.repository.events(of: harness.user.id, after: 0, limit: 10) == nil)
        #expect(try await harness.repository.removeUser(harness.user.id))
        #expect(try await harness.act("pause", activity: activity, on: service).status == 401)
        await harness.repository.close()
    }

    @Test("Two servers see each other's changes by NOTIFY, and send each push once")
    func twoServers() async throws {
        let harness = try await PostgresHarness()
        let second = try await harness.another()
        let services = [harness.service(on: harness.repository), harness.service(on: second)]
        let running = services.map { service in Task { await service.run() } }
        let activity = try await harness.start(on: services[0])
        var messages = try await harness.follow(at: services[1]).makeAsyncIterator()
        _ = await messages.next()
        var longest = Duration.zero
        for round in 0..<40 {
            let began = ContinuousClock.now
            let action = round.isMultiple(of: 2) ? "pause" : "resume"
            #expect(try await harness.act(action, activity: activity, on: services[0]).status == 200)
            let message = String(decoding: try #require(await messages.next()), as: UTF8.self)
            #expect(message.hasPrefix("id: \(round + 2)\n"))
            longest = max(longest, ContinuousClock.now - began)
        }
        print("PostgreSQL, the other server's follower, slowest of 40: \(longest)")
        try await eventually("all pushes are sent") { try await second.nextPush(with: nil) == nil }
        #expect(harness.sender.pushes.count == 40)
        #expect(Set(harness.sender.pushes.map(\.apnsID)).count == 40)
        for task in running {
            task.cancel()
            await task.value
        }
        await harness.repository.close()
        await second.close()
    }

    @Test("Ten workers on two servers claim each push once, and a device's pushes in order")
    func concurrentClaims() async throws {
        let harness = try await PostgresHarness()
        let second = try await harness.another()
        let service = harness.service(on: harness.repository)
        let activity = try await harness.start(on: service)
        for device in 1...7 {
            let token: [String: Any] = ["pushToken": "b\(device)", "platform": "ios", "deviceId": "\(device)"]
            _ = try await harness.send(.put, "/v1/tokens/\(activity)", token, to: service)
        }
        for round in 0..<12 {
            let action = round.isMultiple(of: 2) ? "pause" : "resume"
            #expect(try await harness.act(action, activity: activity, on: service).status == 200)
        }
        let claims = Claims()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<10 {
                let repository = worker.isMultiple(of: 2) ? harness.repository : second
                group.addTask {
                    while try await repository.nextPush(with: nil) != nil {
                        let now = Date()
                        let pushes = try await repository.claimPushes(
                            by: "w\(worker)", with: nil, at: now, leaseEnd: now + 60, limit: 3)
                        claims.add(pushes)
                        for push in pushes { try await repository.settle(push, as: .done, by: "w\(worker)") }
                    }
                }
            }
            try await group.waitForAll()
        }
        let pushes = claims.all
        #expect(pushes.count == 96)
        #expect(Set(pushes.map(\.id)).count == 96)
        for (_, own) in Dictionary(grouping: pushes, by: \.token) {
            #expect(own.map(\.version) == own.map(\.version).sorted())
        }
        await harness.repository.close()
        await second.close()
    }

    /// All workers' claims, in order: a device's next push can be claimed only after its previous one was settled.
    private final class Claims: Sendable {
        private let pushes = Mutex<[QueuedPush]>([])
        func add(_ claimed: [QueuedPush]) { pushes.withLock { $0 += claimed } }
        var all: [QueuedPush] { pushes.withLock { $0 } }
    }

    @Test("Simultaneous actions at two servers are serialized, and none is lost")
    func concurrentActions() async throws {
        let harness = try await PostgresHarness()
        let second = try await harness.another()
        let services = [harness.service(on: harness.repository), harness.service(on: second)]
        let activity = try await harness.start(on: services[0])
        try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<60 {
                group.addTask {
                    try await harness.act(
                        "extend", ["seconds": 60], activity: activity, on: services[index % 2]
                    ).status
                }
            }
            for try await status in group { #expect(status == 200) }
        }
        let timer = try await second.timer(of: harness.user.id, at: Date())
        #expect(timer.version == 61)
        #expect(timer.state.sitting?.target == 4200)
        await harness.repository.close()
        await second.close()
    }

    @Test("A connection killed in mid-transaction loses nothing and repeats nothing")
    func killedConnection() async throws {
        let killer = try #require(PostgresServer.url)
        let arm = Mutex<(step: String, left: Int)?>(nil)
        let database = Mutex<String?>(nil)
        let killed = Mutex<Set<SQLValue>>([])
        let harness = try await PostgresHarness(step: { name in
            let isNow = arm.withLock { armed in
                guard armed?.step == name else { return false }
                armed?.left -= 1
                guard armed?.left == 0 else { return false }
                armed = nil
                return true
            }
            guard isNow, let database = database.withLock({ $0 }) else { return }
            // As an operator would: every connection to the database, including the listening one.
            let connection = PostgresConnection(
                url: killer, library: try PostgresLibrary(), wait: { Thread.sleep(forTimeInterval: $0) })
            try connection.connect()
            let rows = try connection.rows(
                "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
                [.text(database)])
            killed.withLock { $0.formUnion(rows.map { $0.values[0] }) }
            connection.disconnect()
        })
        database.withLock { $0 = harness.url.split(separator: "/").last.map(String.init) }
        let service = harness.service(on: harness.repository)
        let activity = try await harness.start(on: service)
        var version = 1
        for (round, step) in ["timer", "activity", "event", "outbox", "commit", "committed", "commit", "timer"]
            .enumerated()
        {
            arm.withLock { $0 = (step, 1) }
            let action = round.isMultiple(of: 2) ? "pause" : "resume"
            let answer = try await harness.act(action, ["clientId": "c\(round)"], activity: activity, on: service)
            #expect(answer.status == 200, "\(step): \(answer.object)")
            version += 1
            let timer = try await harness.repository.timer(of: harness.user.id, at: Date())
            #expect(timer.version == version, "\(step)")
        }
        let events = try #require(try await harness.repository.events(of: harness.user.id, after: 0, limit: 100))
        #expect(events.map(\.version) == Array(1...version))
        // The listening connection reconnects by itself, beside the second repository's. A killed one can be listed for a moment,
        // and one that is still asking to listen hears nothing yet.
        var changes = harness.repository.changes().makeAsyncIterator()
        let second = try await harness.another()
        try await eventually("the listener is back") {
            try await second.perform { connection in
                try connection.rows(
                    """
                    SELECT pid FROM pg_stat_activity
                    WHERE datname = current_database() AND query LIKE 'LISTEN%' AND state = 'idle'
                    """, []
                ).count { row in !killed.withLock { $0.contains(row.values[0]) } } == 2
            }
        }
        #expect(
            try await harness.act("extend", ["seconds": 9], activity: activity, on: harness.service(on: second)).status
                == 200)
        var seen: RepositoryChange?
        while let change = await changes.next() {
            seen = change
            if change == .user(harness.user.id) { break }
        }
        #expect(seen == .user(harness.user.id))
        await harness.repository.close()
        await second.close()
    }

    @Test(
        "While the database takes no connections, streams end and requests get 503; afterwards nothing was done twice")
    func outage() async throws {
        let harness = try await PostgresHarness()
        let service = harness.service(on: harness.repository)
        let running = Task { await service.run() }
        let activity = try await harness.start(on: service)
        var messages = try await harness.follow(at: service).makeAsyncIterator()
        _ = await messages.next()
        try await harness.setConnections(allowed: false)
        #expect(await messages.next() == nil)
        for action in ["pause", "resume"] {
            let refused = try await harness.act(action, activity: activity, on: service)
            #expect(refused.status == 503)
            let error = try #require(refused.object["error"] as? [String: Any])
            #expect(error["code"] as? String == "unavailable")
        }
        await #expect(throws: CancellationError.self) { _ = try await harness.follow(at: service) }
        try await harness.setConnections(allowed: true)
        #expect(try await harness.act("pause", activity: activity, on: service).status == 200)
        #expect(try await harness.repository.timer(of: harness.user.id, at: Date()).version == 2)
        var changes = harness.repository.changes().makeAsyncIterator()
        #expect(await changes.next() == .anything, "the listening connection is back")
        running.cancel()
        await running.value
        await harness.repository.close()
    }

    @Test("The streams of a removed user end at once, on every server")
    func removedUser() async throws {
        let harness = try await PostgresHarness()
        let second = try await harness.another()
        let service = harness.service(on: second)
        let running = Task { await service.run() }
        _ = try await harness.start(on: service)
        var messages = try await harness.follow(at: service).makeAsyncIterator()
        _ = await messages.next()
        #expect(try await harness.repository.removeUser(harness.user.id))
        while let message = await messages.next() {
            #expect(!String(decoding: message, as: UTF8.self).contains("idle"))
        }
        running.cancel()
        await running.value
        await harness.repository.close()
        await second.close()
    }

    @Test("An unreachable server is reported in one sentence, without the password")
    func unreachable() async throws {
        do {
            _ = try await PostgresTimerRepository(
                url: "postgres://ada:secret@127.0.0.1:1/none", connectionCount: 1, now: { Date() },
                wait: { Thread.sleep(forTimeInterval: $0) })
            Issue.record("it connected")
        } catch let error as RepositoryError {
            #expect(error.description.hasPrefix("The database is not available: "))
            #expect(!error.description.contains("secret"))
            #expect(!error.description.contains("\n"))
        }
    }

    @Test("Two servers that start together create the tables once")
    func migrations() async throws {
        let harness = try await PostgresHarness()
        let repositories = try await withThrowingTaskGroup(of: PostgresTimerRepository.self) { group in
            for _ in 0..<4 { group.addTask { try await harness.another() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for repository in repositories {
            #expect(try await repository.users().count == 1)
            await repository.close()
        }
        await harness.repository.close()
    }
}

extension PostgresTimerRepository {
    /// Runs a body on a separate connection to the same database.
    fileprivate func perform<Value: Sendable>(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try await anyConnection.perform { connection in
            try connection.connect()
            return try body(connection)
        }
    }
}
