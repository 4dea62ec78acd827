import Foundation
import Meditation
import Store
import Testing

@testable import TimerJoin

/// The joining process while the server answers, but cannot act: its database is down.
@Suite(.timeLimit(.minutes(5)))
struct JoinOutageTests {
    private static let outage = (
        status: 503, body: #"{"error":{"code":"unavailable","message":"The timer's database is unavailable."}}"#
    )

    @Test("If the server answers that it cannot act, the action is refused at once with its sentence")
    func refusedByOutage() async throws {
        try await JoiningWorld.sitting { server, world in
            server.state.withLock { $0.scripted = [Self.outage] }
            let pause = try world.act(.pause)
            try await eventually("There is an outcome.") { try world.store.answer(to: pause.id) != nil }
            let outcome = try #require(try world.store.answer(to: pause.id)?.outcome)
            #expect(!outcome.isAccepted && outcome.sentence == "The timer's database is unavailable.")
            #expect(server.state.withLock { $0.actions.isEmpty })
            #expect(try world.store.running()?.pausedAt == nil)
        }
    }

    @Test("If the server does not know whether it acted, it is asked again until it does, even through an outage")
    func unknownOutcome() async throws {
        try await JoiningWorld.sitting { server, world in
            let unknown = (
                status: 503, body: #"{"error":{"code":"outcome_unknown","message":"The connection was lost."}}"#
            )
            server.state.withLock { $0.scripted = [unknown, Self.outage] }
            let pause = try world.act(.pause)
            try await eventually("There is an outcome.") { try world.store.answer(to: pause.id) != nil }
            #expect(try world.store.answer(to: pause.id)?.outcome.isAccepted == true)
            #expect(server.state.withLock { $0.actions.count } == 1)
        }
    }

    @Test("A server that is out of service is marked as such, since its stream broke, until it is back")
    func outOfService() async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        let task = world.join(server.url)
        try await connected(world)
        server.breakStreams(answering: [Self.outage])
        try await eventually("It is out of service.") { try world.store.joinedServer()?.isOutOfService == true }
        let absent = try #require(try world.store.joinedServer())
        let since = try #require(absent.offlineSince(at: Date()))
        try server.perform(.start(StartRequest(target: 1200)))
        #expect(throws: ServerError.outOfService(host: absent.host, since: since)) {
            _ = try world.store.act(.start(StartRequest(target: 600)), at: JoiningWorld.reading())
        }
        try await connected(world)
        #expect(try world.store.joinedServer()?.isOutOfService == false)
        try await eventually("The missed start comes.") { try world.store.running() != nil }
        world.end()
        _ = try await task.value
        #expect(
            world.lines.withLock { $0 }.filter { $0.hasPrefix("Out of service: ") }
                == ["Out of service: \(absent.host) answers, but cannot act."])
        await server.stop()
    }
}
