import ActivitySystem
import DeviceActivities
import Foundation
import Meditation
import Store

/// Follows other apps' activities for plain lines: reads the store and reports changes and alerts.
struct PlainActivities {
    /// What to print at an instant.
    struct News {
        /// The lines to print, a sentence each.
        let lines: [String]
        /// The activity whose alert is visible; `nil` for none.
        let alerted: String?
        /// When something may change by itself, by the wall clock; `nil` for never.
        let next: Date?
    }

    private let store: Store
    private let isAuthorized: Bool
    private var narrator = ActivityReporter()

    /// Follows the activities in `store`.
    ///
    /// - Parameter isAuthorized: Whether Live Activities are enabled. If not, nothing is printed or rung.
    init(of store: Store, isAuthorized: Bool) { (self.store, self.isAuthorized) = (store, isAuthorized) }

    /// Returns what is new. The first call reports nothing: it takes the present state as known.
    mutating func news(beside sitting: Sitting?, at now: Date) throws(StoreError) -> News? {
        guard isAuthorized else { return nil }
        var activities = try ActivityRepository(store: store).standing(at: now)
        let turn = activities.nextChange
        // Without other activities there is nothing to wake up for.
        if let sitting, !activities.isEmpty {
            activities.system.request(.running(sitting), at: now)
        }
        let system = activities.system
        let alerted = system.alertedActivity(at: now, besides: ActivityIdentifier.sitting)
        return News(
            lines: narrator.lines(on: system, alerted: alerted, at: now), alerted: alerted,
            next: [turn, system.nextDeadline(after: now)].compactMap { $0 }.filter { $0 > now }.min())
    }
}
