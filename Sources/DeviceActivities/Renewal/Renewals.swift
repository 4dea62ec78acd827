import ActivityLifecycle
import ActivitySystem
import Foundation
import HostSystem
import Store

/// Renews stored activities before the system ends them. Pure: a function of what is kept and of `now`.
///
/// No process need be running: what fell due is done as of its own instant when someone looks next, as for countdowns. The rules
/// are those of `SessionLifecycle`; the emulated device answers its requests at once.
///
/// On the device the successor of `build` is requested as `build:2`, the old one is ended, and the successor takes the name. All
/// of that happens in one transaction, so that nobody ever sees two, none, or another name.
package enum Renewals {
    /// Someone who looks this late, in seconds, recovers the session: no process was running.
    static let recoveryDelay: TimeInterval = 300

    /// When something is due by itself; nil for never.
    package static func nextChange(of activities: StoredActivities) -> Date? {
        activities.sessions.filter { $0.sitting == nil }.compactMap { session in
            guard session.lifecycle.activityID != nil else { return session.lifecycle.nextChange }
            return [session.lifecycle.nextChange, activities.system.nextStage(of: session.id)].compactMap { $0 }.min()
        }.min()
    }

    /// Begins a session with an activity that was just requested.
    package static func begin(
        _ request: ActivityRequest, options: RenewalOptions, in activities: inout StoredActivities, at now: Date
    ) -> [RenewalReport] {
        var session = StoredSession(request: request, lifecycle: options.lifecycle(of: request))
        let start = activities.system.startDate(of: request.id) ?? max(now, request.start ?? now)
        _ = session.lifecycle.handle(.start(request.content), at: start)
        _ = session.lifecycle.handle(.requestSucceeded(id: request.id), at: start)
        activities.keep(session)
        return [report(.started(interval: session.interval), of: session, at: start)]
    }

    /// Takes an activity over that is showing already; one that is older than the interval is replaced at once.
    package static func takeOver(
        _ id: String, options: RenewalOptions, in activities: inout StoredActivities, at now: Date
    ) -> [RenewalReport] {
        guard activities.session(of: id) == nil, activities.system.isLive(id),
            let request = activities.system.request(like: id), let start = activities.system.startDate(of: id)
        else { return [] }
        var session = StoredSession(request: request, lifecycle: options.lifecycle(of: request))
        let found = FoundActivity(id: id, startDate: start, content: request.content)
        var work = Work(session: session, activities: activities, now: now)
        work.reports.append(report(.recovered, of: session, at: now, since: start))
        work.handle(.launch([found]))
        session = work.session
        activities = work.activities
        if session.lifecycle.isRunning { activities.keep(session) }
        return work.reports
    }

    /// Lets something happen to a session, and does what it wants.
    @discardableResult
    package static func perform(
        _ event: SessionLifecycle<EncodedContent>.Event, on id: String, in activities: inout StoredActivities,
        at now: Date
    ) -> [RenewalReport] {
        guard let session = activities.session(of: id) else { return [] }
        var work = Work(session: session, activities: activities, now: now)
        work.follow()
        if work.session.lifecycle.isRunning { work.handle(event) }
        return work.finish(&activities)
    }

    /// Lets happen what is due at `now`; the device must stand at that instant.
    package static func step(_ activities: inout StoredActivities, at now: Date) -> [RenewalReport] {
        var reports: [RenewalReport] = []
        for session in activities.sessions where session.sitting == nil {
            var work = Work(session: session, activities: activities, now: now)
            work.follow()
            if let due = work.session.lifecycle.nextChange, due <= now { work.handle(.tick) }
            reports += work.finish(&activities)
        }
        return reports
    }

    private static func report(
        _ event: RenewalReport.Event, of session: StoredSession, at now: Date, since start: Date? = nil
    ) -> RenewalReport {
        let lifecycle = session.lifecycle
        return RenewalReport(
            id: session.id, date: now, event: event,
            age: (start ?? lifecycle.activityStart).map { max(0, now.timeIntervalSince($0)) } ?? 0,
            duration: (start ?? lifecycle.sessionStart).map { max(0, now.timeIntervalSince($0)) } ?? 0,
            restarts: lifecycle.restarts)
    }

    /// Replaces the activity now. One without a session is taken over for this once, or for good with `options`.
    ///
    /// Throws a ``CommandFailure`` if it has not started yet.
    package static func restart(
        _ id: String, options: RenewalOptions?, in activities: inout StoredActivities, at now: Date
    ) throws -> [RenewalReport] {
        var reports: [RenewalReport] = []
        guard activities.system.state(of: id) != .pending else {
            throw CommandFailure(
                sentence: "\(id) has not started yet; there is nothing to replace.", status: .unavailable)
        }
        let isKept = activities.session(of: id) != nil || options != nil
        if options != nil {
            // Another schedule is another session, which takes the activity over.
            activities.sessions.removeAll { $0.id == id }
        }
        if activities.session(of: id) == nil {
            reports += takeOver(id, options: options ?? RenewalOptions(), in: &activities, at: now)
        }
        if !reports.contains(where: { $0.event == .restarted && $0.id == id && $0.date == now }) {
            reports += perform(.restart, on: id, in: &activities, at: now)
        }
        if !isKept, activities.session(of: id)?.lifecycle.retry == nil {
            activities.sessions.removeAll { $0.id == id }
        }
        return reports
    }
}

