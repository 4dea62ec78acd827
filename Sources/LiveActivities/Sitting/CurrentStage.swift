import CivilCalendar
import Foundation
import Meditation
import Presentations

extension MeditationAttributes.ContentState {
    /// The views of the current stage, as if it were a sitting of its own; they change by themselves when the next one begins. Without
    /// stages, the views of the whole sitting.
    ///
    /// A function and not a view, so that no view of ours stands between a presentation and its own views in the inspector.
    @ViewBuilder
    func currentStage<Content: View>(@ViewBuilder content: @escaping (Self) -> Content) -> some View {
        if stages.isEmpty {
            currentBreath(content: content)
        } else {
            TimelineView(.explicit([.distantPast] + stageDates)) { context in
                stageAsContent(at: context.date).currentBreath(content: content)
            }
        }
    }

    /// The views of a breathing, which say what to do at each of its seconds. Of another sitting, the views as they are.
    @ViewBuilder
    private func currentBreath<Content: View>(@ViewBuilder content: @escaping (Self) -> Content) -> some View {
        if breath == nil || pausedAt != nil {
            content(self)
        } else {
            TimelineView(.explicit([.distantPast, startedAt])) { beginning in
                if beginning.date < startedAt {
                    content(self)
                } else {
                    TimelineView(.periodic(from: startedAt, by: breathBeats.interval)) { beat in
                        // The breath is counted; seconds beside it would only distract.
                        content(breathAsContent(at: beat.date)).environment(\.showsSeconds, false)
                    }
                }
            }
        }
    }

    /// How the island swells and falls with the breath; `nil` for a sitting without one, and while the clock stands.
    var swell: IslandSwell? {
        guard pausedAt == nil, !isCompleted, breath != nil || stages.list.contains(where: { $0.type == .breathing })
        else {
            return nil
        }
        return IslandSwell { now in
            let stage = stageAsContent(at: now)
            guard let moment = stage.breathMoment(at: now) else {
                let next = ([startedAt] + stageDates).filter { $0 > now }.min()
                return IslandSwell.Level(fullness: 0, isMoving: false, start: now, end: next)
            }
            let ends = [now.later(by: moment.left)] + stageDates.filter { $0 > now }
            return IslandSwell.Level(
                fullness: moment.fullness, isMoving: moment.isMoving, start: now.later(by: -moment.elapsed),
                end: ends.min())
        }
    }
}
