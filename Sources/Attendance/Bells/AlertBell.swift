import ActivitySystem
import Foundation
import Store

/// Hears the alerts of Live Activities for an open screen, so that of all open screens one rings, once for each alert.
///
/// An alert is heard while it has the island open: one that came before the screen was opened is not rung, and one that comes
/// while the same activity's last is still open is part of that. The first screen that hears it takes a lock for as long as it
/// lasts; a screen that dies leaves it to the others.
package struct AlertBell {
    private let lockPath: String
    /// The activity whose alert was on show when this was last asked.
    private var known: String?
    private var turn: LockFile?

    /// A bell to which the alert is known that is on show already.
    package init(of store: Store, knowing activity: String?) {
        self.init(lockPath: AttendantProcess(store: store).alertsPath, knowing: activity)
    }

    package init(lockPath: String, knowing activity: String?) { (self.lockPath, known) = (lockPath, activity) }

    /// Whether this screen is to ring now, when this activity's alert is on show; nil: none is.
    package mutating func hears(alertOf activity: String?) -> Bool {
        guard activity != known else { return false }
        known = activity
        guard activity != nil else {
            turn = nil
            return false
        }
        turn = turn ?? LockFile(at: lockPath, .exclusive)
        return turn != nil
    }
}

extension SystemState {
    /// The activity that an alert has opened the island for, or a banner; the sitting draws attention to itself by its bells.
    package func alertedActivity(at now: Date, besides sitting: String? = nil) -> String? {
        activitiesOnShow(at: now).first { $0.id != sitting && ($0.island == .expanded || $0.isInBanner) }?.id
    }
}
