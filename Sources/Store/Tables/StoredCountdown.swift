import Foundation

/// Something that a person waits for, one of many.
public struct StoredCountdown: Hashable, Sendable, Identifiable {
    /// Tells it from all others that are kept.
    public let id: String
    /// Its title.
    public var title: String
    /// More about it.
    public var subtitle: String?
    /// The end, in wall-clock time; in the distant future while it is paused, so that it neither rings nor ends.
    public var endDate: Date { pausedAt == nil ? plannedEnd : .distantFuture }
    /// The end as it was set, or moved by ``resume(at:)``.
    public private(set) var plannedEnd: Date
    /// Since when it stands still; nil while it runs.
    public private(set) var pausedAt: Date?
    /// Its colour, `#RRGGBB`; the theme's where there is none.
    public var color: String?
    /// What is to be done at the end; its activity shows that all along.
    public var alertMessage: String?
    /// When it was added.
    public let created: Date
    /// When an activity was asked for it last; nil while none was.
    public var startedAt: Date?

    /// A countdown for which no activity was asked yet.
    public init(
        id: String, title: String, subtitle: String? = nil, endDate: Date, color: String? = nil,
        alertMessage: String? = nil, created: Date, startedAt: Date? = nil, pausedAt: Date? = nil
    ) {
        (self.id, self.title, self.subtitle, plannedEnd) = (id, title, subtitle, endDate)
        self.pausedAt = pausedAt
        (self.color, self.alertMessage, self.created, self.startedAt) = (color, alertMessage, created, startedAt)
    }

    /// Seconds until the end at `now`; while it is paused, at the instant of the pause. 0 once it is over.
    public func left(at now: Date) -> TimeInterval { max(0, plannedEnd.timeIntervalSince(pausedAt ?? now)) }

    /// Lets it stand still from `now` on; nothing where it is paused or over.
    public mutating func pause(at now: Date) {
        guard pausedAt == nil, plannedEnd > now else { return }
        pausedAt = now
    }

    /// Lets it run again from `now` on, with as much left as at the pause; nothing where it is not paused.
    public mutating func resume(at now: Date) {
        guard let pausedAt else { return }
        plannedEnd += max(0, now.timeIntervalSince(pausedAt))
        self.pausedAt = nil
    }
}
