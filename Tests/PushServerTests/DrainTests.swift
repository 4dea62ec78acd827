import Foundation
import NIOCore
import NIOHTTP2
import PushServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct DrainTests {
    @Test("Stopping sends GOAWAY Shutdown, answers open requests, ends streams, and closes")
    func drains() async throws {
        let server = try await TestServer()
        let client = try await FrameClient.connect(server)
        let follower = try await FrameClient.connect(server)
        try await follower.send("/v1/stream", method: "GET")
        _ = try await follower.headers()
        try await client.send("/delay", body: "{}")
        _ = try await eventually("the request") { server.pushes.withLockedValue { $0.isEmpty ? nil : true } }
        let started = ContinuousClock.now
        await server.server.stop()
        #expect(ContinuousClock.now - started < .seconds(15))
        #expect(try await client.headers().endStream)
        for one in [client, follower] {
            let text = try await one.frame("GOAWAY") { frame -> String? in
                if case .goAway(_, _, let data) = frame.payload { data.map { String(buffer: $0) } } else { nil }
            }
            #expect(text == #"{"reason":"Shutdown"}"#)
            _ = try await eventually("the end") { one.channel.isActive ? nil : true }
        }
        #expect(follower.data().last?.endStream == true)
    }

    @Test("Stopping does not wait beyond its limit for a request that is never answered")
    func isBounded() async throws {
        let server = try await TestServer { $0.limits.drainTimeout = .milliseconds(200) }
        let client = try await FrameClient.connect(server)
        try await client.send("/drop")
        _ = try await eventually("the request") { server.pushes.withLockedValue { $0.isEmpty ? nil : true } }
        await server.server.stop()
        _ = try await eventually("the end") { client.channel.isActive ? nil : true }
    }
}
