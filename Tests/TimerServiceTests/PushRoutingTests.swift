import Foundation
import Testing

@testable import TimerService

/// Which of several servers sends a push for an emulated phone, which is in the process of one of them.
@Suite(.timeLimit(.minutes(10))) struct PushRoutingTests {
    /// Two servers on one database, each with a phone.
    private struct Servers {
        let harness: Harness
        let repository: SQLiteTimerRepository
        let sender = RecordingSender()
        let one: TimerService
        let two: TimerService

        init() async throws {
            harness = try await Harness()
            let clock = harness.clock
            repository = try SQLiteTimerRepository(directory: harness.folder, now: { clock.now() })
            one = Harness.service(on: harness.repository, sender: harness.sender, clock: clock, phone: "one")
            two = Harness.service(on: repository, sender: sender, clock: clock, phone: "two")
        }

        /// Starts a sitting whose activity has a token of each phone, and one of a real device.
        func start() async throws -> String {
            let activity = try await harness.start()
            for (token, platform, device) in [("a1", "islet", "one"), ("b2", "islet", "two"), ("c3", "ios", "two")] {
                let body = ["pushToken": token, "platform": platform, "deviceId": device]
                #expect(try await harness.send(.put, "/v1/tokens/\(activity)", body).status == 200)
            }
            return activity
        }
    }

    @Test("A phone's pushes are sent by its own server, whichever server took the action")
    func ownPhone() async throws {
        let servers = try await Servers()
        let activity = try await servers.start()
        for (round, service) in [servers.one, servers.two, servers.two, servers.one].enumerated() {
            let action = round.isMultiple(of: 2) ? "pause" : "resume"
            #expect(try await servers.harness.act(action, activity: activity, on: service).status == 200)
            servers.harness.clock.advance(by: 1)
            while try await servers.two.dispatcher.sendDue() > 0 {}
            while try await servers.one.dispatcher.sendDue() > 0 {}
        }
        #expect(servers.harness.sender.pushes.map(\.token) == ["a1", "a1", "a1", "a1"])
        #expect(servers.sender.pushes.filter { $0.token == "b2" }.count == 4)
        // A real device has no server of its own; the one that looked first sent them.
        #expect(servers.sender.pushes.filter { $0.token == "c3" }.count == 4)
        #expect(servers.sender.pushes.count == 8)
        await servers.repository.close()
    }

    @Test("If a phone's server is down for half a minute, another server takes over its pushes")
    func takeover() async throws {
        let servers = try await Servers()
        let activity = try await servers.start()
        #expect(try await servers.harness.act("pause", activity: activity, on: servers.two).status == 200)
        let due = servers.harness.clock.now()
        while try await servers.two.dispatcher.sendDue() > 0 {}
        #expect(!servers.sender.pushes.contains { $0.token == "a1" })
        // The dispatcher sleeps until then, instead of looking again and again.
        #expect(try await servers.repository.nextPush(with: "two") == due + 30)
        #expect(try await servers.repository.nextPush(with: "one") == due)
        servers.harness.clock.advance(by: 30)
        while try await servers.two.dispatcher.sendDue() > 0 {}
        #expect(servers.sender.pushes.last?.token == "a1")
        #expect(try await servers.repository.nextPush(with: "one") == nil)
        await servers.repository.close()
    }
}
