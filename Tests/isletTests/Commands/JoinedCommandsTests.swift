import Foundation
import Meditation
import Store
import Testing

@testable import islet

/// The commands while a server has the timer.
struct JoinedCommandsTests {
    private let world = TestShell()
    private let sitting = Sitting(
        id: UUID(), methodName: "Breath", type: .meditation, preparation: 0,
        beganAt: Date(timeIntervalSince1970: 1_795_248_840), target: 1200)

    init() throws {
        try world.store.join("https://timer.example.org", at: world.now)
        try world.store.markConnected(user: "anna", at: world.now)
        try mirror(1, .running(sitting))
    }

    private func mirror(_ version: Int, _ state: TimerState) throws {
        try world.store.mirror(MirroredChange(version: version, state: state), at: world.reading)
    }

    /// A joining process that answers every action.
    private func listen(_ outcome: ActionOutcome, version: Int = 2, state: TimerState? = nil) throws -> ActionInbox {
        let inbox = try #require(try world.store.actionInbox())
        world.whileSleeping = { [world] in
            for pending in try world.store.pendingActions() {
                _ = try world.store.markSent(pending.action.id, at: world.now)
                if let state {
                    try world.store.mirror(MirroredChange(version: version, state: state), at: world.reading)
                }
                try world.store.finish(pending.action.id, outcome, at: world.now)
            }
        }
        return inbox
    }

    @Test("A command prints what the server answers")
    func answered() throws {
        let inbox = try listen(
            ActionOutcome(isAccepted: true, sentence: "Paused at 03:12.", version: 2), state: .running(sitting))
        #expect(world.run("pause") == 0)
        #expect(world.output == "Paused at 03:12.\n")
        #expect(world.errors.isEmpty)
        withExtendedLifetime(inbox) {}
    }

    @Test("What the server refuses is the command's error", arguments: [("conflict", 69), ("invalid_field", 64)])
    func refused(code: String, status: Int32) throws {
        let inbox = try listen(ActionOutcome(isAccepted: false, sentence: "The target cannot lie there.", code: code))
        #expect(world.run("extend", "5m") == status)
        #expect(world.errors == "islet: The target cannot lie there.\n")
        withExtendedLifetime(inbox) {}
    }

    @Test(
        "Without a connection every action is refused, with the time since when",
        arguments: [
            ["pause"], ["resume"], ["extend", "5m"], ["complete"], ["cancel", "--yes"], ["sit", "20"],
        ])
    func offline(arguments: [String]) throws {
        try world.store.markOffline(since: world.now)
        world.now += 600
        let before = try world.store.state()
        #expect(Islet.run(arguments, in: world.shell) == 69)
        #expect(
            world.errors
                == "islet: The server timer.example.org has been unreachable since 08:14; the sitting is unchanged.\n")
        #expect(try world.store.state() == before)
    }

    @Test("A joining process that was killed is offline at once for an action, and after 25 seconds for a look")
    func killed() throws {
        world.now += 5
        #expect(world.run("pause") == 69)
        #expect(world.errors.contains("has been unreachable since 08:14"))
        #expect(try world.store.pendingActions().isEmpty)
    }

    @Test("A joining process that does not answer is waited for five seconds, and the action is taken back")
    func silent() throws {
        let inbox = try #require(try world.store.actionInbox())
        #expect(world.run("pause") == 69)
        #expect(world.slept.reduce(.zero, +) == .seconds(5))
        #expect(world.errors.contains("the sitting is unchanged"))
        #expect(try world.store.pendingActions().isEmpty)
        withExtendedLifetime(inbox) {}
    }

    @Test("An action that was sent and not answered is not called unchanged")
    func unanswered() throws {
        let inbox = try #require(try world.store.actionInbox())
        world.whileSleeping = { [world] in
            for pending in try world.store.pendingActions() where pending.sentAt == nil {
                _ = try world.store.markSent(pending.action.id, at: world.now)
            }
        }
        #expect(world.run("pause") == 69)
        #expect(world.errors.contains("has not answered yet and may still act"))
        withExtendedLifetime(inbox) {}
    }

    @Test("A start goes to the server too, and is shown as it comes back")
    func start() throws {
        try mirror(2, .idle)
        let other = Sitting(
            id: UUID(), methodName: "Breath", type: .meditation, preparation: 0, beganAt: world.now, target: 1200)
        let inbox = try listen(
            ActionOutcome(isAccepted: true, sentence: "Sitting started: 20 min.", version: 3), version: 3,
            state: .running(other))
        #expect(world.run("sit", "20", "--detach") == 0)
        #expect(world.output == "20 min, target at 08:34. An attendant rings.\n" || world.output.hasPrefix("20 min"))
        withExtendedLifetime(inbox) {}
    }

    @Test("A status says which server has the timer, and since when it is offline")
    func status() throws {
        #expect(world.run("status") == 0)
        #expect(world.output == "sitting 00:00 of 20:00 (0 %) Breath · timer.example.org\n")
        world.run("status", "--format", "json")
        #expect(
            world.output.contains(
                #""server":{"connected":true,"since":"2026-11-21T08:14:00Z","url":"https://timer.example.org"}"#))
        world.now += 60
        world.run("status")
        #expect(
            world.output == "sitting 01:00 of 20:00 (5 %) Breath · offline since 08:14 (timer.example.org)\n")
        world.run("status", "--format", "json")
        #expect(world.output.contains("\"connected\":false"))
    }

    @Test("Without a server the key is null")
    func noServer() throws {
        _ = try world.store.leave()
        world.run("sit", "20")
        world.run("status", "--format", "json")
        #expect(world.output.contains("\"server\":null"))
    }

    @Test("With second-start = \"complete\" a start completes and logs the sitting that runs; by default it is refused")
    func secondStart() throws {
        _ = try world.store.leave()
        world.run("sit", "20", "--detach")
        world.now += 60
        #expect(world.run("sit", "10", "--detach") == 69)
        try world.write(settings: "second-start = \"complete\"")
        #expect(world.run("sit", "10", "--detach") == 0)
        #expect(world.output.hasPrefix("Completed: 1 min of 20 min.\n"))
        #expect(try world.store.log().count == 1)
        #expect(try world.store.running()?.target == 600)
    }
}
