import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTP2

/// Sends requests to one server. An HTTP/2 connection is kept and shared by all requests; over HTTP/1.1 each has its own.
///
/// It is an actor because requests of several tasks share the connection.
package actor HTTPClient {
    /// The server.
    nonisolated package let endpoint: HTTPEndpoint
    private let connectTimeout: TimeAmount
    private var connection: Task<HTTPConnection, any Error>?

    /// Bytes that the body of ``send(_:body:within:)`` may have.
    package static let largestBody = 8 << 20

    /// A client; connects with the first request.
    package init(_ endpoint: HTTPEndpoint, connectTimeout: Duration = .seconds(10)) {
        self.endpoint = endpoint
        self.connectTimeout = TimeAmount(connectTimeout)
    }

    /// The whole answer to a request. Scheme and authority are the endpoint's, whatever the request has.
    ///
    /// Throws an ``HTTPClientError``; one that is thrown after the server was reached does not say whether the server has acted.
    package func send(
        _ request: HTTPRequest, body: Data = Data(), within limit: Duration = .seconds(10)
    ) async throws -> (HTTPResponse, Data) {
        let (response, pieces) = try await exchange(request, body: body, limit: limit, deadline: .body)
        var whole = Data()
        for try await piece in pieces {
            whole += piece
            guard whole.count <= Self.largestBody else { throw HTTPClientError.tooLarge(endpoint.authority) }
        }
        return (response, whole)
    }

    /// The head of an answer, and its body as it comes. Letting go of the stream ends the request.
    ///
    /// - Parameter limit: How long the head may take; the body may take for ever.
    package func stream(
        _ request: HTTPRequest, body: Data = Data(), within limit: Duration = .seconds(10)
    ) async throws -> (HTTPResponse, AsyncThrowingStream<Data, any Error>) {
        try await exchange(request, body: body, limit: limit, deadline: .head)
    }

    /// Closes the connection, and with it all requests that are still under way.
    package func close() async {
        let open = connection
        connection = nil
        try? await open?.value.channel.close()
    }

    private func exchange(
        _ request: HTTPRequest, body: Data, limit: Duration, deadline: ResponseReader.Deadline
    ) async throws -> (HTTPResponse, AsyncThrowingStream<Data, any Error>) {
        let server = endpoint.authority
        let connection = try await current()
        let (pieces, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
        let head = connection.channel.eventLoop.makePromise(of: HTTPResponse.self)
        do {
            let channel = try await Self.channel(on: connection, secure: endpoint.transport == .encrypted) { channel in
                try channel.pipeline.syncOperations.addHandler(
                    ResponseReader(
                        head: head, body: continuation, server: server, limit: TimeAmount(limit), deadline: deadline))
            }
            continuation.onTermination = { _ in channel.close(promise: nil) }
            channel.write(HTTPClientRequestPart.head(requestHead(request, length: body.count)), promise: nil)
            if !body.isEmpty {
                channel.write(HTTPClientRequestPart.body(.byteBuffer(ByteBuffer(bytes: body))), promise: nil)
            }
            channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
            let response = try await withTaskCancellationHandler {
                try await head.futureResult.get()
            } onCancel: {
                channel.close(promise: nil)
            }
            return (response, pieces)
        } catch {
            let failure = HTTPClientError(error, server: server)
            head.fail(failure)
            continuation.finish(throwing: failure)
            throw failure
        }
    }

    /// The connection that is open, or a new one.
    private func current() async throws -> HTTPConnection {
        if let task = connection, let open = try? await task.value, open.isReusable { return open }
        let task = Task { [endpoint, connectTimeout] in
            try await HTTPConnection.open(to: endpoint, timeout: connectTimeout)
        }
        connection = task
        return try await task.value
    }

    private static func channel(
        on connection: HTTPConnection, secure: Bool, _ configure: @escaping @Sendable (any Channel) throws -> Void
    ) async throws -> any Channel {
        switch connection {
        case .single(let channel):
            try await channel.eventLoop.submit {
                try channel.pipeline.syncOperations.addHTTPClientHandlers()
                try configure(channel)
            }.get()
            return channel
        case .multiplexed(let parent, let multiplexer):
            let promise = parent.eventLoop.makePromise(of: (any Channel).self)
            multiplexer.createStreamChannel(promise: promise) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(
                        HTTP2FramePayloadToHTTP1ClientCodec(httpProtocol: secure ? .https : .http))
                    try configure(channel)
                }
            }
            return try await promise.futureResult.get()
        }
    }

    private func requestHead(_ request: HTTPRequest, length: Int) -> HTTPRequestHead {
        var headers = HTTPHeaders([("host", endpoint.authority)])
        for field in request.headerFields { headers.add(name: field.name.canonicalName, value: field.value) }
        if length > 0 || request.method == .post || request.method == .put {
            headers.replaceOrAdd(name: "content-length", value: "\(length)")
        }
        return HTTPRequestHead(
            version: .http1_1, method: .init(rawValue: request.method.rawValue),
            uri: endpoint.path + (request.path ?? "/"), headers: headers)
    }
}
