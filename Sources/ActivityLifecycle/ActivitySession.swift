import ActivitySystem
import Foundation
import Synchronization

/// A ``SessionLifecycle`` at work on a device: does its effects, answers its requests and wakes it up.
///
/// A class because an app, the device and a clock all speak to the same session. It decides nothing: every event goes into the
/// lifecycle, every effect comes out of it. Effects are done in one order whatever thread they come from, so with a
/// `VirtualClock` a day of restarts happens inside one `advance`.
public final class ActivitySession<Attributes: SessionAttributes>: Sendable {
    /// The content that the session carries on.
    public typealias Content = Attributes.ContentState

    /// What a session tells the app.
    public struct Handlers: Sendable {
        /// The activity will soon be replaced.
        public var notice: @Sendable (RestartNotice) -> Void = { _ in }
        /// A server reaches the session's activity by this token now, and by no other.
        public var registerToken: @Sendable (Data) -> Void = { _ in }
        /// A request was refused and will be repeated.
        public var retry: @Sendable (RestartRetry, ActivityAuthorizationError) -> Void = { _, _ in }
        /// The session is over, because the system refused every request.
        public var gaveUp: @Sendable (ActivityAuthorizationError) -> Void = { _ in }

        /// No notification is sent.
        public init() {}
    }

    private struct Work {
        var lifecycle: SessionLifecycle<Content>
        var effects: [SessionLifecycle<Content>.Effect] = []
        /// Whether an effect is being done, by this thread further up or by another: then it goes on with the next.
        var isBusy = false
        var alarm: (date: Date, action: ScheduledAction)?
    }

    private let host: ActivityHost
    private let app: String
    private let pushType: PushType?
    private let handlers: Handlers
    private let work: Mutex<Work>
    private let observation = Mutex<ScheduledAction?>(nil)

    /// A session on the device and for the app of this task. Default: activities are replaced every seven hours, the new one
    /// requested first, and no server reaches them.
    public init(
        schedule: RestartSchedule = .standard, handover: Handover = .requestingFirst, pushType: PushType? = nil,
        handlers: Handlers = Handlers()
    ) {
        (host, app) = (ActivityHost.current, ActivityHost.app)
        (self.pushType, self.handlers) = (pushType, handlers)
        let lifecycle = SessionLifecycle<Content>(
            schedule: schedule, handover: handover, attributesSize: Self.largestAttributes)
        work = Mutex(Work(lifecycle: lifecycle))
        let state = host.state
        handle(.enablementChanged(state.areActivitiesEnabled(app: app)))
        handle(.foregroundChanged(state.phase(of: app) == .foreground))
        observation.withLock { $0 = host.observe { [weak self] events in events.forEach { self?.hear($0) } } }
    }

    deinit {
        observation.withLock { $0?.cancel() }
        work.withLock { $0.alarm?.action.cancel() }
    }

    /// The session as it stands.
    public var lifecycle: SessionLifecycle<Content> { work.withLock(\.lifecycle) }

    /// How long the session has been going on, over all its activities, in seconds; 0 without one.
    public var duration: TimeInterval { lifecycle.sessionDuration(at: host.clock.now) ?? 0 }

    /// The seconds until the activity is replaced; `nil` while none is showing.
    public var timeUntilRestart: TimeInterval? { lifecycle.timeUntilRestart(at: host.clock.now) }

    /// Lets an event happen to the session. Throws why it changed nothing.
    public func perform(_ event: SessionLifecycle<Content>.Event) throws(SessionRejection) {
        for case .rejected(let rejection) in handle(event) { throw rejection }
    }

    /// Takes over the activities that an earlier run of the app left showing. Does nothing while a session is running.
    public func recover() {
        let state = host.state
        let running = host.run(as: app) { Activity<Attributes>.activities }.filter { $0.activityState != .ended }
        let found = running.compactMap { activity in
            state.startDate(of: activity.id).map { start in
                FoundActivity(
                    id: activity.id, startDate: start, sessionStart: activity.attributes.sessionStart,
                    content: activity.content.state)
            }
        }
        handle(.launch(found))
    }

