import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import PushGateway

/// Serves one HTTP/1.1 connection, a request at a time: the control listener, and the push listeners where the option is on.
final class HTTP1Connection: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private struct Exchange {
        var request: HTTPRequest
        var destination: Connection.Destination
        var limit: Int
        var isLast: Bool
        var body: ByteBuffer?
        var discarded = 0
        var openedAt: NIODeadline
        var isComplete = false
        var isStreaming = false
        var waitingSince: NIODeadline?
    }

    private let connection: Connection
    private let eventLoop: any EventLoop
    private var context: ChannelHandlerContext!
    private var exchange: Exchange?
    private var task: Task<Void, Never>?
    private let openedAt: NIODeadline
    private var lastActivity: NIODeadline?
    private var unwritableSince: NIODeadline?
    private var isDraining = false

    /// Beyond this many bytes too much, the connection is closed after the answer instead of read to the end.
    private static let patience = 1024 * 1024

    init(connection: Connection, eventLoop: any EventLoop) {
        self.connection = connection
        self.eventLoop = eventLoop
        openedAt = eventLoop.now
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
    }

    // MARK: Requests in

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            let request = HTTPRequest(head, isEncrypted: connection.client.isEncrypted)
            let destination = connection.destination(of: request)
            exchange = Exchange(
                request: request, destination: destination, limit: connection.bodyLimit(destination),
                isLast: !head.isKeepAlive || isDraining, openedAt: eventLoop.now)
            if head.headers[canonicalForm: "expect"].contains(where: { $0.lowercased() == "100-continue" }) {
                context.writeAndFlush(
                    wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
            }
        case .body(var piece):
            guard exchange != nil else { return }
            let room = max(0, exchange!.limit - (exchange!.body?.readableBytes ?? 0))
            exchange!.discarded += max(0, piece.readableBytes - room)
            if let part = piece.readSlice(length: min(room, piece.readableBytes)), part.readableBytes > 0 {
                if exchange!.body == nil { exchange!.body = part } else { exchange!.body!.writeImmutableBuffer(part) }
            }
            if exchange!.discarded > Self.patience {
                connection.report(
                    .malformed("A request's body is far beyond the limit of \(exchange!.limit - 1) bytes."))
                context.close(promise: nil)
            }
        case .end:
            guard exchange != nil else { return }
            exchange!.isComplete = true
            dispatch()
        }
    }

    private func dispatch() {
        guard let exchange else { return }
        switch exchange.destination {
        case .push:
            finish(with: connection.push(exchange.request, body: exchange.body))
        case .service, .control:
            let handler = NIOLoopBound(self, eventLoop: eventLoop)
            let sink = ReplySink(eventLoop: eventLoop) { handler.value.write($0) }
            task = connection.serve(exchange.request, body: exchange.body, by: exchange.destination, to: sink)
        }
    }

    // MARK: Answers out

    private func finish(with reply: GatewayReply) {
        var delay = Duration.zero
        for effect in reply.effects {
            switch effect {
            case .delay(let more): delay += more
            case .drop: return
            case .goAway(let reason):
                exchange?.isLast = true
                connection.report(.goAway(reason.reason.rawValue))
            case .close: exchange?.isLast = true
            case .maxConcurrentStreams: break
            }
        }
        guard delay > .zero else {
            _ = write(.whole(reply.response, reply.body))
            return
        }
        let handler = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: TimeAmount(delay)) { _ = handler.value.write(.whole(reply.response, reply.body)) }
    }

    private func write(_ part: ReplySink.Part) -> EventLoopFuture<Void> {
        guard let context, let exchange else { return eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel) }
        let promise = eventLoop.makePromise(of: Void.self)
        self.exchange?.waitingSince = eventLoop.now
        let handler = NIOLoopBound(self, eventLoop: eventLoop)
        promise.futureResult.whenComplete { _ in handler.value.exchange?.waitingSince = nil }
        let closes = exchange.isLast || isDraining
        switch part {
        case .whole(let response, let body):
            let head = HTTPResponseHead(response, length: body.count, closes: closes)
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            // The length told to HEAD is that of the body which GET would have brought.
            if !body.isEmpty, exchange.request.method != .head {
                context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: body)))), promise: nil)
            }
            end(closes: closes, promise)
        case .head(let response):
            self.exchange?.isStreaming = true
            if isDraining { task?.cancel() }
            let head = HTTPResponseHead(response, length: nil, closes: closes)
            context.writeAndFlush(wrapOutboundOut(.head(head)), promise: promise)
        case .chunk(let chunk):
            context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: chunk)))), promise: promise)
        case .end:
            end(closes: closes, promise)
        }
        return promise.futureResult
    }

    private func end(closes: Bool, _ promise: EventLoopPromise<Void>) {
        exchange = nil
        task = nil
        lastActivity = eventLoop.now
        let handler = NIOLoopBound(self, eventLoop: eventLoop)
        if closes {
            promise.futureResult.whenComplete { _ in handler.value.context?.close(promise: nil) }
        }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: promise)
    }

    // MARK: Events

    func channelInactive(context: ChannelHandlerContext) {
        task?.cancel()
        exchange = nil
        connection.close()
        context.fireChannelInactive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case ServerSignal.sweep: sweep()
        case ServerSignal.drain:
            isDraining = true
            if exchange?.isStreaming == true { task?.cancel() }
            if exchange == nil { context.close(promise: nil) }
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    private func sweep() {
        let (now, limits) = (eventLoop.now, connection.limits)
        if let since = exchange?.waitingSince ?? unwritableSince, now - since > TimeAmount(limits.writeTimeout) {
            cutOff("The client read nothing for \(limits.writeTimeout).")
        } else if let exchange, !exchange.isComplete, now - exchange.openedAt > TimeAmount(limits.requestTimeout) {
            cutOff("A request was not complete within \(limits.requestTimeout).")
        } else if exchange == nil, lastActivity == nil, now - openedAt > TimeAmount(limits.handshakeTimeout) {
            cutOff("No request came within \(limits.handshakeTimeout) of connecting.")
        } else if exchange == nil, let lastActivity, now - lastActivity > TimeAmount(limits.keepAliveTimeout) {
            context.close(promise: nil)
        }
    }

    private func cutOff(_ sentence: String) {
        connection.report(.timedOut(sentence))
        context.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let reason = MalformedInput.reason(error) { connection.report(.malformed(reason)) }
        context.close(promise: nil)
    }

    // MARK: Back-pressure

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        unwritableSince = context.channel.isWritable ? nil : eventLoop.now
        if context.channel.isWritable { context.read() }
        context.fireChannelWritabilityChanged()
    }

    func read(context: ChannelHandlerContext) {
        if context.channel.isWritable { context.read() }
    }
}
