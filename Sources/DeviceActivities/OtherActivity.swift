import ActivityLifecycle
import ActivitySystem
import Foundation
import LiveActivities
import Meditation
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

extension [OtherActivity] {
    /// The next instant at which one of them looks different by itself: for a screen on which nothing else moves. Nil while
    /// all of them stand.
    ///
    /// Where several move, they move together, with the seconds of the first one that has a clock.
    package func nextChange(after now: Date, showsSeconds: Bool) -> Date? {
        guard let change = compactMap({ $0.nextChange(after: now, showsSeconds: showsSeconds) }).min() else {
            return nil
        }
        return beat(notBefore: change, after: now)
    }

    /// The first full second, of the first one that has a clock or else from `now` on, that is not before `date`.
    package func beat(notBefore date: Date, after now: Date) -> Date {
        let origin = lazy.compactMap { ActivityWidgets.summary(of: $0.activity) }.compactMap { $0.end ?? $0.start }
            .first
        return TickSchedule.beat(notBefore: date, from: origin ?? now)
    }
}

extension OtherActivity {
    fileprivate func nextChange(after now: Date, showsSeconds: Bool) -> Date? {
        let island = views.island
        let parts =
            [views.lockScreen, island.compactLeading, island.compactTrailing, island.minimal]
            + island.expanded.map(\.content)
        var environment = EnvironmentValues()
        environment.showsSeconds = showsSeconds
        let room = CellSize(width: 60, height: 16)
        return parts.compactMap { part in
            Renderer.render(size: room, at: now) { context in
                environment.now = context.now
                context.draw(part, in: CellRect(origin: .zero, size: room), environment: environment)
            }.expiresAt
        }.min()
    }
}

/// The order of activities when several are visible.
extension SystemState {
    /// The visible activities, as cards on the lock screen: the most relevant first, and among equals the earliest, as
    /// in the island. Unlike there, an alert changes nothing.
    package func inLockScreenOrder(at now: Date) -> [ShownActivity] {
        let onShow = activitiesOnShow(at: now)
        guard onShow.count > 1 else { return onShow }
        return onShow.enumerated().sorted { one, other in
            (other.element.content.relevanceScore, startDate(of: one.element.id) ?? now, one.offset)
                < (one.element.content.relevanceScore, startDate(of: other.element.id) ?? now, other.offset)
        }.map(\.element)
    }

    /// The place of each activity in the island as it is, or would be if it were closed: open, it is alone.
    func closedPlaces(of onShow: [ShownActivity], at now: Date) -> [String: IslandPresentation] {
        var activities = onShow
        if onShow.first?.island == .expanded {
            var closed = standing(at: now)
            closed.handle(.collapse, at: now)
            activities = closed.activitiesOnShow(at: now)
        }
        return Dictionary(uniqueKeysWithValues: activities.compactMap { one in one.island.map { (one.id, $0) } })
    }

    /// The place of one activity in the closed island.
    package func place(of id: String, at now: Date) -> IslandPresentation? {
        closedPlaces(of: activitiesOnShow(at: now), at: now)[id]
    }
}
