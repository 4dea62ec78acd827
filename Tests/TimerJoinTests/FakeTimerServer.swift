import Foundation
import Meditation
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// A minimal timer server that follows the contract: one user, HTTP/1.1 on loopback, state in memory.
final class FakeTimerServer: Sendable {
    struct State {
        var server = TimerServer()
        var version = 0
        /// Events by version, each a complete message.
        var events: [(version: Int, text: String)] = []
        var replies: [String: String] = [:]
        var followers: [ObjectIdentifier: any Channel] = [:]
        var actions: [[String: String]] = []
        var eventRequests: [String?] = []
        /// The bodies of `PUT /v1/settings`, as received.
        var settings: [String] = []
        /// The answers to the next requests, if set: a status and a body.
        var scripted: [(status: Int, body: String)] = []
        /// Whether it is older than stages.
        var isOlderThanStages = false
        /// No answers are sent while this is set.
        var isSilent = false
    }

    /// The server for new connections, which is created after its socket.
    private final class Box: Sendable {
        let server = Mutex<FakeTimerServer?>(nil)
    }

    let state = Mutex(State())
    static let token = "secret"
    private let channel: any Channel

    private init(channel: any Channel) { self.channel = channel }

    /// Listens on a free port, or on one used before, which another test's connection may hold for a moment.
    static func start(port: Int = 0, continuing old: FakeTimerServer? = nil) async throws -> FakeTimerServer {
        for _ in 0..<50 {
            do {
                return try await listen(port: port, continuing: old)
            } catch let error as IOError where port != 0 && error.errnoCode == EADDRINUSE {
                try await Task.sleep(for: .milliseconds(100))
            }
        }
        return try await listen(port: port, continuing: old)
    }

    private static func listen(port: Int, continuing old: FakeTimerServer?) async throws -> FakeTimerServer {
        let box = Box()
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(Handler { box.server.withLock { $0 } })
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
        let server = FakeTimerServer(channel: channel)
        if let old {
            let (timer, version, events, replies) = old.state.withLock {
                ($0.server, $0.version, $0.events, $0.replies)
            }
            server.state.withLock {
                ($0.server, $0.version, $0.events, $0.replies) = (timer, version, events, replies)
            }
        }
        box.server.withLock { $0 = server }
        return server
    }

    var port: Int { channel.localAddress?.port ?? 0 }
    var url: String { "http://127.0.0.1:\(port)" }

    /// Stops listening and breaks all connections.
    func stop() async {
        try? await channel.close()
        for follower in state.withLock({ Array($0.followers.values) }) { follower.close(promise: nil) }
    }

    /// Breaks the followers' connections, and gives these answers to the next requests.
    func breakStreams(answering scripted: [(status: Int, body: String)]) {
        let followers = state.withLock { state in
            state.scripted = scripted
            return Array(state.followers.values)
        }
        for follower in followers { follower.close(promise: nil) }
    }

    /// Performs an action as another device would.
    @discardableResult
    func perform(_ action: TimerAction, at now: Date = Date()) throws -> TimerReply {
        try state.withLock { state in
            let reply = try state.server.perform(action, at: now)
            Self.publish(reply, in: &state)
            return reply
        }
    }

    private static func publish(_ reply: TimerReply, in state: inout State) {
        guard let event = reply.event else { return }
        state.version += 1
        let data = document(state, event: event.rawValue, message: reply.sentence, entry: reply.logEntry)
        let text = "id: \(state.version)\nevent: state\ndata: \(data)\n\n"
        state.events.append((state.version, text))
        for follower in state.followers.values { Handler.write(text, on: follower) }
    }

    static func document(
        _ state: State, event: String? = nil, message: String? = nil, entry: CompletedSitting? = nil
    ) -> String {
        func json(_ value: some Encodable) -> String {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .secondsSince1970
            return (try? String(decoding: encoder.encode(value), as: UTF8.self)) ?? "null"
        }
        var fields = [
            "\"version\":\(state.version)", "\"userId\":\"anna\"", "\"timerType\":\"meditation\"",
            "\"timer\":\(json(state.server.state))", "\"serverTime\":\(Date().timeIntervalSince1970)",
        ]
        if let event { fields.append("\"event\":\"\(event)\"") }
        if let message { fields.append("\"message\":\(json(message))") }
        if let entry { fields.append("\"logEntry\":\(json(entry))") }
        return "{\(fields.joined(separator: ","))}"
    }

