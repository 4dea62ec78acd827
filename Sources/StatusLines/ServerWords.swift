import Foundation
import Languages
import PlainText
import Store

/// The server that has the timer, in words and as JSON.
package enum ServerWords {
    /// `timer.example.org`, `offline since 10:32 (timer.example.org)`, or the same with `out of service` while the server
    /// answers, but cannot act.
    package static func text(_ server: JoinedServer, at now: Date, in zone: () -> TimeZone) -> String {
        let connection = connection(server, at: now, in: zone)
        return connection == online ? server.host : "\(connection) (\(server.host))"
    }

    /// `online`, `offline since 10:32` or `out of service since 10:32`.
    static func connection(_ server: JoinedServer, at now: Date, in zone: () -> TimeZone) -> String {
        guard let since = server.offlineSince(at: now) else { return online }
        let time = WallClockText.time(since, seenAt: now, in: zone())
        return server.isOutOfService ? localized("out of service since \(time)") : localized("offline since \(time)")
    }

    private static var online: String { localized("online") }
}

/// `{"url":"https://timer.example.org","user":"…","connected":true,"since":"2026-11-21T08:14:00Z"}`: since when it is as it
/// is. The user is null before the first connection.
struct ServerObject: Encodable {
    private enum CodingKeys: String, CodingKey { case url, user, connected, since }
    private let url: String
    private let user: String?
    private let connected: Bool
    private let since: String

    init(_ server: JoinedServer, at now: Date) {
        let offline = server.offlineSince(at: now)
        (url, user) = (server.url, server.user)
        connected = offline == nil
        since = WallClockText.iso8601(offline ?? server.connectedAt ?? server.joinedAt)
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(url, forKey: .url)
        try object.encode(user, forKey: .user)
        try object.encode(connected, forKey: .connected)
        try object.encode(since, forKey: .since)
    }
}
