import Foundation

/// A countdown in an app's list, from which the app chooses the one to show.
public struct CountdownItem: Codable, Hashable, Sendable, Identifiable {
    /// Whether an item counts down.
    public enum Status: String, Codable, Hashable, Sendable {
        /// It is.
        case active
        /// No more: it is over.
        case ended
        /// Not now.
        case paused
    }

    /// Which item it is; whatever else changes, it stays the same.
    public var id: String
    /// The instant at which it ends; `nil` if it is unknown or unreadable. Such an item is kept and never shown.
    public var endDate: Date?
    /// Its title; if empty, ``defaultTitle`` is shown.
    public var title: String
    /// More about it; where it is missing or empty, ``defaultSubtitle`` is shown.
    public var subtitle: String?
    /// Its colour, `#RRGGBB`; where it is missing, ``defaultColor`` is used.
    public var color: String?
    /// Whether it counts down.
    public var status: Status

    /// What is shown for a title that is empty.
    public static let defaultTitle = "Countdown Timer"
    /// What is shown for a subtitle that is missing.
    public static let defaultSubtitle = "Time remaining"
    /// What is used for a colour that is missing: the blue of iOS.
    public static let defaultColor = "#007AFF"

    /// An item. By default it is active.
    public init(
        id: String, endDate: Date?, title: String, subtitle: String? = nil, color: String? = nil,
        status: Status = .active
    ) {
        (self.id, self.endDate, self.title) = (id, endDate, title)
        (self.subtitle, self.color, self.status) = (subtitle, color, status)
    }

    /// Reads an item whose `endDate` is a text in ISO 8601, as JavaScript writes it, with or without fractions of seconds.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decode(String.self, forKey: .id),
            endDate: (try? container.decode(String.self, forKey: .endDate)).flatMap(Self.date),
            title: try container.decodeIfPresent(String.self, forKey: .title) ?? "",
            subtitle: try container.decodeIfPresent(String.self, forKey: .subtitle),
            color: try container.decodeIfPresent(String.self, forKey: .color),
            status: try container.decode(Status.self, forKey: .status))
    }

    /// Writes the item as it is read; the end to milliseconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(endDate?.formatted(Self.withFraction), forKey: .endDate)
        try container.encode(title, forKey: .title)
        try container.encodeIfPresent(subtitle, forKey: .subtitle)
        try container.encodeIfPresent(color, forKey: .color)
        try container.encode(status, forKey: .status)
    }

    private enum CodingKeys: CodingKey { case id, endDate, title, subtitle, color, status }

    private static let withFraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    private static func date(_ text: String) -> Date? {
        (try? withFraction.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text))
    }
}

extension CountdownItem {
    /// Whether it is pending at `now`: active, with its end in the future.
    public func isWaitedFor(at now: Date) -> Bool {
        status == .active && endDate.map { $0 > now } ?? false
    }

    /// The seconds until its end; 0 once it has come, or where there is none.
    public func timeUntilEnd(at now: Date) -> TimeInterval {
        max(0, endDate?.timeIntervalSince(now) ?? 0)
    }

    /// Whether its end came at most `interval` seconds ago, by default ten minutes. The end itself is not past yet.
    public func hasEndedRecently(within interval: TimeInterval = 600, at now: Date) -> Bool {
        guard let endDate else { return false }
        return now > endDate && now.timeIntervalSince(endDate) <= interval
    }

    /// Whether an activity is to be started for `current`, when the last one was started for `previous`: only where people
    /// want activities, and not a second time for the same item.
    public static func shouldStartLiveActivity(
        for current: CountdownItem?, after previous: CountdownItem?, isEnabled: Bool
    ) -> Bool {
        guard isEnabled, let current else { return false }
        return current.id != previous?.id
    }
}

extension Sequence<CountdownItem> {
    /// The pending item that ends first; among those that end together, the first in the list; `nil` if none is pending.
    public func endingSoonest(at now: Date) -> CountdownItem? {
        filter { $0.isWaitedFor(at: now) }.min { ($0.endDate ?? .distantFuture) < ($1.endDate ?? .distantFuture) }
    }

    /// The items without those that ended a day ago or earlier; one without an end stays, and one that is paused has not ended.
    public func withoutLongEnded(at now: Date) -> [CountdownItem] {
        filter { $0.status == .paused || $0.endDate.map { $0 > now - 86_400 } ?? true }
    }
}
