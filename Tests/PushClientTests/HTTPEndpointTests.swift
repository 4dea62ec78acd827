import Testing

@testable import PushClient

struct HTTPEndpointTests {
    @Test(
        "A URL is an endpoint",
        arguments: [
            ("https://timer.example.org", "timer.example.org", 443, "timer.example.org", ""),
            ("https://timer.example.org:8443/islet/", "timer.example.org", 8443, "timer.example.org:8443", "/islet"),
            ("http://127.0.0.1:8080", "127.0.0.1", 8080, "127.0.0.1:8080", ""),
            ("h2c://[::1]:9", "::1", 9, "[::1]:9", ""),
        ])
    func endpoints(url: String, host: String, port: Int, authority: String, path: String) throws {
        let endpoint = try #require(HTTPEndpoint(url))
        #expect(endpoint.host == host && endpoint.port == port)
        #expect(endpoint.authority == authority && endpoint.path == path)
    }

    @Test(
        "Any other text is rejected",
        arguments: ["", "timer.example.org", "ftp://a", "https://", "https://a?b", "https://u@a", "http://a:0"])
    func nonsense(url: String) {
        #expect(HTTPEndpoint(url) == nil)
    }
}
