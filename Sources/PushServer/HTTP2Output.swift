import Foundation
import HTTPTypes
import NIOCore
import NIOHPACK
import NIOHTTP2

/// Writes the frames of one connection: an answer in as few frames as clients can rely on, all answers of a read with one flush.
///
/// A class, because a write can call back into its user before it returns.
final class HTTP2Output {
    /// Where frames are written; nil once the connection is gone.
    var context: ChannelHandlerContext?
    /// While a read goes on nothing is flushed: its end will.
    var isReading = false
    /// The last write that must have left before the connection may close.
    var lastWrite: EventLoopFuture<Void>?
    private var needsFlush = false
    private var unflushedAnswers = 0

    /// Flush after this many answers even in the middle of a read, so that the client receives them while the rest are being
    /// worked on. Without it, a burst of a hundred requests is answered only at its end, and client and server take turns waiting.
    private static let answersPerFlush = 32

    func write(
        _ payload: HTTP2Frame.FramePayload, on id: HTTP2StreamID, promise: EventLoopPromise<Void>? = nil
    ) {
        guard let context else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        context.write(NIOAny(HTTP2Frame(streamID: id, payload: payload)), promise: promise)
        needsFlush = true
    }

    /// Writes a whole answer: HEADERS with END_STREAM, or HEADERS and one DATA frame with END_STREAM.
    func answer(_ response: HTTPResponse, _ body: Data, on id: HTTP2StreamID, promise: EventLoopPromise<Void>?) {
        if let promise { lastWrite = promise.futureResult }
        let headers = HPACKHeaders(response)
        if body.isEmpty {
            write(.headers(.init(headers: headers, endStream: true)), on: id, promise: promise)
        } else {
            write(.headers(.init(headers: headers)), on: id)
            write(.data(.init(data: .byteBuffer(buffer(body)), endStream: true)), on: id, promise: promise)
        }
        unflushedAnswers += 1
        if unflushedAnswers >= Self.answersPerFlush { flush() }
    }

    func buffer(_ data: Data) -> ByteBuffer {
        var buffer = context?.channel.allocator.buffer(capacity: data.count) ?? ByteBuffer()
        buffer.writeBytes(data)
        return buffer
    }

    func flushIfNeeded() {
        guard needsFlush, !isReading else { return }
        flush()
    }

    func flush() {
        needsFlush = false
        unflushedAnswers = 0
        context?.flush()
    }
}

extension NIOHTTP2Handler {
    /// The server's half of HTTP/2, with the SETTINGS that Apple sends and denial-of-service limits that real clients stay under.
    ///
    /// Streams are not channels of their own: frames go to one ``HTTP2Connection``, at less than half the cost per request.
    static func server(_ configuration: ServerConfiguration, writes: WrittenGoAway) -> NIOHTTP2Handler {
        var connection = ConnectionConfiguration()
        connection.initialSettings = [
            HTTP2Setting(parameter: .headerTableSize, value: 4096),
            HTTP2Setting(parameter: .maxConcurrentStreams, value: configuration.maxConcurrentStreams),
            HTTP2Setting(parameter: .initialWindowSize, value: 65_535),
            HTTP2Setting(parameter: .maxFrameSize, value: 16_384),
            HTTP2Setting(parameter: .maxHeaderListSize, value: configuration.limits.headerListSize),
        ]
        // NIO's defaults are 200 in 30 s. Some clients send a PRIORITY frame with every request, and every change of
        // MAX_CONCURRENT_STREAMS is acknowledged by a SETTINGS frame; a backend that gives requests up resets many streams.
        connection.controlFrameRateLimit.maximumCount = 100_000
        connection.maximumConnectionGlitches = 10_000
        connection.maximumSequentialEmptyDataFrames = 16
        var stream = StreamConfiguration()
        stream.streamResetFrameRateLimit.maximumCount = 5_000
        stream.streamErrorRateLimit.maximumCount = 1_000
        return NIOHTTP2Handler(
            mode: .server, frameDelegate: writes, connectionConfiguration: connection, streamConfiguration: stream)
    }
}

/// Notices GOAWAY frames that NIO sends by itself: the only way to tell an error of the connection from one of a stream.
final class WrittenGoAway: NIOHTTP2FrameDelegate {
    private(set) var errorCode: NIOHTTP2.HTTP2ErrorCode?

    func wroteFrame(_ frame: HTTP2Frame) {
        if case .goAway(_, let code, _) = frame.payload, code != .noError { errorCode = code }
    }
}
