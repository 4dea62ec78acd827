import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOSSL
import NIOTLS

/// Decides which protocol a new connection speaks, builds the rest of its pipeline, and leaves.
///
/// Over TLS that is HTTP/2, whether the client offered it by ALPN or offered nothing (as Pushy and aioapns do); HTTP/1.1 only
/// where the option is on and the client offers nothing else. In plaintext the first bytes decide: HTTP/2 begins with `PRI * `.
final class ProtocolSelector: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private enum Stage { case handshake, sniffing, decided }

    private let connection: Connection
    private var stage: Stage
    private var negotiated: String?
    private var tlsVersion: String?
    private var received = ByteBuffer()
    private var timeout: Scheduled<Void>?

    init(connection: Connection, isEncrypted: Bool) {
        self.connection = connection
        stage = isEncrypted ? .handshake : .sniffing
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let limit = connection.limits.handshakeTimeout
        let handler = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timeout = context.eventLoop.scheduleTask(in: TimeAmount(limit)) {
            let (selector, context) = handler.value
            selector.connection.report(
                .timedOut(
                    selector.stage == .handshake
                        ? "The TLS handshake was not complete within \(limit) of connecting."
                        : "No request came within \(limit) of connecting."))
            context.close(promise: nil)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timeout?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case TLSUserEvent.handshakeCompleted(let negotiated):
            self.negotiated = negotiated
            let handler = try? context.pipeline.syncOperations.handler(type: NIOSSLHandler.self)
            tlsVersion = handler?.tlsVersion.map(Self.name) ?? "TLS"
            // A client that offers HTTP/1.1 alone finds no match with `h2` where the option is off, and fails in its first frame.
            switch negotiated {
            case "http/1.1": startHTTP1(context)
            case nil where connection.core.configuration.servesHTTP1: stage = .sniffing
            default: startHTTP2(context)
            }
        case ServerSignal.drain: context.close(promise: nil)
        case ServerSignal.sweep: break
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var buffer = unwrapInboundIn(data)
        received.writeBuffer(&buffer)
        if stage == .sniffing { sniff(context) }
    }

    private func sniff(_ context: ChannelHandlerContext) {
        let preface = "PRI * ".utf8
        let configuration = connection.core.configuration
        let begin = received.readableBytesView.prefix(preface.count)
        if preface.starts(with: begin), begin.count < preface.count { return }
        let isHTTP2 = begin.elementsEqual(preface)
        if isHTTP2, tlsVersion != nil || configuration.servesPlaintextHTTP2 {
            startHTTP2(context)
        } else if !isHTTP2, tlsVersion != nil ? configuration.servesHTTP1 : configuration.servesPlaintextHTTP1 {
            startHTTP1(context)
        } else {
            connection.report(
                .malformed(
                    isHTTP2
                        ? "HTTP/2 in plaintext is turned off."
                        : "The client did not begin with the HTTP/2 preface; HTTP/1.1 is served only where that option is on."
                ))
            context.close(promise: nil)
        }
    }

    private func startHTTP2(_ context: ChannelHandlerContext) {
        let written = WrittenGoAway()
        start(
            context, "h2",
            [
                NIOHTTP2Handler.server(connection.core.configuration, writes: written),
                HTTP2Connection(connection: connection, written: written, eventLoop: context.eventLoop),
            ])
    }

    private func startHTTP1(_ context: ChannelHandlerContext) {
        start(context, "http/1.1", HTTP1Connection.pipeline(connection, context.eventLoop))
    }

    private func start(_ context: ChannelHandlerContext, _ name: String, _ handlers: [any ChannelHandler]) {
        stage = .decided
        connection.open(protocol: name, alpn: negotiated, tls: tlsVersion)
        let pipeline = context.pipeline.syncOperations
        do {
            try pipeline.addHandlers(handlers)
        } catch {
            context.close(promise: nil)
            return
        }
        if received.readableBytes > 0 {
            let first = received
            received = ByteBuffer()
            context.fireChannelRead(wrapInboundOut(first))
            context.fireChannelReadComplete()
        }
        pipeline.removeHandler(self, promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let reason = MalformedInput.reason(error) { connection.report(.malformed(reason)) }
        context.close(promise: nil)
    }

    private static func name(_ version: TLSVersion) -> String {
        switch version {
        case .tlsv13: "TLSv1.3"
        case .tlsv12: "TLSv1.2"
        default: "TLSv1"
        }
    }
}

extension HTTP1Connection {
    /// The handlers of an HTTP/1.1 connection after its transport.
    static func pipeline(_ connection: Connection, _ eventLoop: any EventLoop) -> [any ChannelHandler] {
        [
            HTTPResponseEncoder(), ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes)),
            HTTPServerPipelineHandler(), HTTPServerProtocolErrorHandler(),
            HTTP1Connection(connection: connection, eventLoop: eventLoop),
        ]
    }
}
