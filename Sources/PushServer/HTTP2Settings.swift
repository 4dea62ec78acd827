import NIOHTTP2

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
    private(set) var errorCode: HTTP2ErrorCode?

    func wroteFrame(_ frame: HTTP2Frame) {
        if case .goAway(_, let code, _) = frame.payload, code != .noError { errorCode = code }
    }
}
