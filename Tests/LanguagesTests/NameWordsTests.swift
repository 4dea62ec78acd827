import Testing

@testable import Languages

@Suite("The words of a name in code")
struct NameWordsTests {
    @Test(
        "Capitals, other signs and numbers part them; abbreviations keep their capitals",
        arguments: [
            ("short_name", "short name"), ("attributesType", "attributes type"), ("eventURL", "event URL"),
            ("URLTitle", "URL title"), ("UnableToParseFrame", "unable to parse frame"),
            ("UnsupportedALPNToken", "unsupported ALPN token"), ("gate2", "gate 2"), ("p95", "p95"),
            ("v2Ride", "v2 ride"),
            ("4-7-8", "4 7 8"), ("größeÜber", "größe über"), ("", ""), ("__", ""),
        ])
    func phrase(name: String, text: String) { #expect(NameWords.phrase(name) == text) }
}
