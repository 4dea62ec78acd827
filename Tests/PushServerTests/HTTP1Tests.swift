import Foundation
import HTTPTypes
import NIOCore
import PushServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct HTTP1Tests {
    @Test("HTTP/1.1 is served in plaintext, with keep-alive and pipelining")
    func keepAlive() async throws {
        try await TestServer.run { server in
            let client = try await ByteClient.connect(port: server.server.ports.plaintext!)
            let request =
                "POST /refused HTTP/1.1\r\nhost: x\r\napns-topic: a\r\napns-topic: b\r\ncontent-length: 2\r\n\r\n{}"
            try await client.send(request + request)
            let text = try await client.text(containing: "BadTopic\"}HTTP/1.1 400 Bad Request")
            #expect(text.contains("content-length: 21\r\n"))
            let pushes = server.pushes.withLockedValue { $0 }
            #expect(pushes[0].request.headerFields[values: HTTPField.Name("apns-topic")!] == ["a", "b"])
            #expect(pushes[0].request.authority == "x")
            #expect(pushes[0].body == Data("{}".utf8))
            try await client.channel.close()
        }
    }

    @Test("The control listener answers on loopback and passes the access token on")
    func control() async throws {
        try await TestServer.run { server in
            let client = try await ByteClient.connect(port: server.server.ports.control!)
            try await client.send(
                "GET /v1/anything HTTP/1.1\r\nhost: x\r\nauthorization: bearer s\r\nconnection: close\r\n\r\n")
            let text = try await client.text(containing: "control bearer s")
            #expect(text.hasPrefix("HTTP/1.1 202 Accepted\r\n"))
            try await client.closed()
        }
    }

    @Test("A service knows the client's address, and whether the connection is encrypted")
    func client() async throws {
        try await TestServer.run { server in
            let plain = try await ByteClient.connect(port: server.server.ports.plaintext!)
            try await plain.send("GET /v1/client HTTP/1.1\r\nhost: x\r\n\r\n")
            _ = try await plain.text(containing: "127.0.0.1 true false")
            try await plain.channel.close()
            let encrypted = try await FrameClient.connect(server)
            try await encrypted.send("/v1/client", method: "GET")
            #expect(try await eventually("the answer") { encrypted.data().first?.text } == "127.0.0.1 true true")
            try await encrypted.close()
        }
    }

    @Test(
        "A stream is sent in chunks as they come, and is cancelled when its client leaves", arguments: [true, false])
    func stream(_ overHTTP2: Bool) async throws {
        try await TestServer.run { server in
            let channel: any Channel
            if overHTTP2 {
                let client = try await FrameClient.connect(server)
                try await client.send("/v1/stream", method: "GET")
                #expect(try await client.headers().endStream == false)
                server.chunks.yield(Data("one".utf8))
                _ = try await eventually("a chunk") { client.data().first { $0.text == "one" } }
                server.chunks.yield(Data("two".utf8))
                _ = try await eventually("a chunk") { client.data().first { $0.text == "two" } }
                channel = client.channel
            } else {
                let client = try await ByteClient.connect(port: server.server.ports.plaintext!)
                try await client.send("GET /v1/stream HTTP/1.1\r\nhost: x\r\n\r\n")
                server.chunks.yield(Data("one".utf8))
                _ = try await client.text(containing: "3\r\none\r\n")
                server.chunks.yield(Data("two".utf8))
                let text = try await client.text(containing: "3\r\ntwo\r\n")
                #expect(text.contains("transfer-encoding: chunked"))
                channel = client.channel
            }
            try await channel.close()
            _ = try await eventually("the cancellation") {
                server.isStreamCancelled.withLockedValue { $0 } ? true : nil
            }
        }
    }

    @Test("A client that does not read stalls the stream: chunks wait in the service, not in the server")
    func backPressure() async throws {
        try await TestServer.run { server in
            let client = try await FrameClient.connect(server)
            try await client.send("/ok", stream: 1)
            _ = try await client.headers(of: 1)
            try await client.channel.setOption(.autoRead, value: false).get()
            // 64 chunks of 256 KB, far beyond every window and socket buffer.
            try await client.send("/v1/counted", stream: 3, method: "GET")
            _ = try await eventually("the first chunk") { server.takenChunks.withLockedValue { $0 > 0 ? true : nil } }
            // Time for more chunks, if the server would accept more.
            let other = try await FrameClient.connect(server)
            for stream in stride(from: 1, to: 101, by: 2) {
                try await other.send("/v1/echo", stream: stream)
                _ = try await other.headers(of: stream)
            }
            #expect(server.takenChunks.withLockedValue { $0 } < 4)
            try await client.channel.setOption(.autoRead, value: true).get()
            client.channel.read()
            _ = try await eventually("the end of the stream") {
                client.data(of: 3).last?.endStream == true ? true : nil
            }
            #expect(client.data(of: 3).reduce(0) { $0 + $1.text.utf8.count } == 64 << 18)
            try await client.close()
            try await other.close()
        }
    }
}
