import Foundation
import TestWorld
import Testing

@testable import islet

/// Renewal by command lines.
struct RenewalCommandTests {
    private let world = TestShell()
    private let hour: TimeInterval = 3600

    private func start(_ options: String...) {
        #expect(
            world.runAll(["activity", "start", #"{"title":"Up","status":"3 of 5"}"#, "--id", "up"] + options) == 0)
    }

    private func object(_ arguments: String...) throws -> [String: Any] {
        #expect(world.runAll(arguments) == 0)
        return try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
    }

    @Test(
        "Impossible intervals are refused",
        arguments: [["--renew-after", "8h"], ["--renew-after", "never"], ["--renew", "--check-every", "6m"]])
    func wrongOptions(_ options: [String]) {
        #expect(world.runAll(["activity", "start", #"{"title":"Up"}"#] + options) == 64)
    }

    @Test(
        "The options of a renewal reach the session",
        arguments: [
            (["--renew"], "7h", 60.0), (["--renew-after", "progressive", "--check-every", "5m"], "progressive", 300),
        ])
    func options(_ options: [String], schedule: String, check: Double) throws {
        #expect(world.runAll(["activity", "start", #"{"title":"Up"}"#, "--id", "up"] + options) == 0)
        let session = try #require(
            try object("activity", "show", "up", "--format", "json")["session"] as? [String: Any])
        #expect(session["schedule"] as? String == schedule)
        #expect(session["check_every_seconds"] as? Double == check)
    }

    @Test("A restart on demand starts the eight hours again and prints the content before and after")
    func restartOnDemand() throws {
        start("--renew")
        world.now += 3 * hour
        #expect(world.runAll(["activity", "restart", "up", "--verbose"]) == 0)
        #expect(world.output == "up was restarted (restart 1); it renews in 7 h.\n")
        #expect(
            world.errors.contains(
                "State before restart:\n  status: \"3 of 5\"\n  title: \"Up\"\nRestarting…\n"))
        #expect(world.errors.contains(" info activity: Restarted after 3.0 h (restart 1, session 3.0 h). id=up\n"))
        #expect(
            world.errors.contains(
                "State after restart:\n  status: \"3 of 5\"\n  title: \"Up\"\n"
                    + "State preserved: all 2 fields are the same.\n"))
        #expect(try object("activity", "show", "up", "--format", "json")["age_seconds"] as? Double == 0)
    }

    @Test("An activity is taken over by restart --renew, and with renew = false the sitting’s ends")
    func renewing() throws {
        start()
        world.now += 7.5 * hour
        #expect(world.run("activity", "restart", "up", "--renew") == 0)
        world.now += 11 * hour
        world.run("sit", "open", "--detach")
        world.now += 9 * hour
        let up = try object("activity", "show", "up", "--format", "json")
        #expect((up["session"] as? [String: Any])?["restarts"] as? Int == 3)
        #expect(try object("activity", "show", "sitting", "--format", "json")["island"] is String)
        try world.write(settings: "renew = false\n")
        let sitting = try object("activity", "show", "sitting", "--format", "json")
        #expect(sitting["state"] as? String == "ended")
        #expect(sitting["island"] is NSNull)
    }

    @Test("Figures count the sessions that are over, as text and as JSON")
    func metrics() throws {
        start("--renew")
        world.now += 10 * hour
        world.run("activity", "end", "up", "--dismiss-after", "now")
        let metrics = try object("activity", "metrics", "--format", "json")
        #expect(metrics["sessions"] as? Int == 1)
        #expect(metrics["restart_successes"] as? Int == 1)
        #expect(world.run("activity", "metrics") == 0)
        #expect(world.output.contains("longest without failure"))
    }

    @Test("The sitting's activity is restarted on demand, and renewed seven hours later")
    func sittingRestart() throws {
        #expect(world.runAll(["activity", "restart", "sitting"]) != 0)
        world.run("sit", "open", "--detach")
        world.now += hour
        #expect(world.runAll(["activity", "restart", "sitting", "--verbose"]) == 0)
        #expect(world.output == "The sitting’s activity was restarted (restart 1); it renews in 7 h.\n")
        #expect(world.errors.contains("State preserved: all "))
        #expect(try object("activity", "show", "sitting", "--format", "json")["age_seconds"] as? Double == 0)
        world.now += 7 * hour + 60
        #expect(try object("activity", "show", "sitting", "--format", "json")["age_seconds"] as? Double == 60)
        world.run("complete")
        #expect(try object("activity", "metrics", "--format", "json")["sessions"] as? Int == 1)
    }

    @Test("Events are printed by activity log, and with the rest by doctor --log")
    func log() throws {
        start("--renew")
        world.now += 30 * hour
        world.run("activity", "log")
        let lines = world.output.split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst() }
        #expect(lines.first == "info activity: Session started (renews after 7.0 h). id=up")
        #expect(lines.last == "info activity: Recovered activity up (2.0 h old, 4 restarts). id=up")
        #expect(lines.allSatisfy { $0.contains(" activity: ") })
        world.run("doctor", "--log")
        #expect(world.output.contains("Recovered activity up"))
    }
}
