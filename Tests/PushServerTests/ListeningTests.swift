import PushServer
import Testing

@Suite struct ListeningTests {
    @Test("An address that does not exist is named, with what to do")
    func unknownHost() async throws {
        await #expect(
            throws: PushServerError.cannotListen(host: "nope.invalid", port: 0, cause: "there is no such address")
        ) {
            try await TestServer.run({ $0.host = "nope.invalid" }) { _ in }
        }
    }
}
