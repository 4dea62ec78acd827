import ActivityLifecycle
import ActivitySystem
import DeviceActivities
import Foundation
import LiveActivities
import Meditation
import Presentations
import Store

/// Brings what the store says to the emulated system of Live Activities, and what that shows to the widgets.
///
/// The system is made anew from what is stored whenever that changes: the activities of other apps as they are kept, and the
/// sitting's, which is kept nowhere, requested as of its beginning. So the system's limits count from there, whenever the
/// screen was opened.
struct ActivityStage {
    /// The sitting's activity as it is on show.
    struct Show {
        /// The widget's views.
        let views: ActivityViews
        /// The content that they show.
        let content: MeditationAttributes.ContentState
        /// Whether it has the Dynamic Island, or would have it but for others that are more relevant. An activity that the
        /// system has ended, after eight hours, is on the lock screen alone.
        var isInIsland = true
        /// Whether the content is out of date.
        var isStale = false
        /// Its place in the island as it is, or would be if it were closed.
        var place: IslandPresentation? = .compact
    }

    private(set) var system = SystemState()
    private var sitting: String?
    /// What the sitting is like now. An activity that the system has ended takes no update; what it shows is true still.
    private var latest: MeditationAttributes.ContentState?
    private var shown: (activity: ShownActivity, show: Show?)?
    private var drawn: [OtherActivity] = []
    private var followed: Followed?

    /// What was taken up last, so that the same again costs nothing.
    private struct Followed: Equatable {
        let state: TimerState
        let others: SystemState
        let isAuthorized: Bool
        let completionUntil: Date?
        let renewed: Date?
    }

    /// When activities are replaced; their faces show it.
    private var notices: [String: RestartNotice] = [:]

    /// An empty stage.
    init() {}

    /// Takes up what is true at `now`. Live Activities that are switched off are hidden, not ended.
    ///
    /// - Parameters:
    ///   - others: The system with the activities of other apps. Default: none.
    ///   - session: The sitting's session; `nil`, the default, where its one activity ends after eight hours.
    ///   - notices: When activities are replaced, by their identifiers. Default: never.
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

    /// What is on show of the sitting at `now`; `nil` if nothing is.
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

    /// The activity of another app that draws attention to itself at `now`.
    func alertedActivity(at now: Date) -> String? {
        hasOthers ? system.alertedActivity(at: now, besides: sitting) : nil
    }

    private var hasOthers: Bool { system.activities.count > (sitting == nil ? 0 : 1) }

    /// The activities of other apps that are on show at `now`, in the order of the lock screen. One whose type is unknown, or
    /// whose data is not of its type, is not among them.
    mutating func others(at now: Date) -> [OtherActivity] {
        guard hasOthers else {
            drawn = []
            return []
        }
        drawn = OtherActivity.all(in: system, beside: sitting, at: now, known: drawn, notices: notices)
        return drawn
    }
}
