import Foundation
import HTTPTypes
import NIOCore

/// The way back for a service's reply, from a task to the event loop of the connection.
struct ReplySink: Sendable {
    /// A piece of a reply.
    enum Part: Sendable {
        case whole(HTTPResponse, Data)
        case head(HTTPResponse)
        case chunk(Data)
        case end
    }

    /// The connection's loop.
    let eventLoop: any EventLoop
    /// Writes a part and flushes. Called on the loop; the future succeeds when the bytes have left for the client.
    let send: @Sendable (Part) -> EventLoopFuture<Void>

    /// Writes a part and waits until it has left: this is the back-pressure of streams.
    func write(_ part: Part) async throws {
        let send = send
        try await eventLoop.flatSubmit { send(part) }.get()
    }

    /// Writes a stream to its end. A client that leaves ends it, which cancels `chunks`.
    func write(_ response: HTTPResponse, _ chunks: AsyncStream<Data>) async {
        do {
            try await write(.head(response))
            for await chunk in chunks where !chunk.isEmpty {
                try await write(.chunk(chunk))
            }
            try await write(.end)
        } catch {
            // The client is gone, and `chunks` with it.
        }
    }
}
