import Foundation
import Meditation
import ScreenKit

extension TimeTrack {
    /// Creates the timeline of a preview.
    init(preview model: PreviewModel, choice: PreviewChoice) {
        let offset = choice.offset
        self.init(
            clock: offset < 0 ? "−" + ClockText.clock(-offset) : ClockText.clock(offset),
            isPlaying: model.time.isPlaying, speed: model.time.speed, offset: offset, end: Self.end(of: choice),
            moments: choice.state.moments.map(\.offset))
    }

    /// The end of the timeline: a little past the target, or an hour; doubled until it includes the chosen offset.
    private static func end(of choice: PreviewChoice) -> Double {
        var end = choice.state.target.map { max($0 * 1.25, $0 + 120) } ?? 3600
        while end < choice.offset { end *= 2 }
        return end
    }
}
