import Foundation
import HTTPTypes
import Meditation
import Testing

@testable import TimerService

/// A server on its own SQLite file, with one user, driven through its HTTP API.
final class Harness: Sendable {
    let folder: String
    let clock: TestClock
    let sender = RecordingSender()
    let repository: SQLiteTimerRepository
    let service: TimerService
    let user: User
    let token: String

    static let local = TimerClient(address: "127.0.0.1", isLoopback: true, isEncrypted: false)

    init(
        clock: TestClock = TestClock(), rate: RateLimit.Rate = RateLimit.Rate(burst: 10_000, perSecond: 1000),
        step: @escaping @Sendable (String) throws -> Void = { _ in },
        log: @escaping @Sendable (TimerServiceEvent) -> Void = { _ in },
        priority: @escaping PushPriorityChoice = Harness.updatesWait
    ) async throws {
        folder = NSTemporaryDirectory() + "islet-timers-" + UUID().uuidString
        self.clock = clock
        repository = try SQLiteTimerRepository(directory: folder, now: { clock.now() }, step: step)
        (user, token) = try await UserAccounts.add(name: "ada", to: repository, at: clock.now())
        service = Self.service(
            on: repository, sender: sender, clock: clock, rate: rate, log: log, priority: priority)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    static func service(
        on repository: any TimerRepository, sender: any PushSender, clock: TestClock, phone: String? = "emulated",
        rate: RateLimit.Rate = RateLimit.Rate(burst: 10_000, perSecond: 1000),
        log: @escaping @Sendable (TimerServiceEvent) -> Void = { _ in },
        priority: @escaping PushPriorityChoice = Harness.updatesWait
    ) -> TimerService {
        TimerService(
            repository: repository, sender: sender,
            configuration: TimerServiceConfiguration(bundleID: "app.islet", phone: phone, rate: rate), clock: clock,
            priority: priority, log: log)
    }

    static let updatesWait: PushPriorityChoice = { event, _ in event == .update ? 5 : 10 }

    /// A request and its answer as JSON.
    func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: [String: Any]? = nil, token: String? = nil,
        text: String? = nil, from client: TimerClient = Harness.local, on service: TimerService? = nil
    ) async throws -> Answer {
        let data =
            try text.map { Data($0.utf8) } ?? body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
        var request = HTTPRequest(
            method: method, scheme: "http", authority: "localhost", path: path)
        request.headerFields[.authorization] = "Bearer \(token ?? self.token)"
        let reply = await (service ?? self.service).respond(to: request, body: data, from: client, at: clock.now())
        guard case .response(let response, let json) = reply else { throw UnexpectedStream() }
        return Answer(status: response.status.code, fields: response.headerFields, data: json)
    }

    struct UnexpectedStream: Error {}

    /// An action of the user.
    func act(
        _ action: String, _ fields: [String: Any] = [:], activity: String? = nil, on service: TimerService? = nil
    ) async throws -> Answer {
        var body: [String: Any] = ["userId": user.id, "action": action]
        if let activity { body["activityId"] = activity }
        return try await send(.post, "/v1/actions", body.merging(fields) { $1 }, on: service)
    }

    /// Starts a sitting; returns its activity.
    func start(_ start: [String: Any] = ["duration": 1200], activity: String? = nil) async throws -> String {
        let answer = try await act("start", ["start": start], activity: activity)
        #expect(answer.status == 200, "\(answer.text)")
        return try #require(answer["activityId"] as? String)
    }

    /// Registers a token for an activity.
    func register(_ token: String, for activity: String, device: String? = nil) async throws {
        var body: [String: Any] = ["pushToken": token, "platform": "ios"]
        if let device { body["deviceId"] = device }
        let answer = try await send(.put, "/v1/tokens/\(activity)", body)
        #expect(answer.status == 200, "\(answer.text)")
    }

    /// Sends all due pushes.
    func deliver() async throws {
        while try await service.dispatcher.sendDue() > 0 {}
    }

    /// The `aps` objects of the sent pushes.
    var payloads: [[String: Any]] { sender.pushes.compactMap { $0.aps } }

    /// A follower's stream.
    func follow(after version: Int? = nil, on service: TimerService? = nil) async throws -> AsyncStream<Data> {
        var request = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/v1/events")
        request.headerFields[.authorization] = "bearer \(token)"
        if let version { request.headerFields[HTTPField.Name("last-event-id")!] = "\(version)" }
        let reply = await (service ?? self.service).respond(
            to: request, body: Data(), from: Self.local, at: clock.now())
        guard case .events(let response, let stream) = reply else { throw UnexpectedStream() }
        #expect(response.headerFields[.contentType] == "text/event-stream")
        return stream
    }
}

/// An answer of the server.
struct Answer {
    var status: Int
    var fields: HTTPFields
    var data: Data

    var text: String { String(decoding: data, as: UTF8.self) }
    var object: [String: Any] { (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:] }
    subscript(_ key: String) -> Any? { object[key] }
    var error: [String: Any] { object["error"] as? [String: Any] ?? [:] }
    var contentState: MeditationAttributes.ContentState? {
        guard let value = object["contentState"], let data = try? JSONSerialization.data(withJSONObject: value) else {
            return nil
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return try? decoder.decode(MeditationAttributes.ContentState.self, from: data)
    }
}

extension OutgoingPush {
    var aps: [String: Any]? {
        ((try? JSONSerialization.jsonObject(with: payload)) as? [String: Any])?["aps"] as? [String: Any]
    }
}

/// A message of server-sent events.
struct Message: Equatable {
    var id: Int?
    var event = ""
    var data = ""

    init(_ bytes: Data) {
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("id: ") { id = Int(line.dropFirst(4)) }
            if line.hasPrefix("event: ") { event = String(line.dropFirst(7)) }
            if line.hasPrefix("data: ") { data = String(line.dropFirst(6)) }
        }
    }

    var object: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(data.utf8))) as? [String: Any] ?? [:]
    }
}

/// Polls until a condition is met; fails after ten seconds.
func eventually(
    _ comment: Comment, within seconds: Double = 60, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while try await !condition() {
        guard ContinuousClock.now < deadline else {
            Issue.record(comment, sourceLocation: sourceLocation)
            return
        }
        try await Task.sleep(for: .milliseconds(2))
    }
}
