import Foundation
import Meditation
import Presentations

/// The instant that is looked at, on a line with the moments that matter.
///
///      ‖ 12:34  ━━━━━━━━━━━━━╸──────┼─────┼────────  1×
struct PreviewTimeline {
    /// What the screen is about.
    let model: PreviewModel
    /// What is looked at.
    let choice: PreviewChoice
    /// The colours.
    let theme: Theme

    /// Draws it; answers the instants at the two ends of the line, which stands in the middle of `line`.
    func draw(in line: CellRect, context: inout DrawingContext) -> ClosedRange<Double> {
        let offset = choice.offset
        let range = 0...end
        let clock = offset < 0 ? "−" + ClockText.clock(-offset) : ClockText.clock(offset)
        let left = " \(model.time.isPlaying ? "▶" : "‖") \(clock)  "
        let right = "  \(Int(model.time.speed))× "
        let track = Self.track(in: line, left: left, right: right)
        context.draw(
            left, at: line.origin, paint: .solid(theme.screen.emphasis), in: line, attributes: .bold)
        context.draw(
            right, at: CellPoint(x: track.maxX, y: line.minY), paint: .solid(theme.screen.hint), in: line)
        guard track.width > 2 else { return range }
        let columns = Double(track.width - 1)
        func column(_ offset: Double) -> Int {
            track.minX + Int((min(max(offset / range.upperBound, 0), 1) * columns).rounded())
        }
        context.fill(track, with: Glyph("─"), paint: .solid(theme.screen.hint))
        let here = column(offset)
        context.fill(
            CellRect(x: track.minX, y: track.minY, width: here - track.minX, height: 1), with: Glyph("━"),
            paint: .solid(theme.screen.caption))
        for moment in choice.state.moments where range.contains(moment.offset) {
            let x = column(moment.offset)
            context.draw(
                Glyph(x < here ? "┿" : "┼"), x: x, y: track.minY, paint: .solid(theme.screen.caption), in: track)
        }
        context.draw(Glyph("●"), x: here, y: track.minY, paint: .solid(theme.screen.emphasis), in: track)
        return range
    }

    /// The instant at a column of the line that ``draw(in:context:)`` drew.
    func offset(atColumn x: Int, of line: CellRect, range: ClosedRange<Double>) -> Double {
        let offset = choice.offset
        let clock = offset < 0 ? "−" + ClockText.clock(-offset) : ClockText.clock(offset)
        let track = Self.track(in: line, left: " ▶ \(clock)  ", right: "  \(Int(model.time.speed))× ")
        let part = Double(x - track.minX) / Double(max(1, track.width - 1))
        return (range.lowerBound + min(max(part, 0), 1) * (range.upperBound - range.lowerBound)).rounded()
    }

    private static func track(in line: CellRect, left: String, right: String) -> CellRect {
        let (before, after) = (DisplayWidth.of(left), DisplayWidth.of(right))
        return CellRect(
            x: line.minX + before, y: line.minY, width: max(0, line.width - before - after), height: 1)
    }

    /// The last instant on the line: somewhat past the target, or an hour; more where the time is later.
    private var end: Double {
        var end = choice.state.target.map { max($0 * 1.25, $0 + 120) } ?? 3600
        while end < choice.offset { end *= 2 }
        return end
    }
}
