import ActivitySystem
import Foundation
import Presentations

/// The data of a countdown to an instant.
public struct CountdownAttributes: ActivityAttributes, Hashable, Sendable {
    /// Attributes; a countdown has nothing that never changes.
    public init() {}

    /// What a countdown shows.
    public struct ContentState: Codable, Hashable, Sendable {
        /// The instant at which it ends.
        public var endDate: Date
        /// What it counts down to.
        public var title: String
        /// More about it.
        public var subtitle: String?
        /// Its colour, `#RRGGBB`; the theme's where there is none or it cannot be read.
        public var color: String?
        /// What must be known now.
        public var alertMessage: String?
        /// Since when the countdown stands still: what was left then is left. Default: it runs.
        public var pausedAt: Date?

        /// A content state.
        public init(
            endDate: Date, title: String, subtitle: String? = nil, color: String? = nil, alertMessage: String? = nil,
            pausedAt: Date? = nil
        ) {
            self.pausedAt = pausedAt
            self.endDate = endDate
            self.title = title
            self.subtitle = subtitle
            self.color = color
            self.alertMessage = alertMessage
        }

        /// The colour; `nil` for the theme's.
        var tint: Color? { color.flatMap { Color(hex: $0) } }
    }
}
