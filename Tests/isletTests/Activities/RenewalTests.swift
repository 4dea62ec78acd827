import ActivityLifecycle
import ActivitySystem
import Foundation
import Meditation
import Store
import TestWorld
import Testing

@testable import Attendance
@testable import DeviceActivities
@testable import islet

struct RenewalTests {
    private let world = TestShell()
    private let hour: TimeInterval = 3600

    private func start(_ options: String...) {
        #expect(run(["activity", "start", #"{"title":"Up","status":"3 of 5"}"#, "--id", "up"] + options) == 0)
    }

    @discardableResult private func run(_ arguments: [String]) -> Int32 { world.runAll(arguments) }

    private func object(_ arguments: String...) throws -> [String: Any] {
        #expect(run(arguments) == 0)
        return try #require(try JSONSerialization.jsonObject(with: Data(world.output.utf8)) as? [String: Any])
    }

    private func shown(at date: Date) throws -> [ShownActivity] {
        try ActivityRepository(store: world.store).standing(at: date).system.activitiesOnShow(at: date)
    }

    @Test("A renewed activity is showing after days without any process, under its name and with its content")
    func itLivesOn() throws {
        start("--renew")
        world.now += 50 * hour
        let up = try object("activity", "show", "up", "--format", "json")
        #expect(up["state"] as? String == "active")
        #expect(up["island"] as? String == "compact")
        #expect((up["content"] as? [String: Any])?["status"] as? String == "3 of 5")
        let session = try #require(up["session"] as? [String: Any])
        #expect(session["restarts"] as? Int == 7)
        #expect(up["age_seconds"] as? Double == 3600)
        #expect(session["schedule"] as? String == "7h")
    }

    @Test("Without --renew the system ends it after eight hours")
    func itEndsWithoutRenewal() throws {
        start()
        world.now += 8 * hour
        #expect(try object("activity", "show", "up", "--format", "json")["state"] as? String == "ended")
    }

    @Test("Checked every 10 ms through a renewal, the activity is in every frame, once")
    func noGap() throws {
        start("--renew")
        let renewal = world.now + 7 * hour
        for step in -50...50 {
            let shown = try shown(at: renewal + Double(step) / 100)
            #expect(shown.map(\.id) == ["up"])
            #expect(shown.first?.island == .compact)
        }
    }

    @Test("Intervals are kept: progressive restarts after 30 min, 2 h and 7 h")
    func progressive() throws {
        start("--renew-after", "progressive", "--check-every", "5m")
        for (hours, restarts) in [(0.6, 1), (1.1, 2), (3.1, 3), (5.1, 4), (12.2, 5)] {
            let activities = try ActivityRepository(store: world.store).standing(at: world.now + hours * hour)
            #expect(activities.session(of: "up")?.lifecycle.restarts == restarts, "\(hours)")
        }
    }

    @Test(
        "Impossible intervals are refused",
        arguments: [["--renew-after", "8h"], ["--renew-after", "never"], ["--renew", "--check-every", "6m"]])
    func wrongOptions(_ options: [String]) {
        #expect(run(["activity", "start", #"{"title":"Up"}"#] + options) == 64)
    }

