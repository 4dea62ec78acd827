import Foundation
import HTTPTypes
import NIOCore
import NIOHPACK
import NIOHTTP2
import NIOSSL
import PushGateway

/// Serves one HTTP/2 connection: collects requests from frames, has them answered, and writes answers as Apple writes them.
///
/// An answer without a body is HEADERS with END_STREAM; a body is one DATA frame that carries END_STREAM itself, because clients
/// drop or misread anything else. Answers are flushed once for all requests of a read. While the client does not read, neither do we.
final class HTTP2Connection: ChannelDuplexHandler {
    typealias InboundIn = HTTP2Frame
    typealias OutboundIn = HTTP2Frame
    typealias OutboundOut = HTTP2Frame

    private let connection: Connection
    private let written: WrittenGoAway
    private let eventLoop: any EventLoop
    private let output = HTTP2Output()
    private var context: ChannelHandlerContext!
    private var streams = HTTP2Streams()
    private let openedAt: NIODeadline
    private var lastActivity: NIODeadline
    private var readAt: NIODeadline?
    private var unwritableSince: NIODeadline?
    private var hasFrames = false
    private var isGoingAway = false
    private var isClosing = false

    init(connection: Connection, written: WrittenGoAway, eventLoop: any EventLoop) {
        self.connection = connection
        self.eventLoop = eventLoop
        self.written = written
        (openedAt, lastActivity) = (eventLoop.now, eventLoop.now)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        output.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        output.context = nil
    }

