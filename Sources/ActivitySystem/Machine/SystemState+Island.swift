import Foundation

/// The visible activities.
extension SystemState {
    /// The activities visible at `now`; the one in the island first.
    ///
    /// Of one app's activities the one with the highest relevance goes first, of equal relevance the one that started first;
    /// Apple says so. Of several apps' the same decides here, which Apple leaves open. One app alone has compact; of several,
    /// two have minimal, the first attached and the second detached; the expanded island is alone.
    public func activitiesOnShow(at now: Date) -> [ShownActivity] {
        let system = standing(at: now)
        guard system.device.isPoweredOn else { return [] }
        let places = system.islandPlaces
        let banner = system.device.hasDynamicIsland ? nil : system.expansion?.id
        let shown = system.ranked.filter { $0.state != .pending && system.areActivitiesEnabled(app: $0.app) }.map {
            ShownActivity(
                id: $0.id, app: $0.app, attributesType: $0.attributesType, attributes: $0.attributes,
                content: $0.content, state: $0.state, island: places[$0.id],
                isOnLockScreen: $0.style == .standard, isInBanner: $0.id == banner)
        }
        return shown.filter { $0.island == .expanded } + shown.filter { $0.isInIsland && $0.island != .expanded }
            + shown.filter { !$0.isInIsland }
    }

    /// The activity that goes first at `now`: see ``activitiesOnShow(at:)``. Nil if nothing is visible.
    public func activityOnShow(at now: Date) -> ShownActivity? {
        activitiesOnShow(at: now).first
    }

    /// All activities, the one that is missed least last.
    var ranked: [ActivityRecord] {
        guard records.count > 1 else { return records }
        return records.sorted {
            ($1.content.relevanceScore, $0.startDate ?? .distantFuture, $0.order)
                < ($0.content.relevanceScore, $1.startDate ?? .distantFuture, $1.order)
        }
    }

    /// How each activity that is in the island stands there: at most two.
    private var islandPlaces: [String: IslandPresentation] {
        guard device.hasDynamicIsland else { return [:] }
        if let expansion { return [expansion.id: .expanded] }
        let leaders = leaders
        guard leaders.count > 1 else { return leaders.first.map { [$0.id: .compact] } ?? [:] }
        return [leaders[0].id: .minimalAttached, leaders[1].id: .minimalDetached]
    }

    /// The first activity of each app that may be in the island.
    private var leaders: [ActivityRecord] {
        var seen: Set<String> = []
        return ranked.filter { record in
            guard record.isRunning, record.style == .standard, areActivitiesEnabled(app: record.app) else {
                return false
            }
            guard !rules.hidesIslandOfForegroundApp || phase(of: record.app) != .foreground else { return false }
            return seen.insert(record.app).inserted
        }
    }

    /// Whether an activity can be opened in the island: it has a place there, or is of the style that has no other.
    func isInIsland(_ id: String) -> Bool {
        guard let record = record(id), record.isRunning, areActivitiesEnabled(app: record.app) else { return false }
        return record.style == .transient || device.hasDynamicIsland && leaders.prefix(2).contains { $0.id == id }
    }
}