    @Test("A restart on demand starts the eight hours again and prints the content before and after")
    func restartOnDemand() throws {
        start("--renew")
        world.now += 3 * hour
        #expect(run(["activity", "restart", "up", "--verbose"]) == 0)
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

    @Test("An activity without renewal is taken over by a restart, and replaced at once if it is old")
    func takenOver() throws {
        start()
        world.now += 7.5 * hour
        #expect(run(["activity", "restart", "up", "--renew"]) == 0)
        world.now += 20 * hour
        let up = try object("activity", "show", "up", "--format", "json")
        #expect(up["state"] as? String == "active")
        #expect((up["session"] as? [String: Any])?["restarts"] as? Int == 3)
    }

    @Test("An update after six hours that changes the title restarts early; another status does not")
    func earlyRestart() throws {
        start("--renew")
        world.now += 6.5 * hour
        run(["activity", "update", "up", #"{"status":"4 of 5"}"#])
        #expect(
            try ActivityRepository(store: world.store).standing(at: world.now).session(of: "up")?.lifecycle.restarts
                == 0)
        run(["activity", "update", "up", #"{"title":"Down"}"#])
        let activities = try ActivityRepository(store: world.store).standing(at: world.now)
        #expect(activities.session(of: "up")?.lifecycle.restarts == 1)
        #expect(activities.system.startDate(of: "up") == world.now)
    }

    @Test("An activity that the user ends stays ended, and its session is counted")
    func ended() throws {
        start("--renew")
        world.now += 10 * hour
        run(["activity", "end", "up", "--dismiss-after", "now"])
        #expect(try ActivityRepository(store: world.store).standing(at: world.now).sessions.isEmpty)
        let metrics = try object("activity", "metrics", "--format", "json")
        #expect(metrics["sessions"] as? Int == 1)
        #expect(metrics["restart_successes"] as? Int == 1)
        #expect(metrics["success_rate"] as? Double == 1)
        #expect(metrics["longest_without_failure_seconds"] as? Double == 10 * hour)
        world.now += 10 * hour
        start("--renew")
        #expect(try object("activity", "metrics", "--format", "json")["sessions"] as? Int == 1)
    }

    @Test("Refused renewals are retried three times, with the attempt in show and metrics, the old one still showing")
    func refusals() throws {
        start("--renew")
        try world.store.changeActivities(at: world.reading) {
            $0.handle(.refuseRequests(app: "script", with: .persistenceFailure, count: 2), at: world.now)
        }
        world.now += 7 * hour
        let session = try #require(
            try object("activity", "show", "up", "--format", "json")["session"] as? [String: Any])
        #expect(session["attempt"] as? Int == 1)
        #expect(session["attempts"] as? Int == 3)
        world.now += 3
        run(["activity", "metrics"])
        #expect(world.output.contains("retrying: up"))
        #expect(world.output.contains("2 of 3"))
        #expect(try shown(at: world.now).map(\.id) == ["up"])
        world.now += 4
        let metrics = try object("activity", "metrics", "--format", "json")
        #expect(metrics["restart_attempts"] as? Int == 3)
        #expect(metrics["restart_successes"] as? Int == 1)
        #expect((metrics["failures"] as? [String: Int]) == ["persistenceFailure": 2])
    }

    @Test("Renewals and refusals run their hooks once, with age, duration, counts and error")
    func hooks() throws {
        try world.write(settings: "[hooks]\nrestart = [\"true\"]\nrestart-failed = [\"true\"]\n")
        start("--renew")
        try world.store.changeActivities(at: world.reading) {
            $0.handle(.refuseRequests(app: "script", with: .persistenceFailure, count: 1), at: world.now)
        }
        world.started = []
        world.now += 7 * hour + 2
        for _ in 0..<3 { run(["activity", "metrics"]) }
        let hooks = world.started.filter { $0.arguments.first == "hook" }.map(\.environment)
        #expect(hooks.map { $0["ISLET_EVENT"] } == ["restart-failed", "restart"])
        #expect(hooks.first?["ISLET_ACTIVITY_ERROR"] == "persistenceFailure")
        #expect(hooks.first?["ISLET_ACTIVITY_ATTEMPT"] == "1")
        #expect(hooks.last?["ISLET_ACTIVITY_ID"] == "up")
        #expect(hooks.last?["ISLET_ACTIVITY_AGE_SECONDS"] == "25202")
        #expect(hooks.last?["ISLET_ACTIVITY_SESSION_SECONDS"] == "25202")
        #expect(hooks.last?["ISLET_ACTIVITY_RESTARTS"] == "1")
    }

    @Test("Events are logged in plain English, and an unattended session is recovered")
    func log() throws {
        start("--renew")
        world.now += 30 * hour
        run(["activity", "log"])
        let lines = world.output.split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst() }
        #expect(lines.first == "info activity: Session started (renews after 7.0 h). id=up")
        #expect(
            lines.contains(
                "info activity: Restarted after 7.0 h (restart 4, session 28.0 h). at=2026-11-22T12:14:00Z id=up"))
        #expect(lines.last == "info activity: Recovered activity up (2.0 h old, 4 restarts). id=up")
        #expect(lines.allSatisfy { $0.contains(" activity: ") })
        run(["doctor", "--log"])
        #expect(world.output.contains("Recovered activity up"))
    }

    @Test("Ages are logged at their interval only where debugging is wanted")
    func ages() throws {
        start("--renew")
        let sessions = try ActivityRepository(store: world.store).standing(at: world.now).sessions
        var ages = ActivityAges()
        #expect(ages.check(sessions, at: world.now, in: world.shell) == world.now + 60)
        #expect(!ActivityLog.lines(in: world.shell).contains { $0.contains("Activity age") })
        world.environment["ISLET_LOG"] = "debug"
        _ = ages.check(sessions, at: world.now + 30 * 60, in: world.shell)
        #expect(
            ActivityLog.lines(in: world.shell).last?
                .hasSuffix(" debug activity: Activity age: 0.5 h of 7.0 h. id=up") == true)
    }

