import ActivityLifecycle
import ActivitySystem
import Foundation
import LiveActivities
import Presentations

/// An activity of another app that is visible beside the sitting.
package struct OtherActivity: Equatable {
    /// The activity.
    package let activity: ShownActivity
    /// Its place in the closed island, which is where it goes back to after an alert.
    package let place: IslandPresentation?
    /// Whether it goes before the sitting on the lock screen.
    package let precedesSitting: Bool
    /// What its widget shows.
    package let views: ActivityViews

    /// The same activity in the same places looks the same.
    package static func == (one: OtherActivity, other: OtherActivity) -> Bool {
        one.activity == other.activity && one.place == other.place && one.precedesSitting == other.precedesSitting
            && one.views.notice == other.views.notice
    }

    /// Whether an alert, or a hand, has opened the island or a banner for it.
    package var isExpanded: Bool { activity.island == .expanded || activity.isInBanner }

    /// Its part in the picture.
    package var member: ActivityCast.Member {
        ActivityCast.Member(
            views: views, place: place, isRunning: activity.state != .ended, isExpanded: isExpanded,
            isOnLockScreen: activity.isOnLockScreen)
    }

    /// The visible activities except the sitting's, in the order of the lock screen.
    ///
    /// - Parameters:
    ///   - known: Ones that were drawn before; their views are kept.
    ///   - notices: When activities are replaced, by their identifiers. Default: never.
    package static func all(
        in system: SystemState, beside sitting: String?, at now: Date, known: [OtherActivity] = [],
        notices: [String: RestartNotice] = [:]
    ) -> [OtherActivity] {
        let ordered = system.inLockScreenOrder(at: now)
        let places = system.closedPlaces(of: system.activitiesOnShow(at: now), at: now)
        let position = ordered.firstIndex { $0.id == sitting }
        return ordered.enumerated().compactMap { index, activity -> OtherActivity? in
            guard activity.id != sitting else { return nil }
            let old = known.first { $0.activity == activity }
            guard var views = old?.views ?? ActivityWidgets.views(for: activity) else { return nil }
            views.notice = activity.state == .ended ? nil : notices[activity.id]
            return OtherActivity(
                activity: activity, place: places[activity.id], precedesSitting: position.map { index < $0 } ?? true,
                views: views)
        }
    }
}
