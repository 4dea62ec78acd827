import Foundation

/// The timer's server that this machine has joined: the running sitting is the server's, and the store mirrors it.
package struct JoinedServer: Hashable, Sendable {
    /// The server's address as it was given.
    package let url: String
    /// The user whose timer it is; nil before the first connection.
    package var user: String?
    /// When this machine joined.
    package let joinedAt: Date
    /// The version of the last event that was mirrored; nil before the first.
    package var version: Int?
    /// When the connection was last made; nil before the first.
    package var connectedAt: Date?
    /// Since when the joining process has had no connection, as it wrote it; nil while it has one.
    var noticedOffline: Date?
    /// Whether the server answers, but cannot act, because its database is down; only while ``noticedOffline`` is set.
    package var isOutOfService = false
    /// Seconds from the server's clock to this machine's, as they were added to the dates of the mirrored state.
    var clockShift: TimeInterval = 0
    /// What the server has accepted of this device's settings; nil before the first time.
    package var sentSettings: DeviceSettings?
    /// The joining process's last sign of life.
    var lastBeat: Date?

    /// Seconds without a sign of life after which the joining process is taken to be gone: two and a half of
    /// ``beatInterval``.
    package static let patience: TimeInterval = 25
    /// Seconds between two signs of life of a connected joining process.
    package static let beatInterval: TimeInterval = 10

    /// The server's name for people: host and port of ``url``, without characters that a terminal would act on.
    package var host: String {
        guard let parts = URLComponents(string: url), let host = parts.host, !host.isEmpty else {
            return PlainSentence.of(url, limit: 80)
        }
        return PlainSentence.of(parts.port.map { "\(host):\($0)" } ?? host, limit: 80)
    }

    /// Since when the server has been out of reach; nil while it is connected. A sign of life that is too old, or ahead of the
    /// clock by as much, is none: the process was killed, or the clock was set and the next sign comes soon.
    package func offlineSince(at now: Date) -> Date? {
        if let noticedOffline { return noticedOffline }
        guard connectedAt != nil, let lastBeat else { return joinedAt }
        return abs(now.timeIntervalSince(lastBeat)) <= Self.patience ? nil : min(lastBeat, now)
    }

    /// When to look again for a sign of life; nil while it is known to be offline.
    package func nextLook(after now: Date) -> Date? {
        guard offlineSince(at: now) == nil, let lastBeat else { return nil }
        return max(lastBeat, now - Self.patience) + Self.patience + 0.5
    }
}
