import ActivitySystem
import Foundation

/// Sends updates with priority 5 at most once an interval: of those that wait, the newest wins.
///
/// Each push has the whole content state, so whatever is sent takes the place of what waits. Priority 10 is sent at once.
/// Nothing here waits by itself: ask ``deadline``, and call ``due(at:)`` then.
package struct UpdateBatcher<Update> {
    /// The least time between two pushes with priority 5, in seconds; nil or 0: nothing waits.
    package let interval: TimeInterval?
    /// The newest update that waits.
    package private(set) var waiting: Update?
    /// How many updates were never sent, because a newer one came.
    package private(set) var replacedCount = 0
    private var lastSent: Date?

    /// A batcher in which nothing waits.
    package init(interval: TimeInterval?) { self.interval = interval }

    /// When the update that waits is to be sent; nil where none waits.
    package var deadline: Date? {
        guard waiting != nil, let lastSent, let interval else { return nil }
        return lastSent.addingTimeInterval(interval)
    }

    /// Takes an update; answers what is to be sent now, or nil where it waits.
    package mutating func submit(_ update: Update, priority: ActivitySystem.PushPriority, at now: Date) -> Update? {
        submit(update, mayWait: priority == .opportunistic, at: now)
    }

    /// The same where something else, such as an alert, keeps an update from waiting.
    package mutating func submit(_ update: Update, mayWait: Bool, at now: Date) -> Update? {
        if waiting != nil { replacedCount += 1 }
        waiting = nil
        // A clock that was set back keeps nothing waiting.
        lastSent = lastSent.map { min($0, now) }
        if mayWait, let interval, let lastSent, now < lastSent.addingTimeInterval(interval) {
            waiting = update
            return nil
        }
        lastSent = now
        return update
    }

    /// The update whose time to be sent has come; nil if there is none.
    package mutating func due(at now: Date) -> Update? {
        guard let update = waiting, let deadline, deadline <= now else { return nil }
        waiting = nil
        lastSent = now
        return update
    }
}

extension UpdateBatcher: Sendable where Update: Sendable {}
