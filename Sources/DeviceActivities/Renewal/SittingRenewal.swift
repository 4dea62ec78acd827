import ActivityLifecycle
import ActivitySystem
import Foundation
import Meditation
import Store

/// The session of a sitting, whose activity is requested as of its beginning and stored nowhere.
///
/// Which activity of it is showing follows from when the sitting began, so that every screen finds the same one. The session is
/// stored from its first notice on, for what cannot be derived: a restart that a person asked for, and which renewals were
/// counted and passed to hooks.
package enum SittingRenewal {
    /// The session of a sitting at `now`; nil where sittings are not renewed.
    ///
    /// - Parameter sitting: On the wall clock's time line.
    package static func session(
        of sitting: Sitting?, in activities: StoredActivities, isOn: Bool, at now: Date
    ) -> StoredSession? {
        guard isOn, let sitting else { return nil }
        var activities = activities
        return renew(sitting, in: &activities, at: now).session
    }

    /// Brings the stored session up to date with the sitting: begins, renews or ends it.
    package static func step(
        _ activities: inout StoredActivities, sitting: Sitting?, isOn: () -> Bool, at now: Date
    ) -> [RenewalReport] {
        let stored = activities.session(of: ActivityIdentifier.sitting)
        let request = activities.restartRequest
        // Followed now or never: it is of no use to another sitting, nor when renewals are switched on later.
        defer { if let request, request.received <= now { activities.restartRequest = nil } }
        if let stored, stored.sitting != sitting?.id || !isOn() {
            return Renewals.perform(.end(immediately: true), on: stored.id, in: &activities, at: now)
        }
        guard let sitting, stored != nil || request?.sitting == sitting.id || isDue(sitting, at: now), isOn() else {
            return []
        }
        let (session, reports) = renew(sitting, in: &activities, at: now)
        activities.keep(session)
        return reports
    }

    /// Replaces the sitting's activity now.
    package static func restart(_ sitting: Sitting, in activities: inout StoredActivities, at now: Date)
        -> [RenewalReport]
    {
        let (session, reports) = renew(sitting, in: &activities, at: now)
        activities.keep(session)
        return reports + Renewals.perform(.restart, on: session.id, in: &activities, at: now)
    }

    private static func isDue(_ sitting: Sitting, at now: Date) -> Bool {
        now >= began(sitting) + RestartSchedule.standard.interval(atSessionAge: 0) - RestartNotice.time
    }

    private static func began(_ sitting: Sitting) -> Date { sitting.beganAt - sitting.preparation }

    private static func renew(
        _ sitting: Sitting, in activities: inout StoredActivities, at now: Date
    ) -> (session: StoredSession, reports: [RenewalReport]) {
        var session = activities.session(of: ActivityIdentifier.sitting)
        if session?.sitting != sitting.id { session = nil }
        var work = Renewals.Work(
            session: session ?? fresh(sitting), activities: activities, now: now)
        var reports: [RenewalReport] = []
        func handle(_ event: SessionLifecycle<EncodedContent>.Event, at date: Date) {
            work = Renewals.Work(session: work.session, activities: work.activities, now: date)
            work.handle(event)
            reports += work.reports
        }
        func tick(until end: Date) {
            while let due = work.session.lifecycle.nextChange, due <= end { handle(.tick, at: due) }
        }
        if let request = activities.restartRequest, request.sitting == sitting.id, request.received <= now {
            tick(until: request.received)
            handle(.serverRequestedRestart(RestartRequest(timestamp: request.requested)), at: request.received)
        }
        tick(until: now)
        activities.metrics = work.activities.metrics
        return (work.session, reports)
    }

    private static let content = EncodedContent(state: Data([UInt8]("{}".utf8)))

    private static func fresh(_ sitting: Sitting) -> StoredSession {
        let request = ActivityRequest(
            id: ActivityIdentifier.sitting, app: ActivityRepository.sittingApp,
            attributesType: "\(MeditationAttributes.self)",
            attributes: Data(), content: content)
        var session = StoredSession(
            request: request, sitting: sitting.id, lifecycle: RenewalOptions().lifecycle(of: request))
        _ = session.lifecycle.handle(.start(content), at: began(sitting))
        _ = session.lifecycle.handle(.requestSucceeded(id: ActivityIdentifier.sitting), at: began(sitting))
        return session
    }
}

extension StoredActivities {
    /// When each activity that is renewed is replaced, for its faces.
    package func notices(sitting: StoredSession? = nil) -> [String: RestartNotice] {
        var notices: [String: RestartNotice] = [:]
        for session in sessions + [sitting].compactMap({ $0 }) {
            if let date = session.lifecycle.restartDate { notices[session.id] = RestartNotice(restartDate: date) }
        }
        return notices
    }
}

/// The sitting among the activities of the emulated system.
extension SystemState {
    /// Requests the activity of the sitting that runs or was completed last, as of its beginning; answers its identifier, `nil`
    /// where there is none, or where the device has no room for another.
    ///
    /// It is started as by a push: a sitting goes on without its app.
    ///
    /// - Parameter renewed: When the activity that is showing was requested, where the first one was replaced.
    @discardableResult
    package mutating func request(_ state: TimerState, renewed: Date? = nil, at now: Date) -> String? {
        guard let content = state.contentState, let sitting = state.sittingID else { return nil }
        var began = now
        switch state {
        case .running(let running): began = running.beganAt - running.preparation
        case .completed(let completion): began = completion.sitting.start
        case .idle: return nil
        }
        if let renewed { began = max(began, renewed) }
        let activity = act(as: ActivityRepository.sittingApp, at: min(now, began)) {
            try? Activity.request(
                attributes: MeditationAttributes(sittingID: sitting, totalDuration: content.duration),
                content: ActivityContent(state: content, staleDate: nil, relevanceScore: Self.sittingRelevance),
                id: ActivityIdentifier.sitting, origin: .push)
        }
        return activity?.id
    }

    /// Who sits looks for the sitting first: what a script shows goes before it only by saying that it matters more.
    package static let sittingRelevance = 100.0

    /// Hides every activity, as the person does by switching Live Activities off. They go on.
    package mutating func hideAll(at now: Date) {
        for app in Set(activities.compactMap(app)) { handle(.authorization(false, app: app), at: now) }
    }
}
