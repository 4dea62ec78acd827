import Foundation
import Meditation
import Presentations
import ScreenKit

extension TimeTrack {
    /// The time line of a preview.
    package init(preview model: PreviewModel, choice: PreviewChoice, theme: Theme) {
        let offset = choice.offset
        self.init(
            clock: offset < 0 ? "−" + ClockText.clock(-offset) : ClockText.clock(offset),
            isPlaying: model.time.isPlaying, speed: model.time.speed, offset: offset, end: Self.end(of: choice),
            moments: choice.state.moments.map(\.offset), theme: theme)
    }

    /// The last instant on the line: somewhat past the target, or an hour; more where the time is later.
    private static func end(of choice: PreviewChoice) -> Double {
        var end = choice.state.target.map { max($0 * 1.25, $0 + 120) } ?? 3600
        while end < choice.offset { end *= 2 }
        return end
    }
}
