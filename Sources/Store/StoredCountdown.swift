import Foundation

/// Something that a person waits for, one of many.
public struct StoredCountdown: Hashable, Sendable, Identifiable {
    /// Tells it from all others that are kept.
    public let id: String
    /// What is waited for.
    public var title: String
    /// More about it.
    public var subtitle: String?
    /// The instant that is waited for, by the clock on the wall.
    public var endDate: Date
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
        alertMessage: String? = nil, created: Date, startedAt: Date? = nil
    ) {
        (self.id, self.title, self.subtitle, self.endDate) = (id, title, subtitle, endDate)
        (self.color, self.alertMessage, self.created, self.startedAt) = (color, alertMessage, created, startedAt)
    }
}
