import ActivitySystem
import Foundation
import Meditation
import Presentations

/// Brings what the store says to the emulated system of Live Activities, and what that shows to the widget.
struct ActivityStage {
    /// What is on show.
    struct Show {
        /// The widget's views.
        let views: ActivityViews
        /// The content that they show.
        let content: MeditationAttributes.ContentState
        /// Whether it has the Dynamic Island. An activity that the system has ended, after eight hours, is on the lock screen
        /// alone.
        var isInIsland = true
        /// Whether the content is out of date.
        var isStale = false
    }

    private(set) var system = SystemState()
    private var activity: UUID?
    /// What the sitting is like now. An activity that the system has ended takes no update; what it shows is true still.
    private var latest: MeditationAttributes.ContentState?
    private var shown: (activity: ShownActivity, show: Show?)?
    private var followed: Followed?

    /// What was taken up last, so that the same again costs nothing.
    private struct Followed: Equatable {
        let state: TimerState
        let isAuthorized: Bool
        let completionUntil: Date?
    }

    /// An empty stage.
    init() {}

    /// Takes up what is true at `now`.
    ///
    /// The activity of a sitting that runs already is requested as of its beginning, so that the system's limits count from
    /// there. Live Activities that are switched off are hidden, not ended.
    mutating func follow(_ state: TimerState, isAuthorized: Bool, completionUntil: Date?, at now: Date) {
        let new = Followed(state: state, isAuthorized: isAuthorized, completionUntil: completionUntil)
        guard new != followed else { return }
        followed = new
        latest = state.contentState
        shown = nil
        switch state {
        case .running(let sitting): show(sitting, at: now)
        case .completed(let completion): end(completion, until: completionUntil ?? now, at: now)
        case .idle:
            if let activity { system.handle(.end(id: activity.uuidString, dismissalPolicy: .immediate), at: now) }
            activity = nil
        }
        system.handle(.authorization(isAuthorized), at: now)
    }

    /// What is on show at `now`; `nil` if nothing is.
    mutating func show(at now: Date) -> Show? {
        guard let activity = system.activityOnShow(at: now) else {
            shown = nil
            return nil
        }
        if let shown, shown.activity == activity { return shown.show }
        let pushed = try? activity.content.decoded(as: MeditationAttributes.ContentState.self).state
        let content = activity.isInIsland ? pushed : latest ?? pushed
        let show = content.map {
            Show(
                views: MeditationLiveActivity.views(for: $0, isStale: activity.isStale), content: $0,
                isInIsland: activity.isInIsland, isStale: activity.isStale)
        }
        shown = (activity, show)
        return show
    }

    private mutating func show(_ sitting: Sitting, at now: Date) {
        let content = ActivityContent(state: sitting.contentState, staleDate: nil)
        if activity != sitting.id {
            if let activity { system.handle(.end(id: activity.uuidString, dismissalPolicy: .immediate), at: now) }
            let began = min(now, sitting.beganAt.addingTimeInterval(-sitting.preparation))
            request(sitting.id, attributes: sitting.attributes, content: content, at: began)
        } else if let update = try? SystemCommand.update(id: sitting.id.uuidString, content: content) {
            system.handle(update, at: now)
        }
    }

    private mutating func end(_ completion: Completion, until: Date, at now: Date) {
        let id = completion.sitting.id
        let content = ActivityContent(state: completion.contentState, staleDate: nil)
        guard until > now else {
            if let activity { system.handle(.end(id: activity.uuidString, dismissalPolicy: .immediate), at: now) }
            activity = nil
            return
        }
        if activity != id {
            request(id, attributes: MeditationAttributes(sittingID: id), content: content, at: now)
        } else if let update = try? SystemCommand.update(id: id.uuidString, content: content) {
            system.handle(update, at: now)
        }
    }

    /// Asks for an activity. The permission is a matter of what is seen, so the request itself is always allowed.
    private mutating func request(
        _ id: UUID, attributes: MeditationAttributes,
        content: ActivityContent<MeditationAttributes.ContentState>, at date: Date
    ) {
        activity = id
        system.handle(.authorization(true), at: date)
        guard let command = try? SystemCommand.request(id: id.uuidString, attributes: attributes, content: content)
        else { return }
        system.handle(command, at: date)
    }
}
