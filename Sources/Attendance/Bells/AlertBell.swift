import ActivitySystem
import Foundation
import HostFiles
import Store

/// Makes exactly one open screen ring for each Live Activity alert.
///
/// An alert counts while it keeps the island expanded: one that came before the screen was opened does not ring, and another of
/// the same activity while the first is still open does not ring again. The first screen to notice takes a lock for as long as
/// the alert lasts; if it dies, the lock is released.
package struct AlertBell {
    private let lockPath: String
    /// The activity whose alert was visible at the last call.
    private var known: String?
    private var turn: ProcessLock?

    /// Creates a bell for which `activity`'s alert, already visible, is not new.
    package init(of store: Store, knowing activity: String?) {
        self.init(lockPath: AttendantProcess(store: store).alertsPath, knowing: activity)
    }

    package init(lockPath: String, knowing activity: String?) { (self.lockPath, known) = (lockPath, activity) }

    /// Whether this screen should ring now. Pass the activity whose alert is visible, or `nil` if there is none.
    package mutating func hears(alertOf activity: String?) -> Bool {
        guard activity != known else { return false }
        known = activity
        guard activity != nil else {
            turn = nil
            return false
        }
        turn = turn ?? ProcessLock(at: lockPath, .exclusive)
        return turn != nil
    }
}

extension SystemState {
    /// The activity whose alert shows in the expanded island or in a banner, except the sitting, which has its own bells.
    package func alertedActivity(at now: Date, besides sitting: String? = nil) -> String? {
        activitiesOnShow(at: now).first { $0.id != sitting && ($0.island == .expanded || $0.isInBanner) }?.id
    }
}