    @Test("The attendant stays for a renewed activity and wakes for its check")
    func attendantStays() throws {
        start("--renew")
        let attendant = Attendant(
            shell: world.shell, bell: AttendantBell(terminal: nil, environment: world.environment, log: world.shell.log)
        )
        var waits: [Date?] = []
        let end = try world.run(attendant) { date in
            waits.append(date)
            guard waits.count < 3, let date else { return .terminated(signal: SIGTERM) }
            world.now = date
            return .deadline
        }
        #expect(end == SIGTERM)
        #expect(waits.count == 3)
        #expect(waits.first == world.now - 120 + 60)
    }

    @Test("An open-ended sitting is in the island after nine hours; with renew = false only on the lock screen")
    func sitting() throws {
        world.run("sit", "open", "--detach")
        world.now += 9 * hour
        var sitting = try object("activity", "show", "sitting", "--format", "json")
        #expect(sitting["island"] as? String == "compact")
        #expect((sitting["session"] as? [String: Any])?["restarts"] as? Int == 1)
        try world.write(settings: "renew = false\n")
        sitting = try object("activity", "show", "sitting", "--format", "json")
        #expect(sitting["state"] as? String == "ended")
        #expect(sitting["island"] is NSNull)
    }

    @Test("The sitting's activity is restarted on demand, and renewed seven hours later")
    func sittingRestart() throws {
        #expect(run(["activity", "restart", "sitting"]) != 0)
        world.run("sit", "open", "--detach")
        world.now += hour
        #expect(run(["activity", "restart", "sitting", "--verbose"]) == 0)
        #expect(world.output == "The sitting’s activity was restarted (restart 1); it renews in 7 h.\n")
        #expect(world.errors.contains("State preserved: all "))
        #expect(try object("activity", "show", "sitting", "--format", "json")["age_seconds"] as? Double == 0)
        world.now += 7 * hour + 60
        #expect(try object("activity", "show", "sitting", "--format", "json")["age_seconds"] as? Double == 60)
        world.run("complete")
        #expect(try object("activity", "metrics", "--format", "json")["sessions"] as? Int == 1)
    }

    @Test("A server's request replaces the sitting's activity when it comes, once; with renew = false it is dropped")
    func serverRequest() throws {
        run(["sit", "open", "--detach"])
        let sitting = try #require(try world.store.running()?.id)
        world.now += 6.8 * hour
        func ask(_ requested: Date) throws {
            try world.store.changeCountdowns(at: world.reading) {
                $0.restartRequest = StoredRestartRequest(sitting: sitting, requested: requested, received: world.now)
            }
        }
        func restarts() throws -> Int? {
            try ActivityRepository(in: world.shell).catchUp(at: world.reading).session(of: "sitting")?.lifecycle
                .restarts
        }
        let asked = world.now
        try ask(asked)
        #expect(try restarts() == 1)
        #expect(try world.store.activities().restartRequest == nil)
        let start = try world.store.activities().session(of: "sitting")?.lifecycle.activityStart
        #expect(start == world.now)
        world.now += 60
        try ask(asked)
        #expect(try restarts() == 1)
        #expect(try world.store.sessionMetrics().restartSuccesses == 1)
        try world.write(settings: "renew = false")
        try ask(world.now)
        _ = try restarts()
        #expect(try world.store.activities().session(of: "sitting") == nil)
        #expect(try world.store.activities().restartRequest == nil)
    }
}
