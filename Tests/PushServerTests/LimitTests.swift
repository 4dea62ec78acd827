import NIOCore
import NIOHTTP2
import PushServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct LimitTests {
    @Test("A client that connects and says nothing is cut off, on every listener")
    func silent() async throws {
        try await TestServer.run({ $0.limits.handshakeTimeout = .milliseconds(100) }) { server in
            let ports = server.server.ports
            for port in [ports.main, ports.plaintext!, ports.connect!, ports.control!] {
                let client = try await ByteClient.connect(port: port)
                try await client.closed()
            }
            let sentences = server.events.withLockedValue { events in
                events.compactMap { if case .timedOut(let sentence) = $0.kind { sentence } else { nil } }
            }
            #expect(sentences.count == 4)
        }
    }

    @Test("An incomplete request is abandoned: a stream is reset, an HTTP/1.1 connection closed")
    func incomplete() async throws {
        try await TestServer.run({ $0.limits.requestTimeout = .milliseconds(100) }) { server in
            let client = try await FrameClient.connect(server)
            let head = HTTP2Frame(
                streamID: 1,
                payload: .headers(.init(headers: [":method": "POST", ":scheme": "https", ":path": "/ok"])))
            try await client.channel.writeAndFlush(head)
            let code = try await client.frame("RST_STREAM") { frame -> NIOHTTP2.HTTP2ErrorCode? in
                if case .rstStream(let code) = frame.payload { code } else { nil }
            }
            #expect(code == .cancel)
            try await client.close()
            let slow = try await ByteClient.connect(port: server.server.ports.plaintext!)
            try await slow.send("POST /ok HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n123")
            try await slow.closed()
        }
    }

    @Test("An idle connection is closed with GOAWAY IdleTimeout")
    func idle() async throws {
        try await TestServer.run({ $0.limits.idleTimeout = .milliseconds(100) }) { server in
            let client = try await FrameClient.connect(server)
            let text = try await client.frame("GOAWAY") { frame -> String? in
                if case .goAway(_, _, let data) = frame.payload { data.map { String(buffer: $0) } } else { nil }
            }
            #expect(text == #"{"reason":"IdleTimeout"}"#)
            _ = try await eventually("the end") { client.channel.isActive ? nil : true }
        }
    }

    @Test("Connections beyond the limit are closed at once")
    func connections() async throws {
        try await TestServer.run({ $0.limits.connections = 1 }) { server in
            let first = try await FrameClient.connect(server)
            try await first.send("/ok")
            _ = try await first.headers()
            let second = try await ByteClient.connect(port: server.server.ports.plaintext!)
            try await second.closed()
            _ = try await server.event { if case .refused = $0 { true } else { false } }
            try await first.close()
        }
    }

    @Test("A port in use is an error that names it")
    func taken() async throws {
        try await TestServer.run { server in
            let port = server.server.ports.main
            let error = await #expect(throws: PushServerError.self) { _ = try await TestServer { $0.port = port } }
            #expect(error?.description.contains("port \(port): address already in use") == true)
        }
    }

    @Test("A certificate that is not PEM is an error that says so")
    func badCertificate() async throws {
        await #expect(throws: PushServerError.self) { _ = try await TestServer { $0.certificatePEM = "nothing" } }
    }
}
