import NIOCore
import NIOHTTP1

/// Answers CONNECT requests for Apple's push hosts and turns the connection into one of the TLS listener.
///
/// So an unmodified backend with `HTTPS_PROXY` and a CA file reaches this server. Nothing is forwarded anywhere: after the answer
/// the same socket goes through TLS here, as if the client had connected to the TLS listener.
final class ConnectProxy: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = ByteBuffer

    private let connection: Connection
    private let joinTLS: (any Channel) throws -> Void
    private var head: HTTPRequestHead?
    private var isJoining = false
    /// What came after the request, before TLS was in place.
    private var early: [NIOAny] = []
    private var timeout: Scheduled<Void>?

    init(connection: Connection, joinTLS: @escaping (any Channel) throws -> Void) {
        self.connection = connection
        self.joinTLS = joinTLS
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let limit = connection.limits.handshakeTimeout
        let handler = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timeout = context.eventLoop.scheduleTask(in: TimeAmount(limit)) {
            let (proxy, context) = handler.value
            proxy.connection.report(.timedOut("No CONNECT request came within \(limit) of connecting."))
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

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isJoining else {
            early.append(data)
            return
        }
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        case .body: break
        case .end: answer(context)
        }
    }

    private func answer(_ context: ChannelHandlerContext) {
        guard let head else { return }
        self.head = nil
        guard head.method == .CONNECT else {
            refuse(
                context, "405 Method Not Allowed",
                "This port is a proxy for Apple's push hosts and takes only CONNECT. Set HTTPS_PROXY to it, not "
                    + "HTTP_PROXY."
            )
            return
        }
        guard PushHosts.contains(head.uri) else {
            refuse(
                context, "403 Forbidden",
                "This proxy only leads to Apple's push hosts (such as api.push.apple.com:443). Exclude other hosts "
                    + "with NO_PROXY."
            )
            return
        }
        isJoining = true
        timeout?.cancel()
        connection.report(.tunnelled(to: head.uri))
        context.writeAndFlush(
            wrapOutboundOut(ByteBuffer(string: "HTTP/1.1 200 Connection established\r\n\r\n")), promise: nil)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let pipeline = context.pipeline
        // Not from inside the decoder's own call.
        context.eventLoop.execute {
            let (proxy, context) = bound.value
            do {
                let decoder = try pipeline.syncOperations.context(
                    handlerType: ByteToMessageHandler<HTTPRequestDecoder>.self)
                pipeline.syncOperations.removeHandler(context: decoder).assumeIsolated().whenComplete { _ in
                    proxy.join(context)
                }
            } catch {
                context.close(promise: nil)
            }
        }
    }

    private func join(_ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        do {
            try joinTLS(context.channel)
        } catch {
            context.close(promise: nil)
            return
        }
        for data in early { context.fireChannelRead(data) }
        if !early.isEmpty { context.fireChannelReadComplete() }
        early = []
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }

    private func refuse(_ context: ChannelHandlerContext, _ status: String, _ sentence: String) {
        connection.report(.refused(sentence))
        let text = """
            HTTP/1.1 \(status)\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: \(sentence.utf8.count + 1)\r
            connection: close\r\n\r\n\(sentence)\n
            """
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text))).whenComplete { _ in
            bound.value.close(promise: nil)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ServerSignal.drain: context.close(promise: nil)
        case ServerSignal.sweep: break
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let reason = MalformedInput.reason(error) { connection.report(.malformed(reason)) }
        context.close(promise: nil)
    }
}

/// Apple's host names for pushes: what the test certificate is valid for, and where CONNECT may lead.
package enum PushHosts {
    /// Pushes, broadcasts and channel management, in production and in the sandbox (older name: development).
    ///
    /// Sources: Apple, "Sending notification requests to APNs", "Sending broadcast push notification requests to APNs",
    /// "Sending channel management requests to APNs".
    package static let names = [
        "api.push.apple.com", "api.sandbox.push.apple.com", "api.development.push.apple.com",
        "api-broadcast.push.apple.com", "api-broadcast.sandbox.push.apple.com",
        "api-broadcast.development.push.apple.com",
        "api-manage-broadcast.push.apple.com", "api-manage-broadcast.sandbox.push.apple.com",
        "api-manage-broadcast.development.push.apple.com",
    ]

    /// 443 and 2197 on the push hosts; 2195 (sandbox) and 2196 (production) for channel management.
    package static let ports = [443, 2197, 2195, 2196]

    /// Whether a CONNECT target such as `api.push.apple.com:443` is one of Apple's push services.
    package static func contains(_ target: String) -> Bool {
        let parts = target.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let port = Int(parts[1]) else { return false }
        return names.contains(parts[0].lowercased()) && ports.contains(port)
    }
}
