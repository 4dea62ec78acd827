import ActivityLifecycle
import ActivitySystem
import DeviceActivities
import Foundation
import LiveActivities
import Meditation
import Presentations
import Store

/// Runs the emulated Live Activity system on the stored state and renders its activities with the widgets.
///
/// The system is rebuilt from stored data whenever that changes: other apps' activities as stored, and the sitting's activity,
/// which is not stored, as if requested when the sitting began. So the system's time limits count from the beginning, no matter
/// when the screen was opened.
struct ActivityPresenter {
    /// The sitting's visible activity.
    struct Show {
        /// The widget's views.
        let views: ActivityViews
        /// The content state shown.
        let content: MeditationAttributes.ContentState
        /// Whether it is in the Dynamic Island, or would be if more relevant activities did not take it. An activity that the
        /// system has ended, after eight hours, is only on the lock screen.
        var isInIsland = true
        /// Whether the content is stale.
        var isStale = false
        /// Its place in the island when that is closed.
        var place: IslandPresentation? = .compact
    }

    private(set) var system = SystemState()
    private var sitting: String?
    /// The sitting's current content state. An activity ended by the system takes no updates, but this content is still true.
    private var latest: MeditationAttributes.ContentState?
    private var shown: (activity: ShownActivity, show: Show?)?
    private var drawn: [OtherActivity] = []
    private var followed: Followed?

    /// The last input, to skip work if nothing changed.
    private struct Followed: Equatable {
        let state: TimerState
        let others: SystemState
        let isAuthorized: Bool
        let completionUntil: Date?
        let renewed: Date?
    }

    /// When activities will be replaced; shown in their presentations.
    private var notices: [String: RestartNotice] = [:]

    /// Creates an empty stage.
    init() {}

    /// Updates the system to the state at `now`. Activities of switched-off Live Activities are hidden, not ended.
    ///
    /// - Parameters:
    ///   - others: The system with other apps' activities. Default: none.
    ///   - session: The sitting's session. Default: `nil`, a single activity that ends after eight hours.
    ///   - notices: When activities will be replaced, by identifier. Default: never.
    mutating func follow(
        _ state: TimerState, others: SystemState = SystemState(), isAuthorized: Bool, completionUntil: Date?,
        session: StoredSession? = nil, notices: [String: RestartNotice] = [:], at now: Date
    ) {
        let new = Followed(
            state: state, others: others, isAuthorized: isAuthorized, completionUntil: completionUntil,
            renewed: session?.lifecycle.restarts == 0 ? nil : session?.lifecycle.activityStart)
        guard new != followed || notices != self.notices else { return }
        self.notices = notices
        followed = new
        latest = state.contentState
        shown = nil
        system = others
        let isGone = state.completion != nil && completionUntil.map { $0 <= now } ?? true
        sitting = isGone ? nil : system.request(state, renewed: new.renewed, at: now)
        if !isAuthorized { system.hideAll(at: now) }
        system.advance(to: now)
    }

    /// The sitting's visible activity at `now`; `nil` if none is.
    mutating func show(at now: Date) -> Show? {
        let onShow = system.activitiesOnShow(at: now)
        guard let sitting, let activity = onShow.first(where: { $0.id == sitting }) else {
            shown = nil
            return nil
        }
        let place = onShow.first?.island == .expanded ? system.place(of: sitting, at: now) : activity.island
        if let shown, shown.activity == activity, shown.show?.place == place { return shown.show }
        let pushed = try? activity.content.decoded(as: MeditationAttributes.ContentState.self).state
        let isRunning = activity.state != .ended
        let content = isRunning ? pushed : latest ?? pushed
        let show = content.map { content in
            var views = MeditationLiveActivity.views(for: content, isStale: activity.isStale)
            if isRunning { views.notice = notices[activity.id] }
            return Show(
                views: views, content: content, isInIsland: isRunning, isStale: activity.isStale, place: place)
        }
        shown = (activity, show)
        return show
    }

    /// The other app's activity that alerts at `now`; `nil` if none does.
    func alertedActivity(at now: Date) -> String? {
        hasOthers ? system.alertedActivity(at: now, besides: sitting) : nil
    }

    private var hasOthers: Bool { system.activities.count > (sitting == nil ? 0 : 1) }

    /// Other apps' visible activities at `now`, in lock screen order. Those of an unknown type, or whose data does not match
    /// their type, are left out.
    mutating func others(at now: Date) -> [OtherActivity] {
        guard hasOthers else {
            drawn = []
            return []
        }
        drawn = OtherActivity.all(in: system, beside: sitting, at: now, known: drawn, notices: notices)
        return drawn
    }
}
