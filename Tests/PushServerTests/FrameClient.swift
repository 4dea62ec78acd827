import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOHPACK
import NIOHTTP2
import NIOPosix
import NIOSSL
import PushServer

/// An HTTP/2 client that shows frames as received.
final class FrameClient: Sendable {
    /// How the client reaches the server.
    enum Transport { case tls(alpn: [String]), plaintext }

    let channel: any Channel
    let frames = NIOLockedValueBox<[HTTP2Frame]>([])

    private init(_ channel: any Channel) {
        self.channel = channel
    }

    static func connect(_ server: TestServer, _ transport: Transport = .tls(alpn: ["h2"])) async throws -> FrameClient {
        var port = server.server.ports.main
        if case .plaintext = transport { port = server.server.ports.plaintext! }
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port).get()
        let client = FrameClient(channel)
        try await client.speakHTTP2(transport)
        return client
    }

    /// A client on an existing connection, as after CONNECT.
    static func join(_ channel: any Channel) async throws -> FrameClient {
        let client = FrameClient(channel)
        try await client.speakHTTP2(.tls(alpn: ["h2"]))
        return client
    }

    private func speakHTTP2(_ transport: Transport) async throws {
        let frames = frames
        try await channel.eventLoop.submit { [channel] in
            let pipeline = channel.pipeline.syncOperations
            if case .tls(let alpn) = transport {
                var configuration = TLSConfiguration.makeClientConfiguration()
                configuration.applicationProtocols = alpn
                configuration.trustRoots = .certificates(
                    try NIOSSLCertificate.fromPEMBytes(Array(TestServer.authority.certificatePEM.utf8)))
                try pipeline.addHandler(
                    NIOSSLClientHandler(
                        context: NIOSSLContext(configuration: configuration), serverHostname: "localhost"))
            }
            try pipeline.addHandlers([NIOHTTP2Handler(mode: .client), FrameRecorder(frames)])
        }.get()
    }

    /// Sends a request. `authority: nil` leaves `:authority` out; a body that is not whole has no END_STREAM.
    func send(
        _ path: String, stream: Int = 1, method: String = "POST", authority: String? = "localhost", body: String? = nil,
        isWhole: Bool = true, fields: [(String, String)] = []
    ) async throws {
        var headers = HPACKHeaders([(":method", method), (":scheme", "https"), (":path", path)])
        if let authority { headers.add(name: ":authority", value: authority) }
        for (name, value) in fields { headers.add(name: name, value: value) }
        let id = HTTP2StreamID(stream)
        let head = HTTP2Frame(streamID: id, payload: .headers(.init(headers: headers, endStream: body == nil)))
        guard let body else { return try await channel.writeAndFlush(head) }
        channel.write(head, promise: nil)
        let data = HTTP2Frame.FramePayload.Data(data: .byteBuffer(ByteBuffer(string: body)), endStream: isWhole)
        try await channel.writeAndFlush(HTTP2Frame(streamID: id, payload: .data(data)))
    }

    /// Waits until a frame satisfies a condition.
    func frame<Value>(_ what: String, _ value: (HTTP2Frame) -> Value?) async throws -> Value {
        try await eventually(what) { frames.withLockedValue { $0.lazy.compactMap(value).first } }
    }

    /// The HEADERS of a stream's answer.
    func headers(of stream: Int = 1) async throws -> HTTP2Frame.FramePayload.Headers {
        try await frame("an answer on stream \(stream)") { frame in
            guard frame.streamID == HTTP2StreamID(stream), case .headers(let headers) = frame.payload else {
                return nil
            }
            return headers
        }
    }

    /// The DATA frames of a stream, as text and END_STREAM.
    func data(of stream: Int = 1) -> [(text: String, endStream: Bool)] {
        frames.withLockedValue { $0 }.compactMap { frame in
            guard frame.streamID == HTTP2StreamID(stream), case .data(let data) = frame.payload,
                case .byteBuffer(let buffer) = data.data
            else { return nil }
            return (String(buffer: buffer), data.endStream)
        }
    }

    /// Values of a SETTINGS parameter, in the order of their frames.
    func settings(_ parameter: HTTP2SettingsParameter) -> [Int] {
        frames.withLockedValue { $0 }.flatMap { frame -> [Int] in
            guard case .settings(.settings(let settings)) = frame.payload else { return [] }
            return settings.filter { $0.parameter == parameter }.map(\.value)
        }
    }

    func close() async throws {
        try? await channel.close()
    }
}

private final class FrameRecorder: ChannelInboundHandler {
    typealias InboundIn = HTTP2Frame

    private let frames: NIOLockedValueBox<[HTTP2Frame]>

    init(_ frames: NIOLockedValueBox<[HTTP2Frame]>) {
        self.frames = frames
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        frames.withLockedValue { $0.append(frame) }
        // The data read may be sent again: the client of a stream has to enlarge its windows.
        if case .data(let data) = frame.payload, data.data.readableBytes > 0 {
            let update = HTTP2Frame.FramePayload.windowUpdate(windowSizeIncrement: data.data.readableBytes)
            context.write(NIOAny(HTTP2Frame(streamID: .rootStream, payload: update)), promise: nil)
            if !data.endStream {
                context.write(NIOAny(HTTP2Frame(streamID: frame.streamID, payload: update)), promise: nil)
            }
            context.flush()
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}
