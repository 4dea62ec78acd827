import Foundation
import Store

/// The server that has the timer, in words and as JSON.
enum ServerWords {
    /// `timer.example.org`, or `offline since 10:32 (timer.example.org)`.
    static func text(_ server: JoinedServer, at now: Date, in zone: TimeZone) -> String {
        server.offlineSince(at: now).map {
            "offline since \(WallClockText.time($0, seenAt: now, in: zone)) (\(server.host))"
        } ?? server.host
    }
}

/// `{"url":"https://timer.example.org","connected":true,"since":"2026-11-21T08:14:00Z"}`: since when it is as it is.
struct ServerObject: Encodable {
    private let url: String
    private let connected: Bool
    private let since: String

    init(_ server: JoinedServer, at now: Date) {
        let offline = server.offlineSince(at: now)
        url = server.url
        connected = offline == nil
        since = WallClockText.iso8601(offline ?? server.connectedAt ?? server.joinedAt)
    }
}