    fileprivate func act(_ body: Data) -> (Int, String) {
        guard let object = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any],
            let name = object["action"] as? String, let client = object["clientId"] as? String
        else { return (400, "{\"error\":{\"code\":\"missing_field\",\"message\":\"A field is missing.\"}}") }
        return state.withLock { state in
            state.actions.append(object.compactMapValues { $0 as? String })
            if let reply = state.replies[client] { return (200, reply) }
            let action: TimerAction
            switch name {
            case "pause": action = .pause
            case "resume": action = .resume
            case "stop": action = .cancel
            case "complete": action = .complete(message: object["message"] as? String)
            case "extend": action = .extend(by: object["seconds"] as? Double ?? 0)
            case "target": action = .setTarget(object["seconds"] as? Double)
            case "skip" where !state.isOlderThanStages: action = .skip
            case "start":
                let start = object["start"] as? [String: Any] ?? [:]
                let stages = start["stages"] as? [[String: Any]] ?? []
                guard stages.isEmpty || !state.isOlderThanStages else {
                    return (
                        400,
                        "{\"error\":{\"code\":\"invalid_field\",\"message\":\"Unknown field.\",\"field\":\"start.stages\"}}"
                    )
                }
                if state.server.state.sitting != nil, let ended = try? state.server.perform(.complete(), at: Date()) {
                    Self.publish(ended, in: &state)
                }
                action = .start(
                    StartRequest(
                        id: UUID(uuidString: object["activityId"] as? String ?? "") ?? UUID(),
                        target: start["duration"] as? Double, methodName: start["methodName"] as? String ?? "",
                        stages: SittingStages(
                            stages.map {
                                SittingStage(
                                    name: $0["name"] as? String ?? "",
                                    type: SessionType(rawValue: $0["type"] as? String ?? "") ?? .other,
                                    duration: $0["duration"] as? Double ?? 0, strokes: $0["strokes"] as? Int)
                            })))
            default: return (400, "{\"error\":{\"code\":\"unknown_action\",\"message\":\"No such action.\"}}")
            }
            do {
                let reply = try state.server.perform(action, at: Date())
                Self.publish(reply, in: &state)
                let text =
                    "{\"success\":true,\"message\":\"\(reply.sentence)\",\"changed\":\(reply.event != nil),\"version\":\(state.version)}"
                state.replies[client] = text
                return (200, text)
            } catch {
                return (409, "{\"error\":{\"code\":\"conflict\",\"message\":\"\(error)\"}}")
            }
        }
    }

    private final class Handler: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart
        private let server: @Sendable () -> FakeTimerServer?
        private var head: HTTPRequestHead?
        private var body = Data()

        init(_ server: @escaping @Sendable () -> FakeTimerServer?) { self.server = server }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): (self.head, body) = (head, Data())
            case .body(let bytes): body += Data(bytes.readableBytesView)
            case .end:
                guard let head, let server = server() else { return }
                answer(head, server, context.channel)
            }
        }

        private func answer(_ head: HTTPRequestHead, _ server: FakeTimerServer, _ channel: any Channel) {
            if server.state.withLock({ $0.isSilent }) { return }
            guard head.headers.first(name: "authorization") == "bearer \(FakeTimerServer.token)" else {
                return Self.respond(
                    401, "{\"error\":{\"code\":\"unauthorized\",\"message\":\"Who are you?\"}}", on: channel)
            }
            if let (status, body) = server.state.withLock({ $0.scripted.isEmpty ? nil : $0.scripted.removeFirst() }) {
                return Self.respond(status, body, on: channel)
            }
            switch (head.method, head.uri) {
            case (.GET, "/v1/state"):
                Self.respond(200, server.state.withLock { FakeTimerServer.document($0) }, on: channel)
            case (.POST, "/v1/actions"):
                let (status, text) = server.act(body)
                Self.respond(status, text, on: channel)
            case (.PUT, "/v1/settings"):
                server.state.withLock { $0.settings.append(String(decoding: body, as: UTF8.self)) }
                Self.respond(200, "{\"success\":true}", on: channel)
            case (.GET, "/v1/events"): follow(head.headers.first(name: "last-event-id"), server, channel)
            default: Self.respond(404, "{}", on: channel)
            }
        }

        private func follow(_ last: String?, _ server: FakeTimerServer, _ channel: any Channel) {
            let response = HTTPResponseHead(
                version: .http1_1, status: .ok, headers: ["content-type": "text/event-stream"])
            channel.writeAndFlush(HTTPServerResponsePart.head(response), promise: nil)
            server.state.withLock { state in
                state.eventRequests.append(last)
                if let after = last.flatMap(Int.init) {
                    for event in state.events where event.version > after { Self.write(event.text, on: channel) }
                    Self.write(": keep-alive\n\n", on: channel)
                } else {
                    Self.write(
                        "id: \(state.version)\nevent: snapshot\ndata: \(FakeTimerServer.document(state))\n\n",
                        on: channel)
                }
                let id = ObjectIdentifier(channel)
                state.followers[id] = channel
                channel.closeFuture.whenComplete { _ in
                    _ = server.state.withLock { $0.followers.removeValue(forKey: id) }
                }
            }
        }

        static func write(_ text: String, on channel: any Channel) {
            channel.writeAndFlush(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: text))), promise: nil)
        }

        static func respond(_ status: Int, _ text: String, on channel: any Channel) {
            let head = HTTPResponseHead(
                version: .http1_1, status: .init(statusCode: status), headers: ["content-length": "\(text.utf8.count)"])
            channel.write(HTTPServerResponsePart.head(head), promise: nil)
            write(text, on: channel)
            channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
        }
    }
}
