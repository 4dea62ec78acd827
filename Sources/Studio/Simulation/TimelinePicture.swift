import CellUI
import Foundation
import Presentations
import ScreenKit
import Simulation

/// A simulation as lines: events, where activities were showing, and verdicts.
///
///     Time     What happens                           State    Showing
///     0:00:00  reading-1 starts                       active   compact · lock
///     0:00:01  reading-1 has new content (25199       active   compact · lock
///              times, last 6:59:59)
///     7:00:00  ✓ reading: restarts 1, age 0s
package struct TimelinePicture {
    /// The scenario that was run.
    package let scenario: Scenario
    /// The result of the run.
    package let result: SimulationResult
    /// The text colours.
    package let ink: HistoryInk
    /// The colour of failed expectations and warnings.
    package let warning: CellColor

    package init(scenario: Scenario, result: SimulationResult, ink: HistoryInk, warning: CellColor) {
        self.scenario = scenario
        self.result = result
        self.ink = ink
        self.warning = warning
    }

    /// Draws the whole timeline, at least 24 columns wide.
    package func frame(width: Int, at now: Date) -> Frame {
        let lines = lines(width: max(24, width))
        return Renderer.render(size: CellSize(width: max(24, width), height: lines.count), at: now) { context in
            TimelineLines.draw(lines, in: context.bounds, ink: ink, warning: warning, context: &context)
        }.frame
    }

    private func lines(width: Int) -> [[TimelineLines.Span]] {
        let timeline = TimelineLines(
            of: scenario, entries: result.entries[...], verdicts: result.verdicts[...], width: width, hasPlaces: true,
            wraps: true)
        let device = scenario.hasIsland ? "A phone with a Dynamic Island" : "A phone without a Dynamic Island"
        let about = "\(device), \(SimulatedTime.length(result.duration))"
        let head =
            WrappedText.lines(scenario.title, columns: width).map { [TimelineLines.Span(x: 0, text: $0, tone: .title)] }
            + WrappedText.lines(about, columns: width).map { [TimelineLines.Span(x: 0, text: $0, tone: .faint)] }
        return head + [[]] + (timeline.head.map { [$0] } ?? []) + timeline.all + [[]]
            + TimelineLines.conclusion(of: result, width: width)
    }
}

extension TimelineLines {
    /// A sentence on whether all expectations hold.
    static func conclusion(of result: SimulationResult, width: Int) -> [[Span]] {
        let count = result.verdicts.count
        let failed = result.verdicts.count { !$0.holds }
        var text = failed == 0 ? "All \(count) expectations hold." : "\(failed) of \(count) expectations do not hold."
        if count == 0 { text = "Nothing was expected." }
        if count == 1, failed == 0 { text = "The one expectation holds." }
        if result.unreached > 0 { text += " \(result.unreached) more were not reached." }
        return WrappedText.lines(text, columns: width).map { [Span(x: 0, text: $0, tone: failed == 0 ? .good : .bad)] }
    }
}
