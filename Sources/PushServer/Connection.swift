import Foundation
import HTTPTypes
import NIOCore
import PushGateway
import Synchronization

/// What all connections of a server share.
struct ServerCore: Sendable {
    var configuration: ServerConfiguration
    var handlers: ServerHandlers
    var registry: ConnectionRegistry
    let services = RunningServices()
}

/// One client's connection, whatever its protocol. A class because the handlers of its pipeline share it; confined to its event loop.
final class Connection {
    /// Which listener the connection came from, which decides where its requests go.
    enum Listener { case push, control }

    let core: ServerCore
    let listener: Listener
    private(set) var client: ClientContext
    /// What the gateway remembers of this connection.
    var state = ConnectionState()
    private var requestCount = 0
    private var isOpen = false

    init(core: ServerCore, listener: Listener, id: Int, channel: any NIOCore.Channel) {
        self.core = core
        self.listener = listener
        let address = channel.remoteAddress?.ipAddress ?? "unknown"
        client = ClientContext(
            address: address,
            isLoopback: address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127."),
            isEncrypted: false, connectionID: id)
    }

    var limits: ServerLimits { core.configuration.limits }

    func report(_ kind: ConnectionEvent.Kind) {
        core.handlers.connectionEvent(
            ConnectionEvent(connectionID: client.connectionID, address: client.address, kind: kind))
    }

    /// The protocol is settled.
    func open(protocol name: String, alpn: String?, tls: String?) {
        isOpen = true
        client.isEncrypted = tls != nil
        report(.opened(protocol: name, alpn: alpn, tls: tls))
    }

    /// The channel closed.
    func close() {
        if isOpen { report(.closed(requests: requestCount)) }
        isOpen = false
    }

    /// Where a request goes.
    enum Destination { case push, service, control }

    func destination(of request: HTTPRequest) -> Destination {
        if listener == .control { return .control }
        return request.path?.hasPrefix("/v1/") == true ? .service : .push
    }

    /// The most bytes of a body that a destination gets to see.
    func bodyLimit(_ destination: Destination) -> Int {
        destination == .push ? limits.pushBody : limits.serviceBody
    }

    /// Answers an APNs request.
    func push(_ request: HTTPRequest, body: ByteBuffer?) -> GatewayReply {
        requestCount += 1
        return core.handlers.push(request, Data(body), &state)
    }

    /// Runs a service and hands its reply to `sink`, part by part, until it ends or the client leaves.
    func serve(_ request: HTTPRequest, body: ByteBuffer?, by destination: Destination, to sink: ReplySink) -> Task<
        Void, Never
    > {
        requestCount += 1
        let service = destination == .control ? core.handlers.control : core.handlers.service
        let (client, data) = (client, Data(body))
        return core.services.run {
            switch await service(request, data, client) {
            case .response(let response, let body):
                try? await sink.write(.whole(response, body))
            case .stream(let response, let chunks):
                await sink.write(response, chunks)
            }
        }
    }
}

extension Data {
    fileprivate init(_ buffer: ByteBuffer?) {
        guard let buffer, buffer.readableBytes > 0 else {
            self.init()
            return
        }
        self.init(buffer.readableBytesView)
    }
}

/// The services that are answering requests. The server waits for them before it gives its event loops back: what they write
/// afterwards would reach no loop. A class because every connection adds to it.
final class RunningServices: Sendable {
    private struct State {
        var lastID = 0
        var tasks: [Int: Task<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// Runs a service.
    func run(_ service: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        state.withLock { state in
            state.lastID += 1
            let id = state.lastID
            let task = Task {
                await service()
                self.state.withLock { $0.tasks[id] = nil }
            }
            state.tasks[id] = task
            return task
        }
    }

    /// Cancels what still runs, and waits for its end. Call it when no connection is left.
    func finish() async {
        for task in state.withLock({ Array($0.tasks.values) }) {
            task.cancel()
            await task.value
        }
    }
}

/// The way back for a service's reply, from a task to the event loop of the connection.
struct ReplySink: Sendable {
    /// A piece of a reply.
    enum Part: Sendable {
        case whole(HTTPResponse, Data)
        case head(HTTPResponse)
        case chunk(Data)
        case end
    }

    /// The connection's loop.
    let eventLoop: any EventLoop
    /// Writes a part and flushes. Called on the loop; the future succeeds when the bytes have left for the client.
    let send: @Sendable (Part) -> EventLoopFuture<Void>

    /// Writes a part and waits until it has left: this is the back-pressure of streams.
    func write(_ part: Part) async throws {
        let send = send
        try await eventLoop.flatSubmit { send(part) }.get()
    }

    /// Writes a stream to its end. A client that leaves ends it, which cancels `chunks`.
    func write(_ response: HTTPResponse, _ chunks: AsyncStream<Data>) async {
        do {
            try await write(.head(response))
            for await chunk in chunks where !chunk.isEmpty {
                try await write(.chunk(chunk))
            }
            try await write(.end)
        } catch {
            // The client is gone, and `chunks` with it.
        }
    }
}
