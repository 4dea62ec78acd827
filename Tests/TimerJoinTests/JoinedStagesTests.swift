import Foundation
import Meditation
import Store
import Testing

@testable import TimerJoin

/// Stages between machines.
@Suite(.timeLimit(.minutes(5)))
struct JoinedStagesTests {
    private let stages = SittingStages([
        SittingStage(name: "Zazen", duration: 1500),
        SittingStage(name: "Walking", type: .walking, duration: 600, strokes: 3),
        SittingStage(name: "Sitting", duration: 1500),
    ])

    @Test("A sitting with stages is started, skipped and extended at the server, and logged here with its stages")
    func walk() async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        let task = world.join(server.url)
        try await connected(world)
        let start = try world.act(.start(StartRequest(methodName: "Zazen", stages: stages)))
        try await eventually("The start comes back.") { try world.store.running()?.id == start.activityID }
        #expect(try world.store.running()?.stages == stages)
        #expect(server.state.withLock { $0.server.state.sitting?.stages } == stages)
        let extend = try world.act(.extend(by: 300))
        try await eventually("The stage is longer.") { try world.store.answer(to: extend.id)?.isMirrored == true }
        #expect(try world.store.running()?.stages.list.map(\.duration) == [1800, 600, 1500])
        let skip = try world.act(.skip)
        try await eventually("The next stage begins.") { try world.store.answer(to: skip.id)?.isMirrored == true }
        #expect(try world.store.answer(to: skip.id)?.outcome.isAccepted == true)
        #expect(try world.store.running()?.stages.list.last?.name == "Sitting")
        #expect(try world.store.running()?.stages.list.contains { $0.name == "Zazen" && $0.duration > 60 } == false)
        let complete = try world.act(.complete())
        try await eventually("The completion comes back.") {
            try world.store.answer(to: complete.id)?.isMirrored == true
        }
        #expect(try world.store.log().last?.stages.list.last?.name == "Walking")
        world.end()
        _ = try await task.value
        await server.stop()
    }

    @Test("A server older than stages gets one clear sentence, and nothing begins")
    func olderServer() async throws {
        let server = try await FakeTimerServer.start()
        server.state.withLock { $0.isOlderThanStages = true }
        let world = JoiningWorld()
        let task = world.join(server.url)
        try await connected(world)
        let start = try world.act(.start(StartRequest(methodName: "Zazen", stages: stages)))
        try await eventually("There is an outcome.") { try world.store.answer(to: start.id) != nil }
        let sentence =
            "The joined server is older than stages; update it, sit without them, or leave it with `islet-push leave`."
        #expect(try world.store.answer(to: start.id)?.outcome.sentence == sentence)
        #expect(try world.store.running() == nil)
        try server.perform(.start(StartRequest(target: 1200)))
        try await eventually("The start is mirrored.") { try world.store.running() != nil }
        let skip = try world.act(.skip)
        try await eventually("There is an outcome.") { try world.store.answer(to: skip.id) != nil }
        #expect(try world.store.answer(to: skip.id)?.outcome.sentence == sentence)
        world.end()
        _ = try await task.value
        await server.stop()
    }

    @Test("With --push-local the rest of the current stage and those behind it go on at the server")
    func pushLocal() async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        var past = JoiningWorld.reading()
        past = ClockReading(wall: past.wall - 1800, bootID: past.bootID, sinceBoot: past.sinceBoot - 1800, asleep: 0)
        try world.store.perform(.start(StartRequest(methodName: "Zazen", stages: stages)), at: past)
        let task = world.join(server.url, pushLocal: true)
        try await eventually("It goes on at the server.") {
            try world.store.running()?.stages.list.map(\.name) == ["Walking", "Sitting"]
        }
        let left = try #require(try world.store.running()?.stages.list.first?.duration)
        #expect(left <= 300 && left > 240)
        #expect(try world.store.log().last?.stages.list.map(\.name) == ["Zazen", "Walking"])
        world.end()
        _ = try await task.value
        await server.stop()
    }

    @Test("A start without stages is sent as before")
    func unchanged() throws {
        let action = OutgoingAction(.start(StartRequest(target: 600)), on: UUID(), at: Date())
        let text = String(decoding: try JSONEncoder().encode(ActionDocument(action, user: "anna")), as: UTF8.self)
        #expect(!text.contains("stages"))
    }
}
