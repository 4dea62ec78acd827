import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOPosix
import NIOSSL
import NIOTLS
import PushServer
import Testing

@testable import PushClient

/// The client against servers in this process, over every transport.
@Suite(.timeLimit(.minutes(5)))
struct HTTPClientTests {
    enum Transport: String, CaseIterable { case http, h2c, https }

    /// Answers `/echo` with the request's body, `/stream` with three pieces, and never answers `/silent`.
    private final class Echo: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart
        private var head: HTTPRequestHead?
        private var body = ByteBuffer()

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): self.head = head
            case .body(var bytes): body.writeBuffer(&bytes)
            case .end:
                guard let head, head.uri != "/silent" else { return }
                let channel = context.channel
                channel.write(
                    HTTPServerResponsePart.head(
                        HTTPResponseHead(version: .http1_1, status: .ok, headers: ["x-method": head.method.rawValue])),
                    promise: nil)
                if head.uri == "/stream" {
                    for piece in ["a", "b", "c"] {
                        channel.writeAndFlush(
                            HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(string: piece))), promise: nil)
                    }
                } else {
                    channel.write(HTTPServerResponsePart.body(.byteBuffer(body)), promise: nil)
                }
                channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
            }
        }
    }

    /// A server that closes when it is deallocated.
    private struct Server {
        let channel: any Channel
        let url: String
        var authorities: String?

        static func start(_ transport: Transport) async throws -> Server {
            var context: NIOSSLContext?
            var authorities: String?
            if transport == .https {
                let authority = try TestAuthority.make(hosts: ["localhost"], now: Date())
                let path = NSTemporaryDirectory() + "islet-ca-\(UUID().uuidString).pem"
                try authority.certificatePEM.write(toFile: path, atomically: true, encoding: .utf8)
                authorities = path
                var configuration = TLSConfiguration.makeServerConfiguration(
                    certificateChain: [
                        .certificate(try NIOSSLCertificate(bytes: Array(authority.serverPEM.utf8), format: .pem))
                    ],
                    privateKey: .privateKey(
                        try NIOSSLPrivateKey(bytes: Array(authority.serverKeyPEM.utf8), format: .pem)))
                configuration.applicationProtocols = ["h2"]
                context = try NIOSSLContext(configuration: configuration)
            }
            let tls = context
            let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .childChannelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let pipeline = channel.pipeline.syncOperations
                        if let tls { try pipeline.addHandler(NIOSSLServerHandler(context: tls)) }
                        if transport == .http {
                            try pipeline.configureHTTPServerPipeline()
                            try pipeline.addHandler(Echo())
                            return
                        }
                        _ = try pipeline.configureHTTP2Pipeline(
                            mode: .server, connectionConfiguration: .init(), streamConfiguration: .init()
                        ) { stream in
                            stream.eventLoop.makeCompletedFuture {
                                try stream.pipeline.syncOperations.addHandlers(
                                    HTTP2FramePayloadToHTTP1ServerCodec(), Echo())
                            }
                        }
                    }
                }
                .bind(host: "localhost", port: 0).get()
            let port = channel.localAddress?.port ?? 0
            return Server(channel: channel, url: "\(transport.rawValue)://localhost:\(port)", authorities: authorities)
        }

        func stop() async {
            try? await channel.close()
            if let authorities { try? FileManager.default.removeItem(atPath: authorities) }
        }
    }

    private func request(_ path: String, _ method: HTTPRequest.Method = .get) -> HTTPRequest {
        HTTPRequest(method: method, scheme: nil, authority: nil, path: path)
    }

    @Test(
        "A request gets its whole answer, a stream its chunks, and several share a connection",
        arguments: Transport.allCases)
    func answers(transport: Transport) async throws {
        let server = try await Server.start(transport)
        let client = HTTPClient(try #require(HTTPEndpoint(server.url, authoritiesFile: server.authorities)))
        for _ in 0..<3 {
            let (response, body) = try await client.send(request("/echo", .post), body: Data("hello".utf8))
            #expect(response.status == .ok && response.headerFields[HTTPField.Name("x-method")!] == "POST")
            #expect(body == Data("hello".utf8))
        }
        let (_, pieces) = try await client.stream(request("/stream"))
        var text = ""
        for try await piece in pieces { text += String(decoding: piece, as: UTF8.self) }
        #expect(text == "abc")
        await client.close()
        await server.stop()
    }

    @Test("A missing answer is an error after the time limit", arguments: Transport.allCases)
    func silence(transport: Transport) async throws {
        let server = try await Server.start(transport)
        let client = HTTPClient(try #require(HTTPEndpoint(server.url, authoritiesFile: server.authorities)))
        await #expect(throws: HTTPClientError.timedOut(client.endpoint.authority)) {
            try await client.send(request("/silent"), within: .milliseconds(50))
        }
        await server.stop()
    }

    @Test("A certificate of an unknown authority is not trusted")
    func untrusted() async throws {
        let server = try await Server.start(.https)
        let client = HTTPClient(try #require(HTTPEndpoint(server.url)))
        await #expect {
            try await client.send(request("/echo"))
        } throws: { error in
            "\(error)"
                == "\(client.endpoint.authority) cannot be trusted: its certificate is not one that this machine trusts; give the certificate of its authority with --ca."
        }
        await server.stop()
    }

    @Test("A refused connection is an error that names the address")
    func nobody() async throws {
        let server = try await Server.start(.http)
        let endpoint = try #require(HTTPEndpoint(server.url))
        await server.stop()
        let error = await #expect(throws: HTTPClientError.self) { try await HTTPClient(endpoint).send(request("/")) }
        #expect(error?.description.contains(endpoint.authority) == true)
    }

    @Test("Connections are made again after the server was away", arguments: [Transport.h2c])
    func again(transport: Transport) async throws {
        let server = try await Server.start(transport)
        let client = HTTPClient(try #require(HTTPEndpoint(server.url)))
        _ = try await client.send(request("/echo"))
        await client.close()
        let (response, _) = try await client.send(request("/echo"))
        #expect(response.status == .ok)
        await client.close()
        await server.stop()
    }
}
