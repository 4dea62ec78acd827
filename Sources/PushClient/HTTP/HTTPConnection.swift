import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOPosix
import NIOSSL
import NIOTLS

/// A connection to a server: one with streams, or one for a single request.
enum HTTPConnection: Sendable {
    /// HTTP/2: a channel for every request.
    case multiplexed(any Channel, NIOHTTP2Handler.StreamMultiplexer)
    /// HTTP/1.1: this channel is for one request.
    case single(any Channel)

    /// Whether another request can use it.
    var isReusable: Bool {
        switch self {
        case .multiplexed(let channel, _): channel.isActive
        case .single: false
        }
    }

    /// The connection itself.
    var channel: any Channel {
        switch self {
        case .multiplexed(let channel, _), .single(let channel): channel
        }
    }

    /// Connects. Throws an ``HTTPClientError``.
    static func open(to endpoint: HTTPEndpoint, timeout: TimeAmount) async throws -> HTTPConnection {
        let server = endpoint.authority
        do {
            let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connectTimeout(timeout)
                .channelOption(ChannelOptions.socketOption(.tcp_nodelay), value: 1)
            switch endpoint.transport {
            case .clear:
                let channel = try await bootstrap.connect(host: endpoint.host, port: endpoint.port).get()
                return .single(channel)
            case .clearHTTP2:
                return try await bootstrap.connect(host: endpoint.host, port: endpoint.port) { multiplexed($0) }
            case .encrypted:
                let context = try Self.context(of: endpoint)
                let name = endpoint.serverName
                let result = try await bootstrap.connect(host: endpoint.host, port: endpoint.port) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let handler = NIOTypedApplicationProtocolNegotiationHandler<HTTPConnection> { result in
                            if case .negotiated("h2") = result { return multiplexed(channel) }
                            return channel.eventLoop.makeSucceededFuture(.single(channel))
                        }
                        // What is wrong with a certificate is an error in the pipeline; the handler after it only sees the end.
                        let negotiated = channel.eventLoop.makePromise(of: HTTPConnection.self)
                        try channel.pipeline.syncOperations.addHandlers(
                            NIOSSLClientHandler(context: context, serverHostname: name), HandshakeWatch(negotiated),
                            handler)
                        handler.protocolNegotiationResult.cascade(to: negotiated)
                        return negotiated.futureResult
                    }
                }
                return try await result.get()
            }
        } catch {
            throw HTTPClientError(error, server: server)
        }
    }

    private static func multiplexed(_ channel: any Channel) -> EventLoopFuture<HTTPConnection> {
        channel.configureHTTP2Pipeline(
            mode: .client, connectionConfiguration: .init(), streamConfiguration: .init(),
            // A server pushes nothing to us.
            inboundStreamInitializer: { $0.close() }
        ).map { .multiplexed(channel, $0) }
    }

    private static func context(of endpoint: HTTPEndpoint) throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.applicationProtocols = ["h2", "http/1.1"]
        configuration.minimumTLSVersion = .tlsv12
        if let path = endpoint.authoritiesFile {
            guard let certificates = try? NIOSSLCertificate.fromPEMFile(path), !certificates.isEmpty else {
                throw HTTPClientError.unreadableAuthorities(path: path)
            }
            configuration.trustRoots = .certificates(certificates)
        }
        return try NIOSSLContext(configuration: configuration)
    }
}

/// Fails a promise with the first error of a handshake.
private final class HandshakeWatch: ChannelInboundHandler {
    typealias InboundIn = NIOAny
    private let negotiated: EventLoopPromise<HTTPConnection>

    init(_ negotiated: EventLoopPromise<HTTPConnection>) { self.negotiated = negotiated }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        negotiated.fail(error)
        context.fireErrorCaught(error)
    }
}

extension HTTPEndpoint {
    /// The name for the server's certificate; nil for an address, which TLS checks by itself.
    fileprivate var serverName: String? {
        (try? SocketAddress(ipAddress: host, port: port)) == nil ? host : nil
    }
}
