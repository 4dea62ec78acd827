import Foundation

/// Where a client connects to and whom it trusts there.
package struct HTTPEndpoint: Hashable, Sendable {
    /// What is spoken on a connection.
    package enum Transport: Hashable, Sendable {
        /// TLS, and what ALPN negotiates of HTTP/2 and HTTP/1.1.
        case encrypted
        /// HTTP/1.1 in clear text.
        case clear
        /// HTTP/2 in clear text, with prior knowledge.
        case clearHTTP2
    }

    /// The host's name or address, without brackets.
    package let host: String
    /// The TCP port.
    package let port: Int
    /// What is spoken.
    package let transport: Transport
    /// The path that every request's path is appended to; empty or `/path`, without a slash at its end.
    package let path: String
    /// A PEM file of certificates that are trusted instead of the system's; nil for the system's.
    package var authoritiesFile: String?

    /// The endpoint of a URL: `https://`, `http://` (HTTP/1.1) or `h2c://` (HTTP/2 in clear text); nil for any other text.
    package init?(_ text: String, authoritiesFile: String? = nil) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let host = parts.host, parts.query == nil, parts.fragment == nil, parts.user == nil
        else { return nil }
        switch scheme {
        case "https": transport = .encrypted
        case "http": transport = .clear
        case "h2c": transport = .clearHTTP2
        default: return nil
        }
        let bare = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        guard !bare.isEmpty else { return nil }
        self.host = bare
        port = parts.port ?? (transport == .encrypted ? 443 : 80)
        guard (1...65535).contains(port) else { return nil }
        path = parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path
        self.authoritiesFile = authoritiesFile
    }

    /// `host:port` as in a request's authority; the port is left out where it is the scheme's own.
    package var authority: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (transport == .encrypted ? 443 : 80) ? name : "\(name):\(port)"
    }

    /// `http` or `https`.
    package var scheme: String { transport == .encrypted ? "https" : "http" }

    /// Whether the host is this machine by its name or address.
    package var isLoopback: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }
}
