import LiveActivities
import Presentations
import Simulation

extension ActivityCast {
    /// Creates the cast shown by a phone at an instant of a simulation.
    package init(at moment: SimulationMoment) {
        let members = moment.shown.compactMap { activity -> ActivityCast.Member? in
            guard let views = ActivityWidgets.views(for: activity) else { return nil }
            let island = moment.device.isLocked ? nil : activity.island
            return ActivityCast.Member(
                views: views, place: island == .expanded ? nil : island, isRunning: island != nil,
                isExpanded: island == .expanded || activity.isInBanner, isOnLockScreen: activity.isOnLockScreen)
        }
        self.init(members, own: nil)
    }
}