extension Renewals {
    /// One session at one instant, with the device that it asks.
    struct Work {
        var session: StoredSession
        var activities: StoredActivities
        let now: Date
        var reports: [RenewalReport] = []

        init(session: StoredSession, activities: StoredActivities, now: Date) {
            (self.session, self.activities, self.now) = (session, activities, now)
        }

        /// Takes up what became of the activity since anyone looked: ended, updated, hidden.
        mutating func follow() {
            let (id, system) = (session.id, activities.system)
            let isEnabled = system.areActivitiesEnabled(app: session.request.app)
            if session.lifecycle.isEnabled != isEnabled { handle(.enablementChanged(isEnabled)) }
            guard session.sitting == nil, let known = session.lifecycle.activityID else { return }
            switch system.state(of: id) {
            case .pending: break
            case .active, .stale:
                if let content = system.content(of: id), content != session.lifecycle.content {
                    handle(.update(content))
                }
            case .ended:
                let limit = system.startDate(of: id).map { $0 + SystemState.longestActive }
                if let limit, limit <= now {
                    handle(.activityEndedBySystem(id: known, state: .ended))
                } else {
                    end()
                }
            case .dismissed, nil: end()
            }
        }

        private mutating func end() {
            reports.append(Renewals.report(.ended, of: session, at: now))
            handle(.end(immediately: false))
        }

        /// What came of it, kept.
        mutating func finish(_ activities: inout StoredActivities) -> [RenewalReport] {
            activities = self.activities
            if session.lifecycle.isRunning {
                activities.keep(session)
            } else {
                activities.sessions.removeAll { $0.id == session.id }
            }
            return reports
        }

        mutating func handle(_ event: SessionLifecycle<EncodedContent>.Event) {
            // One count for all sessions.
            session.lifecycle.metrics = activities.metrics
            let before = session
            let effects = session.lifecycle.handle(event, at: now)
            activities.metrics = session.lifecycle.metrics
            session.lifecycle.metrics = SessionMetrics()
            for effect in effects { perform(effect, before: before) }
        }

        private mutating func perform(_ effect: SessionLifecycle<EncodedContent>.Effect, before: StoredSession) {
            switch effect {
            case .request(let content, _): request(content, before: before)
            case .update(let id, let content):
                // What the device shows already came from there.
                guard session.sitting == nil, activities.system.content(of: name(of: id)) != content else { return }
                activities.system.handle(.update(id: name(of: id), content: content), at: now)
            case .end(let id, let immediately):
                guard session.sitting == nil, activities.system.isLive(name(of: id)) || immediately else { return }
                activities.system.handle(
                    .end(id: name(of: id), dismissalPolicy: immediately ? .immediate : .default), at: now)
            case .notice(let notice):
                let left = max(0, notice.restartDate.timeIntervalSince(now))
                reports.append(Renewals.report(.notice(left: left), of: before, at: now))
            case .retry(let retry, let error):
                reports.append(Renewals.report(.refused(error, retry), of: session, at: now))
            case .gaveUp(let error): reports.append(Renewals.report(.gaveUp(error), of: before, at: now))
            case .registerTokens, .rejected: break
            }
        }

        private mutating func request(_ content: EncodedContent, before: StoredSession) {
            let successor = "\(session.id):\(session.lifecycle.restarts + 2)"
            var age = Renewals.report(.restarted, of: before, at: now)
            if session.sitting == nil {
                var request = ActivityRequest(
                    id: successor, app: session.request.app, attributesType: session.request.attributesType,
                    attributes: session.request.attributes, content: content)
                (request.pushType, request.style) = (session.request.pushType, session.request.style)
                // The process that renews it acts for the app, which need not be open, as with a server's push to start.
                request.origin = .push
                for case .refused(_, let error) in activities.system.handle(.request(request), at: now) {
                    return handle(.requestFailed(error))
                }
            }
            handle(.requestSucceeded(id: successor))
            activities.system.rename(successor, to: session.id)
            age = RenewalReport(
                id: age.id, date: now, event: .restarted, age: age.age, duration: age.duration,
                restarts: session.lifecycle.restarts)
            reports.append(age)
        }

        /// The identifier on the device of an activity of this session.
        private func name(of id: String) -> String { activities.system.state(of: id) == nil ? session.id : id }
    }
}

extension StoredSession {
    /// How old the activity gets that is showing, in seconds; 0 where none is.
    package var interval: TimeInterval {
        guard let start = lifecycle.activityStart, let end = lifecycle.restartDate else { return 0 }
        return end.timeIntervalSince(start)
    }
}

extension SystemState {
    /// A request by which an activity like one that is there could be had; nil where it is unknown.
    package func request(like id: String) -> ActivityRequest? {
        guard let app = app(of: id), let type = attributesType(of: id), let attributes = attributes(of: id),
            let content = content(of: id)
        else { return nil }
        var request = ActivityRequest(
            id: id, app: app, attributesType: type, attributes: attributes, content: content)
        request.pushType = pushType(of: id)
        return request
    }
}
