import ActivitySystem
import Foundation

/// Attributes of an activity that is one of several in a session: they tell when the session began, so that a clock goes on where
/// the last activity's stood, and an app knows it after a new launch.
public protocol SessionAttributes: ActivityAttributes, Sendable where ContentState: SessionContent {
    /// When the session began; not later than the activity.
    var sessionStart: Date { get }

    /// Attributes of an activity in a session.
    init(sessionStart: Date)
}
