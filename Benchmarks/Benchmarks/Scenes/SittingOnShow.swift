import Foundation
import LiveActivities
import Meditation
import Presentations

/// The sitting that all scenes show: twenty minutes, eight and a half of them gone.
enum SittingOnShow {
    static let startedAt = Date(timeIntervalSinceReferenceDate: 800_000_000)
    static let state = MeditationAttributes.ContentState(
        startedAt: startedAt, duration: 1200, methodName: "Breath awareness")

    /// The instant that is drawn, some seconds on.
    static func now(_ seconds: Int = 0) -> Date { startedAt.addingTimeInterval(510 + Double(seconds)) }

    /// From state to views: the one line that knows which Live Activity is measured.
    static func views() -> ActivityViews { MeditationLiveActivity.views(for: state) }
}
