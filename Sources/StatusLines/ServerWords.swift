import Foundation
import PlainText
import Store

/// The server that has the timer, in words and as JSON.
package enum ServerWords {
    /// `timer.example.org`, or `offline since 10:32 (timer.example.org)`.
    package static func text(_ server: JoinedServer, at now: Date, in zone: () -> TimeZone) -> String {
        let connection = connection(server, at: now, in: zone)
        return connection == online ? server.host : "\(connection) (\(server.host))"
    }

    /// `online`, or `offline since 10:32`.
    static func connection(_ server: JoinedServer, at now: Date, in zone: () -> TimeZone) -> String {
        server.offlineSince(at: now).map { "offline since \(WallClockText.time($0, seenAt: now, in: zone()))" }
            ?? online
    }

    private static let online = "online"
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
