import ActivitySystem
import Foundation

extension SessionLifecycle {
    mutating func apply(_ event: Event, at now: Date) -> [Effect] {
        switch event {
        case .start(let content): start(content, at: now)
        case .update(let content): update(content, at: now)
        case .end(let immediately): end(immediately: immediately, at: now)
        case .restart: restart(at: now)
        case .launch(let found): takeOver(found, at: now)
        case .serverRequestedRestart(let request): followServer(request, at: now)
        case .requestSucceeded(let id): succeed(id: id, at: now)
        case .requestFailed(let error): fail(error, at: now)
        case .activityEndedBySystem(let id, let state): repair(id: id, state: state)
        case .activityDismissedByPerson(let id):
            activityID == id ? end(immediately: true, at: now) : []
        case .enablementChanged(let isEnabled): allow(enabled: isEnabled, foreground: isInForeground)
        case .foregroundChanged(let isInForeground): allow(enabled: isEnabled, foreground: isInForeground)
        case .tick: []
        }
    }

    private mutating func start(_ content: Content, at now: Date) -> [Effect] {
        guard session == nil else { return update(content, at: now) }
        do throws(SessionRejection) {
            contents = SessionContents(content, shown: try fitted(content))
            session = LiveSession(startDate: now, request: .held)
            return []
        } catch {
            return [.rejected(error)]
        }
    }

    private mutating func update(_ content: Content, at now: Date) -> [Effect] {
        guard let before = contents?.content else { return [.rejected(.noSession)] }
        do throws(SessionRejection) {
            let shown = try fitted(content)
            contents?.content = content
            contents?.shown = shown
        } catch {
            return [.rejected(error)]
        }
        let effects = showContent()
        guard let session, let activity = session.activity, session.request == .none,
            now.timeIntervalSince(activity.startDate) >= Self.earlyRestartAge, content.isSignificantChange(from: before)
        else { return effects }
        return effects + beginRestart(at: now)
    }

    /// Updates the activity that is showing to the session's content.
    mutating func showContent() -> [Effect] {
        guard let id = activityID, let shown = contents?.shown, contents?.onShow != shown else { return [] }
        contents?.onShow = shown
        return [.update(id: id, shown)]
    }

    /// Leaves nothing behind: not the activity that is showing, not those that the system ended, not an unanswered request.
    private mutating func end(immediately: Bool, at now: Date) -> [Effect] {
        guard let session else { return [.rejected(.noSession)] }
        var effects: [Effect] = []
        if let activity = session.activity { effects.append(.end(id: activity.id, immediately: immediately)) }
        if immediately { effects += session.remains.map { .end(id: $0, immediately: true) } }
        if case .inFlight = session.request { hasOrphanedRequest = true }
        close(at: now)
        return effects
    }

    mutating func close(at now: Date) {
        guard let session else { return }
        metrics.sessions.append(
            SessionMetrics.Session(
                duration: max(0, now.timeIntervalSince(session.startDate)), restarts: session.restarts,
                failures: session.failures))
        metrics.sessions.removeFirst(max(0, metrics.sessions.count - SessionMetrics.longestHistory))
        self.session = nil
        contents = nil
    }

    private mutating func restart(at now: Date) -> [Effect] {
        guard let session else { return [.rejected(.noSession)] }
        return session.request == .none ? beginRestart(at: now) : []
    }

    private mutating func takeOver(_ found: [FoundActivity<Content>], at now: Date) -> [Effect] {
        guard session == nil, let youngest = found.max(by: { $0.startDate < $1.startDate }) else { return [] }
        let others = found.filter { $0.id != youngest.id }.map { Effect.end(id: $0.id, immediately: true) }
        // It was shown, so it fits; if it does not, the next content is shortened.
        let shown = (try? fitted(youngest.content)) ?? youngest.content
        var session = LiveSession(startDate: youngest.sessionStart, wasOnShow: true)
        session.activity = activity(id: youngest.id, startDate: youngest.startDate, in: session, at: now)
        self.session = session
        contents = SessionContents(youngest.content, shown: shown, onShow: youngest.content)
        return others + [.registerTokens(id: youngest.id)]
    }

    private mutating func followServer(_ request: RestartRequest<Content>, at now: Date) -> [Effect] {
        guard session != nil else { return [.rejected(.noSession)] }
        if let latestServerRequest, request.timestamp <= latestServerRequest {
            return [.rejected(.outdated(request.timestamp))]
        }
        let effects = request.content.map { update($0, at: now) } ?? []
        if case .rejected? = effects.last { return effects }
        latestServerRequest = request.timestamp
        return session?.request == LiveSession.Request.none ? effects + beginRestart(at: now) : effects
    }

    private mutating func repair(id: String, state: ActivityState) -> [Effect] {
        guard activityID == id, state == .ended || state == .dismissed else { return [] }
        session?.activity = nil
        if state == .ended { session?.remains.append(id) }
        switch session?.request {
        // Nothing is visible any longer, so there is no time to wait for a retry.
        case .some(.none), .waiting: session?.request = .held
        case .held, .inFlight, nil: break
        }
        return []
    }

    private mutating func allow(enabled: Bool, foreground: Bool) -> [Effect] {
        (isEnabled, isInForeground) = (enabled, foreground)
        if !canRequest, case .waiting = session?.request { session?.request = .held }
        return []
    }

    /// The content, shortened as far as it must be.
    private func fitted(_ content: Content) throws(SessionRejection) -> Content {
        try content.fitted(besides: attributesSize)
    }
}
