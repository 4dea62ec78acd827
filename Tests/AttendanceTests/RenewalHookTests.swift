import ActivitySystem
import Foundation
import Store
import TestWorld
import Testing

@testable import Attendance
@testable import DeviceActivities

/// What follows a renewal: hooks, the log, and an attendant that wakes up for it.
struct RenewalHookTests {
    private let world = TestShell()
    private let hour: TimeInterval = 3600

    private func start() throws {
        try world.startActivity(#"{"title":"Up","status":"3 of 5"}"#, renewal: RenewalOptions())
    }

    @Test("Renewals and refusals run their hooks once, with age, duration, counts and error")
    func hooks() throws {
        try world.write(settings: "[hooks]\nrestart = [\"true\"]\nrestart-failed = [\"true\"]\n")
        try start()
        try world.store.changeActivities(at: world.reading) {
            $0.handle(.refuseRequests(app: "script", with: .persistenceFailure, count: 1), at: world.now)
        }
        world.started = []
        world.now += 7 * hour + 2
        for _ in 0..<3 { _ = try ActivityRepository(in: world.shell).catchUp(at: world.reading) }
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
        try start()
        world.now += 30 * hour
        try ActivityRepository(in: world.shell).catchUp(at: world.reading)
        let lines = ActivityLog.lines(in: world.shell).map { $0.drop { $0 != " " }.dropFirst() }
        #expect(lines.first == "info activity: Session started (renews after 7.0 h). id=up")
        #expect(
            lines.contains(
                "info activity: Restarted after 7.0 h (restart 4, session 28.0 h). at=2026-11-22T12:14:00Z id=up"))
        #expect(lines.last == "info activity: Recovered activity up (2.0 h old, 4 restarts). id=up")
        #expect(lines.allSatisfy { $0.contains(" activity: ") })
    }

    @Test("With renew = false no sitting is renewed, and a server's request is dropped")
    func setting() throws {
        let sitting = try world.begin(nil)
        world.now += 6.8 * hour
        try world.write(settings: "renew = false")
        try world.store.changeCountdowns(at: world.reading) {
            $0.restartRequest = StoredRestartRequest(
                sitting: sitting.id, requested: world.now, received: world.now)
        }
        let activities = try ActivityRepository(in: world.shell).catchUp(at: world.reading)
        #expect(activities.session(of: "sitting") == nil)
        #expect(try world.store.activities().restartRequest == nil)
    }

    @Test("The attendant stays for a renewed activity and wakes for its check")
    func attendantStays() throws {
        try start()
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

    @Test("Ages are logged at their interval only where debugging is wanted")
    func ages() throws {
        try start()
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
}
