import ActivitySystem
import Foundation
import Meditation

/// The sitting among the activities of the emulated system.
extension SystemState {
    /// Requests the activity of the sitting that runs or was completed last, as of its beginning; answers its identifier, `nil`
    /// where there is none, or where the device has no room for another.
    ///
    /// It is started as by a push: a sitting goes on without its app.
    ///
    /// - Parameter renewed: When the activity that is showing was requested, where the first one was replaced.
    @discardableResult
    package mutating func request(_ state: TimerState, renewed: Date? = nil, at now: Date) -> String? {
        guard let content = state.contentState, let sitting = state.sittingID else { return nil }
        var began = now
        switch state {
        case .running(let running): began = running.beganAt - running.preparation
        case .completed(let completion): began = completion.sitting.start
        case .idle: return nil
        }
        let id = ActivityIdentifier.sitting
        guard
            var request = try? ActivityRequest(
                id: id, app: ActivityRepository.sittingApp,
                attributes: MeditationAttributes(sittingID: sitting, totalDuration: content.duration),
                content: ActivityContent(state: content, staleDate: nil, relevanceScore: Self.sittingRelevance))
        else { return nil }
        request.origin = .push
        if let renewed { began = max(began, renewed) }
        handle(.request(request), at: min(now, began))
        return self.state(of: id) == nil ? nil : id
    }

    /// Who sits looks for the sitting first: what a script shows goes before it only by saying that it matters more.
    package static let sittingRelevance = 100.0

    /// Hides every activity, as the person does by switching Live Activities off. They go on.
    package mutating func hideAll(at now: Date) {
        for app in Set(activities.compactMap(app)) { handle(.authorization(false, app: app), at: now) }
    }
}
