import Testing

@testable import PushServer

@Suite("What a client broke, in words")
struct MalformedInputTests {
    private struct UnableToParseALPNFrame: Error {}

    @Test("The name of an error is words, and an abbreviation stays one")
    func words() {
        #expect(
            MalformedInput.reason(UnableToParseALPNFrame()) == "The client broke HTTP/2: unable to parse ALPN frame.")
    }
}
