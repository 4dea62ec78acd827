import Foundation
import PlainText
import Store

/// A countdown as scripts see it. The keys are a promise: they are always there, null where there is no value.
package struct CountdownObject: Encodable {
    private let countdown: StoredCountdown
    private let isShown: Bool
    private let now: Date

    /// A countdown at an instant, and whether it is the one shown.
    package init(_ countdown: StoredCountdown, isShown: Bool, at now: Date) {
        (self.countdown, self.isShown, self.now) = (countdown, isShown, now)
    }

    private enum CodingKeys: String, CodingKey {
        case id, title, subtitle
        case endDate = "ends_at"
        case left = "seconds_left"
        case color, alert
        case isPaused = "paused"
        case isShown = "shown"
        case created = "added_at"
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(countdown.id, forKey: .id)
        try object.encode(countdown.title, forKey: .title)
        try object.encode(countdown.subtitle, forKey: .subtitle)
        let isPaused = countdown.pausedAt != nil
        try object.encode(isPaused ? nil : WallClockText.iso8601(countdown.endDate), forKey: .endDate)
        try object.encode(JSONText.milliseconds(countdown.left(at: now)), forKey: .left)
        try object.encode(isPaused, forKey: .isPaused)
        try object.encode(countdown.color, forKey: .color)
        try object.encode(countdown.alertMessage, forKey: .alert)
        try object.encode(isShown, forKey: .isShown)
        try object.encode(WallClockText.iso8601(countdown.created), forKey: .created)
    }
}
