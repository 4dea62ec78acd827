/// The only room that knows listening sockets: HTTP/2 over TLS, HTTP/2 and HTTP/1.1 in plaintext, a CONNECT proxy and the control port.
///
/// Read first: ``ServerHandlers`` (what the server calls), ``ServerConfiguration`` (what it listens on), ``PushServer`` itself.
///
///     TLS port ────────► NIOSSL ─► ProtocolSelector ─┬─► NIOHTTP2 ─► HTTP2Connection ─┐
///     CONNECT port ─► ConnectProxy ──┘               └─► NIOHTTP1 ─► HTTP1Connection ─┼─► handlers.push, handlers.service
///     plaintext port ────────────► ProtocolSelector ─┘                                │
///     control port ──────────────────────────────────────► NIOHTTP1 ─► HTTP1Connection ─► handlers.control
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// A running server. A class because it owns sockets and threads; ``stop()`` gives them back.
package final class PushServer: Sendable {
    /// Where the server listens: the ports as bound, nil where there is no such listener.
    package struct Ports: Hashable, Sendable {
        /// HTTP/2 over TLS.
        package var main: Int
        /// Plaintext.
        package var plaintext: Int?
        /// CONNECT proxy.
        package var connect: Int?
        /// Control, on loopback.
        package var control: Int?
    }

    /// The bound ports.
    package let ports: Ports

    private let core: ServerCore
    private let group: MultiThreadedEventLoopGroup
    private let listeners: [any Channel]
    private let sweeper: RepeatedTask

    private init(
        ports: Ports, core: ServerCore, group: MultiThreadedEventLoopGroup, listeners: [any Channel],
        sweeper: RepeatedTask
    ) {
        self.ports = ports
        self.core = core
        self.group = group
        self.listeners = listeners
        self.sweeper = sweeper
    }

    /// Opens every listener; none stays open if one cannot be opened.
    package static func start(
        _ configuration: ServerConfiguration, handlers: ServerHandlers
    ) async throws(PushServerError) -> PushServer {
        let core = ServerCore(
            configuration: configuration, handlers: handlers,
            registry: ConnectionRegistry(limit: configuration.limits.connections))
        let pipelines = ListenerPipelines(core: core, tls: try TLS.context(configuration))
        let group = MultiThreadedEventLoopGroup(numberOfThreads: max(1, configuration.eventLoopCount))
        var listeners: [any Channel] = []

        func listen(
            _ host: String, _ port: Int?, _ kind: ListenerPipelines.Kind
        ) async throws(PushServerError) -> Int? {
            guard let port else { return nil }
            let bootstrap = ServerBootstrap(group: group)
                .serverChannelOption(.backlog, value: 1024)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture { try pipelines.configure(channel, kind) }
                }
            do {
                let channel = try await bootstrap.bind(host: host, port: port).get()
                listeners.append(channel)
                return channel.localAddress?.port
            } catch {
                throw .cannotListen(host: host, port: port, cause: TLS.words(error))
            }
        }

        do {
            let ports = Ports(
                main: try await listen(configuration.host, configuration.port, .tls) ?? 0,
                plaintext: try await listen(configuration.host, configuration.plaintextPort, .plaintext),
                connect: try await listen(configuration.host, configuration.connectPort, .connect),
                control: try await listen("127.0.0.1", configuration.controlPort, .control))
            let sweeper = group.next().scheduleRepeatedTask(
                initialDelay: sweepInterval(configuration.limits), delay: sweepInterval(configuration.limits)
            ) { _ in core.registry.broadcast(.sweep) }
            return PushServer(ports: ports, core: core, group: group, listeners: listeners, sweeper: sweeper)
        } catch {
            for listener in listeners { try? await listener.close() }
            try? await group.shutdownGracefully()
            throw error
        }
    }

    /// A quarter of the shortest limit, at most 2.5 s: late by no more than that. One wake-up serves all connections.
    private static func sweepInterval(_ limits: ServerLimits) -> TimeAmount {
        let shortest = min(
            limits.handshakeTimeout, limits.requestTimeout, limits.idleTimeout, limits.keepAliveTimeout,
            limits.writeTimeout)
        return TimeAmount(max(.milliseconds(10), min(shortest / 4, .milliseconds(2500))))
    }

    /// Stops: takes no more connections, sends GOAWAY `Shutdown`, answers what is open, ends streams, then closes; at the latest
    /// after ``ServerLimits/drainTimeout``. Call it once.
    package func stop() async {
        for listener in listeners { try? await listener.close() }
        let empty = group.next().makePromise(of: Void.self)
        core.registry.drain(empty)
        core.registry.broadcast(.drain)
        let deadline = group.next().scheduleTask(in: TimeAmount(core.configuration.limits.drainTimeout)) { [core] in
            for channel in core.registry.channels { channel.close(promise: nil) }
        }
        try? await empty.futureResult.get()
        deadline.cancel()
        sweeper.cancel()
        await core.services.finish()
        try? await group.shutdownGracefully()
    }
}
