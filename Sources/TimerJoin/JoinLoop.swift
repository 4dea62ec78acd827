import Dispatch
import Foundation
import HTTPTypes
import Meditation
import PushClient
import Store

/// The loop of a runner: everything that happens comes through one stream, so that one thing is done at a time.
///
/// An actor, because what it does waits for the network in between; only ``run(until:)`` changes it.
actor JoinLoop {
    enum Input: Sendable {
        case follower(TimerFollower.Event, connection: Int)
        case wakeUp
        case newActions
        case actionDone
        case settingsDone(Result<TimerAPIRefusal?, any Error>)
        case ended
    }

    let runner: JoinRunner
    let api: TimerAPI
    private let inbox: ActionInbox
    private let inputs: AsyncStream<Input>
    let input: AsyncStream<Input>.Continuation
    private var follower: TimerFollower
    private var user: String?
    private(set) var isConnected = false
    private var isOutOfService = false
    private var nextBeat: TimeInterval = 0
    private var connection: (number: Int, task: Task<Void, Never>)?
    private var connections = 0
    private var alarm: Task<Void, Never>?
    private var sender: Task<Void, Never>?
    var report = SettingsReport()
    var reporter: Task<Void, Never>?

    init(runner: JoinRunner, api: TimerAPI, inbox: ActionInbox) {
        (self.runner, self.api, self.inbox) = (runner, api, inbox)
        (inputs, input) = AsyncStream.makeStream()
        let server = (try? runner.store.joinedServer()) ?? nil
        user = server?.user
        follower = TimerFollower(host: runner.client.endpoint.authority, after: server?.version)
    }

    func run(until ends: AsyncStream<Void>) async throws -> String {
        let source = DispatchSource.makeReadSource(fileDescriptor: inbox.descriptor, queue: .global())
        source.setEventHandler { [inbox, input] in
            inbox.drain()
            input.yield(.newActions)
        }
        source.resume()
        let ending = Task { [input] in
            for await _ in ends { break }
            input.yield(.ended)
        }
        defer {
            source.cancel()
            for task in [ending, connection?.task, alarm, sender, reporter] { task?.cancel() }
        }
        do {
            return try await follow()
        } catch ServerError.notJoined {
            // Another process has taken the mark away while something was under way here.
            return left
        }
    }

    /// The last sentence of one that has left.
    private var left: String { "Left \(api.client.endpoint.authority)." }

    private func follow() async throws -> String {
        try handle(.tick)
        input.yield(.newActions)
        for await next in inputs {
            switch next {
            case .follower(let event, let number) where number == connection?.number: try handle(event)
            case .follower: break
            case .wakeUp: try handle(.tick)
            case .newActions, .actionDone:
                if next.isActionDone { sender = nil }
                guard try runner.store.joinedServer() != nil else { return left }
                try sendNext()
                try sendSettings()
            case .settingsDone(let result): try settingsDone(result)
            case .ended:
                await runner.client.close()
                return try runner.store.leave().map(JoinRunner.farewell) ?? left
            }
            try arm()
        }
        throw CancellationError()
    }

    private func handle(_ event: TimerFollower.Event) throws {
        let reading = runner.clock()
        if isConnected, reading.sinceBoot >= nextBeat {
            try runner.store.beat(at: reading.wall)
            nextBeat = reading.sinceBoot + JoinedServer.beatInterval
        }
        for effect in follower.handle(event, at: reading, jitter: runner.jitter()) { try perform(effect, at: reading) }
        try arm()
    }

    private func perform(_ effect: TimerFollower.Effect, at reading: ClockReading) throws {
        let host = api.client.endpoint.authority
        switch effect {
        case .connect(let version): connect(after: version)
        case .disconnect:
            connection?.task.cancel()
            connection = nil
        case .connected(let name):
            if !name.isEmpty { user = name }
            (isConnected, isOutOfService) = (true, false)
            nextBeat = reading.sinceBoot + JoinedServer.beatInterval
            try runner.store.markConnected(user: user, at: reading.wall)
            runner.say("Connected to \(host).")
            try sendNext()
            try sendSettings()
        case .offline(let reason):
            if isConnected { runner.say("Offline: \(PlainSentence.of(reason))") }
            try lose(isOutOfService: false, at: reading)
        case .outOfService(let reason):
            if !isOutOfService { runner.say("Out of service: \(PlainSentence.of(reason))") }
            try lose(isOutOfService: true, at: reading)
        case .mirror(let change, let sentence):
            if try runner.store.mirror(change, at: reading), let sentence { runner.say(sentence) }
        case .stop(let sentence):
            isConnected = false
            try runner.store.markOffline(since: reading.wall)
            throw JoinFailure(sentence)
        }
    }

    /// Marks that the server cannot be asked, and refuses the actions that wait for it.
    private func lose(isOutOfService: Bool, at reading: ClockReading) throws {
        connection = nil
        (isConnected, self.isOutOfService) = (false, isOutOfService)
        try runner.store.markOffline(since: reading.wall, isOutOfService: isOutOfService)
        try sendNext()
    }

    private func connect(after version: Int?) {
        connections += 1
        let number = connections
        let task = Task { [api, input] in
            func tell(_ event: TimerFollower.Event) { input.yield(.follower(event, connection: number)) }
            do {
                let (response, pieces) = try await api.events(after: version)
                tell(.answered(status: response.status.code, retryAfter: response.retryAfter))
                guard response.status.code == 200 else { return }
                for try await piece in pieces { tell(.bytes(piece)) }
                tell(.failed("\(api.client.endpoint.authority) closed the connection."))
            } catch {
                tell(.failed("\(error)"))
            }
        }
        connection = (number, task)
    }

    // MARK: Actions

    /// Sends the oldest action that waits; one at a time, in the order in which people took them.
    private func sendNext() throws {
        guard sender == nil else { return }
        let now = runner.clock().wall
        let host = api.client.endpoint.authority
        while let pending = try runner.store.pendingActions().first {
            let action = pending.action
            if isConnected, let user, abs(now.timeIntervalSince(action.createdAt)) <= JoinRunner.actionLifetime {
                guard try runner.store.markSent(action.id, at: now) else { continue }
                sender = Task { [runner, api, input] in
                    await JoinLoop.send(pending, user: user, by: api, runner: runner)
                    input.yield(.actionDone)
                }
                return
            }
            // Sent before the connection broke: for a while it may still be asked for again, which does no harm.
            let isYoung = abs(now.timeIntervalSince(action.createdAt)) <= JoinRunner.actionLifetime
            if pending.sentAt != nil, isYoung, !isConnected { return }
            if !isConnected, isYoung, try runner.store.joinedServer()?.connectedAt == nil { return }
            let error: ServerError =
                if pending.sentAt != nil {
                    .unanswered(host: host)
                } else {
                    try runner.store.joinedServer()?.refusal(at: now) ?? .unreachable(host: host, since: now)
                }
            try runner.store.finish(
                action.id, ActionOutcome(isAccepted: false, isChanged: false, sentence: error.description), at: now)
        }
    }

    /// Sends an action until the server's answer is known, and stores it. An answer that it was not done is final only if no
    /// earlier request for the same action is left unanswered.
    private static func send(_ pending: PendingAction, user: String, by api: TimerAPI, runner: JoinRunner) async {
        let action = pending.action
        var outcome: ActionOutcome?
        var refusal: ActionOutcome?
        var mayHaveActed = pending.sentAt != nil
        while outcome == nil, !Task.isCancelled,
            abs(runner.clock().wall.timeIntervalSince(action.createdAt)) <= JoinRunner.actionLifetime
        {
            var wait: TimeInterval?
            do {
                switch try await api.perform(action, user: user) {
                case .outcome(let answer): outcome = answer
                case .notDone(let answer, let retry):
                    refusal = answer
                    wait = retry ?? (mayHaveActed ? 1 : nil)
                    if wait == nil { outcome = answer }
                case .unknown(let retry): (mayHaveActed, wait) = (true, retry)
                }
            } catch {
                (mayHaveActed, wait) = (true, 0.25)
            }
            if let wait { try? await runner.wait(max(0.1, wait)) }
        }
        // Ended in the middle: the next start of the joining process asks again.
        if outcome == nil, Task.isCancelled { return }
        let unanswered = ServerError.unanswered(host: api.client.endpoint.authority)
        try? runner.store.finish(
            action.id,
            outcome ?? (mayHaveActed ? nil : refusal)
                ?? ActionOutcome(isAccepted: false, isChanged: false, sentence: unanswered.description),
            at: runner.clock().wall)
    }

    // MARK: Time

    /// Wakes for the next deadline and for nothing else.
    private func arm() throws {
        alarm?.cancel()
        let dates = [follower.deadline, isConnected ? nextBeat : nil].compactMap { $0 }
        guard let next = dates.min() else { return }
        let wait = max(0, next - runner.clock().sinceBoot)
        alarm = Task { [runner, input] in
            guard (try? await runner.wait(wait)) != nil else { return }
            input.yield(.wakeUp)
        }
    }
}

