import ActivityLifecycle
import ActivitySystem
import Foundation
import Meditation
import PlainText
import Store
import TestWorld
import Testing

@testable import DeviceActivities

struct RenewalTests {
    private let world = TestShell()
    private let hour: TimeInterval = 3600

    private var repository: ActivityRepository { ActivityRepository(store: world.store) }

    private func start(_ renewal: RenewalOptions?) throws {
        try world.startActivity(#"{"title":"Up","status":"3 of 5"}"#, renewal: renewal)
    }

    private func dictionary(_ object: some Encodable) throws -> [String: Any] {
        let data = Data(try JSONText.lines(object).utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    /// An activity as scripts see it.
    private func object(_ id: String = "up", isRenewed: Bool = true) throws -> [String: Any] {
        let (system, sessions) = try repository.everything(at: world.reading, isRenewed: isRenewed)
        return try dictionary(ActivityObject(id, in: system, sessions, at: world.reading.wall))
    }

    /// The figures of all renewals.
    private func figures() throws -> RenewalFigures {
        let sessions = try repository.catchUp(at: world.reading).sessions
        return RenewalFigures(try world.store.sessionMetrics(), sessions)
    }

    private func metrics() throws -> [String: Any] { try dictionary(figures()) }

    private func shown(at date: Date) throws -> [ShownActivity] {
        try repository.standing(at: date).system.activitiesOnShow(at: date)
    }

    @Test("A renewed activity is showing after days without any process, under its name and with its content")
    func itLivesOn() throws {
        try start(RenewalOptions())
        world.now += 50 * hour
        let up = try object()
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
        try start(nil)
        world.now += 8 * hour
        #expect(try object()["state"] as? String == "ended")
    }

    @Test("Checked every 10 ms through a renewal, the activity is in every frame, once")
    func noGap() throws {
        try start(RenewalOptions())
        let renewal = world.now + 7 * hour
        for step in -50...50 {
            let shown = try shown(at: renewal + Double(step) / 100)
            #expect(shown.map(\.id) == ["up"])
            #expect(shown.first?.island == .compact)
        }
    }

    @Test("Intervals are kept: progressive restarts after 30 min, 2 h and 7 h")
    func progressive() throws {
        try start(RenewalOptions(schedule: .progressive, checkInterval: 300))
        for (hours, restarts) in [(0.6, 1), (1.1, 2), (3.1, 3), (5.1, 4), (12.2, 5)] {
            let activities = try repository.standing(at: world.now + hours * hour)
            #expect(activities.session(of: "up")?.lifecycle.restarts == restarts, "\(hours)")
        }
    }

    @Test("An activity without renewal is taken over by a restart, and replaced at once if it is old")
    func takenOver() throws {
        try start(nil)
        world.now += 7.5 * hour
        try world.restartActivity(renewal: RenewalOptions())
        world.now += 20 * hour
        let up = try object()
        #expect(up["state"] as? String == "active")
        #expect((up["session"] as? [String: Any])?["restarts"] as? Int == 3)
    }

    @Test("An update after six hours that changes the title restarts early; another status does not")
    func earlyRestart() throws {
        try start(RenewalOptions())
        world.now += 6.5 * hour
        try world.updateActivity("up", #"{"status":"4 of 5"}"#)
        #expect(
            try repository.standing(at: world.now).session(of: "up")?.lifecycle.restarts
                == 0)
        try world.updateActivity("up", #"{"title":"Down"}"#)
        let activities = try repository.standing(at: world.now)
        #expect(activities.session(of: "up")?.lifecycle.restarts == 1)
        #expect(activities.system.startDate(of: "up") == world.now)
    }

    @Test("An activity that the user ends stays ended, and its session is counted")
    func ended() throws {
        try start(RenewalOptions())
        world.now += 10 * hour
        try world.endActivity(dismissal: .immediate)
        #expect(try repository.standing(at: world.now).sessions.isEmpty)
        let metrics = try self.metrics()
        #expect(metrics["sessions"] as? Int == 1)
        #expect(metrics["restart_successes"] as? Int == 1)
        #expect(metrics["success_rate"] as? Double == 1)
        #expect(metrics["longest_without_failure_seconds"] as? Double == 10 * hour)
        world.now += 10 * hour
        try start(RenewalOptions())
        #expect(try self.metrics()["sessions"] as? Int == 1)
    }

    @Test("Refused renewals are retried three times, with the attempt in show and metrics, the old one still showing")
    func refusals() throws {
        try start(RenewalOptions())
        try world.store.changeActivities(at: world.reading) {
            $0.handle(.refuseRequests(app: "script", with: .persistenceFailure, count: 2), at: world.now)
        }
        world.now += 7 * hour
        let session = try #require(
            try object()["session"] as? [String: Any])
        #expect(session["attempt"] as? Int == 1)
        #expect(session["attempts"] as? Int == 3)
        world.now += 3
        #expect(try figures().rows.contains(["retrying: up", "2 of 3"]))
        #expect(try shown(at: world.now).map(\.id) == ["up"])
        world.now += 4
        let metrics = try self.metrics()
        #expect(metrics["restart_attempts"] as? Int == 3)
        #expect(metrics["restart_successes"] as? Int == 1)
        #expect((metrics["failures"] as? [String: Int]) == ["persistenceFailure": 2])
    }

    @Test("An open-ended sitting is in the island after nine hours; with renew = false only on the lock screen")
    func sitting() throws {
        try world.begin(nil)
        world.now += 9 * hour
        var sitting = try object("sitting")
        #expect(sitting["island"] as? String == "compact")
        #expect((sitting["session"] as? [String: Any])?["restarts"] as? Int == 1)
        sitting = try object("sitting", isRenewed: false)
        #expect(sitting["state"] as? String == "ended")
        #expect(sitting["island"] is NSNull)
    }

    @Test("The sitting's activity is restarted on demand, and renewed seven hours later")
    func sittingRestart() throws {
        let sitting = try world.begin(nil)
        world.now += hour
        let restarts = try repository.changeReporting(at: world.reading) { activities, reports in
            reports += SittingRenewal.restart(sitting, in: &activities, at: world.now)
            return activities.session(of: "sitting")?.lifecycle.restarts
        }
        #expect(restarts == 1)
        #expect(try object("sitting")["age_seconds"] as? Double == 0)
        world.now += 7 * hour + 60
        #expect(try object("sitting")["age_seconds"] as? Double == 60)
        try world.perform(.complete())
        #expect(try self.metrics()["sessions"] as? Int == 1)
    }

    @Test("A server's request replaces the sitting's activity when it comes, once; with renew = false it is dropped")
    func serverRequest() throws {
        try world.begin(nil)
        let sitting = try #require(try world.store.running()?.id)
        world.now += 6.8 * hour
        func ask(_ requested: Date) throws {
            try world.store.changeCountdowns(at: world.reading) {
                $0.restartRequest = StoredRestartRequest(sitting: sitting, requested: requested, received: world.now)
            }
        }
        var isRenewed = true
        func restarts() throws -> Int? {
            let repository = ActivityRepository(store: world.store, isRenewed: { isRenewed })
            return try repository.catchUp(at: world.reading).session(of: "sitting")?.lifecycle.restarts
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
        isRenewed = false
        try ask(world.now)
        _ = try restarts()
        #expect(try world.store.activities().session(of: "sitting") == nil)
        #expect(try world.store.activities().restartRequest == nil)
    }
}
