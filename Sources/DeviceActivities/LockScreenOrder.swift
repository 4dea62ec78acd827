import ActivitySystem
import Foundation

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
