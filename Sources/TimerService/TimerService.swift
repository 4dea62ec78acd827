import Foundation
import HTTPTypes
import Meditation

/// The server that owns the timers and synchronizes all devices of a user: it takes requests and emits events and pushes.
///
/// Read first ``TimerRepository`` (storage, and the only way to change it), ``ActionDecision`` (how an action is decided) and
/// ``PushDispatcher`` (how pushes are sent). The timer's rules are those of `TimerServer` in `Meditation`.
///
/// Opens no sockets: the HTTP server calls ``respond(to:body:from:at:)`` and keeps ``run()`` running.
package final class TimerService: Sendable {
    let repository: any TimerRepository
    let configuration: TimerServiceConfiguration
    let hub: FollowerHub
    let dispatcher: PushDispatcher
    let metrics: TimerMetrics
    private let clock: any TimerServiceClock
    let priority: PushPriorityChoice
    let log: @Sendable (TimerServiceEvent) -> Void
    private let limit: RateLimit
    private let restartAlarm = Alarm()

    /// - Parameters:
    ///   - priority: Chooses priority 10 or 5 in the transaction of each event.
    ///   - log: Called for everything that happens; must not block.
    package init(
        repository: any TimerRepository, sender: any PushSender, configuration: TimerServiceConfiguration,
        clock: any TimerServiceClock, priority: @escaping PushPriorityChoice,
        log: @escaping @Sendable (TimerServiceEvent) -> Void = { _ in }
    ) {
        self.repository = repository
        self.configuration = configuration
        self.clock = clock
        self.priority = priority
        self.log = log
        metrics = TimerMetrics()
        limit = RateLimit(configuration.rate)
        hub = FollowerHub(repository: repository, clock: clock, metrics: metrics)
        dispatcher = PushDispatcher(
            repository: repository, sender: sender, clock: clock, metrics: metrics, bundleID: configuration.bundleID,
            phone: configuration.phone, log: log)
    }

    /// Handles a request to a path under `/v1/`.
    package func respond(
        to request: HTTPRequest, body: Data, from client: TimerClient, at now: Date
    ) async -> TimerReplyOverHTTP {
        var allow: String?
        do {
            guard client.isEncrypted || client.isLoopback else {
                throw ServiceError(.tlsRequired, "Requests from other machines must use https; connect with TLS.")
            }
            let route = try Route(request, allow: &allow)
            let user = try await user(of: request, from: client, at: now)
            guard body.count <= configuration.longestBody else {
                throw ServiceError(.tooLarge, "The body is longer than \(configuration.longestBody) bytes; send less.")
            }
            if let wait = limit.take(user.id, at: now) {
                metrics.throttled("user")
                throw Self.tooMany(wait)
            }
            return try await answer(route, body: body, request: request, user: user, at: now)
        } catch let error as ServiceError {
            return .error(error, at: now, allow: allow)
        } catch let error as RepositoryError {
            log(.databaseFailed(error.description))
            return .error(ServiceError(error), at: now)
        } catch {
            log(.databaseFailed("\(error)"))
            return .error(ServiceError(.internalError, "The server failed; try again."), at: now)
        }
    }

    private func answer(
        _ route: Route, body: Data, request: HTTPRequest, user: User, at now: Date
    ) async throws -> TimerReplyOverHTTP {
        switch route {
        case .actions: return .json(ActionDocument(try await act(body, user: user, at: now)))
        case .state: return .json(StateDocument(try await repository.timer(of: user.id, at: now), at: now))
        case .events:
            let last = request.headerFields[.lastEventID].flatMap { Int($0) }
            let stream = try await hub.follow(user.id, after: last.flatMap { $0 >= 0 ? $0 : nil })
            let fields: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
            return .events(HTTPResponse(status: .ok, headerFields: fields), stream)
        case .registerToken(let activity):
            let token = try TokenRequest(body, activityID: activity).record(userID: user.id, at: now)
            try await register(token, at: now)
            return .json(["success": true])
        case .removeToken(let activity):
            try await removeTokens(of: activity, user: user)
            return .json(["success": true])
        case .saveSettings:
            try await save(try UserSettings(body, changing: user.settings), of: user)
            return .json(["success": true])
        }
    }

    // MARK: Users

    private func user(of request: HTTPRequest, from client: TimerClient, at now: Date) async throws -> User {
        let words = (request.headerFields[.authorization] ?? "").split(separator: " ", maxSplits: 1)
        let token = words.count == 2 && words[0].lowercased() == "bearer" ? String(words[1]) : ""
        // A bearer token has 43 characters; do not hash anything much longer.
        if !token.isEmpty, token.utf8.count <= 200,
            let user = try await repository.user(tokenHash: UserAccounts.hash(of: token))
        {
            return user
        }
        if let wait = limit.take("address \(client.address)", at: now) {
            metrics.throttled("address")
            throw Self.tooMany(wait)
        }
        throw ServiceError(.unauthorized, "Send a valid bearer token in the header \"authorization\".")
    }

    private static func tooMany(_ wait: TimeInterval) -> ServiceError {
        let seconds = max(1, Int(wait.rounded(.up)))
        return ServiceError(.rateLimited, "Too many requests; wait \(seconds) s.", retryAfter: seconds)
    }

    // MARK: Actions

    private func act(_ body: Data, user: User, at now: Date) async throws -> ActionReply {
        var name = "unknown"
        do {
            let request = try ActionRequest(body, user: user)
            name = request.name
            let priority = priority
            let reply = try await repository.change(
                userID: user.id, activityID: request.activityID, clientID: request.clientID
            ) { snapshot in
                try ActionDecision.decide(request, in: snapshot, at: now, priority: priority)
            }
            finish(name, reply.isChange ? "changed" : "unchanged", user: user, version: reply.version)
            if reply.isChange { await announce(user.id) }
            if request.isStart { restartAlarm.ring() }
            return reply
        } catch let error as ServiceError {
            finish(name, error.code.rawValue, user: user, version: nil)
            throw error
        }
    }

    private func finish(_ name: String, _ result: String, user: User, version: Int?) {
        metrics.action(name, result: result)
        log(.action(userID: user.id, name: name, result: result, version: version))
    }

    /// Wakes the dispatcher and sends a user's new events to followers.
    private func announce(_ userID: String) async {
        dispatcher.wake()
        await hub.news(of: userID)
    }

    // MARK: Settings

    private func save(_ settings: UserSettings, of user: User) async throws {
        try await repository.save(settings, of: user.id)
        guard let isOn = settings.frequentPushesEnabled, isOn != user.settings.frequentPushesEnabled else { return }
        log(.frequentPushesChanged(userID: user.id, isOn: isOn))
        await countUsers()
    }

    // MARK: Loops

    /// Sends pushes, forwards events and requests restarts until the task is cancelled, then disconnects all followers.
    package func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.dispatcher.run() }
            group.addTask { await self.passOnChanges() }
            group.addTask { await self.requestRestarts() }
            group.addTask { await self.every(self.configuration.keepAlive) { self.hub.keepAlive() } }
            group.addTask { await self.every(60, at: 0) { await self.countUsers() } }
            group.addTask { await self.every(3600, at: 0) { await self.prune() } }
            await group.waitForAll()
        }
        hub.close()
    }

    private func passOnChanges() async {
        for await change in repository.changes() {
            guard !Task.isCancelled else { return }
            switch change {
            case .user(let id):
                dispatcher.wake()
                await hub.news(of: id)
            case .anything:
                dispatcher.wake()
                await hub.newsOfAnything()
            case .unavailable(let reason):
                // Followers learn it by reconnecting: no action would succeed, and no event would arrive.
                log(.databaseFailed(reason))
                hub.cutOffAll()
                continue
            }
            restartAlarm.ring()
        }
    }

    private func every(_ seconds: TimeInterval, at first: TimeInterval? = nil, _ body: () async -> Void) async {
        var next = clock.now() + (first ?? seconds)
        while !Task.isCancelled {
            do { try await clock.sleep(until: next) } catch { return }
            await body()
            next = clock.now() + seconds
        }
    }

    /// Updates the metrics about users, including changes by other processes.
    package func countUsers() async {
        if let users = try? await repository.users() { metrics.users(users) }
    }

    private func prune() async {
        let now = clock.now()
        do {
            try await repository.prune(eventsBefore: now - configuration.eventLifetime, at: now)
        } catch {
            log(.databaseFailed("\(error)"))
        }
    }

    private func requestRestarts() async {
        while !Task.isCancelled {
            let ring = restartAlarm.count
            var next: Date?
            do {
                try await requestDueRestarts()
                next = try await repository.nextRestart()
            } catch {
                log(.databaseFailed("\(error)"))
                next = clock.now() + 5
            }
            await restartAlarm.wait(after: ring, until: next, clock: clock)
        }
    }

    /// Brings every scheduled restart request forward: the activities' age counts by the devices' clock, which was advanced.
    package func bringRestartsForward(by seconds: TimeInterval) async {
        do {
            for scheduled in try await repository.restartsDue(at: .distantFuture, limit: .max) {
                try await repository.change(userID: scheduled.userID, activityID: scheduled.id, clientID: nil) {
                    snapshot -> (TimerChange?, Void) in
                    guard var activity = snapshot.named, let date = activity.restartAt else { return (nil, ()) }
                    activity.restartAt = date - seconds
                    var change = TimerChange()
                    change.activities = [activity]
                    return (change, ())
                }
            }
        } catch {
            log(.databaseFailed("\(error)"))
        }
        restartAlarm.ring()
    }

    /// Requests every restart that is due, each once: the same transaction schedules the next one.
    func requestDueRestarts() async throws {
        let now = clock.now()
        let priority = priority
        for due in try await repository.restartsDue(at: now, limit: 100) {
            let count = try await repository.change(userID: due.userID, activityID: due.id, clientID: nil) {
                snapshot -> (TimerChange?, Int?) in
                guard let activity = snapshot.named, let date = activity.restartAt, date <= now else {
                    return (nil, nil)
                }
                var decision = TimerDecision(snapshot, at: max(now, snapshot.timer.updatedAt), priority: priority)
                decision.requestRestart()
                return (decision.change, activity.restartCount + 1)
            }
            guard let count else { continue }
            metrics.restart()
            log(.restartRequested(activityID: due.id, count: count))
            await announce(due.userID)
        }
    }
}

extension HTTPField.Name {
    fileprivate static let lastEventID = HTTPField.Name("last-event-id")!
}
