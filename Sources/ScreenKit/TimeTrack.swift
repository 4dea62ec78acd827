import Foundation
import Presentations

/// A timeline with the current position and noteworthy moments.
///
///      ‖ 12:34  ━━━━━━━━━━━━━╸──────┼─────┼────────  1×
package struct TimeTrack {
    /// The current time as text, at the left.
    package var clock: String
    /// Whether it is playing.
    package var isPlaying: Bool
    /// The playback speed.
    package var speed: Double
    /// The current position, in seconds.
    package var offset: Double
    /// The position at the right end, in seconds; the left end is 0.
    package var end: Double
    /// The marked moments, in seconds.
    package var moments: [Double]
    /// The theme.
    package var theme: Theme

    package init(
        clock: String, isPlaying: Bool, speed: Double, offset: Double, end: Double, moments: [Double], theme: Theme
    ) {
        self.clock = clock
        self.isPlaying = isPlaying
        self.speed = speed
        self.offset = offset
        self.end = end
        self.moments = moments
        self.theme = theme
    }

    /// Draws the timeline across `line`.
    package func draw(in line: CellRect, context: inout DrawingContext) {
        let track = track(in: line)
        context.draw(
            left, at: line.origin, paint: .solid(theme.screen.emphasis), in: line, attributes: .bold)
        context.draw(
            right, at: CellPoint(x: track.maxX, y: line.minY), paint: .solid(theme.screen.hint), in: line)
        guard track.width > 2 else { return }
        let columns = Double(track.width - 1)
        func column(_ offset: Double) -> Int {
            track.minX + Int((min(max(offset / end, 0), 1) * columns).rounded())
        }
        context.fill(track, with: Glyph("─"), paint: .solid(theme.screen.hint))
        let here = column(offset)
        context.fill(
            CellRect(x: track.minX, y: track.minY, width: here - track.minX, height: 1), with: Glyph("━"),
            paint: .solid(theme.screen.caption))
        for moment in moments where (0...end).contains(moment) {
            let x = column(moment)
            context.draw(
                Glyph(x < here ? "┿" : "┼"), x: x, y: track.minY, paint: .solid(theme.screen.caption), in: track)
        }
        context.draw(Glyph("●"), x: here, y: track.minY, paint: .solid(theme.screen.emphasis), in: track)
    }

    /// The position at a column of the timeline, rounded to whole seconds.
    package func offset(atColumn x: Int, of line: CellRect) -> Double {
        let track = track(in: line)
        let part = Double(x - track.minX) / Double(max(1, track.width - 1))
        return (min(max(part, 0), 1) * end).rounded()
    }

    private var left: String { " \(isPlaying ? "▶" : "‖") \(clock)  " }
    private var right: String { "  \(PlaybackTime.text(ofSpeed: speed)) " }

    private func track(in line: CellRect) -> CellRect {
        let (before, after) = (DisplayWidth.of(left), DisplayWidth.of(right))
        return CellRect(
            x: line.minX + before, y: line.minY, width: max(0, line.width - before - after), height: 1)
    }
}
