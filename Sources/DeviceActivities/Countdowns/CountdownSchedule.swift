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
            takeAway(id, from: &activities.system, at: now)
        }
    }

    /// Brings a pause, or its end, to the activity that is there: the list as it was left knows neither.
    private static func followPause(of item: CountdownItem?, in activities: inout StoredActivities, at now: Date) {
        guard let countdown = activities.countdowns.first(where: { $0.id == item?.id }) else { return }
        let id = identifier(of: countdown)
        guard activities.system.isLive(id), activities.system.content(of: id)?.staleDate != countdown.content.staleDate
        else { return }
        activities.system.act(as: app, at: now) {
            _ = Activity<CountdownAttributes>.named(id)?.update(countdown.content)
        }
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
            takeAway(id, from: &activities.system, at: now)
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
            activities.system.act(as: app, at: now) {
                _ = try? Activity.request(attributes: CountdownAttributes(), content: countdown.content, id: id)
            }
            // One that was refused is asked for again with the next look.
            activities.countdowns[index].startedAt = activities.system.isLive(id) ? now : nil
        case .update(let item):
            guard let countdown = activities.countdowns.first(where: { $0.id == item.id }) else { return }
            activities.system.act(as: app, at: now) {
                let activity = Activity<CountdownAttributes>.named(identifier(of: countdown))
                activity?.update(countdown.content)
            }
        case .stop(let item): takeAway(prefix + item.id, from: &activities.system, at: now)
        }
    }

    private static func takeAway(_ id: String, from system: inout SystemState, at now: Date) {
        system.act(as: app, at: now) {
            _ = Activity<CountdownAttributes>.named(id)?.end(nil, dismissalPolicy: .immediate)
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

extension StoredActivities {
    /// The countdowns, the next end first; of those that end together, the one that was added first.
    package var countdownsByEnd: [StoredCountdown] {
        countdowns.enumerated().sorted { ($0.element.endDate, $0.offset) < ($1.element.endDate, $1.offset) }
            .map(\.element)
    }

    /// Whether a countdown is the one that is a Live Activity.
    package func isShown(_ countdown: StoredCountdown) -> Bool {
        system.isLive(CountdownSchedule.identifier(of: countdown))
    }
}

extension [StoredCountdown] {
    /// The one that the key for a pause is about: of those that run, the next to end; nil where none runs.
    package func pausable(at now: Date) -> StoredCountdown? {
        filter { $0.pausedAt == nil && $0.endDate > now }.min { $0.endDate < $1.endDate }
    }

    /// The one that was paused last; nil where none is paused.
    package var resumable: StoredCountdown? {
        filter { $0.pausedAt != nil }.max { ($0.pausedAt ?? .distantPast) < ($1.pausedAt ?? .distantPast) }
    }
}

/// The Live Activities that programs own through a bridge: which they are, and that they leave at their end.
///
/// They outlive the bridge. Like the list of countdowns, they are taken away by the next look, as of the instant of their end.
package enum BridgedCountdowns {
    /// What a new activity of an app is called. No activity that a person starts has a colon in its name.
    package static func identifier(app: String, besides others: [String]) -> String {
        while true {
            let name = "\(prefix)\(app):\(ActivityIdentifier.new(besides: []))"
            if !others.contains(name) { return name }
        }
    }

    private static let prefix = "bridge:"

    /// When the next of them comes to its end; nil where none does.
    static func nextEnd(in system: SystemState) -> Date? { ends(in: system).map(\.date).min() }

    /// Takes those away whose end has come.
    static func endDue(in system: inout SystemState, at now: Date) {
        for (id, app, date) in ends(in: system) where date <= now {
            system.act(as: app, at: now) {
                _ = Activity<CountdownAttributes>.named(id)?.end(nil, dismissalPolicy: .immediate)
            }
        }
    }

    /// When each of them comes to its end. One that cannot be read is left to the system, which ends it after its eight hours.
    private static func ends(in system: SystemState) -> [(id: String, app: String, date: Date)] {
        system.activities.filter { $0.hasPrefix(prefix) && system.isLive($0) }.compactMap { id in
            let content = try? system.content(of: id)?.decoded(as: CountdownAttributes.ContentState.self)
            guard let app = system.app(of: id), let date = content?.staleDate else { return nil }
            return (id, app, date)
        }
    }
}
