import CivilCalendar
import Foundation
import Meditation
import Presentations

// No part of the widget as a phone has it: its island does not move by itself.
extension MeditationAttributes.ContentState {
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
                return IslandSwell.Level(
                    fullness: 0, isMoving: false, start: .distantPast, end: next, clock: stage.startedAt)
            }
            let ends = [now.later(by: moment.left)] + stageDates.filter { $0 > now }
            return IslandSwell.Level(
                fullness: moment.fullness, isMoving: moment.isMoving, start: now.later(by: -moment.elapsed),
                end: ends.min(), clock: stage.startedAt)
        }
    }
}
