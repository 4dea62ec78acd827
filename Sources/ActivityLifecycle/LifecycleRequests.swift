import ActivitySystem
import Foundation

extension SessionLifecycle {
    /// Whether a request has a chance.
    var canRequest: Bool { isEnabled && isInForeground && !hasOrphanedRequest }

    /// Does everything that is due at `now`.
    mutating func advance(to now: Date) -> [Effect] {
        switch session?.request {
        case .waiting(let until, let attempt) where until <= now: return ask(attempt: attempt)
        case .held where canRequest: return beginRestart(at: now)
        case .some(.none):
            let interval = checkInterval
            switch session?.look(at: now, checkingEvery: interval) {
            case .dueForRestart: return beginRestart(at: now)
            case .nearRestart(let date): return [.notice(RestartNotice(restartDate: date))]
            case .young, nil: return []
            }
        case .waiting, .held, .inFlight, nil: return []
        }
    }

    mutating func beginRestart(at now: Date) -> [Effect] {
        guard canRequest else {
            session?.request = .held
            return []
        }
        guard handover == .endingFirst, let activity = session?.activity else { return ask(attempt: 0) }
        return [endFirst(activity.id, attempt: 0, at: now)]
    }

    /// Ends the old activity before the new one is requested.
    private mutating func endFirst(_ id: String, attempt: Int, at now: Date) -> Effect {
        session?.activity = nil
        session?.request = .waiting(until: now + Self.transition, attempt: attempt)
        return .end(id: id, immediately: true)
    }

    private mutating func ask(attempt: Int) -> [Effect] {
        guard let session, let shown = contents?.shown else { return [] }
        contents?.requested = shown
        self.session?.request = .inFlight(attempt: attempt)
        if session.wasOnShow { metrics.restartAttempts += 1 }
        return [.request(shown, sessionStart: session.startDate)]
    }

    mutating func succeed(id: String, at now: Date) -> [Effect] {
        guard var session, case .inFlight = session.request else {
            hasOrphanedRequest = false
            return activityID == id ? [] : [.end(id: id, immediately: true)]
        }
        var effects: [Effect] = []
        if let old = session.activity { effects.append(.end(id: old.id, immediately: true)) }
        effects += session.remains.map { .end(id: $0, immediately: true) }
        if session.wasOnShow {
            metrics.restartSuccesses += 1
            session.restarts += 1
            session.adaptive.learn(wasRefused: session.wasRefused)
        }
        session.wasRefused = false
        session.activity = activity(id: id, startDate: now, in: session, at: now)
        session.request = .none
        session.remains = []
        session.wasOnShow = true
        self.session = session
        if let requested = contents?.requested { contents?.onShow = requested }
        // What came in the meantime was not in the request.
        return effects + [.registerTokens(id: id)] + showContent()
    }

    mutating func fail(_ error: ActivityAuthorizationError, at now: Date) -> [Effect] {
        guard let session, case .inFlight(let attempt) = session.request else {
            hasOrphanedRequest = false
            return []
        }
        metrics.failures[error, default: 0] += 1
        self.session?.failures += 1
        self.session?.wasRefused = true
        guard canRequest else {
            self.session?.request = .held
            return []
        }
        // The old one stands in its own successor's way. On a device without room it need not be that one, and would be lost.
        if error == .targetMaximumExceeded, let activity = session.activity {
            return [endFirst(activity.id, attempt: attempt, at: now)]
        }
        guard attempt >= Self.retryDelays.count else {
            let retry = RestartRetry(
                attempt: attempt + 1, of: Self.retryDelays.count, date: now + Self.retryDelays[attempt])
            self.session?.request = .waiting(until: retry.date, attempt: retry.attempt)
            metrics.retries += 1
            return [.retry(retry, after: error)]
        }
        metrics.exhausted += 1
        close(at: now)
        let last = session.activity.map { [Effect.end(id: $0.id, immediately: false)] } ?? []
        return last + [.gaveUp(error)]
    }

    func activity(
        id: String, startDate: Date, in session: LiveSession, at now: Date
    ) -> LiveSession.RunningActivity {
        let interval = schedule.interval(
            atSessionAge: startDate.timeIntervalSince(session.startDate), adaptive: session.adaptive)
        return LiveSession.RunningActivity(
            id: id, startDate: startDate, restartDate: startDate + interval, checkedAt: now)
    }
}