extension JoinLoop.Input {
    fileprivate var isActionDone: Bool { if case .actionDone = self { true } else { false } }
}

/// What the server is to know of this device, sent when the connection is made and whenever it changes.
extension JoinLoop {
    func sendSettings() throws {
        guard let settings = report.next(try runner.store.deviceSettings(), isConnected: isConnected) else { return }
        reporter = Task { [api, input] in
            let result: Result<TimerAPIRefusal?, any Error>
            do { result = .success(try await api.save(settings)) } catch { result = .failure(error) }
            input.yield(.settingsDone(result))
        }
    }

    func settingsDone(_ result: Result<TimerAPIRefusal?, any Error>) throws {
        // The machine may have left the server meanwhile.
        guard let settings = report.sending, try runner.store.joinedServer() != nil else { return }
        switch result {
        case .success(nil):
            report.finish(isAnswered: true)
            try runner.store.markAccepted(settings)
        case .success(let refusal?):
            report.finish(isAnswered: ![429, 500, 503].contains(refusal.status))
            let reason = refusal.message ?? "status \(refusal.status)"
            runner.say("\(api.client.endpoint.authority) did not take this device's settings: \(reason)")
            return
        case .failure:
            // The connection is about to break as well; they are sent again with the next one.
            report.finish(isAnswered: false)
            return
        }
        // They may have changed again meanwhile.
        try sendSettings()
    }
}