    // MARK: Events

    @discardableResult
    private func handle(_ event: SessionLifecycle<Content>.Event) -> [SessionLifecycle<Content>.Effect] {
        let now = host.clock.now
        let effects = work.withLock { work in
            let effects = work.lifecycle.handle(event, at: now)
            work.effects += effects
            return effects
        }
        doEffects()
        setAlarm()
        return effects
    }

    private func hear(_ event: SystemEvent) {
        switch event {
        case .authorizationChanged(let isOn, app): handle(.enablementChanged(isOn))
        case .appMoved(app, let phase): handle(.foregroundChanged(phase == .foreground))
        case .dismissedByPerson(let id): handle(.activityDismissedByPerson(id: id))
        case .stateChanged(let id, let state): handle(.activityEndedBySystem(id: id, state: state))
        case .pushTokenChanged(let id, let token) where id == lifecycle.activityID: handlers.registerToken(token)
        default: break
        }
    }

    private func setAlarm() {
        work.withLock { work in
            let next = work.lifecycle.nextDeadline
            guard next != work.alarm?.date else { return }
            work.alarm?.action.cancel()
            work.alarm = next.map { date in
                (date, host.clock.schedule(at: date) { [weak self] in self?.ring(at: date) })
            }
        }
    }

    private func ring(at date: Date) {
        work.withLock { if $0.alarm?.date == date { $0.alarm = nil } }
        handle(.tick)
    }

    // MARK: Effects

    private func doEffects() {
        while let effect = nextEffect() {
            perform(effect)
            work.withLock { $0.isBusy = false }
        }
    }

    private func nextEffect() -> SessionLifecycle<Content>.Effect? {
        work.withLock { work in
            guard !work.isBusy, !work.effects.isEmpty else { return nil }
            work.isBusy = true
            return work.effects.removeFirst()
        }
    }

    private func perform(_ effect: SessionLifecycle<Content>.Effect) {
        switch effect {
        case .request(let content, let sessionStart): handle(answer(to: content, sessionStart: sessionStart))
        case .update(let id, let content): activity(id)?.update(ActivityContent(state: content, staleDate: nil))
        case .end(let id, let immediately):
            activity(id)?.end(nil, dismissalPolicy: immediately ? .immediate : .default)
        case .registerTokens(let id):
            if let token = activity(id)?.pushToken { handlers.registerToken(token) }
        case .notice(let notice): handlers.notice(notice)
        case .retry(let retry, let error): handlers.retry(retry, error)
        case .gaveUp(let error): handlers.gaveUp(error)
        case .rejected: break
        }
    }

    private func activity(_ id: String) -> Activity<Attributes>? { host.run(as: app) { Activity.named(id) } }

    /// Asks the system for an activity.
    private func answer(to content: Content, sessionStart: Date) -> SessionLifecycle<Content>.Event {
        do {
            let activity = try host.run(as: app) {
                try Activity.request(
                    attributes: Attributes(sessionStart: sessionStart),
                    content: ActivityContent(state: content, staleDate: nil), pushType: pushType)
            }
            return .requestSucceeded(id: activity.id)
        } catch let error as ActivityAuthorizationError {
            return .requestFailed(error)
        } catch {
            // The lifecycle lets no content through that cannot be encoded.
            preconditionFailure("The attributes of a session must be encodable as JSON.")
        }
    }

    /// The size in bytes of the attributes for a date with as many digits as any has.
    private static var largestAttributes: Int {
        let latest = Date(timeIntervalSinceReferenceDate: 1_234_567_890.123_456_7)
        guard let encoded = try? JSONEncoder().encode(Attributes(sessionStart: latest)) else {
            preconditionFailure("The attributes of a session must be encodable as JSON.")
        }
        return encoded.count
    }
}
