import ActivitySystem
import Foundation
import Meditation

extension Scene {
    /// The emulated system alone.
    static let activities = [
        Scene("activity: an update a second, for a minute") {
            let clock = VirtualClock(SittingOnShow.startedAt)
            let host = ActivityHost(clock: clock)
            var state = SittingOnShow.state
            var (id, number) = ("", 0)
            return {
                // One lives for eight hours.
                if host.state.state(of: id) != .active {
                    host.perform(.dismissByPerson(id: id))
                    number += 1
                    id = "sitting \(number)"
                    let attributes = MeditationAttributes(sittingID: UUID())
                    let content = ActivityContent(state: state, staleDate: nil)
                    if let request = try? SystemCommand.request(id: id, attributes: attributes, content: content) {
                        host.perform(request)
                    }
                }
                for _ in 0..<60 {
                    clock.advance(by: 1)
                    state.duration = (state.duration ?? 0) + 1
                    let content = ActivityContent(state: state, staleDate: nil)
                    // What `Activity.update` does, without a task to do it in.
                    if let update = try? SystemCommand.update(id: id, content: content) { host.perform(update) }
                }
                keep(host.state)
            }
        }
    ]
}
