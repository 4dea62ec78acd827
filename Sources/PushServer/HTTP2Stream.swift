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

    /// Bytes for which the client has not got its window back.
    var consumed = 0

    /// Beyond this many bytes too much, the answer does not wait for the rest, and the stream is reset after it. That is late, because
    /// a client may lose an answer that comes before it has sent all.
    static let patience = 1024 * 1024

    /// Takes a piece of the body in.
    mutating func append(_ data: IOData) {
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
