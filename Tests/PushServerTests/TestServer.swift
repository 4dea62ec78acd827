import Foundation
import HTTPTypes
import NIOConcurrencyHelpers
import PushGateway
import PushServer
import Testing

/// A server on free ports whose push handler answers by path and records events.
final class TestServer: Sendable {
    static let authority: TestAuthority = {
        do { return try TestAuthority.make(now: Date()) } catch { fatalError("No test authority: \(error)") }
    }()

    let server: PushServer
    let events = NIOLockedValueBox<[ConnectionEvent]>([])
    let pushes = NIOLockedValueBox<[(request: HTTPRequest, body: Data)]>([])
    /// The chunks of `/v1/stream`, and whether its client left.
    let chunks: AsyncStream<Data>.Continuation
    let isStreamCancelled: NIOLockedValueBox<Bool>
    /// The number of the 64 chunks of `/v1/counted` that the server has accepted.
    let takenChunks = NIOLockedValueBox(0)

    /// `/ok` succeeds; `/refused` is a 400; `/streams/N` changes SETTINGS; `/goaway`, `/close`, `/drop` and `/delay` do that.
    init(_ change: (inout ServerConfiguration) -> Void = { _ in }) async throws {
        var configuration = ServerConfiguration(
            certificatePEM: Self.authority.serverPEM, privateKeyPEM: Self.authority.serverKeyPEM)
        configuration.plaintextPort = 0
        configuration.connectPort = 0
        configuration.controlPort = 0
        configuration.servesHTTP1 = true
        // A test about a limit sets its own; the others must not depend on how busy the machine is.
        configuration.limits.drainTimeout = .seconds(20)
        configuration.limits.handshakeTimeout = .seconds(120)
        configuration.limits.requestTimeout = .seconds(120)
        change(&configuration)
        let (stream, chunks) = AsyncStream.makeStream(of: Data.self)
        self.chunks = chunks
        let isStreamCancelled = NIOLockedValueBox(false)
        self.isStreamCancelled = isStreamCancelled
        chunks.onTermination = { termination in
            if case .cancelled = termination { isStreamCancelled.withLockedValue { $0 = true } }
        }
        let (events, pushes, takenChunks) = (events, pushes, takenChunks)
        server = try await PushServer.start(
            configuration,
            handlers: ServerHandlers(
                push: { request, body, _ in
                    pushes.withLockedValue { $0.append((request, body)) }
                    return Self.reply(request)
                },
                service: { request, body, client in
                    switch request.path {
                    case "/v1/stream":
                        .stream(.init(status: .ok, headerFields: [.contentType: "text/event-stream"]), stream)
                    case "/v1/counted":
                        .stream(
                            .init(status: .ok),
                            AsyncStream {
                                let number = takenChunks.withLockedValue { count in
                                    count += 1
                                    return count
                                }
                                return number <= 64 ? Data(repeating: 120, count: 1 << 18) : nil
                            })
                    case "/v1/client":
                        .response(
                            .init(status: .ok),
                            Data("\(client.address) \(client.isLoopback) \(client.isEncrypted)".utf8))
                    default:
                        .response(.init(status: .ok), Data("\(request.method) \(body.count)".utf8))
                    }
                },
                control: { request, _, _ in
                    .response(
                        .init(status: .accepted), Data("control \(request.headerFields[.authorization] ?? "")".utf8))
                },
                connectionEvent: { event in events.withLockedValue { $0.append(event) } }))
    }

    private static func reply(_ request: HTTPRequest) -> GatewayReply {
        let path = request.path ?? ""
        let ok = HTTPResponse(status: .ok, headerFields: [HTTPField.Name("apns-id")!: "1"])
        let refusal = HTTPResponse(status: .badRequest, headerFields: [.contentType: "application/json"])
        switch path {
        case "/refused": return GatewayReply(response: refusal, body: Data(#"{"reason":"BadTopic"}"#.utf8))
        case "/goaway": return GatewayReply(response: ok, effects: [.goAway(.idleTimeout), .close])
        case "/close": return GatewayReply(response: ok, effects: [.close])
        case "/drop": return GatewayReply(response: ok, effects: [.drop])
        case "/delay": return GatewayReply(response: ok, effects: [.delay(.milliseconds(50))])
        default:
            if path.hasPrefix("/streams/"), let count = Int(path.dropFirst(9)) {
                return GatewayReply(response: ok, effects: [.maxConcurrentStreams(count)])
            }
            return GatewayReply(response: ok)
        }
    }

    /// Runs a test with a server, which is always stopped afterwards.
    static func run(
        _ change: (inout ServerConfiguration) -> Void = { _ in }, _ body: (TestServer) async throws -> Void
    ) async throws {
        let server = try await TestServer(change)
        do {
            try await body(server)
        } catch {
            await server.server.stop()
            throw error
        }
        await server.server.stop()
    }

    /// Waits for an event.
    func event(_ isWanted: @escaping @Sendable (ConnectionEvent.Kind) -> Bool) async throws -> ConnectionEvent {
        try await eventually("an event") { self.events.withLockedValue { $0.first { isWanted($0.kind) } } }
    }
}

struct TimedOut: Error, CustomStringConvertible {
    var description: String
}

/// Polls until there is a value, for at most 20 s.
func eventually<Value>(_ what: String, _ value: () throws -> Value?) async throws -> Value {
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
        if let value = try value() { return value }
        try await Task.sleep(for: .milliseconds(2))
    }
    throw TimedOut(description: "\(what) did not come within 60 s")
}
