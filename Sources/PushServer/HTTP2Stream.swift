import HTTPTypes
import NIOCore
import NIOHTTP2

/// A request on its way in, and its answer on the way out.
struct HTTP2Stream {
    var request: HTTPRequest
    let destination: Connection.Destination
    let limit: Int
    let openedAt: NIODeadline
    /// The body as far as it came, cut at the limit.
    private(set) var body: ByteBuffer?
    /// Bytes that came beyond the limit and were thrown away.
    private(set) var discarded = 0
    /// Bytes for which the client has not got its window back.
    private var consumed = 0
    /// The client sent END_STREAM.
    var isRequestComplete = false
    /// A handler has the request.
    var isDispatched = false
    /// The task of a service.
    var task: Task<Void, Never>?
    /// The service answers with a stream, and has begun.
    var isStreaming = false
    /// When the oldest write that has not left yet was made; nil: all have.
    var waitingSince: NIODeadline?

    init(request: HTTPRequest, destination: Connection.Destination, limit: Int, openedAt: NIODeadline) {
        self.request = request
        self.destination = destination
        self.limit = limit
        self.openedAt = openedAt
    }

    /// Beyond this many bytes too much, the answer does not wait for the rest, and the stream is reset after it. That is late, because
    /// a client may lose an answer that comes before it has sent all.
    static let patience = 1024 * 1024

    /// Whether the request can be answered: it is complete, or far too large.
    var isDue: Bool { !isDispatched && (isRequestComplete || discarded > Self.patience) }

    /// Takes a frame of the body in. Returns how far the client's window is to be opened again: by nothing, or by half of it
    /// and more.
    mutating func receive(_ frame: HTTP2Frame.FramePayload.Data) -> Int {
        append(frame.data)
        if frame.endStream {
            isRequestComplete = true
            return 0
        }
        consumed += frame.data.readableBytes + (frame.paddingBytes.map { $0 + 1 } ?? 0)
        guard consumed > 65_535 / 2 else { return 0 }
        defer { consumed = 0 }
        return consumed
    }

    private mutating func append(_ data: IOData) {
        guard case .byteBuffer(var piece) = data else { return }
        let room = max(0, limit - (body?.readableBytes ?? 0))
        discarded += max(0, piece.readableBytes - room)
        guard room > 0, piece.readableBytes > 0 else { return }
        guard body != nil else {
            // Most bodies are one frame: no copy.
            body = piece.readSlice(length: min(room, piece.readableBytes))
            return
        }
        body!.writeImmutableBuffer(piece.readSlice(length: min(room, piece.readableBytes))!)
    }
}

/// The streams of a connection that have no whole answer yet.
struct HTTP2Streams {
    private var streams: [HTTP2StreamID: HTTP2Stream] = [:]
    /// The newest stream that the client opened.
    private(set) var highestID = HTTP2StreamID.rootStream

    /// Whether every request was answered.
    var isEmpty: Bool { streams.isEmpty }

    /// A stream; nil where there is none of this id, or no more.
    subscript(id: HTTP2StreamID) -> HTTP2Stream? {
        get { streams[id] }
        // In place: a copy would copy the body.
        _modify { yield &streams[id] }
    }

    /// Adds a stream that the client opened.
    mutating func open(_ id: HTTP2StreamID, _ stream: HTTP2Stream) {
        highestID = max(highestID, id)
        streams[id] = stream
    }

    /// Takes a stream out.
    mutating func remove(_ id: HTTP2StreamID) -> HTTP2Stream? { streams.removeValue(forKey: id) }

    /// Takes all streams out, and cancels their services.
    mutating func cancelAll() {
        for stream in streams.values { stream.task?.cancel() }
        streams = [:]
    }

    /// Cancels the services that answer with a stream, which has no end of its own.
    func cancelStreaming() {
        for stream in streams.values where stream.isStreaming { stream.task?.cancel() }
    }

    /// Whether a write on a stream has waited since before a time.
    func hasWrite(waitingSince time: NIODeadline) -> Bool {
        streams.values.contains { $0.waitingSince.map { $0 < time } ?? false }
    }

    /// The streams that were opened before a time and have no whole request yet.
    func incomplete(openedBefore time: NIODeadline) -> [HTTP2StreamID] {
        streams.filter { !$0.value.isRequestComplete && !$0.value.isDispatched && $0.value.openedAt < time }.map(\.key)
    }
}
