import ActivitySystem
import Configuration
import DeviceActivities
import Foundation
import LiveActivities
import Meditation
import PlainText
import Store

/// Lets another program control a Live Activity over JSON-RPC, one line per message.
///
/// The activity belongs to the device, not to the bridge: it outlives the bridge, and a later bridge of the same app finds it.
/// A start that the system refuses for a temporary reason is retried after 2, 4 and 8 seconds; its response is sent when the
/// outcome is known, and other calls are answered meanwhile.
package struct Bridge {
    /// The app's name and its rate limit.
    package struct Options: Hashable {
        /// The app that owns the activity. Default: `bridge`.
        package var app = "bridge"
        /// Maximum number of starts per minute. Default: 6.
        package var startsPerMinute = 6

        package init(app: String = "bridge", startsPerMinute: Int = 6) {
            self.app = app
            self.startsPerMinute = startsPerMinute
        }
    }

    /// Delays before each retry of a refused start, in seconds.
    static let delays: [TimeInterval] = [2, 4, 8]

    private let options: Options
    private let repository: ActivityRepository
    private let controller: CountdownController
    /// Whether Live Activities are enabled; the setting may change while the bridge runs.
    private let isAuthorized: () -> Bool
    private var starts: [Date] = []
    private var pending: PendingStart?
    private var batches: [Int: BridgeReply] = [:]
    private var lineCount = 0
    private var observed: BridgedState
    private var output = Output()

    /// A start waiting for its next retry.
    private struct PendingStart {
        let parameters: CountdownParameters
        /// The slot of its response; `nil` for a notification.
        let place: BridgeReply.Place?
        /// Attempts so far.
        var tries: Int
        var due: Date
    }

    /// Creates a bridge to the device of `repository`. An activity that is already running is adopted without a notification.
    package init(
        _ options: Options = Options(), repository: ActivityRepository, isAuthorized: @escaping () -> Bool,
        at reading: ClockReading
    ) throws(StoreError) {
        (self.options, self.repository, self.isAuthorized) = (options, repository, isAuthorized)
        controller = CountdownController(app: options.app)
        let system = try repository.standing(at: reading.wall).system
        observed = BridgedState(of: controller, in: system)
    }

    /// Whether a start is still being retried. The bridge then stays alive even at the end of the input.
    var isTrying: Bool { pending != nil }

    /// When to call ``wake(at:)`` at the latest: the next retry, or the next change of the activity by itself.
    package func nextDeadline(after now: Date) -> Date? {
        let stored = try? repository.standing(at: now)
        let changes = stored.flatMap {
            [CountdownSchedule.nextChange(of: $0), $0.system.nextDeadline(after: now)].compactMap { $0 }.min()
        }
        return [pending?.due, changes].compactMap { $0 }.min()
    }

    /// Handles one line of input, without its line ending.
    package mutating func take(_ line: Data, at reading: ClockReading) -> Output {
        lineCount += 1
        let calls: [Result<RPC.Call, RPC.Failure>]
        switch RPC.message(line) {
        case .single(let call): (calls, batches[lineCount]) = ([call], BridgeReply(isBatch: false))
        case .batch(let list): (calls, batches[lineCount]) = (list, BridgeReply(isBatch: true))
        }
        for call in calls { answer(call, of: lineCount, at: reading) }
        batches[lineCount]?.isComplete = true
        flush(lineCount)
        observe(at: reading)
        return takeOutput()
    }

    /// Answers a line that exceeded the limit with an error.
    mutating func refuseLongLine(limit: Int) -> Output {
        let error = RPCError.invalid("The line is longer than \(limit / 1024) KB; shorten it.", field: nil)
        output.lines.append(RPC.line(RPC.response(.failure(error), to: .null)))
        return takeOutput()
    }

    /// Runs a due retry, and reports what has changed since the last observation.
    mutating func wake(at reading: ClockReading) -> Output {
        if let start = pending, start.due <= reading.wall { retry(start, at: reading) }
        observe(at: reading)
        return takeOutput()
    }

    // MARK: Calls

    private mutating func answer(_ call: Result<RPC.Call, RPC.Failure>, of line: Int, at reading: ClockReading) {
        switch call {
        case .failure(let failure):
            let place = batches[line]?.reserve(failure.id, in: line)
            fill(place, with: .failure(failure.error))
        case .success(let call):
            let place = call.id.flatMap { batches[line]?.reserve($0, in: line) }
            do throws(RPCError) {
                guard let value = try perform(call, place: place, at: reading) else { return }
                fill(place, with: .success(value))
            } catch {
                output.log.append("Failed \(call.method.filter { $0.isLetter }): \(error.message)")
                fill(place, with: .failure(error))
            }
        }
    }

    /// Performs a call. Returns `nil` if the response is sent later.
    private mutating func perform(
        _ call: RPC.Call, place: BridgeReply.Place?, at reading: ClockReading
    ) throws(RPCError) -> JSONValue? {
        guard let method = BridgeMethod(rawValue: call.method) else {
            throw .unknownMethod(
                "Unknown method. Methods: \(BridgeMethod.allCases.map(\.rawValue).joined(separator: ", "))."
            )
        }
        switch method {
        case .startLiveActivity:
            return try start(BridgeMethod.countdown(call.parameters), place: place, at: reading)
        case .updateLiveActivity:
            let parameters = try BridgeMethod.countdown(call.parameters)
            let id = try change(at: reading) { [controller] system throws(CountdownError) in
                try controller.update(parameters, in: &system, at: reading.wall)
            }
            output.log.append("Updated \(id)")
            return .null
        case .stopLiveActivity:
            if let start = pending {
                pending = nil
                fill(start.place, with: .failure(.stopped))
                output.log.append("Stopped trying to start")
                return .null
            }
            let id = try change(at: reading) { [controller] system throws(CountdownError) in
                try controller.stop(in: &system, at: reading.wall)
            }
            output.log.append("Stopped \(id)")
            return .null
        case .isLiveActivityRunning:
            let system = try system(at: reading)
            return .bool(controller.running(in: system) != nil)
        case .areLiveActivitiesEnabled:
            let system = try system(at: reading)
            return .bool(isAuthorized() && controller.areActivitiesEnabled(in: system))
        case .liveActivityStatus:
            return BridgedState(of: controller, in: try system(at: reading)).status(isTrying: isTrying)
        }
    }

    private mutating func start(
        _ parameters: CountdownParameters, place: BridgeReply.Place?, at reading: ClockReading
    ) throws(RPCError) -> JSONValue? {
        guard pending == nil else { throw RPCError(.alreadyRunning) }
        starts.removeAll { $0 <= reading.wall - 60 || $0 > reading.wall }
        guard starts.count < options.startsPerMinute else {
            let wait = (starts.first ?? reading.wall).addingTimeInterval(60).timeIntervalSince(reading.wall)
            throw .tooManyStarts(options.startsPerMinute, retryAfter: (wait * 1000).rounded(.up))
        }
        do throws(RPCError) {
            let answer = try request(parameters, at: reading)
            starts.append(reading.wall)
            return answer
        } catch {
            guard error.retryAfter != nil else { throw error }
            starts.append(reading.wall)
            let start = PendingStart(parameters: parameters, place: place, tries: 1, due: reading.wall)
            return try postpone(start, because: error, at: reading)
        }
    }

    private mutating func retry(_ start: PendingStart, at reading: ClockReading) {
        pending = nil
        do throws(RPCError) {
            fill(start.place, with: .success(try request(start.parameters, at: reading)))
        } catch {
            do throws(RPCError) {
                guard error.retryAfter != nil else { throw error }
                var start = start
                start.tries += 1
                _ = try postpone(start, because: error, at: reading)
            } catch {
                output.log.append("Failed startLiveActivity: \(error.message)")
                fill(start.place, with: .failure(error))
            }
        }
    }

    /// Schedules the next retry and reports it; rethrows the refusal if that was the last attempt.
    private mutating func postpone(
        _ start: PendingStart, because error: RPCError, at reading: ClockReading
    ) throws(RPCError) -> JSONValue? {
        var error = error
        error.retryAfter = nil
        guard start.tries <= Self.delays.count else { throw error }
        let delay = Self.delays[start.tries - 1]
        pending = start
        pending?.due = reading.wall + delay
        output.log.append(
            "Retrying in \(Int(delay)) s (attempt \(start.tries) of \(Self.delays.count)): \(error.message)")
        output.lines.append(
            RPC.line(
                RPC.notification(
                    "liveActivityStartRetrying",
                    [
                        "attempt": .integer(start.tries), "attempts": .integer(Self.delays.count),
                        "retryAfter": .number(delay * 1000), "message": .text(error.message),
                    ])))
        return nil
    }

    /// Requests the activity. A temporary refusal has a ``RPCError/retryAfter``.
    private mutating func request(
        _ parameters: CountdownParameters, at reading: ClockReading
    ) throws(RPCError) -> JSONValue {
        guard isAuthorized() else { throw RPCError(.unavailable) }
        let started = try change(at: reading) { [controller] system throws(CountdownError) in
            let id = BridgedCountdowns.identifier(app: controller.app, besides: system.activities)
            return try controller.start(parameters, id: id, in: &system, at: reading.wall)
        }
        output.log.append("Started \(started.activityId)")
        return .object(["activityId": .text(started.activityId)])
    }

    // MARK: The device

    private func system(at reading: ClockReading) throws(RPCError) -> SystemState {
        do throws(StoreError) {
            return try repository.standing(at: reading.wall).system
        } catch { throw RPCError(error) }
    }

    private func change<Value>(
        at reading: ClockReading, _ body: (inout SystemState) throws(CountdownError) -> Value
    ) throws(RPCError) -> Value {
        do {
            return try repository.change(at: reading) { try body(&$0.system) }
        } catch let error as CountdownError {
            var refusal = RPCError(error)
            if error.isPassing { refusal.retryAfter = 0 }
            throw refusal
        } catch let error as StoreError {
            throw RPCError(error)
        } catch {
            throw RPCError(number: -32_603, message: "\(error)", code: "internal")
        }
    }

    /// Reports every state that the activity has entered since the last observation.
    private mutating func observe(at reading: ClockReading) {
        let system: SystemState
        do {
            system = try repository.catchUp(at: reading).system
        } catch {
            output.log.append("The activities cannot be read: \(error)")
            return
        }
        let current = BridgedState(of: controller, in: system)
        for notification in current.changes(since: observed, at: reading.wall) {
            output.lines.append(RPC.line(notification))
        }
        observed = current
    }

    // MARK: Answers

    private mutating func fill(_ place: BridgeReply.Place?, with result: Result<JSONValue, RPCError>) {
        guard let place else { return }
        batches[place.line]?.fill(place, with: result)
        flush(place.line)
    }

    private mutating func flush(_ line: Int) {
        guard let reply = batches[line], reply.isFinished else { return }
        batches[line] = nil
        if let value = reply.value { output.lines.append(RPC.line(value)) }
    }

    private mutating func takeOutput() -> Output {
        defer { output = Output() }
        return output
    }
}
