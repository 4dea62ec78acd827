import NIOCore
import PushServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct ConnectProxyTests {
    @Test("CONNECT to one of Apple's push hosts leads to this server's TLS")
    func joins() async throws {
        try await TestServer.run { server in
            let proxy = try await ByteClient.connect(port: server.server.ports.connect!)
            try await proxy.send("CONNECT api.push.apple.com:443 HTTP/1.1\r\nHost: api.push.apple.com:443\r\n\r\n")
            #expect(try await proxy.text(containing: "\r\n\r\n") == "HTTP/1.1 200 Connection established\r\n\r\n")
            try await proxy.channel.pipeline.removeHandler(name: "bytes")
            let client = try await FrameClient.join(proxy.channel)
            try await client.send("/ok")
            #expect(try await client.headers().endStream)
            _ = try await server.event { $0 == .tunnelled(to: "api.push.apple.com:443") }
            try await client.close()
        }
    }

    @Test(
        "CONNECT to any other host is refused with a sentence",
        arguments: ["example.com:443", "api.push.apple.com:80", "api.push.apple.com", "push.apple.com.example.com:443"])
    func refuses(_ target: String) async throws {
        try await TestServer.run { server in
            let proxy = try await ByteClient.connect(port: server.server.ports.connect!)
            try await proxy.send("CONNECT \(target) HTTP/1.1\r\nHost: \(target)\r\n\r\n")
            let text = try await proxy.text(containing: "NO_PROXY.")
            #expect(text.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
            try await proxy.closed()
        }
    }

    @Test("Every host of channel management and broadcasts is known, on its ports")
    func hosts() {
        for target in [
            "api.sandbox.push.apple.com:2197", "API.development.push.apple.com:443", "api-broadcast.push.apple.com:443",
            "api-manage-broadcast.sandbox.push.apple.com:2195", "api-manage-broadcast.push.apple.com:2196",
        ] {
            #expect(PushHosts.contains(target), "\(target)")
        }
    }
}
