import CellUI
import Foundation
import Presentations
import ScreenKit
import Simulation

/// A simulation as printed: events, where activities were showing, and verdicts.
///
///     A session outlives the eight hours of an activity
///     A phone with a Dynamic Island, 8h
///
///     Time     What happens                           State    Showing
///     0:00:00  reading-1 starts                       active   compact · lock
///     7:00:00  ✓ reading: restarts 1, age 0s
///
///     All 2 expectations hold.
package struct SimulationTimeline: View {
    private let scenario: Scenario
    private let result: SimulationResult
    private let columns: Int

    /// A timeline `columns` wide, at least 24.
    package init(of scenario: Scenario, _ result: SimulationResult, columns: Int) {
        (self.scenario, self.result, self.columns) = (scenario, result, max(24, columns))
    }

    /// The minimum width at which state and places get their own columns.
    private static let widthOfColumns = 72

    /// The whole timeline, drawn in the colours of a theme over the terminal's own background.
    package func frame(printedIn theme: Theme, at now: Date) -> Frame {
        let environment = EnvironmentValues(printedIn: theme, at: now)
        let rows = PreparedView(self, environment: environment).cells(columns: columns, rows: nil).height
        return Renderer.render(size: CellSize(width: columns, height: rows), at: now) {
            $0.draw(self, in: $0.bounds, environment: environment, alignment: .topLeading)
        }.frame
    }

    /// Title, device, rows and conclusion.
    package var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TonedText(scenario.title, .title)
            TonedText(
                "\(scenario.hasIsland ? "A phone with a Dynamic Island" : "A phone without a Dynamic Island"), "
                    + SimulatedTime.length(result.duration), .faint)
            TimelineRowsView(
                TimelineRow.rows(of: scenario, entries: result.entries[...], verdicts: result.verdicts[...]),
                places: columns >= Self.widthOfColumns ? .inColumns : .below
            )
            .padding(.vertical, 16)
            SimulationConclusion(result: result)
        }
    }
}

/// A sentence on whether all expectations hold.
struct SimulationConclusion: View {
    /// The result of the run.
    let result: SimulationResult

    var body: some View {
        let count = result.verdicts.count
        let failed = result.verdicts.count { !$0.holds }
        var text = failed == 0 ? "All \(count) expectations hold." : "\(failed) of \(count) expectations do not hold."
        if count == 0 { text = "Nothing was expected." }
        if count == 1, failed == 0 { text = "The one expectation holds." }
        if result.unreached > 0 { text += " \(result.unreached) more were not reached." }
        return TonedText(text, failed == 0 ? .good : .bad)
    }
}
