import ActivitySystem
import Foundation
import LiveActivities
import Store

/// Which countdown is a Live Activity, by the rules of ``CountdownWatchlist``. Pure: a function of what is kept and of `now`.
///
/// The system ends every activity after eight hours. For a countdown that lasts longer a new one is then requested, as
/// a running app would do; one that the user ended stays ended.
package enum CountdownSchedule {
    /// The app whose activities countdowns are.
    package static let app = "countdown"

    /// The identifier of a countdown's activity. No activity that a person starts has a colon in its own.
    package static func identifier(of countdown: StoredCountdown) -> String { prefix + countdown.id }

    /// Whether an activity is a countdown's, and so follows the list.
    package static func isOfList(_ identifier: String) -> Bool { identifier.hasPrefix(prefix) }

    private static let prefix = "countdown:"

    /// When another countdown has its turn, the same one's activity is requested again, or a program's countdown comes to its
    /// end; nil while none is showing.
    package static func nextChange(of activities: StoredActivities) -> Date? {
        [nextTurn(of: activities), BridgedCountdowns.nextEnd(in: activities.system)].compactMap { $0 }.min()
    }

    private static func nextTurn(of activities: StoredActivities) -> Date? {
        guard let shown = activities.countdowns.first(where: { activities.system.isLive(identifier(of: $0)) }) else {
            return nil
        }
        let start = activities.system.startDate(of: identifier(of: shown))
        return min(shown.endDate, start.map { $0 + SystemState.longestActive } ?? .distantFuture)
    }

    /// Lets happen what is due of countdowns at `now`; `StoredActivities.catchUp(at:)` goes from instant to instant.
    package static func step(_ activities: inout StoredActivities, at now: Date) {
        activities.system.advance(to: now)
        BridgedCountdowns.endDue(in: &activities.system, at: now)
        renew(&activities, at: now)
        var list = watchlist(of: activities)
        let effects = list.handle(.itemsChanged(activities.countdowns.map(\.item)), at: now)
        let kept = Set(list.items.map(\.id))
        for effect in effects { perform(effect, on: &activities, at: now) }
        activities.countdowns.removeAll { !kept.contains($0.id) }
        followPause(of: list.running, in: &activities, at: now)
        // What is no more in the list was removed by a person, or is long over.
        let shown = list.running.map { prefix + $0.id }
        for id in activities.system.activities where isOfList(id) && id != shown && activities.system.isLive(id) {
            activities.system.handle(.end(id: id, dismissalPolicy: .immediate), at: now)
        }
    }

    /// Brings a pause, or its end, to the activity that is there: the list as it was left knows neither.
    private static func followPause(of item: CountdownItem?, in activities: inout StoredActivities, at now: Date) {
        guard let countdown = activities.countdowns.first(where: { $0.id == item?.id }) else { return }
        let id = identifier(of: countdown)
        guard activities.system.isLive(id), activities.system.content(of: id)?.staleDate != countdown.content.staleDate,
            let update = try? SystemCommand.update(id: id, content: countdown.content)
        else { return }
        activities.system.handle(update, at: now)
    }

    /// The list as it was left. Its activity, or else the time of the last request, shows which countdown was visible.
    private static func watchlist(of activities: StoredActivities) -> CountdownWatchlist {
        var list = CountdownWatchlist(showsPaused: true)
        let live = activities.countdowns.first { activities.system.isLive(identifier(of: $0)) }
        let latest = activities.countdowns.filter { $0.startedAt != nil }
            .max { ($0.startedAt ?? .distantPast) < ($1.startedAt ?? .distantPast) }
        guard let previous = live ?? latest, let startedAt = previous.startedAt else { return list }
        _ = list.handle(.itemsChanged([previous.item]), at: startedAt)
        if live == nil { _ = list.handle(.activityEnded, at: startedAt) }
        return list
    }

    /// Forgets that an activity was asked for where the system has ended it after its eight hours.
    private static func renew(_ activities: inout StoredActivities, at now: Date) {
        for index in activities.countdowns.indices {
            let id = identifier(of: activities.countdowns[index])
            guard activities.system.state(of: id) == .ended, let start = activities.system.startDate(of: id),
                start + SystemState.longestActive <= now
            else { continue }
            activities.system.handle(.dismissByPerson(id: id), at: now)
            activities.countdowns[index].startedAt = nil
        }
    }

    private static func perform(
        _ effect: CountdownWatchlist.Effect, on activities: inout StoredActivities, at now: Date
    ) {
        switch effect {
        case .start(let item):
            guard let index = activities.countdowns.firstIndex(where: { $0.id == item.id }) else { return }
            let countdown = activities.countdowns[index]
            let id = identifier(of: countdown)
            guard
                let request = try? SystemCommand.request(
                    id: id, app: app, attributes: CountdownAttributes(), content: countdown.content)
            else { return }
            activities.system.handle(request, at: now)
            // One that was refused is asked for again with the next look.
            activities.countdowns[index].startedAt = activities.system.isLive(id) ? now : nil
        case .update(let item):
            guard let countdown = activities.countdowns.first(where: { $0.id == item.id }),
                let update = try? SystemCommand.update(id: identifier(of: countdown), content: countdown.content)
            else { return }
            activities.system.handle(update, at: now)
        case .stop(let item):
            activities.system.handle(.end(id: prefix + item.id, dismissalPolicy: .immediate), at: now)
        }
    }
}

extension SystemState {
    /// Whether an activity is there and has not ended.
    package func isLive(_ id: String) -> Bool {
        switch state(of: id) {
        case .pending, .active, .stale: true
        case .ended, .dismissed, nil: false
        }
    }
}

extension StoredCountdown {
    /// The countdown as the rules know it.
    var item: CountdownItem {
        CountdownItem(
            id: id, endDate: plannedEnd, title: title, subtitle: subtitle, color: color,
            status: pausedAt == nil ? .active : .paused)
    }

    /// What its activity shows. From the end on it is stale; paused, it never is.
    package var content: ActivityContent<CountdownAttributes.ContentState> {
        ActivityContent(
            state: CountdownAttributes.ContentState(
                endDate: plannedEnd, title: title, subtitle: subtitle, color: color, alertMessage: alertMessage,
                pausedAt: pausedAt),
            staleDate: pausedAt == nil ? plannedEnd : nil)
    }
}
