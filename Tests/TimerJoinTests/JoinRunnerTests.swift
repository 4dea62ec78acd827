import Foundation
import Meditation
import PushClient
import Store
import Testing

@testable import TimerJoin

/// The joining process against a server in this process.
@Suite(.timeLimit(.minutes(5)))
struct JoinRunnerTests {
    @Test("A server's sitting is shown, controlled and logged once here")
    func followAndSteer() async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        let task = world.join(server.url)
        try await connected(world)
        try server.perform(.start(StartRequest(target: 1200, methodName: "Breath")))
        try await eventually("The start is mirrored.") { try world.store.running()?.methodName == "Breath" }

        let pause = try world.act(.pause)
        try await eventually("The pause comes back.") { try world.store.answer(to: pause.id)?.isMirrored == true }
        #expect(try world.store.running()?.pausedAt != nil)
        #expect(try world.store.answer(to: pause.id)?.outcome.sentence.hasPrefix("Paused at ") == true)

        let complete = try world.act(.complete())
        try await eventually("The completion comes back.") {
            try world.store.answer(to: complete.id)?.isMirrored == true
        }
        #expect(try world.store.log().count == 1)

        let start = try world.act(.start(StartRequest(target: 600)))
        try await eventually("The start comes back.") { try world.store.running()?.id == start.activityID }
        world.end()
        #expect(try await task.value.contains("is gone here"))
        #expect(try world.store.state() == .idle)
        #expect(try world.store.joinedServer() == nil)
        #expect(server.state.withLock { $0.server.state.sitting?.id } == start.activityID)
        await server.stop()
    }

    @Test("The server's refusals are reported here with its sentence, and nothing changes")
    func refusal() async throws {
        try await JoiningWorld.sitting { server, world in
            let before = try world.store.state()
            let extend = try world.act(.extend(by: -5000))
            try await eventually("There is an outcome.") { try world.store.answer(to: extend.id) != nil }
            #expect(try world.store.answer(to: extend.id)?.outcome.isAccepted == false)
            #expect(try world.store.answer(to: extend.id)?.outcome.code == "conflict")
            #expect(try world.store.state() == before)
        }
    }

    @Test("Without the server actions are refused; when it is back, missed events follow the last one")
    func reconnecting() async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        let task = world.join(server.url)
        try await connected(world)
        try server.perform(.start(StartRequest(target: 1200)))
        try await eventually("The start is mirrored.") { try world.store.running() != nil }
        let port = server.port
        await server.stop()
        try await eventually("It is offline.") { try world.store.joinedServer()?.offlineSince(at: Date()) != nil }
        #expect(throws: ServerError.self) { try world.store.act(.pause, at: JoiningWorld.reading()) }
        #expect(try world.store.running()?.pausedAt == nil)
        try server.perform(.pause)
        let back = try await FakeTimerServer.start(port: port, continuing: server)
        try await eventually("The missed pause comes.") { try world.store.running()?.pausedAt != nil }
        #expect(back.state.withLock { $0.eventRequests.first } == "1")
        world.end()
        _ = try await task.value
        await back.stop()
    }

    @Test("A process killed after the server acted continues: one action, one log entry")
    func killedInBetween() async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        let first = world.join(server.url)
        try await connected(world)
        try server.perform(.start(StartRequest(target: 1200)))
        try await eventually("The start is mirrored.") { try world.store.running() != nil }
        let complete = try world.act(.complete())
        try await eventually("The server has it.") { server.state.withLock { !$0.actions.isEmpty } }
        try await stop(first, of: world)
        #expect(try world.store.joinedServer() != nil)
        let second = world.join(server.url)
        try await eventually("The outcome is known.") { try world.store.answer(to: complete.id)?.isMirrored == true }
        #expect(try world.store.log().count == 1)
        #expect(server.state.withLock { $0.version } == 2)
        world.end()
        _ = try await second.value
        await server.stop()
    }

    @Test("A wrong token, or no server, joins nothing")
    func failures() async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        await #expect(throws: JoinFailure.self) { try await world.join(server.url, token: "wrong").value }
        #expect(try world.store.joinedServer() == nil)
        let url = server.url
        await server.stop()
        await #expect(throws: HTTPClientError.self) { try await world.join(url).value }
        #expect(try world.store.joinedServer() == nil)
    }

    @Test("A local sitting prevents joining; with --push-local the rest of it continues on the server")
    func localSitting() async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        var past = JoiningWorld.reading()
        past = ClockReading(wall: past.wall - 300, bootID: past.bootID, sinceBoot: past.sinceBoot - 300, asleep: 0)
        try world.store.perform(.start(StartRequest(target: 1200, methodName: "Breath")), at: past)
        await #expect(throws: ServerError.sittingRunning(methodName: "Breath")) {
            try await world.join(server.url).value
        }
        #expect(try world.store.running() != nil)
        let task = world.join(server.url, pushLocal: true)
        try await eventually("It goes on at the server.") {
            try world.store.running()?.target.map { $0 < 901 } ?? false
        }
        #expect(try world.store.log().count == 1)
        #expect(server.state.withLock { $0.server.state.sitting?.methodName } == "Breath")
        world.end()
        _ = try await task.value
        await server.stop()
    }

    @Test("`leave` in another process ends the joining one")
    func leaving() async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        let task = world.join(server.url)
        try await connected(world)
        #expect(try world.store.leave() != nil)
        #expect(try await task.value.hasPrefix("Left "))
        await server.stop()
    }

    @Test("This device's settings are sent on every join, and whenever they change")
    func settings() async throws {
        let server = try await FakeTimerServer.start()
        let world = JoiningWorld()
        try world.store.makeReady()
        var settings = DeviceSettings(frequentPushes: true, timeZone: "Europe/Berlin", activeHours: nil)
        try world.store.remember(settings)
        func sent() throws -> [DeviceSettings] {
            try server.state.withLock { $0.settings }.map { text in
                let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
                return DeviceSettings(
                    frequentPushes: try #require(object["frequentPushesEnabled"] as? Bool),
                    timeZone: try #require(object["timeZone"] as? String),
                    activeHours: object["activeHours"] as? String)
            }
        }
        let first = world.join(server.url)
        try await eventually("They are accepted.") { try world.store.joinedServer()?.sentSettings == settings }
        let before = settings
        settings.frequentPushes = false
        settings.activeHours = "06:00-22:00"
        try world.store.remember(settings)
        try await eventually("The change is accepted.") { try world.store.joinedServer()?.sentSettings == settings }
        #expect(try sent() == [before, settings])
        try await stop(first, of: world)
        let second = world.join(server.url)
        try await eventually("They are sent again.") { try sent().count == 3 }
        world.end()
        _ = try await second.value
        await server.stop()
    }

    @Test("Refused settings are sent again only when they change")
    func refusedSettings() {
        var report = SettingsReport()
        let settings = DeviceSettings(frequentPushes: true, timeZone: "Mars/Base", activeHours: nil)
        #expect(report.next(settings, isConnected: false) == nil)
        #expect(report.next(settings, isConnected: true) == settings)
        #expect(report.next(settings, isConnected: true) == nil)
        report.finish(isAnswered: false)
        #expect(report.next(settings, isConnected: true) == settings)
        report.finish(isAnswered: true)
        #expect(report.next(settings, isConnected: true) == nil)
        let other = DeviceSettings(frequentPushes: true, timeZone: "Europe/Berlin", activeHours: nil)
        #expect(report.next(other, isConnected: true) == other)
    }
}
