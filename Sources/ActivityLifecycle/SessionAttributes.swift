import ActivitySystem
import Foundation

/// Attributes of an activity that is one of several in a session: they hold the start of the session, so that a clock
/// continues from the last activity's and an app knows it after a relaunch.
public protocol SessionAttributes: ActivityAttributes, Sendable where ContentState: SessionContent {
    /// When the session began; not later than the activity.
    var sessionStart: Date { get }

    /// Attributes of an activity in a session.
    init(sessionStart: Date)
}
