import Foundation
import Languages
import Store
import TestWorld
import Testing

@testable import Diagnostics
@testable import Meditation
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
        world.whileSleeping = { world in
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

    @Test("A command prints the server's answer")
    func answered() throws {
        let inbox = try listen(
            ActionOutcome(isAccepted: true, sentence: "Paused at 03:12.", version: 2), state: .running(sitting))
        #expect(world.run("pause") == 0)
        #expect(world.output == "Paused at 03:12.\n")
        #expect(world.errors.isEmpty)
        withExtendedLifetime(inbox) {}
    }

    @Test("What the server did is said in the person's language")
    func translated() throws {
        var paused = sitting
        paused.pause(at: sitting.beganAt + 63)
        let inbox = try listen(
            ActionOutcome(isAccepted: true, sentence: "Paused at 01:03.", version: 2), state: .running(paused))
        Language.with(.english) { #expect(world.run("pause", "--language", "de") == 0) }
        #expect(world.output == "Angehalten, bei 01:03.\n")
        withExtendedLifetime(inbox) {}
    }

    @Test("The server's refusal is the command's error", arguments: [("conflict", 69), ("invalid_field", 64)])
    func refused(code: String, status: Int32) throws {
        let inbox = try listen(ActionOutcome(isAccepted: false, sentence: "The target cannot lie there.", code: code))
        #expect(world.run("extend", "5m") == status)
        #expect(world.errors == "islet: The target cannot lie there.\n")
        withExtendedLifetime(inbox) {}
    }

    @Test(
        "Without a connection every action is refused, with the time since when",
        arguments: [
            ["pause"], ["resume"], ["extend", "5m"], ["complete"], ["complete", "--at", "08:20"], ["cancel", "--yes"],
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

    @Test("While the server cannot act, status and every refused action say so, with the time since when")
    func outOfService() throws {
        try world.store.markOffline(since: world.now, isOutOfService: true)
        world.now += 60
        #expect(world.run("pause") == 69)
        #expect(
            world.errors
                == "islet: The server timer.example.org has been out of service since 08:14; the sitting is unchanged.\n"
        )
        world.run("status")
        #expect(
            world.output == "sitting 01:00 of 20:00 (5 %) Breath · out of service since 08:14 (timer.example.org)\n")
    }

    @Test("After a kill of the joining process, actions fail at once and status shows offline after 25 seconds")
    func killed() throws {
        world.now += 5
        #expect(world.run("pause") == 69)
        #expect(world.errors.contains("has been unreachable since 08:14"))
        #expect(try world.store.pendingActions().isEmpty)
    }

    @Test("If the joining process does not answer within five seconds, the action is withdrawn")
    func silent() throws {
        let inbox = try #require(try world.store.actionInbox())
        #expect(world.run("pause") == 69)
        #expect(world.slept.reduce(.zero, +) == .seconds(5))
        #expect(world.errors.contains("the sitting is unchanged"))
        #expect(try world.store.pendingActions().isEmpty)
        withExtendedLifetime(inbox) {}
    }

    @Test("After an unanswered action the error does not claim that nothing changed")
    func unanswered() throws {
        let inbox = try #require(try world.store.actionInbox())
        world.whileSleeping = { world in
            for pending in try world.store.pendingActions() where pending.sentAt == nil {
                _ = try world.store.markSent(pending.action.id, at: world.now)
            }
        }
        #expect(world.run("pause") == 69)
        #expect(world.errors.contains("has not answered yet and may still act"))
        withExtendedLifetime(inbox) {}
    }

    @Test("A start goes to the server too, and the server's state is shown")
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
                #""server":{"connected":true,"since":"2026-11-21T08:14:00Z","url":"https://timer.example.org","user":"anna"}"#
            ))
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

    @Test("With second-start = \"complete\" a start completes and logs the running sitting; by default it is refused")
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

    @Test("complete --at sends the sitting's end", arguments: [("08:24", 600.0), ("target", 1200)])
    func completeAt(moment: String, elapsed: TimeInterval) throws {
        world.now += 1500
        try world.store.beat(at: world.now)
        var sent: [OutgoingAction] = []
        let inbox = try listen(ActionOutcome(isAccepted: true, sentence: "Completed: 20 min.", version: 2))
        let answer = world.whileSleeping
        world.whileSleeping = { world in
            sent += try world.store.pendingActions().map(\.action)
            try answer(world)
        }
        #expect(world.run("complete", "--at", moment, "--note", "Quiet.") == 0)
        #expect(world.errors.isEmpty)
        #expect(sent.first?.endedAt == sitting.beganAt + elapsed)
        #expect(sent.first?.note == "Quiet.")
        withExtendedLifetime(inbox) {}
    }

    @Test("A second start is refused as without a server; with second-start = \"complete\" the server decides")
    func secondStartAtTheServer() throws {
        let inbox = try listen(ActionOutcome(isAccepted: true, sentence: "Sitting started: 10 min."))
        #expect(world.run("sit", "10", "--detach") == 69)
        #expect(
            world.errors
                == "islet: A sitting is already running (Breath, 00:00); complete or cancel it first.\n")
        #expect(world.slept.isEmpty)
        try world.write(settings: "second-start = \"complete\"")
        #expect(world.run("sit", "10", "--detach") == 0)
        withExtendedLifetime(inbox) {}
    }

    @Test("A template shows the connection, or nothing if the timer is local")
    func serverField() throws {
        world.run("status", "--format", "{server}|{method}")
        #expect(world.output == "online|Breath\n")
        world.now += 60
        world.run("status", "--format", "{server}|{method}")
        #expect(world.output == "offline since 08:14|Breath\n")
        _ = try world.store.leave()
        world.run("sit", "20", "--method", "Metta")
        world.run("status", "--format", "{server}|{method}")
        #expect(world.output == "|Metta\n")
    }

    @Test("Settings for a server are stored when they change, and with the next action")
    func observedSettings() throws {
        world.run("config", "set", "frequent-pushes", "false")
        #expect(
            try world.store.deviceSettings()
                == DeviceSettings(frequentPushes: false, timeZone: "GMT", activeHours: nil))
        world.run("config", "unset", "frequent-pushes")
        #expect(try world.store.deviceSettings()?.frequentPushes == true)
        try world.write(settings: "active-hours = \"06:00-22:00\"")
        let inbox = try listen(ActionOutcome(isAccepted: true, sentence: "Paused at 03:12."))
        world.run("pause")
        #expect(try world.store.deviceSettings()?.activeHours == "06:00-22:00")
        withExtendedLifetime(inbox) {}
    }

    @Test("The doctor warns if frequent pushes are off, and says whether the server knows")
    func doctor() throws {
        func finding() throws -> Check {
            let checks = Doctor(shell: world.shell) { _, _ in nil }.subjects().flatMap(\.checks)
            return try #require(checks.first { $0.key == "activities.frequent-pushes.setting" })
        }
        #expect(try finding().finding == "on; timer.example.org does not know yet")
        world.run("config", "set", "frequent-pushes", "false")
        try world.store.markAccepted(try #require(try world.store.deviceSettings()))
        #expect(try finding().state == .note)
        #expect(try finding().finding.hasPrefix("Frequent pushes are switched off; the budget is 12 pushes"))
        #expect(try finding().finding.hasSuffix("; timer.example.org knows"))
    }
}