    // MARK: Frames in

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        output.isReading = true
        let frame = unwrapInboundIn(data)
        hasFrames = true
        switch frame.payload {
        case .headers(let headers): receive(headers, on: frame.streamID)
        case .data(let data): receive(data, on: frame.streamID)
        case .goAway: isGoingAway = true
        default: break
        }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        output.isReading = false
        readAt = nil
        lastActivity = eventLoop.now
        output.flushIfNeeded()
        closeIfFinished()
        context.fireChannelReadComplete()
    }

    private func receive(_ headers: HTTP2Frame.FramePayload.Headers, on id: HTTP2StreamID) {
        if streams[id] == nil {
            let request = HTTPRequest(headers.headers)
            let destination = connection.destination(of: request)
            let time = readAt ?? eventLoop.now
            readAt = time
            streams.open(
                id,
                HTTP2Stream(
                    request: request, destination: destination, limit: connection.bodyLimit(destination), openedAt: time
                ))
        }
        // A second header block of a stream is its trailers, which mean nothing here.
        if headers.endStream { streams[id]?.isRequestComplete = true }
        dispatch(id)
    }

    private func receive(_ data: HTTP2Frame.FramePayload.Data, on id: HTTP2StreamID) {
        let credit = streams[id]?.receive(data) ?? 0
        if credit > 0 { output.write(.windowUpdate(windowSizeIncrement: credit), on: id) }
        dispatch(id)
    }

    // MARK: Answers out

    private func dispatch(_ id: HTTP2StreamID) {
        guard let stream = streams[id], stream.isDue else { return }
        streams[id]?.isDispatched = true
        switch stream.destination {
        case .push:
            finish(id, with: connection.push(stream.request, body: stream.body))
        case .service, .control:
            let handler = NIOLoopBound(self, eventLoop: eventLoop)
            let sink = ReplySink(eventLoop: eventLoop) { handler.value.write($0, on: id) }
            streams[id]?.task = connection.serve(
                stream.request, body: stream.body, by: stream.destination, to: sink)
        }
    }

    private func finish(_ id: HTTP2StreamID, with reply: GatewayReply) {
        var delay = Duration.zero
        for effect in reply.effects {
            switch effect {
            case .delay(let more): delay += more
            case .drop: return
            default: break
            }
        }
        guard delay > .zero else { return send(reply, on: id) }
        let handler = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: TimeAmount(delay)) {
            handler.value.send(reply, on: id)
            handler.value.output.flushIfNeeded()
        }
    }

    private func send(_ reply: GatewayReply, on id: HTTP2StreamID) {
        guard context != nil, streams[id] != nil else { return }
        let promise = reply.effects.isEmpty && !isGoingAway ? nil : eventLoop.makePromise(of: Void.self)
        output.answer(reply.response, reply.body, on: id, promise: promise)
        answered(id)
        for effect in reply.effects {
            switch effect {
            case .maxConcurrentStreams(let count):
                let setting = HTTP2Setting(parameter: .maxConcurrentStreams, value: count)
                output.write(.settings(.settings([setting])), on: .rootStream)
            case .goAway(let reason): goAway(reason)
            case .close: closeAfterFlush()
            case .delay, .drop: break
            }
        }
        closeIfFinished()
    }

    /// Writes a part of a service's reply, and flushes: nothing else will.
    private func write(_ part: ReplySink.Part, on id: HTTP2StreamID) -> EventLoopFuture<Void> {
        guard context != nil, streams[id] != nil else {
            return eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
        }
        let promise = eventLoop.makePromise(of: Void.self)
        streams[id]?.waitingSince = eventLoop.now
        let handler = NIOLoopBound(self, eventLoop: eventLoop)
        promise.futureResult.whenComplete { _ in
            handler.value.streams[id]?.waitingSince = nil
            handler.value.lastActivity = handler.value.eventLoop.now
        }
        switch part {
        case .whole(let response, let body):
            output.answer(response, body, on: id, promise: promise)
            answered(id)
        case .head(let response):
            streams[id]?.isStreaming = true
            if isGoingAway { streams[id]?.task?.cancel() }
            output.write(.headers(.init(headers: HPACKHeaders(response))), on: id, promise: promise)
        case .chunk(let chunk):
            output.write(.data(.init(data: .byteBuffer(output.buffer(chunk)))), on: id, promise: promise)
        case .end:
            output.write(.data(.init(data: .byteBuffer(ByteBuffer()), endStream: true)), on: id, promise: promise)
            output.lastWrite = promise.futureResult
            answered(id)
        }
        output.flushIfNeeded()
        closeIfFinished()
        return promise.futureResult
    }

    /// The whole answer is written. If the request is not complete (too large by far), the client need not send the rest.
    private func answered(_ id: HTTP2StreamID) {
        guard let stream = streams.remove(id) else { return }
        guard !stream.isRequestComplete else { return }
        // RST_STREAM would drop DATA that has not been flushed.
        output.flush()
        output.write(.rstStream(.noError), on: id)
    }

    // MARK: The end

    /// Announces that no more requests are taken. The ones that came are answered, for a bounded time.
    private func goAway(_ reason: GoAwayReason) {
        guard !isGoingAway, !isClosing else { return }
        isGoingAway = true
        let debugData = output.buffer(reason.json)
        let promise = eventLoop.makePromise(of: Void.self)
        output.lastWrite = promise.futureResult
        output.write(
            .goAway(lastStreamID: streams.highestID, errorCode: .noError, opaqueData: debugData), on: .rootStream,
            promise: promise)
        connection.report(.goAway(reason.reason.rawValue))
        let handler = NIOLoopBound(self, eventLoop: eventLoop)
        eventLoop.scheduleTask(in: TimeAmount(connection.limits.drainTimeout)) {
            handler.value.context?.close(promise: nil)
        }
    }

    private func closeIfFinished() {
        if isGoingAway, streams.isEmpty, !output.isReading { closeAfterFlush() }
    }

    /// Closes when what was written has left. (A channel that closes throws away what it could not write at once.)
    private func closeAfterFlush() {
        guard context != nil, !isClosing else { return }
        isClosing = true
        output.flush()
        let handler = NIOLoopBound(self, eventLoop: eventLoop)
        (output.lastWrite ?? eventLoop.makeSucceededVoidFuture()).whenComplete { _ in
            handler.value.context?.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        streams.cancelAll()
        connection.close()
        context.fireChannelInactive()
    }

    // MARK: Events

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case let event as StreamClosedEvent:
            streams.remove(event.streamID)?.task?.cancel()
            closeIfFinished()
        case let event as NIOHTTP2WindowUpdatedEvent where event.streamID == .rootStream:
            if let size = event.inboundWindowSize, size < 65_535 / 2 {
                output.write(.windowUpdate(windowSizeIncrement: 65_535 - size), on: .rootStream)
            }
        case ServerSignal.sweep: sweep()
        case ServerSignal.drain: drain()
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    private func drain() {
        goAway(.shutdown)
        // Streams have no end of their own. Their clients come back to the next server.
        streams.cancelStreaming()
        output.flushIfNeeded()
        closeIfFinished()
    }

    private func sweep() {
        let (now, limits) = (eventLoop.now, connection.limits)
        if !hasFrames, now - openedAt > TimeAmount(limits.handshakeTimeout) {
            cutOff("No HTTP/2 preface came within \(limits.handshakeTimeout) of connecting.")
        } else if let since = unwritableSince, now - since > TimeAmount(limits.writeTimeout) {
            cutOff("The client read nothing for \(limits.writeTimeout).")
        } else if streams.hasWrite(waitingSince: now - TimeAmount(limits.writeTimeout)) {
            cutOff("The client left a stream unread for \(limits.writeTimeout).")
        } else if streams.isEmpty, now - lastActivity > TimeAmount(limits.idleTimeout) {
            goAway(.idleTimeout)
        }
        for id in streams.incomplete(openedBefore: now - TimeAmount(limits.requestTimeout)) {
            connection.report(.timedOut("A request was not complete within \(limits.requestTimeout)."))
            _ = streams.remove(id)
            output.write(.rstStream(.cancel), on: id)
        }
        output.flushIfNeeded()
        closeIfFinished()
    }

    private func cutOff(_ sentence: String) {
        connection.report(.timedOut(sentence))
        context.close(promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if let reason = MalformedInput.reason(error) { connection.report(.malformed(reason)) }
        // An error of one stream has reset that stream already.
        let isOfStream =
            !(error is IOError || error is NIOSSLError || error is BoringSSLError) && written.errorCode == nil
        if !isOfStream { context.close(promise: nil) }
    }

    // MARK: Back-pressure

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if context.channel.isWritable {
            unwritableSince = nil
            context.read()
        } else {
            unwritableSince = eventLoop.now
        }
        context.fireChannelWritabilityChanged()
    }

    func read(context: ChannelHandlerContext) {
        if context.channel.isWritable { context.read() }
    }
}
