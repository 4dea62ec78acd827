import Foundation
import LiveActivities
import Meditation
import Presentations

extension [OtherActivity] {
    /// The next instant at which one of them looks different by itself: for a screen on which nothing else moves. Nil while
    /// all of them stand.
    ///
    /// Where several move, they move together, with the seconds of the first one that has a clock.
    package func nextChange(after now: Date, showsSeconds: Bool) -> Date? {
        guard let change = compactMap({ $0.nextChange(after: now, showsSeconds: showsSeconds) }).min() else {
            return nil
        }
        return beat(notBefore: change, after: now)
    }

    /// The first full second, of the first one that has a clock or else from `now` on, that is not before `date`.
    package func beat(notBefore date: Date, after now: Date) -> Date {
        let origin = lazy.compactMap { ActivityWidgets.summary(of: $0.activity) }.compactMap { $0.end ?? $0.start }
            .first
        return PictureBeat.beat(notBefore: date, from: origin ?? now)
    }
}

extension OtherActivity {
    fileprivate func nextChange(after now: Date, showsSeconds: Bool) -> Date? {
        let island = views.island
        let parts =
            [views.lockScreen, island.compactLeading, island.compactTrailing, island.minimal]
            + island.expanded.map(\.content)
        var environment = EnvironmentValues()
        environment.showsSeconds = showsSeconds
        let room = CellSize(width: 60, height: 16)
        return parts.compactMap { part in
            Renderer.render(size: room, at: now) { context in
                environment.now = context.now
                context.draw(part, in: CellRect(origin: .zero, size: room), environment: environment)
            }.expiresAt
        }.min()
    }
}
