import Foundation
import Synchronization
import Testing

@testable import TimerService

@Suite(.timeLimit(.minutes(10))) struct FollowerTests {
    @Test("A follower receives a snapshot, then each event with the state after it")
    func events() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        var messages = try await harness.follow().makeAsyncIterator()
        let snapshot = Message(try #require(await messages.next()))
        #expect(snapshot.event == "snapshot" && snapshot.id == 1)
        _ = try await harness.act("pause", activity: activity)
        let paused = Message(try #require(await messages.next()))
        #expect(paused.event == "state" && paused.id == 2)
        #expect(paused.object["event"] as? String == "pause")
        #expect(paused.object["priority"] as? Int == 10)
        #expect(paused.object["version"] as? Int == 2)
        #expect(paused.object["message"] as? String == "Paused at 00:00.")
        #expect((paused.object["session"] as? [String: Any])?["state"] as? String == "paused")
    }

    @Test(
        "A returning follower gets what it missed, a comment if there was nothing, or a snapshot if events are gone"
    )
    func replay() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        for action in ["pause", "resume", "pause"] { _ = try await harness.act(action, activity: activity) }
        var messages = try await harness.follow(after: 2).makeAsyncIterator()
        for id in [3, 4] {
            let message = Message(try #require(await messages.next()))
            #expect(message.id == id && message.event == "state")
        }
        // Version 99 was never issued.
        var ahead = try await harness.follow(after: 99).makeAsyncIterator()
        #expect(Message(try #require(await ahead.next())).event == "snapshot")
        harness.clock.advance(by: 1000)
        try await harness.repository.prune(eventsBefore: harness.clock.now(), at: harness.clock.now())
        var late = try await harness.follow(after: 2).makeAsyncIterator()
        let snapshot = Message(try #require(await late.next()))
        #expect(snapshot.event == "snapshot" && snapshot.id == 4)
        var current = try await harness.follow(after: 4).makeAsyncIterator()
        #expect(await current.next() == ServerSentEvent.keepAlive, "one that missed nothing hears at once")
        _ = try await harness.act("resume", activity: activity)
        #expect(Message(try #require(await current.next())).id == 5)
    }

    @Test("A follower that does not keep up is cut off, and resumes without a gap")
    func slowFollower() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        let slow = try await harness.follow()
        for round in 0..<FollowerHub.buffer + 10 {
            _ = try await harness.act(round.isMultiple(of: 2) ? "pause" : "resume", activity: activity)
        }
        #expect(harness.service.hub.count == 0)
        var last: Int?
        for await message in slow {
            let id = Message(message).id
            #expect(last == nil || id == last! + 1)
            last = id
        }
        #expect(last == FollowerHub.buffer)
        var resumed = try await harness.follow(after: last).makeAsyncIterator()
        #expect(Message(try #require(await resumed.next())).id == FollowerHub.buffer + 1)
    }

    @Test("A comment every fifteen seconds keeps idle connections open")
    func keepAlive() async throws {
        let harness = try await Harness()
        let running = Task { await harness.service.run() }
        let stream = try await harness.follow()
        var messages = stream.makeAsyncIterator()
        _ = await messages.next()
        try await eventually("all loops wait") { harness.clock.sleeperCount >= 3 }
        harness.clock.advance(by: 14.9)
        harness.clock.advance(by: 0.1)
        #expect(await messages.next() == Data(": keep-alive\n\n".utf8))
        running.cancel()
        await running.value
        #expect(await messages.next() == nil, "the server that stops lets its followers go")
    }

    @Test("A thousand followers see a change within 100 ms, each in order")
    func thousand() async throws {
        let harness = try await Harness()
        let activity = try await harness.start()
        let clock = ContinuousClock()
        let tally = Tally()
        var tasks: [Task<Void, Never>] = []
        for _ in 0..<1000 {
            let stream = try await harness.follow()
            tasks.append(
                Task {
                    for await message in stream {
                        tally.count(Message(message).id ?? 0, at: clock.now)
                    }
                })
        }
        try await eventually("all have the snapshot") { tally.count(of: 1) == 1000 }
        let began = clock.now
        _ = try await harness.act("pause", activity: activity)
        try await eventually("all see the pause") { tally.count(of: 2) == 1000 }
        let took = try #require(tally.last) - began
        print("1,000 followers: \(took)")
        // The bound leaves room for a machine that is also building; the figure is printed.
        #expect(took < .seconds(1))
        harness.service.hub.close()
        for task in tasks { await task.value }
    }

    /// The number of events that all followers together received.
    private final class Tally: Sendable {
        private let counts = Mutex<[Int: Int]>([:])
        private let date = Mutex<ContinuousClock.Instant?>(nil)

        func count(_ id: Int, at now: ContinuousClock.Instant) {
            counts.withLock { $0[id, default: 0] += 1 }
            date.withLock { $0 = now }
        }

        func count(of id: Int) -> Int { counts.withLock { $0[id] ?? 0 } }
        var last: ContinuousClock.Instant? { date.withLock { $0 } }
    }

    @Test("The streams of a user whom another process removes end at once, and nobody else's")
    func removedUser() async throws {
        let harness = try await Harness()
        let clock = harness.clock
        let running = Task { await harness.service.run() }
        _ = try await harness.start()
        let (other, _) = try await UserAccounts.add(name: "bob", to: harness.repository, at: clock.now())
        var removed = try await harness.follow().makeAsyncIterator()
        #expect(Message(try #require(await removed.next())).event == "snapshot")
        var kept = try await harness.service.hub.follow(other.id, after: nil).makeAsyncIterator()
        #expect(Message(try #require(await kept.next())).event == "snapshot")
        // The command `islet-push user remove` opens the file itself.
        let repository = try SQLiteTimerRepository(directory: harness.folder, now: { clock.now() })
        #expect(try await repository.removeUser(harness.user.id))
        #expect(await removed.next() == nil)
        #expect(harness.service.hub.count == 1)
        #expect(try await harness.send(.get, "/v1/state").status == 401)
        running.cancel()
        await running.value
        #expect(await kept.next() == nil)
        await repository.close()
    }

    @Test("Two servers on one SQLite file show each other's events, and send each push once")
    func twoServers() async throws {
        let harness = try await Harness()
        let clock = harness.clock
        let repository = try SQLiteTimerRepository(directory: harness.folder, now: { clock.now() })
        let other = Harness.service(on: repository, sender: harness.sender, clock: clock)
        let running = [Task { await harness.service.run() }, Task { await other.run() }]
        let activity = try await harness.start()
        try await harness.register("aa", for: activity)
        var messages = try await harness.follow(on: other).makeAsyncIterator()
        _ = await messages.next()
        var longest = Duration.zero
        for round in 0..<40 {
            let began = ContinuousClock.now
            _ = try await harness.act(round.isMultiple(of: 2) ? "pause" : "resume", activity: activity)
            #expect(Message(try #require(await messages.next())).id == round + 2)
            longest = max(longest, ContinuousClock.now - began)
        }
        print("the other server's follower, slowest of 40: \(longest)")
        try await eventually("all pushes are sent") { try await repository.nextPush(with: nil) == nil }
        #expect(harness.sender.pushes.count == 40)
        #expect(Set(harness.sender.pushes.map(\.apnsID)).count == 40)
        for task in running {
            task.cancel()
            await task.value
        }
        await repository.close()
    }
}
