import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1

/// Receives one response on a channel of its own: an HTTP/1.1 connection, or a stream of an HTTP/2 one.
final class ResponseReader: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias OutboundOut = HTTPClientRequestPart

    /// Up to where the deadline counts.
    enum Deadline { case head, body }

    private let head: EventLoopPromise<HTTPResponse>
    private let body: AsyncThrowingStream<Data, any Error>.Continuation
    private let server: String
    private let limit: TimeAmount
    private let deadline: Deadline
    private var alarm: Scheduled<Void>?
    private var isOver = false

    init(
        head: EventLoopPromise<HTTPResponse>, body: AsyncThrowingStream<Data, any Error>.Continuation, server: String,
        limit: TimeAmount, deadline: Deadline
    ) {
        (self.head, self.body, self.server) = (head, body, server)
        (self.limit, self.deadline) = (limit, deadline)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
        alarm = context.eventLoop.scheduleTask(in: limit) {
            bound.value.fail(.timedOut(bound.value.server))
            channel.close(promise: nil)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head) where head.status.code >= 200:
            if deadline == .head { alarm?.cancel() }
            self.head.succeed(HTTPResponse(head))
        // An early hint.
        case .head: break
        case .body(let bytes): body.yield(Data(bytes.readableBytesView))
        case .end:
            over()
            body.finish()
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        fail(.closed(server))
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(HTTPClientError(error, server: server))
        context.close(promise: nil)
    }

    func handlerRemoved(context: ChannelHandlerContext) { fail(.closed(server)) }

    private func over() {
        isOver = true
        alarm?.cancel()
    }

    private func fail(_ error: HTTPClientError) {
        guard !isOver else { return }
        over()
        head.fail(error)
        body.finish(throwing: error)
    }
}

extension HTTPResponse {
    /// The head as NIO has it. Names that are not valid are left out.
    fileprivate init(_ head: HTTPResponseHead) {
        var fields = HTTPFields()
        for (name, value) in head.headers {
            if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
        }
        self.init(status: .init(code: Int(head.status.code)), headerFields: fields)
    }
}
