import ActivitySystem
import DeviceActivities
import Foundation
import Meditation
import Store

/// Follows other apps' activities for plain lines: reads the store, tells what is new, and hears alerts.
struct PlainActivities {
    /// What there is to say and to do about them at an instant.
    struct News {
        /// A sentence each.
        let lines: [String]
        /// Whether an alert is to be rung.
        let rings: Bool
        /// When there may be more of it without anyone's doing, by the wall clock; nil for never.
        let next: Date?
    }

    private let store: Store
    private let isAuthorized: Bool
    private var narrator = ActivityNarrator()
    private var bell: AlertBell?

    /// Follows what is kept in `store`.
    ///
    /// - Parameter isAuthorized: Whether Live Activities are wanted. What is not is neither told nor rung.
    init(of store: Store, isAuthorized: Bool) { (self.store, self.isAuthorized) = (store, isAuthorized) }

    /// What is new. The first time nothing is: whatever is there was there before.
    mutating func news(beside sitting: Sitting?, at reading: ClockReading) throws(StoreError) -> News? {
        guard isAuthorized else { return nil }
        var activities = try ActivityDesk(store: store).standing(at: reading.wall)
        let turn = activities.nextChange
        // Where nothing else is, there is nothing to wake for.
        if let sitting, !activities.isEmpty {
            let shown = sitting.moved(by: reading.lead(for: sitting))
            activities.system.request(.running(shown), at: reading.wall)
        }
        let system = activities.system
        let alerted = system.alertedActivity(at: reading.wall, besides: ActivityDesk.sitting)
        var bell = bell ?? AlertBell(of: store, knowing: alerted)
        defer { self.bell = bell }
        return News(
            lines: narrator.lines(on: system, alerted: alerted, at: reading.wall), rings: bell.hears(alertOf: alerted),
            next: [turn, system.nextDeadline(after: reading.wall)].compactMap { $0 }.filter { $0 > reading.wall }.min())
    }
}
