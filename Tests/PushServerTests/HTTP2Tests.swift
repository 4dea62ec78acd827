import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP2
import PushServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct HTTP2Tests {
    @Test("HTTP/2 is served whether or not the client offers ALPN", arguments: [["h2"], [], ["h2", "http/1.1"]])
    func alpn(_ protocols: [String]) async throws {
        try await TestServer.run { server in
            let client = try await FrameClient.connect(server, .tls(alpn: protocols))
            try await client.send("/ok")
            #expect(try await client.headers().headers.first(name: ":status") == "200")
            let event = try await server.event { if case .opened = $0 { true } else { false } }
            #expect(event.kind == .opened(protocol: "h2", alpn: protocols.isEmpty ? nil : "h2", tls: "TLSv1.3"))
            try await client.close()
        }
    }

    @Test("HTTP/2 with prior knowledge is served in plaintext")
    func plaintext() async throws {
        try await TestServer.run { server in
            let client = try await FrameClient.connect(server, .plaintext)
            try await client.send("/ok")
            #expect(try await client.headers().headers.first(name: ":status") == "200")
            try await client.close()
        }
    }

    @Test("A request may lack :authority, and repeated header fields stay apart")
    func missingAuthority() async throws {
        try await TestServer.run { server in
            let client = try await FrameClient.connect(server)
            try await client.send(
                "/ok", authority: nil,
                fields: [("host", "api.push.apple.com"), ("apns-topic", "a"), ("apns-topic", "b")])
            #expect(try await client.headers().headers.first(name: ":status") == "200")
            let request = try #require(server.pushes.withLockedValue { $0.first?.request })
            #expect(request.authority == nil)
            #expect(request.headerFields[values: HTTPField.Name("apns-topic")!] == ["a", "b"])
            try await client.close()
        }
    }

    @Test("Success is one HEADERS frame with END_STREAM; an error body is one DATA frame with END_STREAM")
    func frames() async throws {
        try await TestServer.run { server in
            let client = try await FrameClient.connect(server)
            try await client.send("/ok", stream: 1, body: "{}")
            #expect(try await client.headers(of: 1).endStream)
            try await client.send("/refused", stream: 3, body: "{}")
            #expect(try await client.headers(of: 3).endStream == false)
            _ = try await eventually("the body") { client.data(of: 3).isEmpty ? nil : true }
            // A PING after it shows that nothing else follows on the stream.
            let ping = HTTP2Frame(streamID: .rootStream, payload: .ping(HTTP2PingData(withInteger: 7), ack: false))
            try await client.channel.writeAndFlush(ping)
            let answer = try await client.frame("a PING's answer") { frame -> HTTP2PingData? in
                if case .ping(let data, ack: true) = frame.payload { data } else { nil }
            }
            #expect(answer == HTTP2PingData(withInteger: 7))
            let data = client.data(of: 3)
            #expect(data.count == 1)
            #expect(data.first?.text == #"{"reason":"BadTopic"}"#)
            #expect(data.first?.endStream == true)
            try await client.close()
        }
    }

    @Test("The first SETTINGS are Apple's, and MAX_CONCURRENT_STREAMS changes on demand")
    func settings() async throws {
        try await TestServer.run { server in
            let client = try await FrameClient.connect(server)
            try await client.send("/streams/1", stream: 1)
            _ = try await client.headers(of: 1)
            _ = try await eventually("the change") { client.settings(.maxConcurrentStreams).count == 2 ? true : nil }
            try await client.send("/streams/500", stream: 3)
            _ = try await eventually("the change") { client.settings(.maxConcurrentStreams).count == 3 ? true : nil }
            #expect(client.settings(.maxConcurrentStreams) == [1000, 1, 500])
            #expect(client.settings(.headerTableSize) == [4096])
            #expect(client.settings(.initialWindowSize) == [65_535])
            #expect(client.settings(.maxFrameSize) == [16_384])
            #expect(client.settings(.maxHeaderListSize) == [8000])
            try await client.close()
        }
    }

    @Test("GOAWAY follows the answer, names its reason in JSON, and the connection closes")
    func goAway() async throws {
        try await TestServer.run { server in
            let client = try await FrameClient.connect(server)
            try await client.send("/goaway")
            #expect(try await client.headers().endStream)
            let (code, last, text) = try await client.frame("GOAWAY") {
                frame -> (NIOHTTP2.HTTP2ErrorCode, HTTP2StreamID, String?)? in
                guard case .goAway(let last, let code, let data) = frame.payload else { return nil }
                return (code, last, data.map { String(buffer: $0) })
            }
            #expect(code == .noError)
            #expect(last == 1)
            #expect(text == #"{"reason":"IdleTimeout"}"#)
            _ = try await eventually("the end") { client.channel.isActive ? nil : true }
            _ = try await server.event { $0 == .closed(requests: 1) }
        }
    }

    @Test("An answer can be followed by the end of the connection, be delayed, or never come")
    func effects() async throws {
        try await TestServer.run { server in
            let client = try await FrameClient.connect(server)
            try await client.send("/drop", stream: 1)
            let started = ContinuousClock.now
            try await client.send("/delay", stream: 3)
            #expect(try await client.headers(of: 3).endStream)
            #expect(ContinuousClock.now - started >= .milliseconds(50))
            try await client.send("/close", stream: 5)
            #expect(try await client.headers(of: 5).endStream)
            _ = try await eventually("the end") { client.channel.isActive ? nil : true }
            #expect(!client.frames.withLockedValue { $0.contains { $0.streamID == 1 } })
        }
    }

    @Test("A body is cut one byte beyond the limit: at 5121 bytes of a push, 16 KiB + 1 of a request to the service")
    func limits() async throws {
        try await TestServer.run { server in
            let client = try await FrameClient.connect(server)
            try await client.send("/ok", stream: 1, body: String(repeating: "x", count: 9000))
            _ = try await client.headers(of: 1)
            #expect(server.pushes.withLockedValue { $0.first?.body.count } == 5121)
            try await client.send("/v1/echo", stream: 3, body: String(repeating: "x", count: 16_000))
            _ = try await eventually("the answer") { client.data(of: 3).first }
            #expect(client.data(of: 3).first?.text == "POST 16000")
            try await client.send("/v1/echo", stream: 5, body: String(repeating: "x", count: 500_000))
            #expect(try await eventually("the answer") { client.data(of: 5).first?.text } == "POST 16385")
            // A megabyte too large: the answer does not wait for the end of the request, and the stream is reset. The request must not
            // end by itself: on a busy machine the server may have read all of it before its service answers, and then resets nothing.
            Task {
                let body = String(repeating: "x", count: 2_000_000)
                try? await client.send("/v1/echo", stream: 7, body: body, isWhole: false)
            }
            #expect(try await eventually("the answer") { client.data(of: 7).first?.text } == "POST 16385")
            let code = try await client.frame("RST_STREAM") { frame -> NIOHTTP2.HTTP2ErrorCode? in
                guard frame.streamID == 7, case .rstStream(let code) = frame.payload else { return nil }
                return code
            }
            #expect(code == .noError)
            // The connection's window was restored, so it continues.
            for stream in stride(from: 9, through: 49, by: 2) {
                try await client.send("/ok", stream: stream, body: String(repeating: "x", count: 5000))
                #expect(try await client.headers(of: stream).endStream)
            }
            try await client.close()
        }
    }

    @Test("Malformed input is reported in words and does not affect other clients")
    func malformed() async throws {
        try await TestServer.run({ ($0.servesHTTP1, $0.servesPlaintextHTTP1) = (false, false) }) { server in
            for bytes in [
                "GET / HTTP/1.1\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\u{4}\u{1}garbage!!!!!!!!!",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + String(repeating: "\u{7f}", count: 200),
                "\0\0\0\0\0\0\0\0\0\0\0\0",
            ] {
                let client = try await ByteClient.connect(port: server.server.ports.plaintext!)
                try await client.send(bytes)
                try await client.closed()
            }
            let tls = try await ByteClient.connect(port: server.server.ports.main)
            try await tls.send("POST / HTTP/1.1\r\n\r\n")
            try await tls.closed()
            let reasons = server.events.withLockedValue { events in
                events.compactMap { if case .malformed(let reason) = $0.kind { reason } else { nil } }
            }
            #expect(reasons.count >= 5)
            #expect(reasons.contains { $0.contains("HTTP/2 preface") })
            #expect(reasons.contains { $0.contains("TLS") })
            #expect(reasons.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 32 } })
            let client = try await FrameClient.connect(server)
            try await client.send("/ok")
            #expect(try await client.headers().endStream)
            try await client.close()
        }
    }
}
